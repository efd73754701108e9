package nocturne.kernel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeMap;

/**
 * A record as text, a line a fact, closed by the hash of all lines above it: readable, comparable
 * line by line, and cut-off or edited ones are noticed before anything is replayed.
 */
public final class RecordText {

  private static final String HEAD = "nocturne record 1";
  private static final String RESEAL = "reseal ";

  private RecordText() {}

  public static String write(GameRecord record) {
    var lines = new ArrayList<String>();
    lines.add(HEAD);
    lines.add("game " + record.game());
    lines.add("rules " + record.rules());
    lines.add("packs " + record.packs());
    record
        .setup()
        .variant()
        .values()
        .forEach((key, value) -> lines.add("setting " + key + " " + value));
    for (var player : record.setup().players()) {
      lines.add(
          player.isBot()
              ? "bot " + quote(player.bot()).replace(" ", "\\s") + " " + quote(player.name())
              : "person " + quote(player.name()));
    }
    lines.add("seed " + record.seed().secret());
    for (long lot : record.seed().lots()) lines.add("lot " + lot);
    for (int i = 0; i <= record.entries().size(); i++) {
      if (record.hashes().containsKey(i))
        lines.add("hash " + HexFormat.of().toHexDigits(record.hashes().get(i)));
      if (i < record.entries().size()) lines.add(write(record.entries().get(i)));
    }
    var body = String.join("\n", lines) + "\n";
    return body + "end " + seal(body) + "\n";
  }

  private static String write(GameRecord.Entry entry) {
    return switch (entry) {
      case GameRecord.Entry.Choice choice ->
          (choice.seat().index() + 1) + " " + quote(choice.option());
      case GameRecord.Entry.Retake retake -> "retake";
      case GameRecord.Entry.Reseal reseal -> RESEAL + words(reseal.seed());
    };
  }

  private static String words(Seed seed) {
    var words = new StringBuilder(seed.secret());
    for (long lot : seed.lots()) words.append(' ').append(lot);
    return words.toString();
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @param game the game that the record is said to be of
   */
  public static GameRecord read(String text, Game<?> game) {
    int end = text.lastIndexOf("end ");
    if (!text.startsWith(HEAD + "\n"))
      throw new RecordRefused("this is not a record: its first line is not '" + HEAD + "'");
    if (end < 0 || text.charAt(end - 1) != '\n')
      throw new RecordRefused("the record is cut off: its last line is not an 'end' line");
    var body = text.substring(0, end);
    if (!text.substring(end).strip().equals("end " + seal(body))) {
      throw new RecordRefused(
          "the record was changed after it was written: its lines don't match its 'end' line");
    }
    return new Reader(body.lines().toList(), game).read();
  }

  /** The game that a text says it is a record of. */
  public static String gameOf(String text) {
    return text.lines()
        .filter(line -> line.startsWith("game "))
        .findFirst()
        .map(line -> line.substring(5))
        .orElseThrow(() -> new RecordRefused("this is not a record: it has no 'game' line"));
  }

  /** What others have thought up, on one line: it can't begin a line of its own. */
  private static String quote(String text) {
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
  }

  private static String unquote(String quoted) {
    var text = new StringBuilder();
    for (int i = 0; i < quoted.length(); i++) {
      char c = quoted.charAt(i);
      if (c == '\\') {
        i++;
        c =
            switch (i < quoted.length() ? quoted.charAt(i) : ' ') {
              case '\\' -> '\\';
              case 'n' -> '\n';
              case 'r' -> '\r';
              case 's' -> ' ';
              default -> throw new RecordRefused("'" + quoted + "' has a stray backslash");
            };
      }
      text.append(c);
    }
    return text.toString();
  }

  private static String seal(String body) {
    return HexFormat.of().formatHex(Seed.sha256(body));
  }

  private static final class Reader {

    private final List<String> lines;
    private final Game<?> game;
    private int next = 1;

    Reader(List<String> lines, Game<?> game) {
      this.lines = lines;
      this.game = game;
    }

    GameRecord read() {
      var id = one("game");
      if (!id.equals(game.facts().id())) {
        throw new RecordRefused("the record is of " + id + ", not of " + game.facts().id());
      }
      var rules = one("rules");
      var packs = one("packs");
      var setup = new Setup(variant(), players());
      var seed = seed();
      var entries = new ArrayList<GameRecord.Entry>();
      var hashes = new HashMap<Integer, Long>();
      for (; next < lines.size(); next++) {
        var line = lines.get(next);
        if (line.startsWith("hash ")) hashes.put(entries.size(), hash(line));
        else if (line.equals("retake")) entries.add(new GameRecord.Entry.Retake());
        else if (line.startsWith(RESEAL)) entries.add(reseal(line.substring(RESEAL.length())));
        else entries.add(choice(line));
      }
      return new GameRecord(id, rules, packs, setup, seed, entries, hashes);
    }

    private long hash(String line) {
      if (!line.matches("hash [0-9a-f]{16}"))
        throw refused("expected a hash of 16 hexadecimal digits, not '" + line + "'");
      return HexFormat.fromHexDigitsToLong(line.substring(5));
    }

    private Variant variant() {
      var given = new TreeMap<String, String>();
      for (var setting : all("setting")) {
        var words = setting.split(" ", 2);
        given.put(words[0], words.length > 1 ? words[1] : "");
      }
      try {
        return Variant.of(game.settings(), given);
      } catch (SetupRefused refused) {
        throw new RecordRefused(
            "the record's settings are not this game's: " + refused.getMessage(), refused);
      }
    }

    private List<Setup.Player> players() {
      var players = new ArrayList<Setup.Player>();
      for (; next < lines.size(); next++) {
        var line = lines.get(next);
        if (line.startsWith("person "))
          players.add(Setup.Player.person(unquote(line.substring(7))));
        else if (line.startsWith("bot ")) players.add(bot(line.split(" ", 3)));
        else break;
      }
      return players;
    }

    private Setup.Player bot(String[] words) {
      if (words.length < 3) throw refused("expected a kind of bot and a name");
      return new Setup.Player(unquote(words[2]), unquote(words[1]));
    }

    private Seed seed() {
      try {
        return new Seed(one("seed"), all("lot").stream().map(Long::valueOf).toList());
      } catch (IllegalArgumentException wrong) {
        throw new RecordRefused("line " + next + ": " + wrong.getMessage(), wrong);
      }
    }

    private GameRecord.Entry reseal(String seed) {
      var words = List.of(seed.split(" ", -1));
      try {
        var lots = words.subList(1, words.size()).stream().map(Long::valueOf).toList();
        return new GameRecord.Entry.Reseal(new Seed(words.getFirst(), lots));
      } catch (IllegalArgumentException wrong) {
        throw refused(String.valueOf(wrong.getMessage()));
      }
    }

    private GameRecord.Entry choice(String line) {
      var words = line.split(" ", 2);
      if (words.length < 2 || !words[0].matches("[1-" + Seat.MOST + "]")) {
        throw refused("expected a seat and its choice, not '" + line + "'");
      }
      return new GameRecord.Entry.Choice(
          Seat.of(Integer.parseInt(words[0]) - 1), unquote(words[1]));
    }

    private String one(String word) {
      if (next >= lines.size() || !lines.get(next).startsWith(word + " ")) {
        throw refused("expected '" + word + "'");
      }
      return lines.get(next++).substring(word.length() + 1);
    }

    private RecordRefused refused(String sentence) {
      return new RecordRefused("line " + (next + 1) + ": " + sentence);
    }

    private List<String> all(String word) {
      var found = new ArrayList<String>();
      while (next < lines.size() && lines.get(next).startsWith(word + " ")) found.add(one(word));
      return found;
    }
  }
}

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Plays and stores games with the program as it is, for tests of later programs. See {@code
 * store-games}, which starts it.
 */
final class StoreGames {

  private static final int AT_ONCE = 12;

  private final Path folder;
  private final Program program;
  private final int finishedWanted;
  private final int runningWanted;
  private final Random random;
  private final List<Evening.Table> finished = new ArrayList<>();
  private final List<Evening.Table> running = new ArrayList<>();
  private final List<Evening.Table> others = new ArrayList<>();
  private final Map<String, Integer> shortest = new ConcurrentHashMap<>();

  private StoreGames(Path home, Path folder, int finished, int running, String seed) {
    this.folder = folder;
    this.program = new Program(home);
    this.finishedWanted = finished;
    this.runningWanted = running;
    this.random = new Random(seed.hashCode());
  }

  public static void main(String[] arguments) throws Exception {
    var home = Path.of(arguments[1]);
    var folder = Path.of(arguments[2]).toAbsolutePath().normalize();
    switch (arguments[0]) {
      case "play" ->
          new StoreGames(
                  home,
                  folder,
                  Integer.parseInt(arguments[3]),
                  Integer.parseInt(arguments[4]),
                  arguments[5])
              .store();
      case "expect" -> new Expectation(new Program(home), folder).write();
      case "cut" ->
          new Cut(new Program(home), folder, Path.of(arguments[3]))
              .write(Integer.parseInt(arguments[4]));
      default -> throw new IllegalArgumentException(arguments[0]);
    }
  }

  static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private void store() throws IOException, GeneralSecurityException, InterruptedException {
    Files.createDirectories(folder);
    try (var server = program.serve(folder, freePort())) {
      var people = People.come(server.port());
      people.write(folder.resolve("people.json"));
      var games = new Client(server.port(), "198.51.100.1").get("/api/games");
      var ids = new ArrayList<String>();
      for (var game : games) ids.add(game.get("id").asString());
      var evening = new Evening(server.port(), people.players(), random);
      var wishes = new Wishes(games, random);
      tell("%d people are there, and %d games", people.all().size(), ids.size());
      playAll(evening, wishes, ids, server.port());
    }
    new SavedGames(program, folder.resolve("records")).play();
    writeTables();
    new Expectation(program, folder).write();
    tell("done: %s", folder);
  }

  private void playAll(Evening evening, Wishes wishes, List<String> games, int port)
      throws InterruptedException, IOException {
    var specials = new Specials(evening);
    var rare = Thread.ofVirtual().start(() -> playRare(specials, games));
    fill(finished, finishedWanted - 8 * games.size() - 1, () -> ordinary(evening, wishes, true));
    rare.join();
    goOn(specials, games);
    fill(finished, finishedWanted, () -> ordinary(evening, wishes, true));
    fill(running, runningWanted, () -> ordinary(evening, wishes, false));
    int asked = 0;
    for (var table : running)
      if (asked < 3 && table.people().size() > 1 && specials.asksForUndo(table)) asked++;
    tell("at %d tables somebody waits for consent", asked);
    finished.stream()
        .filter(it -> it.how().equals("flag"))
        .map(specials::rematch)
        .forEach(others::add);
    var operator = new Operator(program, folder);
    operator.freeze(running);
    others.add(operator.ban(evening, port, games.getLast()));
  }

  /** What takes its time, because somebody has to be away for a while. */
  private void playRare(Specials specials, List<String> games) {
    var deeds = new ArrayList<Runnable>();
    for (var game : games) {
      deeds.add(() -> add(specials.flagFalls(game, true, Evening.TO_THE_END), specials));
      deeds.add(() -> add(specials.flagFalls(game, false, 40), specials));
      deeds.add(() -> add(specials.guide(game, Evening.TO_THE_END), specials));
      deeds.add(() -> add(specials.guide(game, 20), specials));
    }
    deeds.add(() -> add(specials.nudged(games.getFirst()), specials));
    Evening.together(deeds);
  }

  /** Finished games go on elsewhere. */
  private void goOn(Specials specials, List<String> games) {
    var deeds = new ArrayList<Runnable>();
    for (var game : games) {
      var sources = finished.stream().filter(it -> it.game().equals(game)).limit(5).toList();
      for (int i = 0; i < sources.size(); i++) {
        var source = sources.get(i);
        boolean brought = i == 1;
        int stopsAt = i == 4 ? 12 : Evening.TO_THE_END;
        deeds.add(() -> add(specials.branch(source, brought, stopsAt), specials));
      }
    }
    Evening.together(deeds);
  }

  private void add(Evening.Table table, Specials specials) {
    put(table, specials.evening().isOver(table));
  }

  private synchronized void put(Evening.Table table, boolean over) {
    (over ? finished : running).add(table);
    if ((finished.size() + running.size()) % 50 == 0)
      tell("%d tables finished, %d run", finished.size(), running.size());
  }

  private interface Playing {
    void play();
  }

  /** Has tables played at until a list is as long as it should be. */
  private void fill(List<Evening.Table> list, int wanted, Playing playing) {
    while (missing(list, wanted) > 0) {
      var deeds = new ArrayList<Runnable>();
      int most = Math.min(AT_ONCE, missing(list, wanted));
      for (int i = 0; i < most; i++)
        deeds.add(
            () -> {
              do playing.play();
              while (missing(list, wanted) >= most);
            });
      Evening.together(deeds);
    }
  }

  private synchronized int missing(List<Evening.Table> list, int wanted) {
    return wanted - list.size();
  }

  /** A table as the next wish says, or none where the game can't be played like that. */
  private void ordinary(Evening evening, Wishes wishes, boolean toTheEnd) {
    var wish = wishes.next();
    int seated = wish.people();
    if (seated == 0 && !toTheEnd) return;
    int least = shortest.getOrDefault(wish.game(), 100);
    int stopsAt = toTheEnd ? Evening.TO_THE_END : 10 + evening.dice(least * 2);
    try {
      var table = evening.begin(wish, evening.terms(seated), "played");
      evening.play(table, seated, 4, stopsAt);
      if (toTheEnd) note(evening, table);
      put(table, evening.isOver(table));
    } catch (Client.Refused refused) {
      if (!refused.code.equals("setup")) throw refused;
    }
  }

  private void note(Evening evening, Evening.Table table) {
    var sheet = evening.client(table.people().getFirst()).get("/api/tables/" + table.id());
    shortest.merge(table.game(), sheet.get("number").asInt(), Math::min);
  }

  private void writeTables() throws IOException {
    var all = new ArrayList<Evening.Table>();
    all.addAll(finished);
    all.addAll(running);
    all.addAll(others);
    Files.writeString(
        folder.resolve("tables.json"),
        Client.JSON.writerWithDefaultPrettyPrinter().writeValueAsString(all) + "\n");
  }

  static void tell(String sentence, Object... values) {
    System.out.println(sentence.formatted(values));
  }
}

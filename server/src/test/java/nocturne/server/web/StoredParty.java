package nocturne.server.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import tools.jackson.databind.JsonNode;

/** Those who sit at a stored table, each with a socket, who play on where they stopped. */
final class StoredParty implements AutoCloseable {

  private static final int UNDOES_OF_TEN = 2;

  private final List<Line> lines = new ArrayList<>();

  private StoredParty() {}

  /** Brings them to their seats; where a bot stood in for somebody, it goes. */
  static StoredParty at(StoredServer server, String table) {
    var party = new StoredParty();
    for (var person : server.stored().table(table).get("people")) {
      var visitor = server.back(person.asString());
      if (visitor.isEmpty()) continue;
      visitor.get().delete("/api/tables/" + table + "/bot").is(204);
      party.lines.add(visitor.get().socket(table).hello());
    }
    return party;
  }

  int number() {
    return lines.stream().mapToInt(StoredParty::number).max().orElse(0);
  }

  private static int number(Line line) {
    return line.state().get("number").asInt();
  }

  private boolean isOver() {
    return lines.getFirst().isOver();
  }

  /** Why a choice is refused. */
  String refusal() {
    lines.getFirst().say(Map.of("do", "choose", "option", "any", "at", number()));
    return lines.getFirst().hear("refused").get("why").asString();
  }

  /** Plays on for so many choices, or to the end; some of them are taken back. */
  void play(int choices, Random random) {
    settle();
    for (int made = 0; made < choices && !isOver(); ) {
      var wish = lines.getFirst().state().get("undoWish");
      var asked = lines.stream().filter(Line::isAsked).toList();
      if (wish.isObject()) {
        agree(wish);
      } else if (asked.isEmpty()) {
        // A bot's turn, unless somebody has not heard yet that it is over.
        if (isHeardByAll()) lines.getFirst().hear(message -> true);
        settle();
      } else {
        var line = asked.get(random.nextInt(asked.size()));
        choose(line, random);
        made++;
        boolean takesBack = made == 1 || random.nextInt(10) < UNDOES_OF_TEN;
        if (takesBack && canUndo(line)) act(line, Map.of("do", "undo"));
      }
    }
  }

  /** A bot may have been quicker: then the choice is refused, which is as well. */
  private void choose(Line line, Random random) {
    var options = line.state().get("question").get("options");
    var option = options.get(random.nextInt(options.size())).get("id").asString();
    act(line, Map.of("do", "choose", "option", option, "at", line.state().get("at").asInt()));
  }

  /** All others agree that a choice is taken back. */
  private void agree(JsonNode wish) {
    for (var line : lines)
      if (line.state().get("you").asInt() != wish.get("seat").asInt())
        act(line, Map.of("do", "answerUndo", "yes", true));
  }

  /** Somebody does something, and everybody has heard what came of it. */
  private void act(Line line, Map<String, ?> message) {
    line.say(message);
    hearAll(line);
    settle();
  }

  private boolean isHeardByAll() {
    return lines.stream().mapToInt(StoredParty::number).distinct().count() == 1;
  }

  private void settle() {
    lines.forEach(StoredParty::hearAll);
  }

  private static void hearAll(Line line) {
    line.say(Map.of("do", "ping"));
    line.hear("pong");
  }

  private static boolean canUndo(Line line) {
    var undo = line.state().get("undo").asString();
    var policy = line.state().get("terms").get("undo").asString();
    return !line.isOver()
        && (undo.equals("free")
            || (undo.equals("beyondBarrier") && policy.equalsIgnoreCase("consent")));
  }

  /** Who is asked what, as each was told. */
  @Override
  public String toString() {
    var told = new StringBuilder();
    for (var line : lines)
      for (var name : List.of("you", "number", "phase", "asked", "question", "undoWish", "frozen"))
        told.append(name).append(' ').append(line.state().get(name)).append('\n');
    return told.toString();
  }

  @Override
  public void close() {
    lines.forEach(Line::close);
  }
}

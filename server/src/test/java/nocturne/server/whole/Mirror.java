package nocturne.server.whole;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A table as a client has it: what was told, change upon change. */
final class Mirror {

  /** What is seen of the game itself. */
  private static final List<String> SEEN =
      List.of("version", "at", "asked", "question", "result", "zones", "registers");

  /** A view, by a print of each of its parts: enough to tell one from another, and which part. */
  record Sight(Map<String, Long> prints) {}

  private ObjectNode state = Person.JSON.createObjectNode();
  private final List<Long> log = new ArrayList<>();

  /** Takes a message in: the whole replaces everything, a change what it mentions. */
  void take(JsonNode message) {
    if (message.get("is").asString().equals("table")) {
      state = (ObjectNode) message.deepCopy();
    } else {
      for (var property : message.properties()) {
        var name = property.getKey();
        if (name.equals("zones") || name.equals("registers"))
          ((ObjectNode) state.get(name)).setAll((ObjectNode) property.getValue());
        else state.set(name, property.getValue());
      }
    }
    note(message.path("log"));
  }

  /** Lines take the place of all that there are from there on. */
  private void note(JsonNode news) {
    if (news.isMissingNode()) return;
    log.subList(news.get("from").asInt(), log.size()).clear();
    for (var line : news.get("lines")) log.add(print(line.toString()));
  }

  JsonNode state() {
    return state;
  }

  int number() {
    return state.path("number").asInt(0);
  }

  int lines() {
    return log.size();
  }

  boolean hasBegun() {
    return state.has("zones");
  }

  boolean isOver() {
    return state.path("phase").asString("").equals("over");
  }

  boolean isAsked() {
    return state.hasNonNull("question");
  }

  int you() {
    return state.path("you").asInt(-1);
  }

  Sight sight() {
    var prints = new TreeMap<String, Long>();
    for (var name : SEEN) prints.put(name, print(state.path(name).toString()));
    prints.put("log", log.stream().reduce(0L, (sum, line) -> 31 * sum + line));
    return new Sight(prints);
  }

  private static long print(String text) {
    return ((long) text.length() << 32) ^ text.hashCode();
  }
}

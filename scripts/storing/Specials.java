import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Tables at which something rare happens: somebody is away, a game goes on elsewhere, a guide. */
record Specials(Evening evening) {

  private static final int STANDS_IN_FOR = 12;
  private static final int POLL_MILLIS = 1_000;
  private static final int PATIENCE_SECONDS = 10;

  private Map<String, Object> terms(Map<String, Object> pace, String undo) {
    return Map.of("open", true, "undo", undo, "language", "en", "pace", pace, "rated", true);
  }

  /**
   * Somebody's time runs out, a bot stands in, and they take their seat back.
   *
   * @param back whether they do
   * @param stopsAt when those who play go away again
   */
  Evening.Table flagFalls(String game, boolean back, int stopsAt) {
    var wish = new Wishes.Wish(game, List.of("", ""), Map.of());
    var table = evening.begin(wish, terms(Wishes.live(30, 60), "consent"), "flag");
    Evening.together(
        List.of(
            () -> evening.play(table, 1, 3, stopsAt),
            () -> {
              if (back) comesBack(table, table.people().get(1), stopsAt);
            }));
    return table;
  }

  /** The same at a table without clocks: they were nudged, and did not come. */
  Evening.Table nudged(String game) {
    var wish = new Wishes.Wish(game, List.of("", ""), Map.of());
    var table = evening.begin(wish, terms(Wishes.free(), "free"), "nudged");
    Evening.together(
        List.of(
            () -> evening.play(table, 1, 3, Evening.TO_THE_END),
            () -> letBot(table),
            () -> comesBack(table, table.people().get(1), Evening.TO_THE_END)));
    return table;
  }

  /** Nudges the second seat until a bot may take it. */
  private void letBot(Evening.Table table) {
    var host = evening.client(table.people().getFirst());
    var path = "/api/tables/" + table.id();
    while (!hasBot(host.get(path))) {
      Evening.pause(POLL_MILLIS);
      // In this order: another nudge gives another two minutes.
      tryPost(host, path + "/bot", Map.of("seat", 1, "bot", "greedy"));
      tryPost(host, path + "/nudge", Map.of("seat", 1));
    }
  }

  private static void tryPost(Client client, String path, Map<String, ?> body) {
    try {
      client.post(path, body);
    } catch (Client.Refused refused) {
      if (refused.status >= 500) throw refused;
    }
  }

  private static boolean hasBot(JsonNode sheet) {
    return sheet.get("seats").get(1).has("bot");
  }

  /** Takes the seat back when a bot has played in it for a while, and plays on. */
  private void comesBack(Evening.Table table, String id, int stopsAt) {
    var client = evening.client(id);
    var path = "/api/tables/" + table.id();
    int since = 0;
    for (var sheet = client.get(path); ; sheet = client.get(path)) {
      if (sheet.get("phase").asString().equals("over")) return;
      int number = sheet.get("number").asInt();
      if (since == 0 && hasBot(sheet)) since = number;
      if (number >= stopsAt) return;
      if (since > 0 && number >= since + STANDS_IN_FOR) break;
      Evening.pause(POLL_MILLIS);
    }
    client.delete(path + "/bot");
    new Participant(client, table.id(), new Participant.Manner(3, stopsAt), evening.fork()).run();
  }

  /** A first game with a coach. */
  Evening.Table guide(String game, int stopsAt) {
    var learner = evening.some(1);
    var opened =
        evening.client(learner.getFirst()).json("POST", "/api/games/" + game + "/guide", "");
    var table = new Evening.Table(opened.get("id").asString(), game, learner, "guide");
    evening.play(table, 1, 5, stopsAt);
    return table;
  }

  /** A finished game goes on from somewhere, with a person in the first seat that takes one. */
  Evening.Table branch(Evening.Table source, boolean brought, int stopsAt) {
    var owner = source.people().getFirst();
    var client = evening.client(owner);
    var path = "/api/tables/" + source.id();
    var replay = client.get(path + "/replay?at=0&eyes=all");
    int entries = replay.get("entries").asInt();
    int seats = replay.get("players").size();
    var bots = new ArrayList<String>();
    while (bots.size() < seats) bots.add(bots.isEmpty() ? "" : "random");
    var wish =
        Map.of(
            "at",
            1 + evening.dice(Math.max(1, entries * 3 / 4)),
            "seats",
            Wishes.seats(bots),
            "undo",
            "consent",
            "open",
            true);
    var opened =
        brought
            ? client.post(
                "/api/records/branches",
                Map.of("record", client.text(path + "/record"), "branch", wish))
            : client.post(path + "/branches", wish);
    var how = brought ? "brought" : "branch";
    var table = new Evening.Table(opened.get("id").asString(), source.game(), List.of(owner), how);
    client.post("/api/tables/" + table.id() + "/start");
    evening.play(table, 1, 5, stopsAt);
    return table;
  }

  /** The same people meet again: their table waits for the others, or for its start. */
  Evening.Table rematch(Evening.Table source) {
    var host = evening.client(source.people().getFirst());
    var next = host.json("POST", "/api/tables/" + source.id() + "/rematch", "");
    return new Evening.Table(
        next.get("id").asString(), source.game(), source.people().subList(0, 1), "rematch");
  }

  /** Somebody asks the others to take a choice back, and goes away before they answer. */
  boolean asksForUndo(Evening.Table table) throws InterruptedException {
    for (var id : table.people()) {
      try (var socket = new Socket(evening.client(id), table.id())) {
        if (!hears(socket, "table")) continue;
        if (!socket.state().path("undo").asString("").equals("beyondBarrier")) continue;
        socket.say(Map.of("do", "undo"));
        socket.say(Map.of("do", "ping"));
        if (hears(socket, "pong") && socket.state().path("undoWish").isObject()) return true;
      }
    }
    return false;
  }

  private static boolean hears(Socket socket, String kind) throws InterruptedException {
    for (var is = ""; !is.equals("nothing") && !is.equals("closed"); ) {
      is = socket.hear(PATIENCE_SECONDS).get("is").asString();
      if (is.equals(kind)) return true;
    }
    return false;
  }
}

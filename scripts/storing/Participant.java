import java.util.List;
import java.util.Map;
import java.util.Random;
import tools.jackson.databind.JsonNode;

/** A person at a table, who chooses at random, takes back, agrees, talks and lets windows pass. */
final class Participant implements Runnable {

  private static final List<String> REMARKS =
      List.of("Good luck!", "Ну и карта…", "gg ✨", "\"quoted\" \\ and <tagged>", "Ещё партию?");
  private static final List<String> UNTIL = List.of("off", "window", "turn", "mine");
  private static final int PATIENCE_SECONDS = 30;
  private static final int MOST_SILENCES = 20;

  /**
   * What somebody does at a table.
   *
   * @param undoes in how many of a hundred choices something is taken back
   * @param stopsAt the number of the journal's entry after which they stop; beyond it, to the end
   */
  record Manner(int undoes, int stopsAt) {}

  private final Client client;
  private final String table;
  private final Manner manner;
  private final Random random;
  private boolean waiting;
  private boolean pinged;

  Participant(Client client, String table, Manner manner, Random random) {
    this.client = client;
    this.table = table;
    this.manner = manner;
    this.random = random;
  }

  @Override
  public void run() {
    try (var socket = new Socket(client, table)) {
      int silences = 0;
      while (!socket.isOver() && socket.number() < manner.stopsAt) {
        var message = socket.hear(PATIENCE_SECONDS);
        silences = message.get("is").asString().equals("nothing") ? silences + 1 : 0;
        if (silences == MOST_SILENCES)
          throw new IllegalStateException("nothing happens at table " + table);
        take(socket, message);
        if (!waiting && socket.state().path("phase").asString("").equals("running")) act(socket);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void take(Socket socket, JsonNode message) throws InterruptedException {
    switch (message.get("is").asString()) {
      case "pong" -> pinged = waiting = false;
      case "refused" -> {
        if (message.has("wait")) Thread.sleep(message.get("wait").asLong());
        if (socket.number() == 0) socket.hello();
        waiting &= pinged;
      }
      case "moved" -> {
        var event = message.path("event");
        boolean own =
            event.path("is").asString("").equals("chose")
                && event.path("seat").asInt(-1) == socket.state().path("you").asInt(-2);
        if (own) waiting &= pinged;
      }
      case "closed" -> throw new IllegalStateException("closed: " + message + " at " + table);
      case "nothing" -> {
        if (waiting) ask(socket, Map.of("do", "ping"));
      }
      default -> {}
    }
  }

  private void act(Socket socket) {
    var state = socket.state();
    int you = state.get("you").asInt();
    var wish = state.path("undoWish");
    coverFor(socket, you);
    if (wish.isObject() && wish.get("seat").asInt() != you && !agreed(wish, you))
      ask(socket, Map.of("do", "answerUndo", "yes", random.nextInt(4) > 0));
    else if (canUndo(state) && random.nextInt(100) < manner.undoes)
      ask(socket, Map.of("do", "undo"));
    else if (state.hasNonNull("question") && random.nextInt(50) == 0) ask(socket, aside());
    else if (state.hasNonNull("question")) choose(socket, state);
  }

  /** Something that is no choice. */
  private Map<String, ?> aside() {
    return switch (random.nextInt(4)) {
      case 0 -> Map.of("do", "say", "text", REMARKS.get(random.nextInt(REMARKS.size())));
      case 1 -> Map.of("do", "vacation", "days", 1);
      case 2 -> Map.of("do", "nudge");
      default -> Map.of("do", "passes", "until", UNTIL.get(random.nextInt(UNTIL.size())));
    };
  }

  private void choose(Socket socket, JsonNode state) {
    var options = state.get("question").get("options");
    var option = options.get(random.nextInt(options.size())).get("id").asString();
    waiting = true;
    socket.say(Map.of("do", "choose", "option", option, "at", state.get("at").asInt()));
  }

  /** Whoever has no time left is played for by a bot, as soon as somebody asks for that. */
  private void coverFor(Socket socket, int you) {
    int seat = 0;
    for (var place : socket.state().get("seats")) {
      if (seat != you && place.has("fallen") && !place.has("bot")) letBot(seat);
      seat++;
    }
  }

  private void letBot(int seat) {
    try {
      client.post("/api/tables/" + table + "/bot", Map.of("seat", seat, "bot", "random"));
    } catch (Client.Refused refused) {
      // Somebody else was quicker, or it is not that seat's turn.
      if (refused.status >= 500) throw refused;
    }
  }

  /** Asks for something, and for a sign that it was answered. */
  private void ask(Socket socket, Map<String, ?> message) {
    waiting = pinged = true;
    socket.say(message);
    if (!message.get("do").equals("ping")) socket.say(Map.of("do", "ping"));
  }

  private static boolean agreed(JsonNode wish, int you) {
    for (var seat : wish.get("agreed")) if (seat.asInt() == you) return true;
    return false;
  }

  private static boolean canUndo(JsonNode state) {
    var undo = state.path("undo").asString("nothing");
    var policy = state.path("terms").path("undo").asString("");
    return undo.equals("free")
        || (undo.equals("beyondBarrier") && policy.equalsIgnoreCase("consent"));
  }
}

package nocturne.server.whole;

import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import nocturne.server.whole.Testimony.Choice;
import nocturne.server.whole.Testimony.Outcome;
import nocturne.server.whole.Testimony.Remark;
import tools.jackson.databind.JsonNode;

/**
 * Somebody who plays to the end, whatever becomes of the node: chooses at random, talks, takes
 * choices back, and comes again when the connection is lost.
 */
final class Player implements Runnable {

  private static final double TALKS = 0.04;
  private static final double UNDOES = 0.04;
  private static final double AGREES = 0.7;
  private static final int PAUSE_MILLIS = 20;

  /** Why something may be refused without anybody being at fault. */
  private static final Set<String> LATE =
      Set.of(
          "stale",
          "not-offered",
          "phase",
          "moved",
          "barrier",
          "nothing-to-undo",
          "undo-asked",
          "no-undo-asked");

  /** Where nobody can say whether it was done. */
  private static final String UNAVAILABLE = "store-unavailable";

  private final Evening evening;
  private final String table;
  private final Testimony testimony;
  private final Random random;
  private int preference;

  /** A choice of which it is not known what became of it. */
  private Optional<Choice> pending = Optional.empty();

  /** Whether an answer to something is still to come. */
  private boolean waiting;

  Player(Evening evening, String table, Testimony testimony, int preference) {
    this.evening = evening;
    this.table = table;
    this.testimony = testimony;
    this.preference = preference;
    this.random = evening.random();
  }

  @Override
  public void run() {
    try {
      while (!testimony.mirror.isOver()) {
        try (var line = Line.open(evening.doors().any(preference), testimony.person, table)) {
          play(line);
        } catch (Lost e) {
          e.code().ifPresent(testimony.partings::add);
          preference++;
          Thread.sleep(PAUSE_MILLIS);
        }
      }
    } catch (InterruptedException e) {
      // The evening is over.
    } catch (RuntimeException | Error e) {
      testimony.faults.add("a client failed: " + e);
    }
  }

  private void play(Line line) throws InterruptedException {
    waiting = false;
    line.say(Map.of("do", "hello", "from", 0));
    // One client looks first what became of its choice, another just sends it again.
    if (pending.isPresent() && random.nextBoolean()) send(line, pending.get());
    for (boolean greeted = false; !testimony.mirror.isOver(); greeted = true) {
      var heard = line.hear();
      switch (heard.is()) {
        case "table", "moved" -> {
          testimony.saw(heard, line.node());
          take(heard.message());
        }
        case "said" -> testimony.heard(heard.message());
        case "refused" -> {
          if (!greeted) throw new Lost("not greeted: " + heard.message());
          refused(heard.message());
        }
        case "pong" -> settled();
        default -> {}
      }
      if (!waiting && testimony.mirror.hasBegun()) act(line);
    }
  }

  /** Asks for something, and for a sign that it has been answered. */
  private void ask(Line line, Map<String, ?> message) {
    waiting = true;
    line.say(message);
    line.say(Map.of("do", "ping"));
  }

  private void send(Line line, Choice choice) {
    choice.tries++;
    ask(line, Map.of("do", "choose", "option", choice.option, "at", choice.at));
  }

  /** Whether this is what came of the choice. */
  private void take(JsonNode message) {
    var event = message.path("event");
    boolean mine =
        event.path("is").asString("").equals("chose")
            && event.path("seat").asInt(-1) == testimony.mirror.you();
    if (!mine || pending.isEmpty()) return;
    pending.get().outcome = Outcome.DONE;
    pending.get().number = testimony.mirror.number();
    pending = Optional.empty();
  }

  private void refused(JsonNode message) {
    var why = message.get("why").asString();
    if (!LATE.contains(why) && !why.equals(UNAVAILABLE))
      testimony.faults.add("refused: " + message + " after " + pending);
    // What was sent before may have been taken then, and the second refused for that.
    if (pending.isPresent() && pending.get().tries == 1 && LATE.contains(why))
      pending.get().outcome = Outcome.REFUSED;
    pending = Optional.empty();
  }

  private void settled() {
    waiting = false;
    if (pending.isPresent()) testimony.faults.add("neither taken nor refused: " + pending.get());
    pending = Optional.empty();
  }

  private void act(Line line) throws InterruptedException {
    var mirror = testimony.mirror;
    var state = mirror.state();
    if (pending.isPresent()) {
      resume(line);
    } else if (isAskedToAgree(state)) {
      ask(line, Map.of("do", "answerUndo", "yes", random.nextDouble() < AGREES));
    } else if (random.nextDouble() < UNDOES && canUndo(state)) {
      testimony.undos++;
      evening.alarm().about(Deed.UNDO);
      ask(line, Map.of("do", "undo"));
    } else if (mirror.isAsked() && random.nextDouble() < TALKS) {
      var remark = new Remark(testimony.person.name() + " " + testimony.remarks.size());
      testimony.remarks.add(remark);
      evening.alarm().about(Deed.SAY);
      ask(line, Map.of("do", "say", "text", remark.text));
    } else if (mirror.isAsked()) {
      evening.ponder(random);
      choose(line, state);
    }
  }

  /** Sends an unanswered choice again where the question still stands. */
  private void resume(Line line) {
    var state = testimony.mirror.state();
    boolean stands =
        testimony.mirror.isAsked() && state.get("at").asInt() == pending.orElseThrow().at;
    if (stands) send(line, pending.orElseThrow());
    else pending = Optional.empty();
  }

  private void choose(Line line, JsonNode state) {
    var options = state.get("question").get("options");
    var option = options.get(random.nextInt(options.size())).get("id").asString();
    var choice = new Choice(option, state.get("at").asInt());
    testimony.choices.add(choice);
    pending = Optional.of(choice);
    evening.alarm().about(Deed.CHOOSE);
    send(line, choice);
  }

  private boolean isAskedToAgree(JsonNode state) {
    var wish = state.path("undoWish");
    if (!wish.isObject() || wish.get("seat").asInt() == testimony.mirror.you()) return false;
    for (var seat : wish.get("agreed")) if (seat.asInt() == testimony.mirror.you()) return false;
    return true;
  }

  private static boolean canUndo(JsonNode state) {
    var consent = state.path("terms").path("undo").asString("").equalsIgnoreCase("consent");
    var undo = state.path("undo").asString("nothing");
    return undo.equals("free") || (consent && undo.equals("beyondBarrier"));
  }
}

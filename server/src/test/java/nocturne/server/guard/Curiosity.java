package nocturne.server.guard;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nocturne.kernel.Seat;

/** Everything that a seat can try beside playing, to learn what it should not. */
final class Curiosity {

  private final Comparison tables;
  private final Seat seat;
  private final Seat another;
  private final boolean alone;
  private final List<String> secrets;

  Curiosity(Comparison tables, Twins twins) {
    this.tables = tables;
    this.seat = twins.deal().seat();
    this.another = Seat.of((seat.index() + 1) % twins.setup().seats());
    this.alone = another.equals(seat);
    this.secrets = twins.secrets();
  }

  /** Looks around after a turn, now here and now there. */
  void look(int turn) {
    if (turn % 64 == 5) askAround(turn);
    if (turn % 24 == 3) tryOut(turn);
    if (turn % 16 == 2) othersDoAsTheyPlease();
  }

  /** Looks everywhere, after so many turns. */
  void lookEverywhere(int turn) {
    askAround(turn);
    tryOut(turn);
    othersDoAsTheyPlease();
  }

  // Taking back

  /**
   * Wants its last choice back, every few turns; whether it got that and has to choose again. Where
   * it learnt something by it the others have to agree.
   */
  boolean takesBack(int turn) {
    var undo = tables.one().mine().word("undo");
    if (turn % 5 != 0 || undo.equals("nothing") || tables.one().mine().isOver()) return false;
    tables.both(
        "the seat wants to take turn " + (turn + 1) + " back",
        sitting -> sitting.mine().say(Map.of("do", "undo")));
    boolean free = undo.equals("free") || alone;
    boolean yes = turn % 2 == 0;
    if (!free) tables.both("the others say " + yes, sitting -> answer(sitting, yes));
    if (free || yes) tables.expectNotice();
    return free || yes;
  }

  private void answer(Sitting sitting, boolean yes) {
    for (int i = 0; i < sitting.size(); i++) {
      if (i == seat.index()) continue;
      sitting.at(Seat.of(i)).say(Map.of("do", "answerUndo", "yes", yes));
      if (!yes) return;
    }
  }

  // Saying what may not be

  private void tryOut(int turn) {
    var tries = new ArrayList<Map<String, Object>>();
    for (int i = 0; i < 3; i++) tries.add(choice(secrets.get((turn + i) % secrets.size())));
    tries.add(choice("no such thing"));
    tries.add(Map.of("do", "choose", "option", "pass", "at", 0));
    tries.add(Map.of("do", "say", "text", "hm"));
    tries.add(Map.of("do", "vacation", "days", 3));
    tries.add(Map.of("do", "answerUndo", "yes", true));
    tries.add(Map.of("do", "nudge"));
    tries.add(Map.of("do", "again"));
    tries.add(Map.of("do", "dance"));
    tables.both("the seat tries this and that", sitting -> tries.forEach(sitting.mine()::say));
  }

  private Map<String, Object> choice(String option) {
    return Map.of(
        "do", "choose", "option", option, "at", tables.one().mine().state("number").asInt());
  }

  // Asking

  private void askAround(int turn) {
    for (var more :
        List.of(
            "",
            "/replay",
            "/replay?portrayed=true&at=" + turn / 2,
            "/replay?eyes=" + another.index(),
            "/replay?eyes=all",
            "/record",
            "/fairness",
            "/invitations",
            "/socket")) {
      tables.ask("the answer to " + more, sitting -> sitting.asked("GET", sitting.path(more)));
      tables.ask(
          "a stranger's to " + more, sitting -> sitting.askedByAStranger(sitting.path(more)));
    }
    tables.ask("the length", sitting -> sitting.asked("HEAD", sitting.path("")));
    tables.askInTheEnd("one's tables", sitting -> sitting.asked("GET", "/api/me/tables"));
    tables.askInTheEnd("the lobby", sitting -> sitting.askedByAStranger("/api/tables"));
    tables.ask(
        "another player",
        sitting -> sitting.asked("GET", "/api/players/" + sitting.person(another).id()));
  }

  // What others do is their own business

  /** Another seat looks and errs at one table only, and lets other windows pass here than there. */
  private void othersDoAsTheyPlease() {
    if (alone) return;
    var there = tables.other().at(another);
    there.choose("no such thing");
    there.say(Map.of("do", "choose", "option", "pass", "at", 0));
    tables.other().person(another).get(tables.other().path("/replay")).is(200);
    tables.both("another seat has erred", sitting -> {});
    if (there.state("question").isObject()) return;
    tables.both(
        "another seat lets windows pass",
        sitting -> passes(sitting, sitting == tables.one() ? "turn" : "window"));
    tables.both("another seat lets none pass", sitting -> passes(sitting, "off"));
  }

  private void passes(Sitting sitting, String until) {
    sitting.at(another).say(Map.of("do", "passes", "until", until));
  }
}

package nocturne.server.whole;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import tools.jackson.databind.JsonNode;

/** What one player was told at one table, and what they wished for. */
final class Testimony {

  /** Whether something was done: it is known, or nobody said. */
  enum Outcome {
    OPEN,
    DONE,
    REFUSED
  }

  /** A choice, sent once or, where no answer came, again. */
  static final class Choice {
    final String option;
    final int at;
    final long sent = System.nanoTime();
    int tries;
    int number;
    Outcome outcome = Outcome.OPEN;

    Choice(String option, int at) {
      this.option = option;
      this.at = at;
    }

    @Override
    public String toString() {
      return "%s at %d, %s as %d, sent %d times".formatted(option, at, outcome, number, tries);
    }
  }

  /** Something said, never twice in the same words. */
  static final class Remark {
    final String text;
    int number;

    Remark(String text) {
      this.text = text;
    }
  }

  /**
   * What the clocks showed at a moment.
   *
   * @param left for each seat, -1 where there are no clocks
   * @param running which of them run
   */
  record Clocks(int number, long now, List<Long> left, List<Boolean> running) {

    static Clocks of(JsonNode table) {
      var left = new ArrayList<Long>();
      var running = new ArrayList<Boolean>();
      for (var seat : table.get("seats")) {
        boolean idle = seat.has("bot") || seat.has("fallen") || !seat.has("left");
        running.add(!idle && isAsked(table, left.size()));
        left.add(seat.path("left").asLong(-1));
      }
      return new Clocks(table.get("number").asInt(), table.get("now").asLong(), left, running);
    }

    private static boolean isAsked(JsonNode table, int seat) {
      for (var asked : table.get("asked")) if (asked.asInt() == seat) return true;
      return false;
    }

    /** What they must show later, as long as nothing else happens. */
    List<Long> leftAt(long then) {
      var later = new ArrayList<Long>();
      for (int i = 0; i < left.size(); i++)
        later.add(running.get(i) ? Math.max(0, left.get(i) - (then - now)) : left.get(i));
      return later;
    }
  }

  /** When a message came, and from which node. */
  record Arrival(long nanos, Node node) {}

  final Person person;
  final Mirror mirror = new Mirror();
  final Map<Integer, Mirror.Sight> sights = new TreeMap<>();
  final Map<Integer, Arrival> arrivals = new TreeMap<>();
  final List<Clocks> clocks = new ArrayList<>();
  final List<Choice> choices = new ArrayList<>();
  final List<Remark> remarks = new ArrayList<>();
  final List<String> faults = new ArrayList<>();

  /** The codes with which connections ended. */
  final List<Integer> partings = new CopyOnWriteArrayList<>();

  int undos;
  private int latest;

  Testimony(Person person) {
    this.person = person;
  }

  /** Takes a whole table or a change down. */
  void saw(Line.Heard heard, Node node) {
    mirror.take(heard.message());
    int number = mirror.number();
    reach(number);
    arrivals.putIfAbsent(number, new Arrival(heard.nanos(), node));
    if (!mirror.hasBegun()) return;
    var sight = mirror.sight();
    var before = sights.putIfAbsent(number, sight);
    if (before != null && !before.equals(sight))
      faults.add("entry %d looked like %s and then like %s".formatted(number, before, sight));
    var shown = Clocks.of(mirror.state());
    if (!clocks.isEmpty()
        && clocks.getLast().number() == number
        && !clocks.getLast().leftAt(shown.now()).equals(shown.left()))
      faults.add("clocks showed %s and then %s".formatted(clocks.getLast(), shown));
    clocks.add(shown);
  }

  /** Takes down what was said, by whomever. */
  void heard(JsonNode message) {
    int number = message.get("number").asInt();
    reach(number);
    var text = message.get("text").asString();
    for (var remark : remarks) if (remark.text.equals(text)) remark.number = number;
  }

  /** A table never goes back to an earlier entry. */
  private void reach(int number) {
    if (number < latest) faults.add("entry %d was told after %d".formatted(number, latest));
    latest = Math.max(latest, number);
  }

  int latest() {
    return latest;
  }
}

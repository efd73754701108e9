package nocturne.server.whole;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** A seat at a table that a test plays by hand. */
final class Chair implements AutoCloseable {

  private final Line line;
  private final Mirror mirror = new Mirror();
  private final List<Integer> here = new CopyOnWriteArrayList<>();

  private Chair(Line line) {
    this.line = line;
  }

  /** Somebody sits down at a node and is told everything. */
  static Chair at(Node node, Person person, String table) throws InterruptedException {
    var chair = new Chair(Line.open(node, person, table));
    chair.line.say(Map.of("do", "hello", "from", 0));
    chair.await(now -> now.mirror.number() > 0);
    return chair;
  }

  Mirror mirror() {
    return mirror;
  }

  /** The seats of those who look at the table, as was last told. */
  List<Integer> here() {
    return List.copyOf(here);
  }

  /** When a seat was last nudged. */
  long nudged(int seat) {
    return mirror.state().get("seats").get(seat).path("nudged").asLong(0);
  }

  /** Hears until something is so. */
  void await(Predicate<Chair> wanted) throws InterruptedException {
    while (!wanted.test(this)) take(line.hear());
  }

  void awaitNumber(int number) throws InterruptedException {
    await(now -> now.mirror.number() >= number);
  }

  private void take(Line.Heard heard) {
    switch (heard.is()) {
      case "table", "moved" -> mirror.take(heard.message());
      case "here" -> {
        here.clear();
        for (var seat : heard.message().get("seats")) here.add(seat.asInt());
      }
      default -> {}
    }
  }

  // Asking

  /** Asks for something and waits; the refusal, if it is refused. */
  Optional<JsonNode> ask(Map<String, ?> message) throws InterruptedException {
    send(message);
    return answer();
  }

  void send(Map<String, ?> message) {
    line.say(message);
    line.say(Map.of("do", "ping"));
  }

  /** Waits for the answer to what was sent. */
  Optional<JsonNode> answer() throws InterruptedException {
    var refused = Optional.<JsonNode>empty();
    for (var heard = line.hear(); !heard.is().equals("pong"); heard = line.hear()) {
      take(heard);
      if (heard.is().equals("refused")) refused = Optional.of(heard.message());
    }
    return refused;
  }

  /** Some option of the question that is asked now. */
  Map<String, ?> any(Random random) {
    var options = options();
    return choice(options.get(random.nextInt(options.size())));
  }

  /** What may be chosen now. */
  List<String> options() {
    var options = new ArrayList<String>();
    for (var option : mirror.state().get("question").get("options"))
      options.add(option.get("id").asString());
    return options;
  }

  Map<String, ?> choice(String option) {
    return Map.of("do", "choose", "option", option, "at", mirror.state().get("at").asInt());
  }

  int closeCode() {
    return line.closeCode();
  }

  @Override
  public void close() {
    line.close();
  }
}

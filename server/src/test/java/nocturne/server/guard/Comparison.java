package nocturne.server.guard;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import nocturne.server.Waiting;

/**
 * Plays twins in two houses, and compares what reaches the seat as soon as it does: everything that
 * comes through its sockets and a spectator's, its notices, and the answers to what both ask for.
 */
final class Comparison implements AutoCloseable {

  private static final Duration BETWEEN = Duration.ofMillis(250);

  private final Twins twins;
  private final Sitting one;
  private final Sitting other;
  private final Curiosity curiosity;
  private String moment = "";

  Comparison(Twins twins, Sitting one, Sitting other) {
    this.twins = twins;
    this.one = one;
    this.other = other;
    this.curiosity = new Curiosity(this, twins);
  }

  void play() {
    both("everybody comes", Sitting::gather);
    both("the game begins", Sitting::start);
    expectNotice();
    for (int i = 0; i < twins.turns().size(); i++) {
      turn(i);
      boolean mine = twins.turns().get(i).seat().equals(twins.deal().seat());
      if (mine && curiosity.takesBack(i)) turn(i);
      if (!one.mine().isOver()) curiosity.look(i + 1);
    }
    assertThat(one.mine().isOver()).as("over").isEqualTo(twins.whole());
    if (!twins.whole()) curiosity.lookEverywhere(twins.turns().size());
    requireSecrecy(one);
    requireSecrecy(other);
  }

  private void turn(int number) {
    var turn = twins.turns().get(number);
    both(
        "turn %d, of %s".formatted(number + 1, turn.seat()),
        sitting -> {
          var player = sitting.at(turn.seat());
          int refusals = player.refusals();
          player.choose(turn.option());
          assertThat(player.refusals()).as(moment + " is refused").isEqualTo(refusals);
        });
    expectNotice();
  }

  /** A page that is open is told when the seat is asked something new, and of the end. */
  void expectNotice() {
    if (one.mine().isAskedAnew() || one.mine().isOver())
      compare("a notice", one.notice(), other.notice());
  }

  /** The seed leaves when the game is over and not before; what was never seen never does. */
  private void requireSecrecy(Sitting sitting) {
    var everything = sitting.everything();
    assertThat(everything.contains(sitting.seed())).as("the seed was told").isFalse();
    for (var secret : twins.neverSeen())
      assertThat(everything.contains("\"" + secret + "\"")).as("%s was told", secret).isFalse();
    var record = sitting.person(twins.deal().seat()).get(sitting.path("/record"));
    if (twins.whole()) assertThat(record.is(200).http().body()).contains(sitting.seed());
    else record.refuses(409, "not-over");
  }

  // Both tables

  Sitting one() {
    return one;
  }

  /** Whoever does something at this table alone must not be noticed by the seat. */
  Sitting other() {
    return other;
  }

  /** Does the same at both tables, at the same time by the houses' clock. */
  void both(String moment, Consumer<Sitting> deed) {
    this.moment = moment;
    one.house().clock().advance(BETWEEN);
    deed.accept(one);
    deed.accept(other);
    var heard = one.heard();
    var alsoHeard = other.heard();
    for (var who : heard.keySet()) compare(who, heard.get(who), alsoHeard.get(who));
  }

  /** Asks the same in both houses. */
  void ask(String what, Function<Sitting, byte[]> question) {
    compare("who asks for " + what, question.apply(one), question.apply(other));
  }

  /** Asks for what follows the tables with a little delay: in the end it is the same. */
  void askInTheEnd(String what, Function<Sitting, byte[]> question) {
    Waiting.until(
        "the same answer to who asks for %s, in %s".formatted(what, twins),
        () ->
            Arrays.equals(
                one.house().plain(question.apply(one)),
                other.house().plain(question.apply(other))));
  }

  private void compare(String who, List<byte[]> heard, List<byte[]> alsoHeard) {
    for (int i = 0; i < Math.min(heard.size(), alsoHeard.size()); i++)
      compare(who, heard.get(i), alsoHeard.get(i));
    if (heard.size() != alsoHeard.size())
      throw new AssertionError(
          "%s: %s can tell the tables apart, by %d messages at one and %d at the other: %s"
              .formatted(moment, who, heard.size(), alsoHeard.size(), twins));
  }

  private void compare(String who, byte[] heard, byte[] alsoHeard) {
    var mine = one.house().plain(heard);
    var its = other.house().plain(alsoHeard);
    int at = Arrays.mismatch(mine, its);
    if (at >= 0 || heard.length != alsoHeard.length)
      throw new AssertionError(
          "%s: %s can tell the tables apart, by\n%s\nand\n%s\n%s"
              .formatted(moment, who, around(at, mine), around(at, its), twins));
  }

  private static String around(int at, byte[] bytes) {
    int from = Math.max(0, at - 150);
    return new String(bytes, from, Math.min(bytes.length - from, 300), UTF_8);
  }

  @Override
  public void close() {
    one.close();
    other.close();
  }
}

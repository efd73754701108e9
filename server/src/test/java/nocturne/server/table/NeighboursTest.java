package nocturne.server.table;

import static nocturne.server.table.ChoosingTest.refuses;
import static nocturne.server.table.House.ANN;
import static nocturne.server.table.House.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Nodes tell each other who is where. */
class NeighboursTest {

  private final House one = new House();
  private final House two = new House(one.store, one.clock);
  private final LiveTable here = one.begun(House.people(2));
  private final LiveTable there = two.hall.table(here.id());
  private final Listener ben = new Listener("ben");

  @AfterEach
  void leave() {
    one.close();
    two.close();
  }

  private static void seconds(int rounds, House... houses) {
    for (int i = 0; i < rounds; i++) for (var house : houses) house.hall.tend();
  }

  @Test
  void whoWatchesAtAnotherNodeIsHere() {
    var ann = new Listener("ann");
    here.watch(ann);
    there.watch(ben);
    assertThat(here.isHere("ben")).isTrue();
    assertThat(there.isHere("ann")).isTrue();
    assertThat(here.isHere("eve")).isFalse();
    House.await(() -> ann.heres() == 2);
    there.unwatch(ben);
    assertThat(here.isHere("ben")).isFalse();
    House.await(() -> ann.heres() == 3);
  }

  @Test
  void whoWatchesTwiceIsHereUntilBothAreGone() {
    var again = new Listener("ben");
    there.watch(ben);
    there.watch(again);
    there.unwatch(ben);
    assertThat(here.isHere("ben")).isTrue();
    there.unwatch(again);
    assertThat(here.isHere("ben")).isFalse();
  }

  @Test
  void aNodeThatComesLaterIsToldWhoIsThere() {
    there.watch(ben);
    var three = new House(one.store, one.clock);
    seconds(1, three, two);
    assertThat(three.hall.table(here.id()).isHere("ben")).isTrue();
    three.close();
  }

  @Test
  void ofANodeThatIsNotHeardAnyMoreNobodyIsHere() {
    there.watch(ben);
    seconds(100, one, two);
    assertThat(here.isHere("ben")).isTrue();
    one.store.silence();
    seconds(14, one);
    assertThat(here.isHere("ben")).isTrue();
    seconds(2, one);
    assertThat(here.isHere("ben")).isFalse();
  }

  @Test
  void ofANodeThatClosesNobodyIsHere() {
    there.watch(ben);
    two.hall.close();
    assertThat(here.isHere("ben")).isFalse();
  }

  @Test
  void whoIsAtAnotherNodeIsNotAbsent() {
    one.choose(here, ANN, Vigil.DONE);
    one.hall.at(here.id()).nudge("ann", BEN);
    one.clock.pass(Duration.ofMinutes(2));
    there.watch(ben);
    refuses("not-absent", () -> one.hall.at(here.id()).letBot("ann", BEN, "random"));
    there.unwatch(ben);
    one.hall.at(here.id()).letBot("ann", BEN, "random");
    assertThat(here.state().isBot(BEN)).isTrue();
  }

  @Test
  void whatIsToldIsHeardByTheOthersAlone() {
    var heard = new CopyOnWriteArrayList<String>();
    one.hall.neighbours().hear("rumour", lines -> heard.add("one " + lines));
    two.hall.neighbours().hear("rumour", lines -> heard.add("two " + lines));
    one.hall.neighbours().tell("rumour", List.of("a", "b c"));
    one.hall.neighbours().tell("secret", List.of("d"));
    assertThat(heard).containsExactly("two [a, b c]");
  }

  @Test
  void manyWhoAreThereAreToldInSeveralParts() {
    for (int i = 0; i < 1_000; i++) two.hall.neighbours().came("somewhere", "somebody-" + i);
    var three = new House(one.store, one.clock);
    seconds(1, three, two);
    for (int i = 0; i < 1_000; i++)
      assertThat(three.hall.neighbours().has("somewhere", "somebody-" + i)).isTrue();
    three.close();
  }
}

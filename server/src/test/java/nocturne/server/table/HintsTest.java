package nocturne.server.table;

import static nocturne.server.table.ChoosingTest.refuses;
import static nocturne.server.table.House.ANN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nocturne.bots.Budget;
import nocturne.kernel.FastChance;
import nocturne.kernel.Game;
import nocturne.kernel.Seat;
import nocturne.kernel.Setup;
import nocturne.kernel.Table;
import nocturne.kernel.Variant;
import nocturne.server.table.Terms.UndoPolicy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class HintsTest {

  /** By counts alone: the same on a machine that has other things to do. */
  private static final Hint.Effort COUNTED = new Hint.Effort(Budget.of(8), Budget.of(2));

  // Games that are played on take their time: rather in the middle, and of a few options.
  private static final int LATE = 40;
  private static final int FEW = 4;

  private final House house = new House();
  private final Thinking thinking = new Thinking(house.hall::at);
  private final Hints hints = new Hints(house.hall::table, thinking, COUNTED);

  @AfterEach
  void leave() {
    thinking.close();
    house.close();
  }

  private static Terms people(boolean rated) {
    var plain = House.terms("nightshift", new Pace.Free(), UndoPolicy.FREE, House.nobody(2));
    return new Terms(
        plain.game(),
        plain.variant(),
        plain.seats(),
        plain.open(),
        plain.pace(),
        plain.undo(),
        plain.watched(),
        rated,
        plain.language());
  }

  private static String who(LiveTable table, Seat seat) {
    return table.state().sitter(seat).orElseThrow().identity();
  }

  @Test
  void whoIsAskedIsToldWhatABotWouldDoAndWhatIsToBeExpected() {
    var table = house.begun(people(false));
    var seat = table.state().awaited().first();
    var hint = hints.ask(table.id(), who(table, seat), "level-1").join();
    var offered =
        table.state().recorded().orElseThrow().table().options(seat).list().stream()
            .map(option -> option.id())
            .toList();
    assertThat(hint.at()).isEqualTo(table.state().askedAt(seat));
    assertThat(offered).contains(hint.choice());
    assertThat(hint.options().stream().map(Hint.Prospect::id)).isEqualTo(offered);
    assertThat(hint.options())
        .allSatisfy(
            option -> {
              assertThat(option.chance()).isBetween(0.0, 1.0);
              assertThat(option.games()).isEqualTo(2);
            });
  }

  @Test
  void aHintChangesNothingAtTheTable() {
    var table = house.begun(people(false));
    var seat = table.state().awaited().first();
    int number = table.state().number();
    long hash = table.state().recorded().orElseThrow().table().hash();
    hints.ask(table.id(), who(table, seat), "level-2").join();
    assertThat(table.state().number()).isEqualTo(number);
    assertThat(table.state().recorded().orElseThrow().table().hash()).isEqualTo(hash);
  }

  @Test
  void thereAreNoHintsInRatedGames() {
    var table = house.begun(people(true));
    var seat = table.state().awaited().first();
    refuses("rated", () -> hints.ask(table.id(), who(table, seat), "level-1"));
  }

  @Test
  void onlyWhoIsAskedGetsAHint() {
    var table = house.begun(House.people(2));
    refuses("not-asked", () -> hints.ask(table.id(), "ben", "level-1"));
    refuses("not-seated", () -> hints.ask(table.id(), "eve", "level-1"));
    refuses("not-seated", () -> hints.ask(table.id(), "", "level-1"));
  }

  @Test
  void thereAreNoHintsBeforeTheStartOrFromBotsThatThereAreNot() {
    var table = house.hall.open(House.people(2), "ann");
    refuses("phase", () -> hints.ask(table.id(), "ann", "level-1"));
    refuses("bot", () -> hints.ask(table.id(), "ann", "oracle"));
  }

  @Test
  void aQuestionIsThoughtAboutOneAtATimeAndIsStaleWhenItHasGone() throws InterruptedException {
    var table = house.begun(House.people(2));
    var held = new CountDownLatch(1);
    var _ =
        thinking.over(
            () -> {
              try {
                held.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              return "thought";
            });
    var hint = hints.ask(table.id(), "ann", "level-1");
    refuses("busy", () -> hints.ask(table.id(), "ann", "level-1"));
    house.choose(table, ANN, Vigil.DONE);
    held.countDown();
    assertThatThrownBy(hint::join)
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(Refused.class)
        .hasMessageContaining("moved on");
    house.choose(table, House.BEN, Vigil.DONE);
    assertThat(hints.ask(table.id(), "ann", "level-0").join().choice()).startsWith("vow");
  }

  @Test
  void aHouseThatClosesLeavesNobodyWaiting() {
    var table = house.begun(House.people(2));
    thinking.close();
    assertThatThrownBy(hints.ask(table.id(), "ann", "level-1")::join)
        .hasCauseInstanceOf(Refused.class);
  }

  // What the seat can't know

  @TestFactory
  Stream<DynamicTest> tablesThatDifferInWhatTheSeatCantKnowGetTheSameHint() {
    return House.shelf().stream()
        .filter(game -> !game.facts().id().equals("vigil"))
        .map(game -> DynamicTest.dynamicTest(game.facts().id(), () -> compare(game)));
  }

  private static <T extends Table<T>> void compare(Game<T> game) {
    var players = IntStream.range(0, 2).mapToObj(i -> Setup.Player.person("player " + i)).toList();
    var setup = new Setup(Variant.of(game.settings(), Map.of()), players);
    var table = game.open(setup, new FastChance(3));
    var luck = new FastChance(4);
    for (int turn = 0; ; turn++) {
      var seat = table.asked().first();
      int options = table.options(seat).size();
      if (turn >= LATE && options <= FEW) {
        var twin = table.imagine(seat, new FastChance(turn));
        assertThat(twin.difference(table)).isNotEmpty();
        assertThat(Hint.of(game, twin, seat, "level-2", turn, COUNTED))
            .isEqualTo(Hint.of(game, table, seat, "level-2", turn, COUNTED));
        return;
      }
      table.choose(seat, luck.below(options));
    }
  }
}

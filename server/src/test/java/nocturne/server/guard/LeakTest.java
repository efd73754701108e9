package nocturne.server.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nocturne.kernel.Box;
import nocturne.kernel.FastChance;
import nocturne.kernel.Game;
import nocturne.kernel.Seat;
import nocturne.kernel.Setting;
import nocturne.kernel.Setup;
import nocturne.kernel.SetupRefused;
import nocturne.kernel.Table;
import nocturne.kernel.Variant;
import nocturne.server.guard.parlour.Leak;
import nocturne.server.guard.parlour.Parlour;
import nocturne.testkit.property.Trials;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Only what a seat may know leaves the process for it: games over real sockets, at two tables that
 * differ in nothing but what the seat can't know, and every byte that it receives compared.
 */
@Tag("slow")
class LeakTest {

  private static final boolean LONG = Boolean.getBoolean("nocturne.long");

  @TempDir Path folder;

  @TestFactory
  @Execution(ExecutionMode.CONCURRENT)
  Stream<DynamicTest> noSeatCanTellTwinsApart() {
    return Box.shelf().stream().flatMap(box -> tests(box.open(Optional.empty())));
  }

  private <T extends Table<T>> Stream<DynamicTest> tests(Game<T> game) {
    var facts = game.facts();
    if (!LONG) return Stream.of(DynamicTest.dynamicTest(facts.id(), () -> compareSome(game)));
    var usual =
        IntStream.rangeClosed(facts.fewest(), facts.most())
            .mapToObj(seats -> setup(game, seats, Map.of()));
    return Stream.concat(usual, variants(game).stream())
        .map(
            setup ->
                DynamicTest.dynamicTest(
                    facts.id() + ", " + Trials.describe(setup), () -> compareAll(game, setup)));
  }

  /** A whole game of two, and a little of a game of as many as can play. */
  private <T extends Table<T>> void compareSome(Game<T> game) throws IOException {
    var two = setup(game, 2, Map.of());
    var many = setup(game, game.facts().most(), Map.of());
    var all =
        List.of(
            new TwinSearch<>(game, two, Seat.of(1), 1).whole(),
            moment(new TwinSearch<>(game, two, Seat.of(0), 2), 7),
            new TwinSearch<>(game, many, Seat.of(2), 3).between(0, 20),
            moment(new TwinSearch<>(game, many, Seat.of(1), 4), 4));
    assertThat(all).as("twins").anyMatch(Twins::inHands);
    rehearse(game, all);
  }

  /**
   * From every seat a whole game, and moments of it. Whoever plays alone or with open cards has
   * nothing to hide from the others.
   */
  private <T extends Table<T>> void compareAll(Game<T> game, Setup setup) throws IOException {
    var all = new ArrayList<Twins>();
    for (int index = 0; index < setup.seats(); index++) {
      var search = new TwinSearch<>(game, setup, Seat.of(index), index + 1);
      all.add(search.whole());
      for (int tenth = 1; tenth < 10; tenth++) all.add(moment(search, tenth));
    }
    if (all.stream().anyMatch(Twins::othersKnowMore))
      assertThat(all).as("twins").anyMatch(Twins::inHands);
    rehearse(game, all);
  }

  private <T extends Table<T>> void rehearse(Game<T> game, List<Twins> all) throws IOException {
    try (var rehearsal = new Rehearsal(game, all, Files.createTempDirectory(folder, "houses"))) {
      rehearsal.play();
    }
  }

  /**
   * Few turns of a game, up to one that leads to the seat: the less is seen, the more can differ.
   *
   * @param tenth after about so much of the game
   */
  private static Twins moment(TwinSearch<?> search, int tenth) {
    int to = search.length() * tenth / 10;
    while (!search.isAsked(to)) to--;
    return search.between(Math.max(0, to - tenth % 5), to);
  }

  private static Setup setup(Game<?> game, int seats, Map<String, String> settings) {
    return new Setup(
        Variant.of(game.settings(), settings),
        IntStream.rangeClosed(1, seats)
            .mapToObj(number -> Setup.Player.person("Player " + number))
            .toList());
  }

  /**
   * Each value that is not the usual one of each setting, with the fewest seats that go with it.
   */
  private static List<Setup> variants(Game<?> game) {
    var setups = new ArrayList<Setup>();
    for (var setting : game.settings())
      for (var value : values(setting))
        if (!value.equals(setting.initial()))
          IntStream.rangeClosed(Math.max(2, game.facts().fewest()), game.facts().most())
              .mapToObj(seats -> setup(game, seats, Map.of(setting.key(), value)))
              .filter(setup -> isPlayable(game, setup))
              .findFirst()
              .ifPresent(setups::add);
    return setups;
  }

  private static List<String> values(Setting setting) {
    return switch (setting) {
      case Setting.OneOf one -> one.values();
      case Setting.Toggle _ -> List.of("yes", "no");
      case Setting.Whole whole ->
          List.of(String.valueOf(whole.least()), String.valueOf(whole.most()));
      case Setting.SomeOf _ -> List.of();
    };
  }

  private static boolean isPlayable(Game<?> game, Setup setup) {
    try {
      game.open(setup, new FastChance(0));
      return true;
    } catch (SetupRefused refused) {
      return false;
    }
  }

  // Whether leaks are noticed at all

  /** Each secret is told to whoever looks at the right moment, and none where none is. */
  @Test
  void gameThatTellsASecretIsCaught() {
    var game = new Parlour();
    var all = new ArrayList<Twins>();
    for (var leak : Leak.values()) {
      var setup = setup(game, 2, Map.of(Parlour.LEAK, leak.name()));
      var search = new TwinSearch<>(game, setup, Seat.of(1), 0);
      all.add(leak == Leak.NONE ? search.whole() : search.between(4, 13));
    }
    try (var rehearsal = new Rehearsal(game, all, folder)) {
      for (var leak : Leak.values()) {
        if (leak == Leak.NONE) rehearsal.play(leak.ordinal());
        else
          assertThatThrownBy(() -> rehearsal.play(leak.ordinal()))
              .as(leak.name())
              .isInstanceOf(AssertionError.class)
              .hasMessageContaining("the seat can tell the tables apart");
      }
    }
  }
}

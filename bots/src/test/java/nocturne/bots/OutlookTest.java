package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import nocturne.bots.Bazaar.Good;
import nocturne.bots.Bazaar.Ground;
import nocturne.kernel.FastChance;
import nocturne.kernel.Seat;
import org.junit.jupiter.api.Test;

class OutlookTest {

  private static final long SEED = 7;

  private static final Budget GAMES = Budget.of(12);

  /** Two choices a turn, four turns for each of two seats: the last question of the game. */
  private static final int LAST = 15;

  private static final Outlook<Ground> OUTLOOK = new Outlook<>(Bazaars.GAME, SEED);

  private static List<Expectation> ofOptions(Outlook<Ground> outlook, Ground table) {
    var sight = Bazaars.sight(table);
    return outlook.ofOptions(sight, sight.options().getFirst(), GAMES);
  }

  @Test
  void whatIsDecidedIsExpectedAsItIs() {
    for (int seed = 0; seed < 20; seed++) {
      var table = Bazaars.at(LAST, 2, seed);
      var seat = Bazaars.asked(table);
      int other = table.worth(Seat.of(1 - seat.index()));
      var options = Bazaars.sight(table).options();
      var expected = ofOptions(OUTLOOK, table);
      for (int i = 0; i < options.size(); i++) {
        if (!(options.get(i) instanceof Good good)) continue;
        // What the other holds is hidden in part, so the chance may lie between; the score may not.
        int score = table.worth(seat) + good.worth();
        assertThat(expected.get(i).score()).isEqualTo(score);
        boolean allSeen = Ground.BAG.get(1 - seat.index()).size(table) == 0;
        if (allSeen && score != other)
          assertThat(expected.get(i).chance()).isEqualTo(score > other ? 1 : 0);
      }
    }
  }

  @Test
  void whoPlaysAloneIsExpectedToWin() {
    var table = Bazaars.open(1, 3);
    var expected = OUTLOOK.of(table, Seat.of(0), GAMES);
    assertThat(expected.chance()).isEqualTo(1);
    assertThat(expected.games()).isEqualTo(12);
  }

  @Test
  void chancesOfAllSeatsAddUpToAboutOneWin() {
    var table = Bazaars.at(4, 3, 5);
    double sum = 0;
    for (var seat : table.seats()) sum += OUTLOOK.of(table, seat, Budget.of(200)).chance();
    assertThat(sum).isBetween(0.8, 1.2);
  }

  @Test
  void whoIsFarAheadIsExpectedToWin() {
    for (int seed = 0; seed < 200; seed++) {
      var table = Bazaars.at(12, 2, seed);
      var seat = Bazaars.asked(table);
      if (Bazaar.lead(table, seat) < 30) continue;
      assertThat(OUTLOOK.of(table, seat, GAMES).chance()).isGreaterThan(0.8);
      return;
    }
    throw new AssertionError("nobody is far ahead");
  }

  @Test
  void theSameSeedExpectsTheSame() {
    var table = Bazaars.at(5, 3, 1);
    var seat = Bazaars.asked(table);
    assertThat(OUTLOOK.of(table, seat, GAMES)).isEqualTo(OUTLOOK.of(table, seat, GAMES));
    assertThat(ofOptions(OUTLOOK, table)).isEqualTo(ofOptions(OUTLOOK, table));
  }

  @Test
  void tablesThatLookAlikeToTheSeatAreExpectedAlike() {
    for (int seed = 0; seed < 10; seed++) {
      var table = Bazaars.at(9, 3, seed);
      var seat = Bazaars.asked(table);
      var twin = table.imagine(seat, new FastChance(100 + seed));
      assertThat(twin.difference(table)).isNotEmpty();
      assertThat(OUTLOOK.of(twin, seat, GAMES)).isEqualTo(OUTLOOK.of(table, seat, GAMES));
      assertThat(ofOptions(OUTLOOK, twin)).isEqualTo(ofOptions(OUTLOOK, table));
    }
  }

  @Test
  void nothingIsBetterThanItselfBecauseTheTablesAreTheSame() {
    var sight = Bazaars.sight(Bazaars.at(1, 2, 2));
    var option = sight.options().getFirst();
    assertThat(OUTLOOK.compare(sight, option, option, 0, 20)).containsOnly(0);
  }

  @Test
  void whatComparesBetterIsExpectedBetter() {
    for (int seed = 0; seed < 10; seed++) {
      var table = Bazaars.at(LAST, 2, seed);
      var sight = Bazaars.sight(table);
      var expected = ofOptions(OUTLOOK, table);
      var more =
          OUTLOOK.compare(
              sight, sight.options().get(1), sight.options().get(2), 0, GAMES.iterations());
      double sum = 0;
      for (double each : more) sum += each;
      assertThat(sum / more.length)
          .isCloseTo(
              expected.get(1).chance() - expected.get(2).chance(),
              org.assertj.core.data.Offset.offset(1e-9));
    }
  }

  @Test
  void hopelessOptionsGetFewGamesAndTheFavouriteAll() {
    var table = Bazaars.at(LAST, 2, 4);
    var narrow = new Outlook<>(Bazaars.GAME, SEED, 2);
    var sight = Bazaars.sight(table);
    for (var favourite : sight.options()) {
      var games =
          narrow.ofOptions(sight, favourite, GAMES).stream().map(Expectation::games).toList();
      assertThat(games).containsExactlyInAnyOrder(12, 12, 3);
      assertThat(games.get(sight.options().indexOf(favourite))).isEqualTo(12);
    }
  }

  @Test
  void aClockThatHasRunOutLeavesTheFavouriteWithOneGame() {
    var sight = Bazaars.sight(Bazaars.at(1, 2, 4));
    var favourite = sight.options().getLast();
    var expected = OUTLOOK.ofOptions(sight, favourite, GAMES.within(Duration.ZERO));
    assertThat(expected.stream().map(Expectation::games)).containsExactly(0, 0, 1);
  }
}

package nocturne.bench.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import nocturne.bots.Bots;
import nocturne.bots.Budget;
import nocturne.bots.GreedyBot;
import nocturne.bots.Match;
import nocturne.bots.RandomBot;
import nocturne.bots.Sight;
import nocturne.kernel.FastChance;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConnectFourTest {

  private static final ConnectFour GAME = new ConnectFour();
  private static final Setup SETUP =
      new Setup(
          Variant.of(GAME.settings(), Map.of()),
          List.of(Setup.Player.person("yellow"), Setup.Player.person("red")));
  private static final Seat YELLOW = Seat.of(0);
  private static final Seat RED = Seat.of(1);

  private static Grid open() {
    return GAME.open(SETUP, new FastChance(1));
  }

  private static Grid after(String columns) {
    var grid = open();
    for (var column : columns.split("")) grid.choose(grid.asked().first(), Column.valueOf(column));
    return grid;
  }

  @ParameterizedTest
  @CsvSource({"1,7", "2,49", "3,343", "4,2401", "5,16807", "6,117649", "7,823536", "8,5673234"})
  void soManySequencesOfDropsThereAre(int length, int sequences) {
    assertThat(sequences(open(), length)).isEqualTo(sequences);
  }

  private static int sequences(Grid grid, int length) {
    if (length == 0) return 1;
    if (grid.isOver()) return 0;
    var seat = grid.asked().first();
    int options = grid.options(seat).size();
    if (length == 1) return options;
    int sequences = 0;
    for (int option = 0; option < options; option++) {
      var next = grid.copy();
      next.choose(seat, option);
      sequences += sequences(next, length - 1);
    }
    return sequences;
  }

  @ParameterizedTest
  @CsvSource({
    "upright, ABABABA",
    "level, AABBCCD",
    "level at the edge, GGFFEED",
    "slanting up, ABBCCDCDDGD",
    "slanting down, GFFEEDEDDAD"
  })
  void fourInLineWin(String direction, String columns) {
    var grid = after(columns);
    assertThat(grid.result().orElseThrow().winners()).isEqualTo(Seats.of(YELLOW));
  }

  @Test
  void theSecondSeatWinsToo() {
    assertThat(after("ABABABCB").result().orElseThrow().winners()).isEqualTo(Seats.of(RED));
  }

  @Test
  void fourThatRunFromOneColumnsTopToTheNextOnesBottomAreNone() {
    // Yellow has the three highest squares of A and the lowest of B.
    assertThat(after("BADADAAEAEA").isOver()).isFalse();
  }

  @Test
  void aFullColumnIsRefused() {
    var question = after("AAAAAA").question(YELLOW).orElseThrow();
    assertThat(question.options()).doesNotContain(Column.A).hasSize(6);
    assertThat(question.refusals())
        .singleElement()
        .satisfies(refusal -> assertThat(refusal.rule()).isEqualTo(ConnectFourRule.FULL));
  }

  @Test
  void aFullGridWithoutFourIsADraw() {
    // Nobody is asked about the last column: it is all that is left.
    var grid = after("AAAAAABBBBBBCCCCCCEDDDDDDEEEEEFFFFFF");
    assertThat(grid.result().orElseThrow().winners().isEmpty()).isTrue();
  }

  @Test
  void randomGamesComeOutAsKnown() {
    // The first seat wins 55.6 % of random games, 0.26 % are drawn, and they last 21.3 drops.
    int games = 20_000;
    int first = 0;
    int drawn = 0;
    long drops = 0;
    var chance = new FastChance(1);
    for (int i = 0; i < games; i++) {
      var grid = open();
      while (!grid.isOver()) {
        var seat = grid.asked().first();
        grid.choose(seat, chance.below(grid.options(seat).size()));
      }
      var result = grid.result().orElseThrow();
      if (result.of(YELLOW).won()) first++;
      if (result.winners().isEmpty()) drawn++;
      drops += grid.version();
    }
    assertThat(first / (double) games).isBetween(0.545, 0.567);
    assertThat(drawn / (double) games).isBetween(0.001, 0.005);
    assertThat(drops / (double) games).isBetween(21.0, 21.6);
  }

  @Test
  void greedyBeatsRandom() {
    int won = 0;
    for (int i = 0; i < 100; i++) {
      var match = new Match(List.of(new RandomBot(i), new GreedyBot(i)), Budget.of(1), i);
      if (match.play(GAME, open()).of(RED).won()) won++;
    }
    assertThat(won).isGreaterThan(80);
  }

  @Test
  void searchBlocksWhatWouldLoseTheGame() {
    // Yellow has three above each other; a disc in the middle would look better.
    var sight = Sight.of(GAME, after("ABABA"), RED);
    assertThat(Bots.named("level-1", 1).choose(sight, Budget.UNLIMITED)).isEqualTo(Column.D);
    assertThat(Bots.named("level-5", 1).choose(sight, Budget.UNLIMITED)).isEqualTo(Column.A);
  }

  @Test
  void searchBeatsLookingOneDropAhead() {
    int won = 0;
    for (int i = 0; i < 40; i++) {
      var bots = List.of(Bots.named("level-1", i), Bots.named("level-5", i));
      var result = new Match(bots, Budget.UNLIMITED, 1).play(GAME, open());
      if (result.of(RED).won()) won++;
    }
    assertThat(won).isGreaterThan(30);
  }
}

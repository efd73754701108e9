package nocturne.bench.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import nocturne.bots.Budget;
import nocturne.bots.GreedyBot;
import nocturne.bots.Match;
import nocturne.bots.RandomBot;
import nocturne.kernel.FastChance;
import nocturne.kernel.Seat;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import org.junit.jupiter.api.Test;

class TicTacToeTest {

  private static final TicTacToe GAME = new TicTacToe();
  private static final Setup SETUP =
      new Setup(
          Variant.of(GAME.settings(), Map.of()),
          List.of(Setup.Player.person("cross"), Setup.Player.person("nought")));
  private static final Seat CROSS = Seat.of(0);
  private static final Seat NOUGHT = Seat.of(1);

  private static Squares open() {
    return GAME.open(SETUP, new FastChance(1));
  }

  /** How games come out, and with what weight. */
  private record Outcomes(double cross, double nought, double drawn) {

    Outcomes plus(Outcomes other) {
      return new Outcomes(cross + other.cross, nought + other.nought, drawn + other.drawn);
    }

    Outcomes times(double factor) {
      return new Outcomes(cross * factor, nought * factor, drawn * factor);
    }
  }

  /**
   * All games from here on.
   *
   * @param random whether each weighs as much as random play is likely to come there, not 1
   */
  private static Outcomes outcomes(Squares squares, boolean random) {
    if (squares.isOver()) {
      var result = squares.result().orElseThrow();
      if (result.of(CROSS).won()) return new Outcomes(1, 0, 0);
      return result.of(NOUGHT).won() ? new Outcomes(0, 1, 0) : new Outcomes(0, 0, 1);
    }
    var seat = squares.asked().first();
    int options = squares.options(seat).size();
    var outcomes = new Outcomes(0, 0, 0);
    for (int option = 0; option < options; option++) {
      var next = squares.copy();
      next.choose(seat, option);
      outcomes = outcomes.plus(outcomes(next, random).times(random ? 1.0 / options : 1));
    }
    return outcomes;
  }

  @Test
  void thereAre255168Games() {
    assertThat(outcomes(open(), false)).isEqualTo(new Outcomes(131_184, 77_904, 46_080));
  }

  @Test
  void randomPlayIsWonByCrossIn737OutOf1260Games() {
    var random = outcomes(open(), true);
    assertThat(random.cross()).isCloseTo(737 / 1260.0, within(1e-9));
    assertThat(random.nought()).isCloseTo(121 / 420.0, within(1e-9));
    assertThat(random.drawn()).isCloseTo(8 / 63.0, within(1e-9));
  }

  @Test
  void aTakenSquareIsRefused() {
    var squares = open();
    squares.choose(CROSS, Square.B2);
    var question = squares.question(NOUGHT).orElseThrow();
    assertThat(question.options()).hasSize(8).doesNotContain(Square.B2);
    assertThat(question.refusals())
        .singleElement()
        .satisfies(refusal -> assertThat(refusal.rule()).isEqualTo(TicTacToeRule.MARK));
  }

  @Test
  void greedyBeatsRandom() {
    int won = 0;
    int lost = 0;
    for (int i = 0; i < 200; i++) {
      var match = new Match(List.of(new RandomBot(i), new GreedyBot(i)), Budget.of(1), i);
      var result = match.play(GAME, open());
      if (result.of(NOUGHT).won()) won++;
      if (result.of(CROSS).won()) lost++;
    }
    assertThat(won).isGreaterThan(lost);
  }
}

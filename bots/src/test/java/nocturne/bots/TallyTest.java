package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Result;
import nocturne.kernel.Result.Standing;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;
import org.junit.jupiter.api.Test;

class TallyTest {

  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);

  private static Standing won(Seat seat, int team) {
    return new Standing(seat, team, 1, true, 10);
  }

  private static Standing lost(Seat seat, int team) {
    return new Standing(seat, team, 2, false, 4);
  }

  private static Result result(Standing... standings) {
    return new Result(List.of(standings), Text.of("over"));
  }

  @Test
  void averagesAreOverAllGames() {
    var tally = new Tally(ANN);
    for (int i = 0; i < 3; i++) tally.add(result(won(ANN, 0), lost(BEN, 1)));
    tally.add(result(lost(ANN, 0), won(BEN, 1)));
    var expectation = tally.expectation();
    assertThat(expectation.chance()).isEqualTo(0.75);
    assertThat(expectation.score()).isEqualTo(8.5);
    assertThat(expectation.games()).isEqualTo(4);
  }

  @Test
  void moreGamesMakeSurerAndFewAreNeverSure() {
    var few = new Tally(ANN);
    var many = new Tally(ANN);
    for (int i = 0; i < 100; i++) (i < 4 ? few : many).add(result(won(ANN, 0), lost(BEN, 1)));
    assertThat(few.expectation().sure()).isBetween(0.2, 0.5);
    assertThat(many.expectation().sure()).isBetween(0.0, 0.05);
  }

  @Test
  void nothingIsKnownOfWhatWasNeverPlayed() {
    assertThat(new Tally(ANN).expectation().isKnown()).isFalse();
  }
}

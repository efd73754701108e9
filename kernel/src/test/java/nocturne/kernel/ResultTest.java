package nocturne.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import nocturne.kernel.Result.Standing;
import nocturne.kernel.night.NightCards;
import org.junit.jupiter.api.Test;

class ResultTest {

  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);
  private static final Seat CLEO = Seat.of(2);

  private static Result result(Standing... standings) {
    return new Result(List.of(standings), Text.of("over"));
  }

  @Test
  void oneSeatWins() {
    var result = result(new Standing(ANN, 0, 2, false, 3), new Standing(BEN, 1, 1, true, 5));
    assertThat(result.winners()).isEqualTo(Seats.of(BEN));
    assertThat(result.of(ANN).place()).isEqualTo(2);
    assertThat(result.of(BEN).score()).isEqualTo(5);
    assertThat(result.share(BEN)).isEqualTo(1);
    assertThat(result.share(ANN)).isZero();
  }

  @Test
  void seatsThatTieShareTheWin() {
    var result =
        result(
            new Standing(ANN, 0, 1, true, 5),
            new Standing(BEN, 1, 3, false, 1),
            new Standing(CLEO, 2, 1, true, 5));
    assertThat(result.winners()).isEqualTo(Seats.of(ANN).with(CLEO));
    assertThat(result.share(ANN)).isEqualTo(0.5);
  }

  @Test
  void aTeamWinsTogether() {
    var result =
        result(
            new Standing(ANN, 0, 1, true, 9),
            new Standing(BEN, 1, 2, false, 4),
            new Standing(CLEO, 0, 1, true, 9));
    assertThat(result.winners()).isEqualTo(Seats.of(ANN).with(CLEO));
    assertThat(result.of(ANN).team()).isEqualTo(result.of(CLEO).team());
    assertThat(result.share(CLEO)).isEqualTo(1);
  }

  @Test
  void everybodyWinsACooperativeGame() {
    var result = result(new Standing(ANN, 0, 1, true, 1), new Standing(BEN, 0, 1, true, 1));
    assertThat(result.winners()).isEqualTo(Seats.first(2));
  }

  @Test
  void nobodyWinsACooperativeGameThatIsLost() {
    var result = result(new Standing(ANN, 0, 1, false, 0), new Standing(BEN, 0, 1, false, 0));
    assertThat(result.winners()).isEqualTo(Seats.NONE);
  }

  @Test
  void aNightEndsWithItsScores() {
    var night =
        NightCards.GAME.open(
            NightCards.setup(Map.of("rounds", "3"), "a", "b", "c"), new FastChance(5));
    assertThat(night.result()).isEmpty();
    var chance = new FastChance(6);
    while (!night.isOver()) ImagineTest.playOne(night, chance);
    var result = night.result().orElseThrow();
    for (var seat : night.seats())
      assertThat(result.of(seat).score()).isEqualTo(night.at().scores.get(night, seat.index()));
    assertThat(result.winners().isEmpty()).isFalse();
  }
}

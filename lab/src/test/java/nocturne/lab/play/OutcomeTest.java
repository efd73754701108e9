package nocturne.lab.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import nocturne.kernel.Result;
import nocturne.kernel.Result.Standing;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;
import org.junit.jupiter.api.Test;

class OutcomeTest {

  /** Seats of these teams; those of the winning team have won. */
  private static Outcome outcome(int[] teams, int[] scores, Integer... winners) {
    var standings = new ArrayList<Standing>();
    for (int seat = 0; seat < teams.length; seat++) {
      boolean won = List.of(winners).contains(teams[seat]);
      standings.add(new Standing(Seat.of(seat), teams[seat], won ? 1 : 2, won, scores[seat]));
    }
    return Outcome.of(new Result(standings, Text.of("over")));
  }

  @Test
  void marginIsThatOfTheBestSideOverTheSecond() {
    assertThat(outcome(new int[] {0, 1, 2}, new int[] {7, 12, 9}, 1).margin()).isEqualTo(3);
    assertThat(outcome(new int[] {0, 1, 0, 1}, new int[] {5, 8, 5, 8}, 1).margin()).isEqualTo(3);
  }

  @Test
  void whoPlayTogetherBeatNobody() {
    var together = outcome(new int[] {0, 0}, new int[] {5, 5}, 0);
    assertThat(together.sides()).isEqualTo(1);
    assertThat(together.margin()).isNull();
    assertThat(together.comeback(1)).isNull();
  }

  @Test
  void comebackIsAWinAgainstWhoLed() {
    var outcome = outcome(new int[] {0, 1}, new int[] {5, 8}, 1);
    assertThat(outcome.comeback(1)).isTrue();
    assertThat(outcome.comeback(2)).isFalse();
    assertThat(outcome.comeback(Played.NOBODY)).isNull();
  }

  @Test
  void partnersOfTheLeaderAreNoComeback() {
    var outcome = outcome(new int[] {0, 1, 0, 1}, new int[] {5, 8, 5, 8}, 1);
    assertThat(outcome.comeback(4)).isFalse();
    assertThat(outcome.comeback(3)).isTrue();
  }

  @Test
  void nobodyComesBackWhereNobodyWins() {
    assertThat(outcome(new int[] {0, 1}, new int[] {5, 5}).comeback(1)).isNull();
  }
}

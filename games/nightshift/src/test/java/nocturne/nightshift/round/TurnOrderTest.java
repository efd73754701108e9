package nocturne.nightshift.round;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.NightshiftRule.NS_1_01;
import static nocturne.nightshift.NightshiftRule.NS_1_15;
import static nocturne.nightshift.NightshiftRule.NS_1_16;
import static nocturne.nightshift.NightshiftRule.NS_1_17;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Result;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Place;
import nocturne.nightshift.closing.Closing;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.floor.FloorTurn;
import org.junit.jupiter.api.Test;

/** Who comes when, and what lasts all night. */
class TurnOrderTest {

  @Test
  @Covers({NS_1_15, NS_1_16})
  void sameClockwiseOrderFromTheSameFirstPlayerInEveryRound() {
    var table = ClubTable.of(3, "shift", "shorter").firstPlayer(BEA).run(new BeginRound());
    for (int round = 1; round <= 3; round++) {
      assertThat(table.club().round()).isEqualTo(round);
      for (var seat : List.of(BEA, CAT, ANN))
        table.asks(seat, FloorTurn.class).chooses(seat, "end");
    }
  }

  @Test
  @Covers({NS_1_15, NS_1_16})
  void firstPlayerStaysTheFirstAfterStageAndRefresh() {
    var table = ClubTable.of(2, "shift", "shorter").firstPlayer(BEA).round(4);
    table.cash(ANN, 1000).cash(BEA, 1000).run(new BeginRound());
    table.chooses(BEA, "skip-stage").chooses(ANN, "skip-stage");
    table.chooses(BEA, "end").chooses(ANN, "end").round(7).run(new BeginRound());
    table.asks(BEA, FloorTurn.class).chooses(BEA, "end").asks(ANN, FloorTurn.class);
  }

  @Test
  @Covers(NS_1_17)
  void abilityWorksInTheFirstRound() {
    ClubTable.of(2)
        .plays(ANN, "sapphire")
        .guest("S3", "C15")
        .stands(ANN, "S3")
        .drinks(ANN, 0, 0)
        .run(new BeginRound())
        .rolls(1, 6)
        .chooses(ANN, "engage", "roll-again", "outcome-3")
        .isCommitted("S3", ANN, Room.VIP);
  }

  @Test
  @Covers(NS_1_17)
  void abilityWorksInTheLastExtraTurn() {
    ClubTable.of(2)
        .plays(ANN, "amethyst")
        .guest("S3", "C15")
        .stands(ANN, "S3")
        .drinks(ANN, 0, 0)
        .round(16)
        .dances("PR-01", "PR-04")
        .run(new BeginRound())
        .rolls(4)
        .chooses(ANN, "engage", "outcome-2")
        .chooses(BEA, "end")
        .isAt(ANN, Place.PRIVATE_ROOM)
        .offers(ANN, "accept", "free-redo")
        .chooses(ANN, "free-redo")
        .offers(ANN, "draw", "leave");
  }

  @Test
  @Covers(NS_1_17)
  void abilityWorksInTheFinalCount() {
    var table = ClubTable.of(2).collected(BEA, "C01", "C02").collected(ANN, "C03", "C04");
    assertThat(Closing.loyalty(table.club(), BEA)).isEqualTo(5 + 4 + 2);
    assertThat(Closing.loyalty(table.club(), ANN)).isEqualTo(6 + 5);
  }

  @Test
  @Covers(NS_1_01)
  void mostMoneyWinsCashAndSubscriberIncomeTogether() {
    var table = ClubTable.of(3).cash(ANN, 5000).cash(BEA, 4500).cash(CAT, 5000);
    table.collected(BEA, "C03", "C05").run(new Closing());
    table.test().isOver();
    var winners =
        table.club().result().orElseThrow().standings().stream()
            .filter(Result.Standing::won)
            .map(Result.Standing::seat);
    assertThat(winners).containsExactly(BEA);
    table.hasCash(BEA, 5500).hasCash(ANN, 5000);
  }
}

package nocturne.nightshift.stage;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;

import nocturne.nightshift.ClubTable;
import org.junit.jupiter.api.Test;

class StageGoingTest {

  private static ClubTable rostered() {
    return ClubTable.of(2)
        .clearFloor()
        .faceDown("S1", "C01")
        .faceDown("S2", "C05")
        .cash(ANN, 5_000)
        .cash(BEA, 0)
        .plays(BEA, "emerald")
        .round(3);
  }

  @Test
  void cardsForGoingOnStageArePlayedBetweenTheChoiceAndTheTips() {
    rostered()
        .hand(ANN, "P30")
        .run(new StageStep())
        .doesNotOffer(ANN, "P30")
        .chooses(ANN, "go-on-stage")
        .hasCash(ANN, 5_000)
        .offers(ANN, "P30", "pass")
        .chooses(ANN, "P30")
        .rests()
        .hasCash(ANN, 5_000 + 2 * 1_500);
  }

  @Test
  void cardsDrawnOnStageComeTooLateForThatStageStep() {
    rostered()
        .powerDeckTop("P30", "P32")
        .run(new StageStep())
        .chooses(ANN, "go-on-stage")
        .rests()
        .hasHand(ANN, "P30", "P32")
        .hasCash(ANN, 5_000 + 2 * 1_000);
  }
}

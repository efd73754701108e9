package nocturne.nightshift;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.component.Room;
import org.junit.jupiter.api.Test;

class NightChecksTest {

  private static void finds(ClubTable table, NightChecks.Invariant... broken) {
    assertThat(NightChecks.broken(table.club())).containsExactlyInAnyOrder(broken);
  }

  @Test
  void soundTableBreaksNothing() {
    finds(ClubTable.of(3));
    finds(ClubTable.of(1));
    finds(ClubTable.of(2, "mode", "co-op"));
    finds(ClubTable.of(3).guest("S2", "C15").committed("S2", BEA, Room.VIP));
  }

  @Test
  void tokenOnAFaceDownCustomerIsFound() {
    var table = ClubTable.of(2).faceDown("S2", "C15");
    table.club().commit(table.spot("S2"), BEA, Room.VIP);
    finds(table, NightChecks.Invariant.TOKENS_LIE_ON_GUESTS);
  }

  @Test
  void secondTokenIsFound() {
    finds(
        ClubTable.of(2)
            .guest("S2", "C15")
            .guest("S3", "C16")
            .committed("S2", BEA, Room.VIP)
            .committed("S3", BEA, Room.VIP),
        NightChecks.Invariant.ONE_TOKEN_EACH);
  }

  @Test
  void fourthDrinkIsFoundUnlessItIsBeingReturned() {
    finds(ClubTable.of(2).drinks(BEA, 2, 2), NightChecks.Invariant.THREE_DRINKS);
    finds(ClubTable.of(2).drinks(BEA, -1, 2), NightChecks.Invariant.THREE_DRINKS);
    finds(ClubTable.of(2).drinks(ANN, 2, 1).hand(ANN, "P26").turn(ANN).chooses(ANN, "P26"));
  }

  @Test
  void oddAndNegativeAmountsAreFound() {
    finds(ClubTable.of(2).cash(ANN, 700), NightChecks.Invariant.WHOLE_NOTES);
    finds(ClubTable.of(2).cash(ANN, -500), NightChecks.Invariant.WHOLE_NOTES);
    var solo = ClubTable.of(1);
    solo.at().diamondCash.set(solo.club(), 100);
    finds(solo, NightChecks.Invariant.WHOLE_NOTES);
  }

  @Test
  void missingPowerCardIsFound() {
    var table = ClubTable.of(2);
    table.at().powerDeck.moveTop(table.club(), table.at().powerRemoved);
    finds(table, NightChecks.Invariant.ALL_POWER_CARDS);
  }

  @Test
  void energyOutsideAFloorTurnIsFound() {
    var table = ClubTable.of(2);
    table.at().active.set(table.club(), 0);
    finds(table, NightChecks.Invariant.ENERGY_ON_THE_FLOOR);
    finds(ClubTable.of(2).energy(-1), NightChecks.Invariant.ENERGY_ON_THE_FLOOR);
  }

  @Test
  void floorTurnInSpiteOfACommitmentIsFound() {
    finds(
        ClubTable.of(2).guest("S2", "C15").committed("S2", ANN, Room.VIP),
        NightChecks.Invariant.COMMITMENT_FIRST);
  }
}

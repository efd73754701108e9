package nocturne.nightshift.roll;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.NightshiftRule.NS_1_17;
import static nocturne.nightshift.NightshiftRule.NS_4_05;
import static nocturne.nightshift.NightshiftRule.NS_4_06;
import static nocturne.nightshift.NightshiftRule.NS_4_07;
import static nocturne.nightshift.NightshiftRule.NS_4_08;
import static nocturne.nightshift.NightshiftRule.NS_4_11;
import static nocturne.nightshift.NightshiftRule.NS_4_14;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Seat;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.effect.RollEffect;
import org.junit.jupiter.api.Test;

/** Rolls of the numbered die and what changes them. */
class ModifiedRollTest {

  private static ClubTable on(String customer, Seat seat) {
    return ClubTable.of(3).guest("S7", customer).stands(seat, "S7").drinks(seat, 0, 0);
  }

  @Test
  @Covers(NS_4_05)
  void onlyTheRollerUsesShotsRightAfterTheRoll() {
    on("C15", ANN)
        .drinks(ANN, 1, 1)
        .drinks(BEA, 3, 0)
        .turn(ANN)
        .doesNotOffer(ANN, "shot")
        .rolls(2)
        .chooses(ANN, "engage")
        .offers(ANN, "shot", "pass")
        .chooses(ANN, "shot")
        .hasDrinks(ANN, 0, 1)
        .hasDrinks(BEA, 3, 0)
        .offers(ANN, "outcome-1", "outcome-2");
  }

  @Test
  @Covers(NS_4_06)
  void cardForOnesOwnTurnCannotBePlayedAfterTheRoll() {
    on("C15", ANN)
        .drinks(ANN, 1, 0)
        .hand(ANN, "P24", "P19", "P22")
        .turn(ANN)
        .offersAmongOthers(ANN, "P24", "P19")
        .doesNotOffer(ANN, "P22")
        .rolls(3)
        .chooses(ANN, "engage")
        .offers(ANN, "shot", "P22", "pass")
        .chooses(ANN, "pass")
        .offers(ANN, "outcome-1", "outcome-2")
        .chooses(ANN, "outcome-1")
        .rests();
  }

  /** EX-33 (the ledger's own id). */
  @Test
  @Covers(NS_4_07)
  void finalRollIsNeverBelowOne() {
    var table = on("C03", ANN).drinks(ANN, 1, 0).turn(ANN).rolls(2).chooses(ANN, "engage");
    new RollEffect.RollAdd(-3).perform(table.club(), ANN);
    assertThat(Numbered.finalRoll(table.club())).isEqualTo(1);
    table.chooses(ANN, "pass").rests().hasGuest("S7", "C03").isNotCommitted("S7").happened(NS_4_11);
  }

  @Test
  @Covers(NS_4_08)
  void finalRollMayExceedSix() {
    var table = on("C11", CAT).committed("S7", BEA, Room.VIP).drinks(CAT, 1, 0);
    table.turn(CAT).rolls(5).chooses(CAT, "steal", "shot");
    table.rests().isCommitted("S7", CAT, Room.VIP);
    assertThat(Numbered.finalRoll(table.club())).isEqualTo(7);
  }

  /** EX-06 (the ledger's own id). */
  @Test
  @Covers(NS_4_14)
  void shotBuysTheVipRoom() {
    on("C18", ANN)
        .drinks(ANN, 1, 0)
        .turn(ANN)
        .rolls(3)
        .chooses(ANN, "engage", "shot")
        .offers(ANN, "outcome-1", "outcome-2", "outcome-3")
        .chooses(ANN, "outcome-3")
        .hasDrinks(ANN, 0, 0)
        .isCommitted("S7", ANN, Room.VIP)
        .rests();
  }

  /** EX-07 (the ledger's own id). */
  @Test
  @Covers(NS_1_17)
  void shotsOfEmeraldAddTwoEach() {
    var table = on("C16", CAT).drinks(CAT, 2, 0).turn(CAT).rolls(2);
    table.chooses(CAT, "engage", "shot", "shot");
    assertThat(Numbered.finalRoll(table.club())).isEqualTo(6);
    table.offers(CAT, "outcome-1", "outcome-2", "outcome-3");
  }
}

package nocturne.nightshift.floor;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.NightshiftRule.NS_2_25;
import static nocturne.nightshift.NightshiftRule.NS_2_26;
import static nocturne.nightshift.NightshiftRule.NS_2_27;
import static nocturne.nightshift.NightshiftRule.NS_2_28;
import static nocturne.nightshift.NightshiftRule.NS_2_29;
import static nocturne.nightshift.NightshiftRule.NS_2_30;
import static nocturne.nightshift.NightshiftRule.NS_4_01;
import static nocturne.nightshift.NightshiftRule.NS_4_26;

import java.util.List;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.component.Room;
import org.junit.jupiter.api.Test;

/** What costs no Energy, and what a roll ends. */
class FreeDeedsTest {

  @Test
  @Covers({NS_2_25, NS_2_30, NS_4_01})
  void engagingNeedsNoEnergyAndNoStepBefore() {
    ClubTable.of(2)
        .guest("S3", "C15")
        .drinks(ANN, 1, 0)
        .stands(ANN, "S3")
        .turn(ANN)
        .energy(0)
        .rolls(3)
        .chooses(ANN, "engage")
        .hasEnergy(0)
        .chooses(ANN, "pass", "outcome-2")
        .isCommitted("S3", ANN, Room.PRIVATE);
    ClubTable.of(2)
        .guest("S3", "C15")
        .drinks(ANN, 1, 0)
        .stands(ANN, "S3")
        .turn(ANN)
        .rolls(3)
        .chooses(ANN, "engage")
        .hasEnergy(4)
        .chooses(ANN, "pass", "outcome-1")
        .rests();
  }

  @Test
  @Covers({NS_2_26, NS_2_30})
  void stealingNeedsNoEnergyAndNoStepBefore() {
    ClubTable.of(2)
        .guest("S3", "C15")
        .committed("S3", BEA, Room.PRIVATE)
        .plays(BEA, "emerald")
        .stands(ANN, "S3")
        .drinks(ANN, 1, 0)
        .turn(ANN)
        .energy(0)
        .offers(ANN, "steal", "end")
        .rolls(4)
        .chooses(ANN, "steal")
        .hasEnergy(0)
        .chooses(ANN, "pass")
        .isCommitted("S3", ANN, Room.PRIVATE)
        .rests();
  }

  @Test
  @Covers(NS_2_26)
  void buyingAndPlayingCardsCostNoEnergy() {
    ClubTable.of(2)
        .clear("S7")
        .stands(ANN, "S7")
        .cash(ANN, 1000)
        .hand(ANN, "P24")
        .drinks(ANN, 0, 0)
        .turn(ANN)
        .chooses(ANN, "buy-shot")
        .hasDrinks(ANN, 1, 0)
        .hasEnergy(4)
        .chooses(ANN, "P24")
        .hasCash(ANN, 1500)
        .hasEnergy(4)
        .energy(0)
        .chooses(ANN, "buy-champagne")
        .hasDrinks(ANN, 1, 1)
        .hasEnergy(0);
  }

  @Test
  @Covers({NS_2_27, NS_2_28, NS_4_26})
  void engageEndsTheTurnWithItsOutcome() {
    ClubTable.of(2)
        .guest("S7", "C15")
        .stands(ANN, "S7")
        .cash(ANN, 5000)
        .drinks(ANN, 0, 0)
        .turn(ANN)
        .offersAmongOthers(ANN, "clockwise", "buy-shot", "engage")
        .rolls(6)
        .chooses(ANN, "engage")
        .offers(ANN, "outcome-1", "outcome-2", "outcome-3")
        .chooses(ANN, "outcome-1")
        .rests()
        .hasEnergy(0);
  }

  @Test
  @Covers({NS_2_27, NS_2_28})
  void stealEndsTheTurnWhetherItSucceedsOrNot() {
    for (int roll : List.of(1, 6)) {
      ClubTable.of(2)
          .guest("S7", "C15")
          .committed("S7", BEA, Room.VIP)
          .stands(ANN, "S7")
          .cash(ANN, 5000)
          .drinks(ANN, 0, 0)
          .turn(ANN)
          .rolls(roll)
          .chooses(ANN, "steal")
          .rests()
          .hasEnergy(0);
    }
  }

  @Test
  @Covers(NS_2_27)
  void shotsAndCardsForAfterTheRollComeBeforeTheTurnEnds() {
    ClubTable.of(2)
        .guest("S7", "C15")
        .stands(ANN, "S7")
        .drinks(ANN, 1, 0)
        .hand(ANN, "P22")
        .hand(BEA, "P14")
        .turn(ANN)
        .rolls(2)
        .chooses(ANN, "engage")
        .offers(ANN, "shot", "P22", "pass")
        .chooses(ANN, "shot", "pass")
        .offers(BEA, "P14", "pass")
        .chooses(BEA, "pass")
        .offers(ANN, "outcome-1", "outcome-2");
  }

  @Test
  @Covers(NS_2_29)
  void turnMayEndBesideAFaceUpCustomerButNotBesideDad() {
    ClubTable.of(2).guest("S3", "C15").stands(ANN, "S3").turn(ANN).chooses(ANN, "end").rests();
    ClubTable.of(2)
        .guest("S3", "C60")
        .stands(ANN, "S3")
        .drinks(ANN, 1, 0)
        .rolls(1)
        .turn(ANN)
        .offers(ANN, "shot", "pass");
  }
}

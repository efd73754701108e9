package nocturne.nightshift.floor;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.NightshiftRule.NS_2_03;
import static nocturne.nightshift.NightshiftRule.NS_2_17;
import static nocturne.nightshift.NightshiftRule.NS_2_18;
import static nocturne.nightshift.NightshiftRule.NS_2_19;
import static nocturne.nightshift.NightshiftRule.NS_2_29;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Place;
import org.junit.jupiter.api.Test;

/** A dancer on Stage at her turn. */
class StepOffStageTest {

  /** EX-18 (the ledger's own id). */
  @Test
  @Covers({NS_2_17, NS_2_18, NS_2_19, NS_2_29})
  void leftStairsLeadToTheFourthTableAndComeBeforeTheEnd() {
    ClubTable.of(2)
        .plays(ANN, "topaz")
        .plays(BEA, "ruby")
        .stands(ANN, Place.STAGE)
        .turn(ANN)
        .offers(ANN, "step-left", "step-right")
        .refuses(ANN, "end", NS_2_19)
        .chooses(ANN, "step-left")
        .isAt(ANN, "S4")
        .hasEnergy(3)
        .offersAmongOthers(ANN, "end");
  }

  @Test
  @Covers({NS_2_03, NS_2_17, NS_2_18})
  void rightStairsLeadToTheTenthTable() {
    ClubTable.of(2)
        .stands(ANN, Place.STAGE)
        .turn(ANN)
        .chooses(ANN, "step-right")
        .isAt(ANN, "S10")
        .hasEnergy(3);
  }

  @Test
  @Covers(NS_2_19)
  void powerCardsMayBePlayedBeforeSteppingOff() {
    ClubTable.of(2)
        .stands(ANN, Place.STAGE)
        .hand(ANN, "P24")
        .turn(ANN)
        .offers(ANN, "step-left", "step-right", "P24")
        .chooses(ANN, "P24")
        .hasCash(ANN, 1000)
        .isAt(ANN, Place.STAGE)
        .hasEnergy(4)
        .offers(ANN, "step-left", "step-right");
  }
}

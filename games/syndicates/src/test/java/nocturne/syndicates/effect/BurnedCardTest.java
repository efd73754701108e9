package nocturne.syndicates.effect;

import static nocturne.syndicates.Moon.Status.LOCKDOWN;
import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.TEAL;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_17_06;
import static nocturne.syndicates.SyndicatesRule.SM_17_08;
import static nocturne.syndicates.SyndicatesRule.SM_17_09;
import static nocturne.syndicates.SyndicatesRule.SM_17_10;
import static nocturne.syndicates.SyndicatesRule.SM_17_11;
import static nocturne.syndicates.SyndicatesRule.SM_17_12;
import static nocturne.syndicates.SyndicatesRule.SM_17_13;
import static nocturne.syndicates.SyndicatesRule.TG_10;
import static nocturne.syndicates.SyndicatesRule.TG_6;
import static nocturne.syndicates.SyndicatesRule.TG_7;
import static nocturne.syndicates.SyndicatesRule.TG_8;
import static nocturne.syndicates.SyndicatesRule.TG_9;

import nocturne.syndicates.Acting;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BurnedCardTest {

  private static MoonTable burned(String agent) {
    return MoonTable.of(3).burned(agent);
  }

  /** SIM-25. */
  @Test
  @Covers({SM_17_09, SM_17_12})
  void adjacentTargetStandsForOneSector() {
    burned("FO-001")
        .stack(BLUE, "CO-001")
        .deploys(BLUE, "LE-001")
        .offers(BLUE, "CS", "NN", "AC", "BD", "WK", "BZ", "CA", "stop")
        .chooses(BLUE, "WK")
        .offers(BLUE, "SP", "WK", "stop")
        .chooses(BLUE, "SP")
        .offers(BLUE, "WK", "stop")
        .chooses(BLUE, "WK")
        .hasInfluence("SP", BLUE, 1)
        .hasInfluence("WK", BLUE, 1)
        .hasSupply(BLUE, 14)
        .rests();
  }

  /** SIM-26. */
  @Test
  @Covers({SM_17_10, TG_6, TG_8})
  void allTargetStandsForAllItsSectors() {
    MoonTable.of(5)
        .burned("MF-006")
        .influence("CA", TEAL, 1)
        .status("CA", LOCKDOWN, TEAL)
        .influence("SK", BLUE, 1)
        .status("SK", LOCKDOWN, BLUE)
        .influence("MZ", ORANGE, 1)
        .status("MZ", LOCKDOWN, ORANGE)
        .stack(TEAL, "CO-001")
        .deploys(TEAL, "MF-001")
        .offers(TEAL, "CA", "SK", "MZ", "stop")
        .chooses(TEAL, "CA", "SK", "MZ")
        .hasInfluence("CA", TEAL, 2)
        .hasInfluence("SK", TEAL, 1)
        .hasInfluence("MZ", TEAL, 1)
        .rests();
  }

  @Test
  @Covers({SM_17_08, SM_17_11, TG_6})
  void targetsAboveAndBelowTheLineCountOnceEach() {
    burned("CO-001")
        .performs(BLUE, "ADD 1 ALL BURNED")
        .offers(BLUE, "AV", "BZ", "stop")
        .chooses(BLUE, "BZ", "AV")
        .hasInfluence("AV", BLUE, 1)
        .hasInfluence("BZ", BLUE, 1)
        .rests();
  }

  @Test
  @Covers({TG_6, TG_7})
  void identicalOpenTargetsGiveOneSectorAndTheSameSectorNone() {
    burned("DC-010")
        .performs(BLUE, "ADD 1 ALL BURNED")
        .chooses(BLUE, "CA")
        .offers(BLUE, "CA", "stop")
        .chooses(BLUE, "CA")
        .hasSupply(BLUE, 15)
        .rests();
  }

  @Test
  @Covers(TG_7)
  void referencesToTheBurnedCardGiveItNoSector() {
    burned("LE-001").performs(BLUE, "ADD 1 ALL BURNED").hasSupply(BLUE, 16).rests();
    burned("LE-001").performs(BLUE, "ADD 1 ONE BURNED").hasSupply(BLUE, 16).rests();
    burned("LE-004").performs(BLUE, "ADD 1 ONE BURNED").offers(BLUE, "PR", "stop");
    burned("FE-005")
        .performs(BLUE, "ADD 1 ONE BURNED")
        .offers(BLUE, "UH", "WK", "SD", "MZ", "stop");
  }

  @ParameterizedTest
  @CsvSource({"FO-009, BZ", "LE-003, WK", "NC-001, NN", "BF-001, BD", "LK-009, AV"})
  @Covers(TG_8)
  void sentencesWithoutATargetGiveNoSector(String agent, String sector) {
    burned(agent).performs(BLUE, "ADD 1 ALL BURNED").offers(BLUE, sector, "stop");
  }

  @Test
  @Covers({TG_9, SM_17_12, TG_6})
  void openTargetsAreSettledFirstWithDifferentSectors() {
    burned("FO-006")
        .performs(BLUE, "ADD 1 ALL BURNED")
        .offers(BLUE, "CS", "NN", "AC", "PR", "stop")
        .chooses(BLUE, "CS")
        .hasSupply(BLUE, 16)
        .doesNotOffer(BLUE, "SK", "CS")
        .offersAmongOthers(BLUE, "NN", "AC", "PR", "MZ")
        .chooses(BLUE, "MZ")
        .offers(BLUE, "SK", "CS", "MZ", "stop");
  }

  @Test
  @Covers(TG_9)
  void targetWithoutADifferentSectorLeftGivesNothing() {
    var table = burned("FO-006");
    var skyport = table.sector("SK");
    var add = new Add(1, new Target.AllBurned());
    int taken = skyport.bit() | skyport.neighbours();
    table
        .run(new SettleTargets(Acting.player(seat(BLUE)), add, 0, taken))
        .offers(BLUE, "SP", "BD", "WK", "BZ", "CA", "CV", "SD", "UH", "MZ", "AV", "stop")
        .chooses(BLUE, "MZ")
        .offers(BLUE, "SK", "CS", "NN", "AC", "PR", "MZ", "stop");
  }

  @Test
  @Covers(TG_9)
  void targetWithoutAFittingSectorGivesNothing() {
    burned("CO-010")
        .performs(BLUE, "ADD 1 ALL BURNED")
        .chooses(BLUE, "CA")
        .offers(BLUE, "CA", "stop");
  }

  @Test
  @Covers({TG_10, TG_6, SM_17_11})
  void oneSectorIsChosenAmongAllTheTargets() {
    burned("CO-003")
        .performs(BLUE, "ADD 1 ONE BURNED")
        .offers(BLUE, "BZ", "AV", "stop")
        .chooses(BLUE, "AV")
        .hasInfluence("AV", BLUE, 1)
        .rests();
    burned("FO-001")
        .performs(BLUE, "ADD 1 ONE BURNED")
        .offers(BLUE, "SP", "CS", "NN", "AC", "BD", "WK", "BZ", "CA", "stop")
        .chooses(BLUE, "NN")
        .hasInfluence("NN", BLUE, 1)
        .rests();
  }

  @Test
  @Covers(SM_17_13)
  void targetsAreWorkedOutForTheActingPartyNow() {
    burned("MF-001")
        .influence("CA", BLUE, 2)
        .influence("SP", ORANGE, 2)
        .performs(ORANGE, "ADD 1 ONE BURNED")
        .offers(ORANGE, "SP", "stop")
        .influence("SP", BLUE, 2)
        .influence("MZ", ORANGE, 2)
        .performs(ORANGE, "ADD 1 ALL BURNED")
        .offers(ORANGE, "MZ", "stop");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ADD 1 ALL BURNED", "ADD 1 ONE BURNED", "ELIMINATE 1 ONE BURNED"})
  @Covers(SM_17_06)
  void withoutABurnedCardThereAreNoSectors(String sentence) {
    MoonTable.of(3)
        .noBurnedCard()
        .influence("CA", ORANGE, 1)
        .performs(BLUE, sentence)
        .hasSupply(BLUE, 16)
        .hasInfluence("CA", ORANGE, 1)
        .rests();
  }
}

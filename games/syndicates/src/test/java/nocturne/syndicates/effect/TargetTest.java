package nocturne.syndicates.effect;

import static nocturne.syndicates.Moon.Status.DISPLACE;
import static nocturne.syndicates.Moon.Status.LOCKDOWN;
import static nocturne.syndicates.Moon.Status.NONE;
import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.SyndicatesRule.SM_16_11;
import static nocturne.syndicates.SyndicatesRule.TG_1;
import static nocturne.syndicates.SyndicatesRule.TG_11;
import static nocturne.syndicates.SyndicatesRule.TG_2;
import static nocturne.syndicates.SyndicatesRule.TG_3;
import static nocturne.syndicates.SyndicatesRule.TG_4;
import static nocturne.syndicates.SyndicatesRule.TG_5;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TargetTest {

  @Test
  @Covers({TG_1, TG_2, SM_16_11})
  void amountIsNotSplitOverSeveralSectors() {
    MoonTable.of(3)
        .performs(BLUE, "ADD 2 ANY")
        .chooses(BLUE, "CA")
        .offers(BLUE, "one", "stop")
        .chooses(BLUE, "one")
        .hasInfluence("CA", BLUE, 2)
        .rests();
  }

  @Test
  @Covers({TG_1, TG_2})
  void allPiecesAreRemovedInTheSectorChosen() {
    MoonTable.of(3)
        .influence("CA", ORANGE, 2)
        .influence("SP", MAGENTA, 2)
        .performs(BLUE, "ELIMINATE 2 ANY")
        .offers(BLUE, "CA", "SP", "stop")
        .chooses(BLUE, "CA")
        .offers(BLUE, "player-2", "stop")
        .chooses(BLUE, "player-2")
        .offers(BLUE, "player-2", "stop")
        .chooses(BLUE, "player-2")
        .hasInfluence("SP", MAGENTA, 2)
        .rests();
  }

  @Test
  @Covers(TG_2)
  void allPiecesLeaveTheSectorChosen() {
    MoonTable.of(3)
        .influence("CA", ORANGE, 1)
        .influence("SP", MAGENTA, 1)
        .performs(BLUE, "PUSH 2 ANY")
        .chooses(BLUE, "CA", "player-2", "PR")
        .hasInfluence("PR", ORANGE, 1)
        .rests();
  }

  @Test
  @Covers(TG_3)
  void adjacentSectorIsNeverTheSectorItself() {
    MoonTable.of(3)
        .performs(BLUE, "ADD 1 ADJ CA")
        .offers(BLUE, "SP", "CS", "BZ", "PR", "AV", "stop");
  }

  @ParameterizedTest
  @CsvSource({
    "MINE>=1, CA MZ BZ",
    "ABSENT, SP CS NN AC BD WK PR SK CV SD UH AV",
    "RIVAL, SP SK BZ",
    "CONTROL, MZ",
    "LOCKED, SK"
  })
  @Covers(TG_4)
  void conditionLimitsTheSectors(String condition, String sectors) {
    MoonTable.of(3)
        .influence("CA", BLUE, 1)
        .influence("MZ", BLUE, 2)
        .influence("BZ", BLUE, 1)
        .influence("BZ", ORANGE, 1)
        .influence("SP", ORANGE, 1)
        .influence("SK", ORANGE, 1)
        .status("SK", LOCKDOWN, ORANGE)
        .performs(BLUE, "ADD 1 ONE IF " + condition)
        .offers(BLUE, (sectors + " stop").split(" "));
  }

  @Test
  @Covers(TG_4)
  void conditionIsCheckedWhenTheSectorIsChosen() {
    MoonTable.of(3)
        .influence("SP", BLUE, 1)
        .performs(BLUE, "ADD 2 ONE IF ABSENT")
        .doesNotOffer(BLUE, "SP")
        .chooses(BLUE, "CA", "one")
        .hasInfluence("CA", BLUE, 2)
        .rests();
  }

  @Test
  @Covers(TG_4)
  void sectorsOfAnAllTargetAreFixedAtTheStart() {
    MoonTable.of(3)
        .influence("CA", BLUE, 1)
        .influence("SK", BLUE, 1)
        .influence("CA", ORANGE, 1)
        .status("CA", DISPLACE, ORANGE)
        .performs(BLUE, "ADD 1 ALL IF MINE>=1")
        .offers(BLUE, "CA", "SK", "stop")
        .chooses(BLUE, "CA")
        .chooses(ORANGE, "SP")
        .hasInfluence("SP", BLUE, 1)
        .offers(BLUE, "SK", "stop");
  }

  @Test
  @Covers(TG_4)
  void sectorThatNoLongerMeetsTheConditionStaysInTheSet() {
    MoonTable.of(3)
        .influence("CA", ORANGE, 1)
        .status("CA", DISPLACE, ORANGE)
        .performs(BLUE, "ADD 1 ALL IF ABSENT")
        .chooses(BLUE, "CA")
        .chooses(ORANGE, "SP")
        .offersAmongOthers(BLUE, "SP")
        .doesNotOffer(BLUE, "CA")
        .chooses(BLUE, "SP")
        .hasInfluence("SP", BLUE, 2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ADD 1 ALL IF LOCKED",
        "ADD 1 ONE IF CONTROL",
        "LOCKDOWN ONE IF CONTROL",
        "ELIMINATE 1 ONE IF LOCKED"
      })
  @Covers(TG_5)
  void sentenceWithoutAFittingSectorDoesNothing(String sentence) {
    MoonTable.of(3)
        .influence("CA", BLUE, 1)
        .influence("CA", ORANGE, 1)
        .performs(BLUE, sentence)
        .hasSupply(BLUE, 15)
        .hasInfluence("CA", ORANGE, 1)
        .hasStatus("CA", NONE)
        .rests();
  }

  @Test
  @Covers({TG_11, TG_1, SM_16_11})
  void amountOfAnAllTargetAppliesToEachSector() {
    MoonTable.of(3)
        .influence("CA", ORANGE, 1)
        .status("CA", LOCKDOWN, ORANGE)
        .influence("SK", ORANGE, 1)
        .status("SK", LOCKDOWN, ORANGE)
        .influence("MZ", ORANGE, 1)
        .status("MZ", LOCKDOWN, ORANGE)
        .performs(BLUE, "ADD 2 ALL IF LOCKED")
        .offers(BLUE, "CA", "SK", "MZ", "stop")
        .chooses(BLUE, "CA", "stop")
        .offers(BLUE, "SK", "MZ", "stop")
        .chooses(BLUE, "MZ", "one")
        .offers(BLUE, "SK", "stop")
        .chooses(BLUE, "stop")
        .hasInfluence("CA", BLUE, 1)
        .hasInfluence("MZ", BLUE, 2)
        .hasInfluence("SK", BLUE, 0)
        .rests();
  }
}

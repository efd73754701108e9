package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_6_04;
import static nocturne.gangs.GangsRule.GN_6_08;
import static nocturne.gangs.GangsRule.GN_7_01;
import static nocturne.gangs.GangsRule.GN_7_02;
import static nocturne.gangs.GangsRule.GN_7_03;
import static nocturne.gangs.GangsRule.GN_7_04;
import static nocturne.gangs.GangsRule.GN_7_05;
import static nocturne.gangs.GangsRule.GN_7_06;
import static nocturne.gangs.GangsRule.GN_7_07;
import static nocturne.gangs.GangsRule.GN_7_08;
import static nocturne.gangs.GangsRule.GN_7_13;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static nocturne.gangs.NightCityTable.DAN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import org.junit.jupiter.api.Test;

/** Who may start a firefight, where, and who is drawn into it. */
class StartingAFirefightTest {

  @Test
  @Covers(GN_7_01)
  void activatingSolosTakesASoloInPlayAndAnEdgerunnerWillDo() {
    NightCityTable.of(2)
        .emptyBoard()
        .units(ANN, "watson", "techie", "netrunner")
        .activates(ANN)
        .refuses(ANN, "solos", GN_6_08);
    NightCityTable.of(2)
        .emptyBoard()
        .units(ANN, "watson", "techie")
        .hired(ANN, "jackie-welles", "watson")
        .activates(ANN)
        .offersAmongOthers(ANN, "solos");
  }

  @Test
  @Covers(GN_7_02)
  void anyNumberOfSolosMovesEdgerunnersIncludedAndNobodyElse() {
    NightCityTable.of(2)
        .emptyBoard()
        .units(ANN, "watson", "solo", "solo", "solo", "techie")
        .hired(ANN, "jackie-welles", "watson")
        .hired(ANN, "rogue-amendiares", "watson")
        .activates(ANN, "solos")
        .doesNotOffer(
            ANN,
            "tyger-claws-techie-watson-to-westbrook",
            "tyger-claws-rogue-amendiares-watson-to-westbrook")
        .moves(ANN, "solo", "watson", "city-center")
        .moves(ANN, "solo", "watson", "westbrook")
        .moves(ANN, "jackie-welles", "watson", "westbrook")
        .chooses(ANN, "done")
        .stands(ANN, "solo", "watson", 1)
        .stands(ANN, "solo", "city-center", 1)
        .stands(ANN, "solo", "westbrook", 1)
        .stands(ANN, "jackie-welles", "westbrook", 1);
  }

  @Test
  @Covers({GN_7_03, GN_7_05})
  void firefightIsPossibleWhereASoloMeetsAnOpposingUnitEvenIfNobodyMoved() {
    NightCityTable.of(2)
        .emptyBoard()
        .units(ANN, "watson", "solo")
        .hideouts(BEN, "watson")
        .units(ANN, "westbrook", "solo")
        .units(BEN, "westbrook", "techie")
        .units(ANN, "pacifica", "techie")
        .units(BEN, "pacifica", "solo")
        .activates(ANN, "solos", "done")
        .isAsked(ANN, GN_7_03)
        .offers(ANN, "pass", "westbrook")
        .refuses(ANN, "watson", GN_7_03)
        .chooses(ANN, "westbrook")
        .isAsked(ANN, GN_7_13);
  }

  @Test
  @Covers(GN_7_03)
  void whoCouldStartAFirefightMayLeaveIt() {
    NightCityTable.of(2)
        .emptyBoard()
        .units(ANN, "westbrook", "solo")
        .units(BEN, "westbrook", "techie")
        .activates(ANN, "solos", "done", "pass")
        .isAsked(ANN, GN_6_04)
        .stands(BEN, "techie", "westbrook", 1);
  }

  @Test
  @Covers(GN_7_04)
  void oneDiscIsOneFirefightHoweverManyDistrictsAreReady() {
    NightCityTable.of(2)
        .emptyBoard()
        .units(ANN, "watson", "solo")
        .units(ANN, "pacifica", "solo")
        .units(BEN, "watson", "solo")
        .units(BEN, "pacifica", "solo")
        .hand(ANN, "crusher")
        .hand(BEN, "short-circuit")
        .activates(ANN, "solos", "done")
        .offers(ANN, "pass", "watson", "pacifica")
        .chooses(ANN, "watson")
        .stands(BEN, "solo", "watson", 0)
        .isAsked(ANN, GN_6_04)
        .stands(BEN, "solo", "pacifica", 1);
  }

  @Test
  @Covers({GN_7_06, GN_7_13})
  void everyGangWithAUnitThereTakesPartAndNobodyMayPass() {
    var table =
        NightCityTable.of(4)
            .emptyBoard()
            .units(DAN, "watson", "solo")
            .units(BEN, "watson-business", "netrunner")
            .units(CAT, "watson", "techie")
            .units(ANN, "westbrook", "solo")
            .hand(BEN, "crusher", "monowire")
            .fights(DAN, "watson")
            .chooses(DAN, "done")
            .isNotAsked(ANN);
    table
        .isAsked(DAN, GN_7_13)
        .isAsked(CAT, GN_7_13)
        .offers(BEN, table.combat(BEN, "crusher").id(), "monowire");
  }

  @Test
  @Covers(GN_7_07)
  void hideoutAloneDrawsNobodyIntoAFirefight() {
    var table =
        NightCityTable.of(3)
            .emptyBoard()
            .units(BEN, "watson", "solo")
            .units(CAT, "watson", "solo")
            .hideouts(ANN, "watson")
            .fights(BEN, "watson")
            .isNotAsked(ANN);
    assertThat(Firefight.takesPart(table.city(), CAT)).isTrue();
    assertThat(Firefight.takesPart(table.city(), ANN)).isFalse();
  }

  @Test
  @Covers(GN_7_08)
  void unitsAddNoFirepowerHoweverManyTheyAre() {
    NightCityTable.of(3)
        .emptyBoard()
        .units(CAT, "watson", "solo", "solo", "solo", "techie", "drone", "drone")
        .units(BEN, "watson", "solo")
        .hand(CAT, "cyberpsychosis")
        .hand(BEN, "short-circuit")
        .fights(CAT, "watson")
        .hasFirepower(CAT, 1)
        .hasFirepower(BEN, 2)
        .chooses(CAT, "voodoo-boys-drone-watson")
        .stands(BEN, "solo", "watson", 1)
        .rests();
  }
}

package nocturne.gangs.turn;

import static nocturne.gangs.GangsRule.GN_2_23;
import static nocturne.gangs.GangsRule.GN_6_01;
import static nocturne.gangs.GangsRule.GN_6_02;
import static nocturne.gangs.GangsRule.GN_6_03;
import static nocturne.gangs.GangsRule.GN_6_04;
import static nocturne.gangs.GangsRule.GN_6_05;
import static nocturne.gangs.GangsRule.GN_6_09;
import static nocturne.gangs.GangsRule.GN_6_13;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Disc;
import nocturne.gangs.component.Resource;
import org.junit.jupiter.api.Test;

/** Turns, and the one or two actions of an Activate turn. */
class TurnsTest {

  private static NightCityTable empty() {
    return NightCityTable.of(2).emptyBoard().resources(ANN, 1, 0, 0).units(BEN, "heywood", "solo");
  }

  @Test
  @Covers(GN_6_01)
  void turnsPassClockwiseOneEach() {
    var table = NightCityTable.of(3);
    for (int side : new int[] {ANN, BEN, CAT}) {
      assertThat(table.city().active()).isEqualTo(side);
      table.chooses(side, "solos", "done", "end-turn");
    }
    assertThat(table.city().active()).isEqualTo(ANN);
    table.isAsked(ANN, GN_6_02);
  }

  @Test
  @Covers(GN_6_02)
  void turnIsEitherActivateOrReclaim() {
    empty()
        .units(ANN, "watson", "solo")
        .spent(ANN, Disc.UPGRADE)
        .run(new Turn(ANN))
        .isAsked(ANN, GN_6_02)
        .offers(ANN, "activate", "reclaim");
  }

  @Test
  @Covers(GN_6_02)
  void reclaimTurnHasNoAction() {
    empty()
        .units(ANN, "watson", "solo")
        .reclaims(ANN)
        .chooses(ANN, "eddies-1")
        .isNotAsked(ANN)
        .isAsked(BEN, GN_6_04);
  }

  @Test
  @Covers(GN_6_02)
  void activateTurnGivesNoDiscBackAndNoIncome() {
    var table =
        empty()
            .units(ANN, "watson", "solo")
            .spent(ANN, Disc.UPGRADE)
            .activates(ANN, "solos", "done", "end-turn")
            .has(ANN, Resource.EDDIES, 1)
            .has(ANN, Resource.CONTRABAND, 0);
    assertThat(table.at().spentDiscs.get(table.city(), ANN))
        .isEqualTo(Disc.UPGRADE.bit() | Disc.SOLOS.bit());
  }

  @Test
  @Covers(GN_6_03)
  void oneActionAtLeastAndTwoAtMost() {
    empty()
        .units(ANN, "watson", "solo", "techie", "netrunner")
        .activates(ANN)
        .doesNotOffer(ANN, "end-turn")
        .chooses(ANN, "solos", "done")
        .offersAmongOthers(ANN, "end-turn", "techies", "netrunners")
        .chooses(ANN, "techies", "done")
        .isNotAsked(ANN)
        .isAsked(BEN, GN_6_04);
  }

  @Test
  @Covers(GN_6_04)
  void discIsSpentBeforeItsActionIsResolved() {
    var table = empty().units(ANN, "watson", "solo").activates(ANN, "solos").isAsked(ANN, GN_2_23);
    assertThat(table.at().spentDiscs.get(table.city(), ANN)).isEqualTo(Disc.SOLOS.bit());
    assertThat(table.at().spentDiscs.get(table.city(), BEN)).isEqualTo(0);
  }

  @Test
  @Covers(GN_6_05)
  void secondActionIsChosenWhenTheFirstIsFinished() {
    empty()
        .units(ANN, "watson", "solo", "techie")
        .units(BEN, "watson", "solo")
        .hand(ANN, "crusher")
        .hand(BEN, "cyberpsychosis")
        .activates(ANN, "solos")
        .doesNotOffer(ANN, "techies")
        .chooses(ANN, "done")
        .offers(ANN, "pass", "watson")
        .chooses(ANN, "watson")
        .stands(BEN, "solo", "watson", 0)
        .isAsked(ANN, GN_6_04)
        .offersAmongOthers(ANN, "techies");
  }

  @Test
  @Covers({GN_6_05, GN_6_13})
  void firstActionMayMakeTheSecondPossible() {
    empty()
        .resources(ANN, 0, 1, 0)
        .units(ANN, "santo-domingo-data-fortress", "netrunner")
        .dice(6, 6)
        .activates(ANN)
        .refuses(ANN, "upgrade", GN_6_09)
        .chooses(ANN, "netrunners", "done", "yes", "yes")
        .has(ANN, Resource.SECRETS, 1)
        .offersAmongOthers(ANN, "upgrade", "end-turn");
  }

  @Test
  @Covers(GN_6_13)
  void playerMayStopAfterOneAction() {
    empty()
        .units(ANN, "watson", "solo", "techie")
        .activates(ANN, "solos", "done", "end-turn")
        .isNotAsked(ANN)
        .isAsked(BEN, GN_6_04);
  }
}

package nocturne.gangs.unit;

import static nocturne.gangs.GangsRule.GN_2_08;
import static nocturne.gangs.GangsRule.GN_2_09;
import static nocturne.gangs.GangsRule.GN_2_10;
import static nocturne.gangs.GangsRule.GN_2_11;
import static nocturne.gangs.GangsRule.GN_2_12;
import static nocturne.gangs.GangsRule.GN_2_13;
import static nocturne.gangs.GangsRule.GN_2_14;
import static nocturne.gangs.GangsRule.GN_2_15;
import static nocturne.gangs.GangsRule.GN_2_26;
import static nocturne.gangs.GangsRule.GN_2_28;
import static nocturne.gangs.GangsRule.GN_2_29;
import static nocturne.gangs.GangsRule.GN_4_08;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.district.Control;
import org.junit.jupiter.api.Test;

/** Drones come with techies, go with company, and are lost alone. */
class DronesTest {

  private static NightCityTable empty() {
    return NightCityTable.of(2).emptyBoard().resources(ANN, 1, 0, 0).resources(BEN, 1, 0, 0);
  }

  @Test
  @Covers(GN_2_08)
  void droneCannotStandInAPointOfInterest() {
    empty()
        .units(ANN, "watson", "techie", "drone")
        .activates(ANN, "techies")
        .offersAmongOthers(ANN, "tyger-claws-techie-watson-to-watson-business")
        .refuses(ANN, "tyger-claws-drone-watson-to-watson-business", GN_2_08)
        .refuses(ANN, "tyger-claws-drone-watson-to-westbrook-fixer", GN_2_08);
  }

  @Test
  @Covers({GN_2_09, GN_4_08})
  void dronesCountAmongTheUnitsOfADistrict() {
    var table =
        empty()
            .hideouts(ANN, "watson")
            .units(ANN, "watson", "solo", "drone")
            .units(BEN, "watson", "solo", "techie");
    int watson = table.district("watson").index();
    assertThat(Control.dominates(table.city(), ANN, watson)).isFalse();
    table.units(ANN, "watson", "drone");
    assertThat(Control.dominates(table.city(), ANN, watson)).isTrue();
  }

  @Test
  @Covers(GN_2_09)
  void droneMayBeTheUnitThatIsLost() {
    empty()
        .units(BEN, "watson", "solo", "drone")
        .units(ANN, "watson", "solo")
        .hand(ANN, "crusher")
        .hand(BEN, "cyberpsychosis")
        .fights(ANN, "watson")
        .offers(BEN, "valentinos-solo-watson", "valentinos-drone-watson")
        .chooses(BEN, "valentinos-drone-watson")
        .stands(BEN, "solo", "watson", 1)
        .hasReserve(BEN, "drone", 4)
        .rests();
  }

  @Test
  @Covers(GN_2_10)
  void droneIsLostAtOnceWhenTheLastOtherUnitOfItsGangLeaves() {
    empty()
        .units(ANN, "watson", "solo", "drone", "drone")
        .units(BEN, "watson", "solo")
        .activates(ANN, "solos")
        .moves(ANN, "solo", "watson", "westbrook")
        .happened(GN_2_10)
        .stands(ANN, "drone", "watson", 0)
        .hasReserve(ANN, "drone", 4);
  }

  @Test
  @Covers(GN_2_10)
  void droneStaysWithAnyOtherUnitOfItsGangEvenInAPointOfInterest() {
    empty()
        .units(ANN, "watson", "solo", "drone")
        .hired(ANN, "kerry-eurodyne", "watson-business")
        .activates(ANN, "solos")
        .moves(ANN, "solo", "watson", "westbrook")
        .stands(ANN, "drone", "watson", 1);
  }

  @Test
  @Covers({GN_2_10, GN_2_29})
  void droneIsLostWhenAnAbilityTakesItsLastCompanionAway() {
    empty()
        .resources(ANN, 2, 0, 0)
        .hired(ANN, "kerry-eurodyne", "watson")
        .units(ANN, "watson", "drone")
        .activates(ANN, "hideout", "pacifica")
        .moves(ANN, "kerry-eurodyne", "watson", "westbrook")
        .happened(GN_2_10)
        .hasReserve(ANN, "drone", 4);
  }

  @Test
  @Covers(GN_2_11)
  void dronesMoveWithTheTechieDiscAndWithNoOther() {
    var drone = "tyger-claws-drone-watson-to-westbrook";
    empty()
        .units(ANN, "watson", "solo", "techie", "netrunner", "drone")
        .activates(ANN, "solos")
        .doesNotOffer(ANN, drone)
        .activates(ANN, "netrunners")
        .doesNotOffer(ANN, drone)
        .activates(ANN, "techies")
        .offersAmongOthers(ANN, drone);
  }

  @Test
  @Covers({GN_2_11, GN_2_26})
  void dronesGoTheirOwnWay() {
    empty()
        .units(ANN, "watson", "techie", "solo", "drone")
        .units(ANN, "westbrook", "solo")
        .activates(ANN, "techies")
        .moves(ANN, "techie", "watson", "city-center")
        .moves(ANN, "drone", "watson", "westbrook")
        .stands(ANN, "techie", "city-center", 1)
        .stands(ANN, "drone", "westbrook", 1);
  }

  @Test
  @Covers(GN_2_11)
  void effectThatMovesUnitsMovesDrones() {
    empty()
        .units(ANN, "watson", "techie", "drone")
        .units(ANN, "pacifica-business", "solo")
        .units(ANN, "westbrook", "solo")
        .resources(ANN, 0, 2, 0)
        .market("synthcoke-deal")
        .activates(ANN, "techies", "done", "synthcoke-deal")
        .moves(ANN, "drone", "watson", "westbrook")
        .chooses(ANN, "done")
        .stands(ANN, "drone", "westbrook", 1);
  }

  @Test
  @Covers({GN_2_28, GN_2_29})
  void droneMayGoAheadOfTheTechieWhoFollowsInTheSameMovement() {
    empty()
        .units(ANN, "watson", "techie", "drone")
        .activates(ANN, "techies")
        .moves(ANN, "drone", "watson", "westbrook")
        .stands(ANN, "drone", "westbrook", 1)
        .moves(ANN, "techie", "watson", "westbrook")
        .didNotHappen(GN_2_10)
        .stands(ANN, "drone", "westbrook", 1);
  }

  @Test
  @Covers({GN_2_10, GN_2_29})
  void droneWhomNobodyFollowedIsLostWhenTheMovementIsOver() {
    empty()
        .units(ANN, "watson", "techie", "drone")
        .activates(ANN, "techies")
        .moves(ANN, "drone", "watson", "westbrook")
        .didNotHappen(GN_2_10)
        .chooses(ANN, "done")
        .happened(GN_2_10)
        .stands(ANN, "drone", "westbrook", 0)
        .hasReserve(ANN, "drone", 4);
  }

  @Test
  @Covers({GN_2_12, GN_2_13})
  void recruitedTechieBringsADroneToItsDistrictAndOthersBringNone() {
    empty()
        .hideouts(ANN, "watson", "heywood")
        .reclaims(ANN)
        .chooses(ANN, "tyger-claws-solo-heywood")
        .stands(ANN, "drone", "heywood", 0)
        .chooses(ANN, "tyger-claws-techie-watson")
        .stands(ANN, "drone", "watson", 1)
        .hasReserve(ANN, "drone", 3);
  }

  @Test
  @Covers({GN_2_12, GN_2_13})
  void recruitedTechieAmongEdgerunnersBringsADroneToo() {
    empty()
        .inReserve(ANN, "viktor-vektor")
        .hideouts(ANN, "watson")
        .reclaims(ANN)
        .chooses(ANN, "tyger-claws-viktor-vektor-watson")
        .stands(ANN, "drone", "watson", 1);
  }

  @Test
  @Covers(GN_2_12)
  void onlyATechieAmongHiredEdgerunnersBringsADrone() {
    hires("viktor-vektor").stands(ANN, "drone", "watson", 1);
    hires("jackie-welles").stands(ANN, "drone", "watson", 0).hasReserve(ANN, "drone", 4);
  }

  /** Somebody is hired by a gang whose only hideout is in Watson. */
  private static NightCityTable hires(String edgerunner) {
    return empty()
        .hideouts(ANN, "watson")
        .units(ANN, "heywood-fixer", "techie")
        .edgerunners(edgerunner)
        .activates(ANN, "techies", "done", edgerunner)
        .stands(ANN, edgerunner, "watson", 1);
  }

  @Test
  @Covers({GN_2_12, GN_2_13})
  void netBuildsDronesWhereATechieIs() {
    empty()
        .units(ANN, "watson", "netrunner")
        .units(ANN, "heywood", "techie")
        .net(ANN, 3)
        .dice(6, 6)
        .activates(ANN, "netrunners", "done", "yes", "yes")
        .isAsked(ANN, GN_2_13)
        .offers(ANN, "pass", "1-heywood", "2-heywood")
        .chooses(ANN, "2-heywood")
        .stands(ANN, "drone", "heywood", 2);
  }

  @Test
  @Covers(GN_2_14)
  void techieWithoutADroneInReserveIsRecruitedAlone() {
    empty()
        .hideouts(ANN, "watson")
        .units(ANN, "watson", "solo", "drone", "drone", "drone", "drone")
        .reclaims(ANN)
        .chooses(ANN, "tyger-claws-techie-watson")
        .stands(ANN, "techie", "watson", 1)
        .stands(ANN, "drone", "watson", 4)
        .hasReserve(ANN, "drone", 0);
  }

  @Test
  @Covers(GN_2_14)
  void netBuildsNoMoreDronesThanThereAreInReserve() {
    empty()
        .units(ANN, "heywood", "techie", "netrunner", "drone", "drone", "drone")
        .net(ANN, 3)
        .dice(6, 6)
        .activates(ANN, "netrunners", "done", "yes", "yes")
        .offers(ANN, "pass", "1-heywood");
  }

  @Test
  @Covers(GN_2_15)
  void dronesOfOneGangInOneDistrictAreTheSameChoice() {
    var table = empty().units(ANN, "watson", "techie", "drone", "drone").activates(ANN, "techies");
    assertThat(table.options(ANN)).containsOnlyOnce("tyger-claws-drone-watson-to-westbrook");
    table
        .moves(ANN, "drone", "watson", "westbrook")
        .moves(ANN, "drone", "watson", "westbrook")
        .stands(ANN, "drone", "westbrook", 2);
  }
}

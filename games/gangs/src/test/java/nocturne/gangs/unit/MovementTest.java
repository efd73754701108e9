package nocturne.gangs.unit;

import static nocturne.gangs.GangsRule.GN_2_08;
import static nocturne.gangs.GangsRule.GN_2_10;
import static nocturne.gangs.GangsRule.GN_2_23;
import static nocturne.gangs.GangsRule.GN_2_24;
import static nocturne.gangs.GangsRule.GN_2_25;
import static nocturne.gangs.GangsRule.GN_2_26;
import static nocturne.gangs.GangsRule.GN_2_27;
import static nocturne.gangs.GangsRule.GN_2_28;
import static nocturne.gangs.GangsRule.GN_2_29;
import static nocturne.gangs.GangsRule.GN_2_30;
import static nocturne.gangs.GangsRule.GN_2_31;
import static nocturne.gangs.GangsRule.GN_2_32;
import static nocturne.gangs.GangsRule.GN_4_01;
import static nocturne.gangs.GangsRule.GN_6_04;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import org.junit.jupiter.api.Test;

/** One movement instruction: who goes where, how often, and what stands in the way. */
class MovementTest {

  private static NightCityTable empty(int players) {
    return NightCityTable.of(players).emptyBoard().resources(ANN, 1, 0, 0);
  }

  @Test
  @Covers(GN_2_23)
  void unitInTheOpenGoesNextDoorOrIntoAPointOfItsDistrict() {
    empty(2)
        .units(ANN, "watson", "solo")
        .activates(ANN, "solos")
        .isAsked(ANN, GN_2_23)
        .offers(
            ANN,
            "done",
            "tyger-claws-solo-watson-to-watson-business",
            "tyger-claws-solo-watson-to-westbrook",
            "tyger-claws-solo-watson-to-westbrook-fixer",
            "tyger-claws-solo-watson-to-city-center",
            "tyger-claws-solo-watson-to-city-center-data-fortress");
  }

  @Test
  @Covers({GN_2_23, GN_2_24})
  void unitInAPointGoesIntoTheOpenOrNextDoorAndThereStraightIntoAPoint() {
    empty(2)
        .units(ANN, "pacifica-business", "solo")
        .activates(ANN, "solos")
        .offers(
            ANN,
            "done",
            "tyger-claws-solo-pacifica-business-to-pacifica",
            "tyger-claws-solo-pacifica-business-to-heywood",
            "tyger-claws-solo-pacifica-business-to-heywood-fixer",
            "tyger-claws-solo-pacifica-business-to-santo-domingo",
            "tyger-claws-solo-pacifica-business-to-santo-domingo-data-fortress")
        .moves(ANN, "solo", "pacifica-business", "heywood-fixer")
        .stands(ANN, "solo", "heywood-fixer", 1)
        .stands(ANN, "solo", "pacifica-business", 0);
  }

  @Test
  @Covers(GN_2_25)
  void unitThatHasMovedStaysWhereItIs() {
    empty(2)
        .units(ANN, "watson", "solo")
        .units(ANN, "pacifica", "solo")
        .activates(ANN, "solos")
        .moves(ANN, "solo", "watson", "westbrook")
        .doesNotOffer(ANN, "tyger-claws-solo-westbrook-to-westbrook-fixer")
        .moves(ANN, "solo", "pacifica", "pacifica-business")
        .doesNotOffer(ANN, "tyger-claws-solo-pacifica-business-to-pacifica")
        .isAsked(ANN, GN_6_04);
  }

  @Test
  @Covers(GN_2_25)
  void oneArrivalDoesNotHoldUpAnotherUnitOfTheSameType() {
    empty(2)
        .units(ANN, "watson", "solo")
        .units(ANN, "westbrook", "solo")
        .activates(ANN, "solos")
        .moves(ANN, "solo", "watson", "westbrook")
        .moves(ANN, "solo", "westbrook", "heywood")
        .stands(ANN, "solo", "westbrook", 1)
        .stands(ANN, "solo", "heywood", 1)
        .isAsked(ANN, GN_6_04);
  }

  @Test
  @Covers(GN_2_25)
  void edgerunnerMovesOnceToo() {
    empty(2)
        .hired(ANN, "jackie-welles", "watson")
        .units(ANN, "pacifica", "solo")
        .activates(ANN, "solos")
        .moves(ANN, "jackie-welles", "watson", "westbrook")
        .doesNotOffer(ANN, "tyger-claws-jackie-welles-westbrook-to-heywood")
        .offersAmongOthers(ANN, "tyger-claws-solo-pacifica-to-heywood");
  }

  @Test
  @Covers(GN_2_26)
  void unitsOfOneMovementGoToDifferentPlaces() {
    empty(2)
        .units(ANN, "westbrook", "solo", "solo", "solo")
        .activates(ANN, "solos")
        .moves(ANN, "solo", "westbrook", "watson")
        .moves(ANN, "solo", "westbrook", "heywood-fixer")
        .moves(ANN, "solo", "westbrook", "westbrook-fixer")
        .stands(ANN, "solo", "watson", 1)
        .stands(ANN, "solo", "heywood-fixer", 1)
        .stands(ANN, "solo", "westbrook-fixer", 1);
  }

  @Test
  @Covers({GN_2_27, GN_4_01})
  void nobodyEntersAnOccupiedPointOfInterest() {
    empty(2)
        .units(ANN, "watson", "solo")
        .units(BEN, "westbrook-fixer", "techie")
        .units(ANN, "watson-business", "netrunner")
        .activates(ANN, "solos")
        .refuses(ANN, "tyger-claws-solo-watson-to-westbrook-fixer", GN_2_27)
        .refuses(ANN, "tyger-claws-solo-watson-to-watson-business", GN_2_27)
        .offersAmongOthers(ANN, "tyger-claws-solo-watson-to-city-center-data-fortress");
  }

  @Test
  @Covers(GN_2_28)
  void pointThatAnEarlierMoveFreedMayBeEnteredByALaterOne() {
    empty(2)
        .units(ANN, "westbrook-fixer", "solo")
        .units(ANN, "watson", "solo")
        .activates(ANN, "solos")
        .refuses(ANN, "tyger-claws-solo-watson-to-westbrook-fixer", GN_2_27)
        .moves(ANN, "solo", "westbrook-fixer", "heywood")
        .moves(ANN, "solo", "watson", "westbrook-fixer")
        .stands(ANN, "solo", "westbrook-fixer", 1);
  }

  @Test
  @Covers(GN_2_28)
  void twoUnitsInPointsOfInterestCannotChangePlaces() {
    empty(2)
        .units(ANN, "westbrook-fixer", "solo")
        .hired(ANN, "jackie-welles", "heywood-fixer")
        .activates(ANN, "solos")
        .refuses(ANN, "tyger-claws-solo-westbrook-fixer-to-heywood-fixer", GN_2_27)
        .refuses(ANN, "tyger-claws-jackie-welles-heywood-fixer-to-westbrook-fixer", GN_2_27)
        .moves(ANN, "solo", "westbrook-fixer", "westbrook")
        .moves(ANN, "jackie-welles", "heywood-fixer", "westbrook-fixer")
        .isAsked(ANN, GN_6_04)
        .stands(ANN, "solo", "westbrook", 1);
  }

  @Test
  @Covers(GN_2_30)
  void oneMoveLeadsFromOnePointToAnotherOfTheSameDistrict() {
    empty(4)
        .units(ANN, "watson-business", "solo")
        .activates(ANN, "solos")
        .moves(ANN, "solo", "watson-business", "watson-data-fortress")
        .stands(ANN, "solo", "watson-data-fortress", 1)
        .stands(ANN, "solo", "watson-business", 0);
  }

  @Test
  @Covers(GN_2_30)
  void otherPointOfTheDistrictHasToBeFree() {
    empty(4)
        .units(ANN, "watson-business", "solo")
        .units(BEN, "watson-data-fortress", "solo")
        .activates(ANN, "solos")
        .refuses(ANN, "tyger-claws-solo-watson-business-to-watson-data-fortress", GN_2_27);
  }

  @Test
  @Covers(GN_2_31)
  void moverOfAnOpposingUnitPicksAnyUnitOfOthersAndItsWay() {
    falseCall()
        .isAsked(ANN, GN_2_31)
        .offersAmongOthers(
            ANN,
            "valentinos-solo-pacifica-to-pacifica-business",
            "valentinos-drone-pacifica-to-heywood",
            "valentinos-kerry-eurodyne-heywood-fixer-to-westbrook")
        .doesNotOffer(ANN, "tyger-claws-netrunner-watson-to-westbrook")
        .chooses(ANN, "valentinos-kerry-eurodyne-heywood-fixer-to-westbrook")
        .stands(BEN, "kerry-eurodyne", "westbrook", 1);
  }

  @Test
  @Covers({GN_2_08, GN_2_31})
  void opposingUnitIsMovedByTheUsualRules() {
    falseCall()
        .doesNotOffer(ANN, "valentinos-solo-pacifica-to-watson")
        .refuses(ANN, "valentinos-drone-pacifica-to-pacifica-business", GN_2_08)
        .refuses(ANN, "valentinos-solo-pacifica-to-heywood-fixer", GN_2_27);
  }

  @Test
  @Covers({GN_2_29, GN_2_31})
  void droneThatAnOpponentLeavesAloneIsLost() {
    falseCall()
        .chooses(ANN, "valentinos-solo-pacifica-to-heywood")
        .happened(GN_2_10)
        .stands(BEN, "drone", "pacifica", 0);
  }

  /** Ann's netrun has come to the space that moves an opposing unit. */
  private static NightCityTable falseCall() {
    return empty(2)
        .units(ANN, "watson", "netrunner")
        .units(BEN, "pacifica", "solo", "drone")
        .hired(BEN, "kerry-eurodyne", "heywood-fixer")
        .net(ANN, 2)
        .dice(6, 6)
        .activates(ANN, "netrunners", "done", "yes", "yes");
  }

  @Test
  @Covers(GN_2_32)
  void anyNumberOfUnitsMayMoveAndNoneHasTo() {
    empty(2)
        .units(ANN, "watson", "solo", "solo", "solo")
        .activates(ANN, "solos", "done")
        .stands(ANN, "solo", "watson", 3);
    empty(2)
        .units(ANN, "watson", "solo", "solo", "solo")
        .activates(ANN, "solos")
        .moves(ANN, "solo", "watson", "westbrook")
        .moves(ANN, "solo", "watson", "westbrook")
        .chooses(ANN, "done")
        .stands(ANN, "solo", "watson", 1)
        .stands(ANN, "solo", "westbrook", 2);
  }

  @Test
  @Covers(GN_2_32)
  void effectThatMovesSomeUnitsStopsAtItsNumber() {
    empty(2)
        .units(ANN, "watson", "solo", "techie", "netrunner")
        .units(ANN, "pacifica-business", "solo")
        .resources(ANN, 0, 1, 0)
        .market("preem-cyberware")
        .activates(ANN, "techies", "done", "preem-cyberware")
        .moves(ANN, "solo", "watson", "westbrook")
        .moves(ANN, "techie", "watson", "westbrook")
        .isAsked(ANN, GN_6_04)
        .stands(ANN, "netrunner", "watson", 1);
  }
}

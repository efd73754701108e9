package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_20_05;
import static nocturne.gangs.GangsRule.GN_2_23;
import static nocturne.gangs.GangsRule.GN_7_09;
import static nocturne.gangs.GangsRule.GN_7_10;
import static nocturne.gangs.GangsRule.GN_7_11;
import static nocturne.gangs.GangsRule.GN_7_12;
import static nocturne.gangs.GangsRule.GN_7_13;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static nocturne.gangs.NightCityTable.DAN;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import org.junit.jupiter.api.Test;

/** Step 1 of a firefight: solos of the initiator take places from opponents. */
class SwapsTest {

  private static final String FOR_BEN =
      "tyger-claws-solo-heywood-for-valentinos-techie-heywood-fixer";
  private static final String FOR_CAT =
      "tyger-claws-solo-heywood-for-voodoo-boys-netrunner-heywood-data-fortress";

  /** Ben holds the Fixer of Heywood and Cat its Data Fortress. */
  private static NightCityTable heywood() {
    return NightCityTable.of(4)
        .emptyBoard()
        .units(BEN, "heywood-fixer", "techie")
        .units(CAT, "heywood-data-fortress", "netrunner");
  }

  @Test
  @Covers({GN_7_09, GN_7_12})
  void initiatorSwapsSolosOnlyAndWhoIsPutOutStandsInTheOpenOfTheDistrict() {
    heywood()
        .units(ANN, "heywood", "solo", "solo", "techie")
        .units(BEN, "heywood", "solo")
        .fights(ANN, "heywood")
        .isAsked(ANN, GN_7_09)
        .offers(ANN, "done", FOR_BEN, FOR_CAT)
        .chooses(ANN, FOR_BEN)
        .offers(ANN, "done", FOR_CAT)
        .chooses(ANN, FOR_CAT)
        .stands(ANN, "solo", "heywood-fixer", 1)
        .stands(ANN, "solo", "heywood-data-fortress", 1)
        .stands(ANN, "solo", "heywood", 0)
        .stands(BEN, "techie", "heywood", 1)
        .stands(CAT, "netrunner", "heywood", 1)
        .isAsked(ANN, GN_7_13);
  }

  @Test
  @Covers(GN_7_09)
  void swapsAreTheInitiatorsAloneAndMayBeLeft() {
    heywood()
        .units(ANN, "heywood", "solo")
        .units(BEN, "heywood", "solo")
        .units(DAN, "heywood", "solo")
        .fights(ANN, "heywood")
        .isNotAsked(BEN)
        .isNotAsked(DAN)
        .chooses(ANN, "done")
        .isAsked(DAN, GN_7_13)
        .isAsked(BEN, GN_7_13)
        .stands(BEN, "techie", "heywood-fixer", 1);
  }

  @Test
  @Covers(GN_7_09)
  void whoStandsInAnotherDistrictIsNotSwapped() {
    heywood()
        .units(ANN, "heywood", "solo")
        .units(DAN, "westbrook-fixer", "solo")
        .fights(ANN, "heywood")
        .offers(ANN, "done", FOR_BEN, FOR_CAT);
  }

  @Test
  @Covers(GN_7_10)
  void soloIsSwappedOnce() {
    heywood()
        .units(ANN, "heywood", "solo")
        .fights(ANN, "heywood")
        .chooses(ANN, FOR_BEN)
        .isAsked(ANN, GN_7_13)
        .stands(CAT, "netrunner", "heywood-data-fortress", 1);
  }

  @Test
  @Covers(GN_7_10)
  void unitThatWasPutOutIsNotSwappedAgain() {
    NightCityTable.of(4)
        .emptyBoard()
        .units(BEN, "heywood-fixer", "techie")
        .units(ANN, "heywood", "solo", "solo")
        .fights(ANN, "heywood")
        .chooses(ANN, FOR_BEN)
        .isAsked(ANN, GN_7_13)
        .stands(ANN, "solo", "heywood", 1);
  }

  @Test
  @Covers(GN_7_10)
  void soloInAPointOfInterestMayTakeAnotherOne() {
    NightCityTable.of(4)
        .emptyBoard()
        .units(ANN, "heywood-fixer", "solo")
        .units(CAT, "heywood-data-fortress", "netrunner")
        .fights(ANN, "heywood")
        .chooses(
            ANN, "tyger-claws-solo-heywood-fixer-for-voodoo-boys-netrunner-heywood-data-fortress")
        .stands(ANN, "solo", "heywood-data-fortress", 1)
        .stands(ANN, "solo", "heywood-fixer", 0)
        .stands(CAT, "netrunner", "heywood", 1)
        .stands(CAT, "netrunner", "heywood-fixer", 0)
        .isAsked(ANN, GN_7_13);
  }

  @Test
  @Covers({GN_7_10, GN_7_11})
  void swappedSoloIsNotSwappedAgainAfterAnAbilityHasMovedSomebody() {
    heywood()
        .units(ANN, "heywood", "solo")
        .hired(ANN, "rogue-amendiares", "heywood")
        .fights(ANN, "heywood")
        .chooses(ANN, FOR_BEN)
        .moves(ANN, "rogue-amendiares", "heywood", "pacifica")
        .isAsked(ANN, GN_7_13)
        .stands(CAT, "netrunner", "heywood-data-fortress", 1);
  }

  @Test
  @Covers(GN_7_11)
  void swapIsNoMoveSoASoloThatHasMovedIsSwappedAllTheSame() {
    heywood()
        .units(ANN, "westbrook", "solo")
        .activates(ANN, "solos")
        .moves(ANN, "solo", "westbrook", "heywood")
        .chooses(ANN, "heywood", FOR_BEN)
        .stands(ANN, "solo", "heywood-fixer", 1);
  }

  @Test
  @Covers({GN_7_11, GN_20_05})
  void swapIntoAFixerWakesRogueBeforeCardsAreChosenAndAnotherPointDoesNot() {
    heywood()
        .units(ANN, "heywood", "solo")
        .hired(ANN, "rogue-amendiares", "watson")
        .fights(ANN, "heywood")
        .chooses(ANN, FOR_BEN)
        .isAsked(ANN, GN_2_23)
        .isNotAsked(BEN)
        .moves(ANN, "rogue-amendiares", "watson", "westbrook")
        .isAsked(BEN, GN_7_13);
    heywood()
        .units(ANN, "heywood", "solo")
        .hired(ANN, "rogue-amendiares", "watson")
        .fights(ANN, "heywood")
        .chooses(ANN, FOR_CAT)
        .isAsked(ANN, GN_7_13);
  }

  @Test
  @Covers({GN_7_09, GN_7_10})
  void edgerunnerWhoIsASoloSwapsAsWell() {
    NightCityTable.of(4)
        .emptyBoard()
        .units(BEN, "heywood-fixer", "techie")
        .hired(ANN, "jackie-welles", "heywood")
        .hired(CAT, "nix", "heywood-data-fortress")
        .fights(ANN, "heywood")
        .chooses(ANN, "tyger-claws-jackie-welles-heywood-for-voodoo-boys-nix-heywood-data-fortress")
        .stands(ANN, "jackie-welles", "heywood-data-fortress", 1)
        .stands(CAT, "nix", "heywood", 1)
        .isAsked(ANN, GN_7_13);
  }
}

package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_20_02;
import static nocturne.gangs.GangsRule.GN_7_24;
import static nocturne.gangs.GangsRule.GN_7_25;
import static nocturne.gangs.GangsRule.GN_7_27;
import static nocturne.gangs.GangsRule.GN_7_28;
import static nocturne.gangs.GangsRule.GN_7_30;
import static nocturne.gangs.GangsRule.GN_7_31;
import static nocturne.gangs.GangsRule.GN_7_32;
import static nocturne.gangs.GangsRule.GN_7_34;
import static nocturne.gangs.GangsRule.GN_7_35;
import static nocturne.gangs.GangsRule.GN_7_38;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static nocturne.gangs.NightCityTable.DAN;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import org.junit.jupiter.api.Test;

/** Cards that act when units are lost, and the order in which they do. */
class CasualtyCardsTest {

  private static NightCityTable empty() {
    return NightCityTable.of(4).emptyBoard();
  }

  @Test
  @Covers({GN_7_30, GN_7_25})
  void painEditorTakesOneOfEveryOpponentTiedWithItsPlayerAtTheTop() {
    empty()
        .units(DAN, "watson", "solo")
        .units(BEN, "watson", "solo", "solo", "solo")
        .units(CAT, "watson", "solo", "solo", "solo")
        .units(ANN, "watson", "solo", "solo", "solo")
        .hand(DAN, "pain-editor")
        .hand(BEN, "crusher")
        .hand(CAT, "crusher")
        .hand(ANN, "short-circuit")
        .fights(DAN, "watson")
        .chooses(ANN, "reserve")
        .stands(DAN, "solo", "watson", 1)
        .stands(BEN, "solo", "watson", 2)
        .stands(CAT, "solo", "watson", 2)
        .stands(ANN, "solo", "watson", 2)
        .hasCred(DAN, 2)
        .rests();
  }

  @Test
  @Covers(GN_7_30)
  void painEditorDoesNothingBelowTheTop() {
    empty()
        .units(DAN, "watson", "solo")
        .units(BEN, "watson", "solo")
        .units(CAT, "watson", "solo")
        .hand(DAN, "pain-editor")
        .hand(BEN, "tsunami-ashura")
        .hand(CAT, "kiroshi-optics")
        .fights(DAN, "watson")
        .stands(BEN, "solo", "watson", 1)
        .stands(CAT, "solo", "watson", 1)
        .stands(DAN, "solo", "watson", 0)
        .hasCred(DAN, 0)
        .rests();
  }

  @Test
  @Covers(GN_7_31)
  void extraLossMeetsEverybodyWhoIsNotTheSingleHighestItsPlayerIncluded() {
    empty()
        .units(DAN, "watson", "solo", "solo", "solo")
        .units(BEN, "watson", "solo")
        .units(CAT, "watson", "solo", "solo", "solo")
        .hand(DAN, "mantis-blades")
        .hand(BEN, "m2067-defender")
        .hand(CAT, "crusher")
        .fights(DAN, "watson")
        .stands(DAN, "solo", "watson", 1)
        .stands(CAT, "solo", "watson", 1)
        .stands(BEN, "solo", "watson", 1)
        .rests();
  }

  @Test
  @Covers({GN_7_31, GN_7_24})
  void extraLossMeetsEverybodyWhereTheTopIsTied() {
    empty()
        .units(DAN, "watson", "solo", "solo", "solo")
        .units(BEN, "watson", "solo", "solo", "solo")
        .units(CAT, "watson", "solo", "solo", "solo")
        .hand(DAN, "mantis-blades")
        .hand(BEN, "crusher")
        .hand(CAT, "short-circuit")
        .fights(DAN, "watson")
        .stands(DAN, "solo", "watson", 2)
        .stands(BEN, "solo", "watson", 2)
        .stands(CAT, "solo", "watson", 1)
        .rests();
  }

  @Test
  @Covers(GN_7_31)
  void extraLossesOfTwoCardsAddUp() {
    empty()
        .units(DAN, "watson", "solo", "solo")
        .units(BEN, "watson", "solo", "solo", "solo", "techie")
        .units(CAT, "watson", "solo")
        .hand(DAN, "mantis-blades")
        .hand(BEN, "monowire")
        .hand(CAT, "m2067-defender")
        .fights(BEN, "watson")
        .chooses(BEN, "valentinos-solo-watson", "valentinos-solo-watson", "valentinos-solo-watson")
        .stands(BEN, "techie", "watson", 1)
        .stands(DAN, "solo", "watson", 0)
        .stands(CAT, "solo", "watson", 1)
        .rests();
  }

  @Test
  @Covers(GN_7_32)
  void secondHeartSavesItsPlayerFromLossesAndKills() {
    empty()
        .units(BEN, "watson", "solo", "techie")
        .units(DAN, "watson", "solo", "drone")
        .units(CAT, "watson", "solo", "solo")
        .hand(BEN, "second-heart")
        .hand(DAN, "emp-grenade")
        .hand(CAT, "mantis-blades")
        .fights(DAN, "watson")
        .stands(DAN, "solo", "watson", 0)
        .stands(BEN, "solo", "watson", 1)
        .stands(BEN, "techie", "watson", 1)
        .rests();
    empty()
        .units(BEN, "watson", "solo", "techie")
        .units(DAN, "watson", "solo", "drone")
        .units(CAT, "watson", "solo", "techie")
        .hand(BEN, "second-heart")
        .hand(DAN, "emp-grenade")
        .hand(CAT, "cyberpsychosis")
        .fights(DAN, "watson")
        .chooses(CAT, "voodoo-boys-solo-watson")
        .offers(DAN, "pass", "maelstrom-solo-watson", "voodoo-boys-techie-watson");
  }

  @Test
  @Covers(GN_7_32)
  void secondHeartComesTooLateForWhatIsLostAtReveal() {
    empty()
        .units(BEN, "watson", "solo", "drone")
        .units(DAN, "watson", "solo")
        .hand(BEN, "second-heart")
        .hand(DAN, "shock-n-awe")
        .fights(DAN, "watson")
        .stands(BEN, "drone", "watson", 0)
        .stands(BEN, "solo", "watson", 1)
        .hasCred(DAN, 1)
        .rests();
  }

  @Test
  @Covers({GN_7_28, GN_7_34, GN_7_38})
  void killsAndSacrificesFollowTheLossesTheInitiatorsFirst() {
    empty()
        .units(DAN, "watson", "solo", "techie", "drone")
        .units(BEN, "watson", "solo", "techie", "netrunner")
        .hand(DAN, "emp-grenade")
        .hand(BEN, "zetatech-berserk")
        .fights(DAN, "watson")
        .isAsked(DAN, GN_7_27)
        .chooses(DAN, "maelstrom-techie-watson")
        .isAsked(DAN, GN_7_38)
        .offers(
            DAN,
            "pass",
            "maelstrom-solo-watson",
            "valentinos-solo-watson",
            "valentinos-techie-watson",
            "valentinos-netrunner-watson")
        .isNotAsked(BEN)
        .chooses(DAN, "valentinos-techie-watson")
        .stands(BEN, "techie", "watson", 0)
        .stands(DAN, "drone", "watson", 0)
        .isAsked(BEN, GN_7_34)
        .offers(BEN, "valentinos-solo-watson", "valentinos-netrunner-watson")
        .chooses(BEN, "valentinos-solo-watson")
        .stands(BEN, "solo", "watson", 0)
        .hasCred(DAN, 2)
        .rests();
  }

  @Test
  @Covers({GN_7_34, GN_20_02})
  void grenadeMayBeKeptAndNeedsADrone() {
    empty()
        .units(DAN, "watson", "solo", "drone")
        .units(BEN, "watson", "solo")
        .hand(DAN, "emp-grenade")
        .hand(BEN, "short-circuit")
        .fights(DAN, "watson")
        .chooses(DAN, "pass")
        .stands(DAN, "drone", "watson", 1)
        .stands(BEN, "solo", "watson", 1)
        .rests();
    empty()
        .units(DAN, "watson", "solo")
        .units(BEN, "watson", "solo")
        .hand(DAN, "emp-grenade")
        .hand(BEN, "short-circuit")
        .fights(DAN, "watson")
        .stands(BEN, "solo", "watson", 1)
        .rests();
  }

  @Test
  @Covers(GN_7_38)
  void anyUnitIsAnyUnitThereWhoseverAndWhateverItIs() {
    empty()
        .units(DAN, "watson", "solo", "techie")
        .units(BEN, "watson-business", "netrunner")
        .units(CAT, "watson", "techie", "drone")
        .hired(CAT, "nix", "watson")
        .units(BEN, "westbrook", "solo")
        .hand(DAN, "smart-weapon-prototype")
        .hand(BEN, "short-circuit")
        .hand(CAT, "cyberpsychosis")
        .fights(DAN, "watson")
        .chooses(DAN, "done")
        .offers(
            DAN,
            "maelstrom-solo-watson",
            "maelstrom-techie-watson",
            "valentinos-netrunner-watson-business",
            "voodoo-boys-techie-watson",
            "voodoo-boys-drone-watson",
            "voodoo-boys-nix-watson")
        .chooses(DAN, "maelstrom-techie-watson")
        .stands(DAN, "techie", "watson", 0)
        .rests();
  }

  @Test
  @Covers({GN_7_28, GN_7_35})
  void survivorLeavesLastOfAllAndMayEndInAPointOfInterest() {
    empty()
        .units(BEN, "watson", "solo", "techie", "netrunner")
        .units(DAN, "watson", "solo")
        .hand(BEN, "synaptic-accelerator")
        .hand(DAN, "smart-weapon-prototype")
        .fights(BEN, "watson")
        .isAsked(BEN, GN_7_27)
        .chooses(BEN, "valentinos-netrunner-watson")
        .isAsked(DAN, GN_7_38)
        .chooses(DAN, "valentinos-techie-watson")
        .isAsked(BEN, GN_7_35)
        .offersAmongOthers(BEN, "pass", "valentinos-solo-watson-to-city-center")
        .doesNotOffer(
            BEN, "valentinos-solo-watson-to-watson-business", "valentinos-solo-watson-to-heywood")
        .moves(BEN, "solo", "watson", "westbrook-fixer")
        .stands(BEN, "solo", "westbrook-fixer", 1)
        .hasCred(DAN, 2)
        .rests();
  }
}

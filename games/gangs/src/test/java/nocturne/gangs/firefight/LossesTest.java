package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_20_03;
import static nocturne.gangs.GangsRule.GN_7_25;
import static nocturne.gangs.GangsRule.GN_7_26;
import static nocturne.gangs.GangsRule.GN_7_27;
import static nocturne.gangs.GangsRule.GN_7_29;
import static nocturne.gangs.GangsRule.GN_7_33;
import static nocturne.gangs.GangsRule.GN_7_36;
import static nocturne.gangs.GangsRule.GN_7_37;
import static nocturne.gangs.GangsRule.GN_7_40;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static nocturne.gangs.NightCityTable.DAN;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import org.junit.jupiter.api.Test;

/** Step 5 of a firefight: who loses units, how many, and who picks them. */
class LossesTest {

  private static NightCityTable empty() {
    return NightCityTable.of(4).emptyBoard();
  }

  @Test
  @Covers({GN_7_25, GN_7_26, GN_7_29})
  void topFirepowerLosesNothingEvenTiedAndEverybodyBelowLosesOneUnit() {
    empty()
        .units(BEN, "watson", "solo")
        .units(CAT, "watson", "techie")
        .units(DAN, "watson", "solo", "solo")
        .units(ANN, "watson", "netrunner", "netrunner")
        .hand(BEN, "crusher")
        .hand(CAT, "crusher")
        .hand(DAN, "short-circuit")
        .hand(ANN, "cyberpsychosis")
        .fights(BEN, "watson")
        .chooses(ANN, "reserve")
        .stands(BEN, "solo", "watson", 1)
        .stands(CAT, "techie", "watson", 1)
        .stands(DAN, "solo", "watson", 1)
        .stands(ANN, "netrunner", "watson", 1)
        .rests();
  }

  @Test
  @Covers(GN_7_27)
  void loserPicksAmongAllItsUnitsThereDronesIncluded() {
    empty()
        .units(BEN, "watson", "solo")
        .units(CAT, "watson", "techie", "drone")
        .units(CAT, "watson-business", "netrunner")
        .units(CAT, "westbrook", "solo")
        .hired(CAT, "river-ward", "watson")
        .hand(BEN, "m2067-defender")
        .hand(CAT, "short-circuit")
        .fights(BEN, "watson")
        .chooses(BEN, "done")
        .isAsked(CAT, GN_7_27)
        .offers(
            CAT,
            "voodoo-boys-techie-watson",
            "voodoo-boys-drone-watson",
            "voodoo-boys-netrunner-watson-business",
            "voodoo-boys-river-ward-watson")
        .chooses(CAT, "voodoo-boys-drone-watson")
        .stands(CAT, "drone", "watson", 0)
        .hasReserve(CAT, "drone", 4)
        .rests();
  }

  @Test
  @Covers({GN_7_33, GN_20_03})
  void lossesAreTakenByTheInitiatorFirstAndThenClockwise() {
    empty()
        .units(CAT, "watson", "solo", "techie")
        .units(DAN, "watson", "solo", "techie")
        .units(ANN, "watson", "solo", "techie")
        .units(BEN, "watson", "solo")
        .hand(CAT, "crusher")
        .hand(DAN, "crusher")
        .hand(ANN, "crusher")
        .hand(BEN, "m2067-defender")
        .fights(CAT, "watson")
        .isNotAsked(DAN)
        .isNotAsked(ANN)
        .chooses(CAT, "voodoo-boys-techie-watson")
        .isNotAsked(ANN)
        .chooses(DAN, "maelstrom-techie-watson")
        .chooses(ANN, "tyger-claws-techie-watson", "reserve")
        .rests();
  }

  @Test
  @Covers({GN_7_27, GN_7_33})
  void singleHighestWithTheCardForItPicksWhatEveryOpponentLoses() {
    empty()
        .units(DAN, "watson", "solo")
        .units(BEN, "watson", "solo", "drone")
        .units(CAT, "watson", "solo")
        .hired(CAT, "river-ward", "watson")
        .hand(DAN, "kiroshi-optics")
        .hand(BEN, "short-circuit")
        .hand(CAT, "short-circuit")
        .fights(DAN, "watson")
        .isNotAsked(BEN)
        .offers(DAN, "valentinos-solo-watson", "valentinos-drone-watson")
        .chooses(DAN, "valentinos-drone-watson")
        .isNotAsked(CAT)
        .chooses(DAN, "voodoo-boys-river-ward-watson")
        .stands(CAT, "river-ward", "watson", 0)
        .stands(CAT, "solo", "watson", 1)
        .hasCred(DAN, 3)
        .rests();
  }

  @Test
  @Covers(GN_7_33)
  void cardThatPicksLossesIsNoUseBelowTheTop() {
    empty()
        .units(DAN, "watson", "solo", "techie")
        .units(BEN, "watson", "solo")
        .units(CAT, "watson", "solo", "techie")
        .hand(DAN, "kiroshi-optics")
        .hand(BEN, "m2067-defender")
        .hand(CAT, "short-circuit")
        .fights(DAN, "watson")
        .chooses(DAN, "maelstrom-techie-watson")
        .isAsked(CAT, GN_7_27)
        .isNotAsked(DAN);
  }

  @Test
  @Covers(GN_7_36)
  void whoMustLoseMoreThanThereIsLosesAll() {
    empty()
        .units(BEN, "watson", "solo")
        .units(CAT, "watson", "solo")
        .units(CAT, "westbrook", "solo")
        .hand(BEN, "monowire")
        .hand(CAT, "short-circuit")
        .fights(BEN, "watson")
        .stands(CAT, "solo", "watson", 0)
        .stands(CAT, "solo", "westbrook", 1)
        .hasReserve(CAT, "solo", 2)
        .rests();
  }

  @Test
  @Covers({GN_7_37, GN_7_40})
  void dronesThatALossLeavesAloneAreLostWithItAndCount() {
    empty()
        .units(BEN, "watson", "solo")
        .units(CAT, "watson", "techie", "drone", "drone")
        .hand(BEN, "mech-looter")
        .hand(CAT, "cyberpsychosis")
        .fights(BEN, "watson")
        .chooses(CAT, "voodoo-boys-techie-watson")
        .stands(CAT, "drone", "watson", 0)
        .hasReserve(CAT, "drone", 4)
        .hasCred(BEN, 4)
        .hasCred(CAT, 1)
        .rests();
  }
}

package nocturne.gangs.solo;

import static nocturne.gangs.GangsRule.GN_17_13;
import static nocturne.gangs.GangsRule.GN_17_15;
import static nocturne.gangs.GangsRule.GN_19_24;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.GANG;
import static nocturne.gangs.NightCityTable.JOHNNY;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import org.junit.jupiter.api.Test;

/** What a player alone may do to units of the gang and to Johnny. */
class SoloTargetsTest {

  private static final String JOHNNY_ID = "johnny-silverhand";

  private static NightCityTable alone() {
    return NightCityTable.solo("maelstrom", "valentinos")
        .emptyBoard()
        .johnnyAt("city-center-data-fortress")
        .resources(ANN, 1, 0, 0);
  }

  /** A netrun of one step to a space, whose effect is used. */
  private static NightCityTable space(NightCityTable table, int position) {
    return table
        .units(ANN, "watson", "netrunner")
        .units(GANG, "pacifica", "solo", "drone")
        .net(ANN, position - 1)
        .dice(6, 6)
        .activates(ANN, "netrunners", "done", "yes", "yes");
  }

  @Test
  @Covers({GN_17_15, GN_19_24})
  void unitsOfTheGangCanBeKilledAndJohnnyCannot() {
    space(alone(), 5)
        .offers(
            ANN,
            "maelstrom-netrunner-watson",
            "valentinos-solo-pacifica",
            "valentinos-drone-pacifica")
        .chooses(ANN, "valentinos-solo-pacifica")
        .hasReserve(GANG, "solo", 3)
        .hasReserve(GANG, "drone", 4);
  }

  @Test
  @Covers({GN_17_15, GN_19_24})
  void unitsOfTheGangCanBeConvertedAndJohnnyCannot() {
    space(alone().units(GANG, "heywood", "techie"), 6)
        .offers(ANN, "valentinos-solo-pacifica", "valentinos-techie-heywood")
        .chooses(ANN, "valentinos-techie-heywood")
        .stands(ANN, "techie", "heywood", 1)
        .hasReserve(GANG, "techie", 3);
  }

  @Test
  @Covers({GN_17_15, GN_19_24})
  void johnnyAndTheGangCanBeMoved() {
    var table = space(alone(), 3);
    var johnny = table.piece(JOHNNY, JOHNNY_ID, "city-center-data-fortress");
    table.offersAmongOthers(ANN, "valentinos-solo-pacifica-to-heywood");
    table
        .chooses(ANN, johnny + "-to-heywood-fixer")
        .stands(JOHNNY, JOHNNY_ID, "heywood-fixer", 1)
        .stands(JOHNNY, JOHNNY_ID, "city-center-data-fortress", 0);
  }

  @Test
  @Covers({GN_17_15, GN_19_24})
  void johnnyCanBeSwappedOutOfHisPoint() {
    var table = alone().units(ANN, "city-center", "solo").hand(ANN, "crusher", "short-circuit");
    var swap =
        table.piece(ANN, "solo", "city-center")
            + "-for-"
            + table.piece(JOHNNY, JOHNNY_ID, "city-center-data-fortress");
    table
        .activates(ANN, "solos", "done", "city-center")
        .offers(ANN, "done", swap)
        .chooses(ANN, swap)
        .stands(ANN, "solo", "city-center-data-fortress", 1)
        .stands(JOHNNY, JOHNNY_ID, "city-center", 1);
  }

  @Test
  @Covers(GN_17_15)
  void johnnyIsNoCasualty() {
    alone()
        .units(ANN, "city-center", "solo", "techie")
        .hand(ANN, "mantis-blades", "crusher")
        .upgrades("ping", "lynx-paws", "recon-grenade")
        .fights(ANN, "city-center")
        .chooses(ANN, "done")
        .plays(ANN, "mantis-blades")
        .stands(JOHNNY, JOHNNY_ID, "city-center-data-fortress", 1)
        .stands(ANN, "solo", "city-center", 1)
        .hasCred(JOHNNY, 0)
        .rests();
  }

  @Test
  @Covers({GN_17_15, GN_19_24})
  void cardThatKillsAnybodyInTheDistrictCannotKillJohnny() {
    alone()
        .units(ANN, "city-center", "solo", "techie", "drone")
        .units(GANG, "city-center", "solo", "netrunner")
        .hand(ANN, "emp-grenade", "crusher")
        .upgrades("ping", "second-heart", "lynx-paws", "mech-looter", "recon-grenade")
        .fights(ANN, "city-center")
        .chooses(ANN, "done")
        .plays(ANN, "emp-grenade")
        .chooses(ANN, "valentinos-netrunner-city-center")
        .offers(
            ANN,
            "pass",
            "maelstrom-solo-city-center",
            "maelstrom-techie-city-center",
            "valentinos-solo-city-center");
  }

  @Test
  @Covers({GN_17_13, GN_17_15})
  void tygerClawsLeaveTheirFallenWithJohnnyAndArePaidInFirepowerAlone() {
    var table =
        NightCityTable.solo("tyger-claws", "valentinos")
            .emptyBoard()
            .johnnyAt("watson")
            .units(ANN, "watson", "solo")
            .hand(ANN, "cyberpsychosis", "crusher")
            .upgrades("m2067-defender", "ping", "lynx-paws")
            .fights(ANN, "watson")
            .plays(ANN, "cyberpsychosis")
            .offers(ANN, "reserve", JOHNNY_ID)
            .chooses(ANN, JOHNNY_ID)
            .hasReserve(ANN, "solo", 2)
            .rests();
    table
        .cred(ANN, 0)
        .units(ANN, "watson", "techie")
        .upgrades("monowire", "ping", "lynx-paws")
        .fights(ANN, "watson")
        .chooses(ANN, JOHNNY_ID)
        .hasReserve(ANN, "solo", 3)
        .stands(ANN, "techie", "watson", 1)
        .hasCred(ANN, 1)
        .rests();
    assertThat(table.at().firepower.get(table.city(), ANN)).isEqualTo(4);
  }
}

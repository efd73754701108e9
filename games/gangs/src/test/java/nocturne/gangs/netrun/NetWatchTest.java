package nocturne.gangs.netrun;

import static nocturne.gangs.GangsRule.GN_6_04;
import static nocturne.gangs.GangsRule.GN_9_10;
import static nocturne.gangs.GangsRule.GN_9_11;
import static nocturne.gangs.GangsRule.GN_9_12;
import static nocturne.gangs.GangsRule.GN_9_13;
import static nocturne.gangs.GangsRule.GN_9_14;
import static nocturne.gangs.GangsRule.GN_9_15;
import static nocturne.gangs.GangsRule.GN_9_16;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import org.junit.jupiter.api.Test;

/** The dice of NetWatch and the consequences of the three levels. */
class NetWatchTest {

  private static NightCityTable empty() {
    return NightCityTable.of(2).emptyBoard().resources(ANN, 1, 0, 0);
  }

  /** Two netrunners, one in a Data Fortress; one step from a space, left unused, and these dice. */
  private static NightCityTable rolled(int from, int first, int second) {
    return empty()
        .units(ANN, "watson", "netrunner")
        .units(ANN, "city-center-data-fortress", "netrunner")
        .net(ANN, from)
        .dice(first, second)
        .activates(ANN, "netrunners", "done", "yes", "1", "no");
  }

  @Test
  @Covers(GN_9_10)
  void consequenceComesUpToTheDangerNumberAndNotAboveIt() {
    rolled(0, 2, 2).stands(ANN, "netrunner", "city-center", 1);
    rolled(0, 2, 3).stands(ANN, "netrunner", "city-center-data-fortress", 1);
    rolled(2, 2, 3).isAsked(ANN, GN_9_16);
    rolled(2, 3, 3).isAsked(ANN, GN_6_04).hasReserve(ANN, "netrunner", 1);
    rolled(4, 3, 4).hasReserve(ANN, "netrunner", 3);
    rolled(4, 4, 4).hasReserve(ANN, "netrunner", 1);
  }

  @Test
  @Covers(GN_9_11)
  void diceAreRolledWhetherTheSpaceWasUsedOrNot() {
    for (var use : new String[] {"yes", "no"})
      empty()
          .units(ANN, "santo-domingo-data-fortress", "netrunner")
          .dice(1, 1)
          .activates(ANN, "netrunners", "done", "yes", use)
          .hasCred(ANN, use.equals("yes") ? 1 : 0)
          .stands(ANN, "netrunner", "santo-domingo", 1);
  }

  @Test
  @Covers(GN_9_12)
  void dangerIsThatOfTheSpaceReached() {
    empty()
        .units(ANN, "santo-domingo-data-fortress", "netrunner")
        .net(ANN, 2)
        .dice(1, 2)
        .activates(ANN, "netrunners", "done", "yes", "no")
        .hasReserve(ANN, "netrunner", 3);
    empty()
        .units(ANN, "santo-domingo-data-fortress", "netrunner")
        .net(ANN, 1)
        .dice(1, 2)
        .activates(ANN, "netrunners", "done", "yes", "no")
        .stands(ANN, "netrunner", "santo-domingo", 1);
  }

  @Test
  @Covers({GN_9_13, GN_9_14})
  void tokenReturnsOnlyAfterTheRollAndItsConsequence() {
    var table =
        NightCityTable.of(3)
            .emptyBoard()
            .units(CAT, "watson", "netrunner")
            .net(CAT, 5)
            .dice(3, 4)
            .activates(CAT, "netrunners", "done", "yes", "no")
            .offersAmongOthers(CAT, "keep");
    assertThat(table.city().net(CAT)).isEqualTo(6);
    table.chooses(CAT, "keep").hasReserve(CAT, "netrunner", 3);
    assertThat(table.city().net(CAT)).isZero();
  }

  @Test
  @Covers(GN_9_15)
  void friendlyUnitsOfEveryKindLeaveDataFortressesForTheOpenAndLiveOn() {
    NightCityTable.of(4)
        .emptyBoard()
        .units(ANN, "watson-data-fortress", "solo")
        .units(ANN, "city-center-data-fortress", "netrunner")
        .units(ANN, "city-center-fixer", "techie")
        .hired(ANN, "nix", "santo-domingo-data-fortress")
        .units(BEN, "heywood-data-fortress", "solo")
        .dice(1, 1)
        .activates(ANN, "netrunners", "done", "yes", "1", "no")
        .stands(ANN, "solo", "watson", 1)
        .stands(ANN, "netrunner", "city-center", 1)
        .stands(ANN, "nix", "santo-domingo", 1)
        .stands(ANN, "techie", "city-center-fixer", 1)
        .stands(BEN, "solo", "heywood-data-fortress", 1);
  }

  @Test
  @Covers(GN_9_16)
  void oneNetrunnerOfOnesChoiceIsSacrificedEdgerunnersAmongThem() {
    empty()
        .units(ANN, "watson", "netrunner", "solo")
        .units(BEN, "watson", "netrunner")
        .hired(ANN, "nix", "heywood-fixer")
        .net(ANN, 2)
        .dice(1, 1)
        .activates(ANN, "netrunners", "done", "yes", "1", "no")
        .isAsked(ANN, GN_9_16)
        .offers(ANN, "tyger-claws-netrunner-watson", "tyger-claws-nix-heywood-fixer")
        .chooses(ANN, "tyger-claws-nix-heywood-fixer")
        .stands(ANN, "nix", "heywood-fixer", 0)
        .stands(ANN, "netrunner", "watson", 1);
  }

  @Test
  @Covers(GN_9_16)
  void allNetrunnersAreSacrificedEdgerunnersAmongThem() {
    empty()
        .units(ANN, "watson", "netrunner", "solo")
        .units(ANN, "pacifica-business", "netrunner")
        .units(BEN, "watson", "netrunner")
        .hired(ANN, "nix", "heywood-fixer")
        .net(ANN, 4)
        .dice(1, 1)
        .activates(ANN, "netrunners", "done", "yes", "1", "no")
        .hasReserve(ANN, "netrunner", 3)
        .stands(ANN, "nix", "heywood-fixer", 0)
        .stands(ANN, "solo", "watson", 1)
        .stands(BEN, "netrunner", "watson", 1);
  }
}

package nocturne.gangs.turn;

import static nocturne.gangs.GangsRule.GN_12_01;
import static nocturne.gangs.GangsRule.GN_12_02;
import static nocturne.gangs.GangsRule.GN_12_03;
import static nocturne.gangs.GangsRule.GN_12_04;
import static nocturne.gangs.GangsRule.GN_12_05;
import static nocturne.gangs.GangsRule.GN_12_06;
import static nocturne.gangs.GangsRule.GN_6_08;
import static nocturne.gangs.GangsRule.GN_6_09;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Disc;
import nocturne.gangs.component.Resource;
import org.junit.jupiter.api.Test;

/** The wild disc, and the markets at the end of an Activate turn. */
class WildDiscTest {

  private static NightCityTable empty() {
    return NightCityTable.of(2).emptyBoard().resources(ANN, 2, 0, 0);
  }

  @Test
  @Covers(GN_12_01)
  void wildDiscDoesWhatAnyOtherDiscDoesEvenOneThatIsSpent() {
    empty()
        .units(ANN, "watson", "solo", "techie", "netrunner")
        .spent(ANN, Disc.SOLOS, Disc.HIDEOUT)
        .activates(ANN, "wild")
        .isAsked(ANN, GN_12_01)
        .offers(ANN, "solos", "techies", "netrunners", "hideout", "upgrade")
        .chooses(ANN, "hideout", "pacifica")
        .hasCred(ANN, 1);
  }

  @Test
  @Covers(GN_12_01)
  void wildDiscLeavesTheDiscThatItImitatesWhereItLies() {
    var table = empty().units(ANN, "watson", "solo").activates(ANN, "wild", "hideout", "pacifica");
    assertThat(table.at().spentDiscs.get(table.city(), ANN)).isEqualTo(Disc.WILD.bit());
  }

  @Test
  @Covers(GN_12_02)
  void wildDiscIsBoundByTheConditionsAndCostsOfTheAction() {
    empty()
        .units(ANN, "watson", "solo")
        .resources(ANN, 1, 0, 0)
        .activates(ANN, "wild")
        .offers(ANN, "solos", "upgrade")
        .refuses(ANN, "techies", GN_6_08)
        .refuses(ANN, "netrunners", GN_6_08)
        .refuses(ANN, "hideout", GN_6_09);
    empty()
        .units(ANN, "watson", "solo")
        .activates(ANN, "wild", "hideout", "pacifica")
        .has(ANN, Resource.EDDIES, 0);
  }

  @Test
  @Covers(GN_12_03)
  void judyAndViktorReactToTheWildDisc() {
    empty()
        .hired(ANN, "judy-alvarez", "watson")
        .market("ripperdoc-bd")
        .activates(ANN, "wild", "techies", "done")
        .offers(ANN, "done", "replace-ripperdoc-bd");
    empty()
        .hired(ANN, "viktor-vektor", "watson")
        .upgrades("ping", "monowire", "lynx-paws")
        .activates(ANN, "wild", "upgrade")
        .offers(ANN, "ping", "monowire", "lynx-paws");
  }

  /** One card in each market, and one action after which there could be another. */
  private static NightCityTable afterOneAction() {
    return empty()
        .units(ANN, "watson", "netrunner")
        .market("ripperdoc-bd")
        .edgerunners("nix")
        .activates(ANN, "netrunners", "done", "no");
  }

  private static long full(NightCityTable table) {
    return table.at().opportunities.stream().filter(it -> !it.isEmpty(table.city())).count();
  }

  private static long hireable(NightCityTable table) {
    return table.at().edgerunners.stream().filter(it -> !it.isEmpty(table.city())).count();
  }

  @Test
  @Covers({GN_12_04, GN_12_06})
  void marketsAreFilledAtTheEndOfTheTurnAndNotBetweenItsActions() {
    var table = afterOneAction();
    assertThat(full(table)).isEqualTo(1);
    assertThat(hireable(table)).isEqualTo(1);
    table.chooses(ANN, "hideout", "pacifica");
    assertThat(full(table)).isEqualTo(3);
    assertThat(hireable(table)).isEqualTo(3);
    assertThat(table.city().active()).isEqualTo(BEN);
  }

  @Test
  @Covers(GN_12_05)
  void slotStaysEmptyWhenItsDeckIs() {
    var table = afterOneAction();
    var city = table.city();
    table.at().edgerunnerDeck.moveAll(city, table.at().edgerunnersGone);
    while (table.at().opportunityDeck.size(city) > 1)
      table.at().opportunityDeck.moveTop(city, table.at().opportunitiesGone);
    table.chooses(ANN, "end-turn");
    assertThat(full(table)).isEqualTo(2);
    assertThat(hireable(table)).isEqualTo(1);
  }
}

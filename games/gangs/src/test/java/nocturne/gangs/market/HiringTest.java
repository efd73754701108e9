package nocturne.gangs.market;

import static nocturne.gangs.GangsRule.GN_6_04;
import static nocturne.gangs.GangsRule.GN_8_16;
import static nocturne.gangs.GangsRule.GN_8_17;
import static nocturne.gangs.GangsRule.GN_8_18;
import static nocturne.gangs.GangsRule.GN_8_19;
import static nocturne.gangs.GangsRule.GN_8_20;
import static nocturne.gangs.GangsRule.GN_8_21;
import static nocturne.gangs.GangsRule.GN_8_22;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Resource;
import org.junit.jupiter.api.Test;

/** What it takes to hire an edgerunner, and where the figure goes. */
class HiringTest {

  /** Ann holds the Fixer of Heywood with a techie and has hideouts in Heywood and Watson. */
  private static NightCityTable fixer(String... edgerunners) {
    return NightCityTable.of(2)
        .emptyBoard()
        .hideouts(ANN, "heywood", "watson")
        .units(ANN, "heywood-fixer", "techie")
        .resources(ANN, 2, 0, 0)
        .market()
        .edgerunners(edgerunners);
  }

  @Test
  @Covers(GN_8_16)
  void whoHasThreeEdgerunnersHiresNobodyEvenIfOneIsInReserve() {
    fixer("nix", "t-bug")
        .hired(ANN, "river-ward", "watson")
        .hired(ANN, "goro-takemura", "watson")
        .activates(ANN, "techies", "done")
        .offers(ANN, "done", "nix", "t-bug");
    fixer("nix", "t-bug")
        .units(ANN, "pacifica-business", "solo")
        .market("cybered-up")
        .resources(ANN, 2, 1, 0)
        .hired(ANN, "river-ward", "watson")
        .hired(ANN, "goro-takemura", "watson")
        .inReserve(ANN, "jackie-welles")
        .activates(ANN, "techies", "done")
        .offers(ANN, "done", "cybered-up")
        .refuses(ANN, "nix", GN_8_16);
  }

  @Test
  @Covers(GN_8_17)
  void edgerunnerCostsEddiesAndSecretsMayStandIn() {
    fixer("nix", "jackie-welles")
        .resources(ANN, 1, 5, 0)
        .activates(ANN, "techies", "done")
        .offers(ANN, "done", "jackie-welles")
        .refuses(ANN, "nix", GN_8_17);
    fixer("nix")
        .resources(ANN, 1, 0, 2)
        .activates(ANN, "techies", "done", "nix")
        .offers(ANN, "1", "2")
        .chooses(ANN, "2")
        .has(ANN, Resource.EDDIES, 1)
        .has(ANN, Resource.SECRETS, 0);
  }

  @Test
  @Covers({GN_8_18, GN_8_19})
  void hiredFigureGoesToAnyDistrictWithAnOwnHideoutOutsidePointsOfInterest() {
    var table =
        fixer("nix")
            .hideouts(BEN, "pacifica")
            .activates(ANN, "techies", "done", "nix")
            .isAsked(ANN, GN_8_18)
            .offers(ANN, "heywood", "watson")
            .chooses(ANN, "watson")
            .stands(ANN, "nix", "watson", 1)
            .stands(ANN, "drone", "watson", 0);
    assertThat(table.at().hired(ANN).has(table.city(), table.edgerunner("nix"))).isTrue();
  }

  @Test
  @Covers({GN_8_20, GN_8_18})
  void freeHireNeedsNoFixerAndNoEddiesAndIsPlacedAsUsual() {
    smartGun()
        .activates(ANN, "techies", "done", "unpredictable-smart-gun")
        .isAsked(ANN, GN_8_20)
        .offers(ANN, "pass", "nix", "t-bug")
        .chooses(ANN, "nix")
        .offers(ANN, "heywood", "watson")
        .chooses(ANN, "watson")
        .stands(ANN, "nix", "watson", 1)
        .has(ANN, Resource.EDDIES, 0);
  }

  @Test
  @Covers({GN_8_20, GN_8_16})
  void freeHireKeepsToTheLimitOfThree() {
    smartGun()
        .hired(ANN, "river-ward", "watson")
        .hired(ANN, "goro-takemura", "watson")
        .inReserve(ANN, "jackie-welles")
        .activates(ANN, "techies", "done", "unpredictable-smart-gun")
        .hasCred(ANN, 1)
        .isAsked(ANN, GN_6_04);
  }

  /** Ann holds a Business and no Fixer, and has contraband alone. */
  private static NightCityTable smartGun() {
    return NightCityTable.of(2)
        .emptyBoard()
        .hideouts(ANN, "heywood", "watson")
        .units(ANN, "pacifica-business", "techie")
        .units(ANN, "watson", "solo")
        .resources(ANN, 0, 3, 0)
        .market("unpredictable-smart-gun")
        .edgerunners("nix", "t-bug");
  }

  @Test
  @Covers(GN_8_21)
  void johnnyReplacesAnyBasicUnitInPlayWhereItStands() {
    var table =
        fixer("johnny-silverhand")
            .units(ANN, "pacifica", "solo", "drone")
            .hired(ANN, "viktor-vektor", "heywood")
            .activates(ANN, "techies", "done", "johnny-silverhand")
            .isAsked(ANN, GN_8_21)
            .offers(ANN, "tyger-claws-techie-heywood-fixer", "tyger-claws-solo-pacifica")
            .chooses(ANN, "tyger-claws-solo-pacifica")
            .stands(ANN, "johnny-silverhand", "pacifica", 1)
            .stands(ANN, "solo", "pacifica", 0)
            .hasReserve(ANN, "solo", 2)
            .stands(ANN, "drone", "pacifica", 1);
    assertThat(table.at().gone.get(table.city(), 0)).isEqualTo(1);
  }

  @Test
  @Covers(GN_8_21)
  void johnnyIsNotHiredWithoutABasicUnitInPlay() {
    NightCityTable.of(2)
        .emptyBoard()
        .hideouts(ANN, "heywood")
        .hired(ANN, "judy-alvarez", "heywood-fixer")
        .units(ANN, "heywood", "drone")
        .resources(ANN, 2, 0, 0)
        .market()
        .edgerunners("johnny-silverhand", "nix")
        .activates(ANN, "techies", "done")
        .offers(ANN, "done", "nix")
        .refuses(ANN, "johnny-silverhand", GN_8_21);
  }

  @Test
  @Covers(GN_8_22)
  void slotOfAHiredEdgerunnerStaysEmptyUntilTheTurnEnds() {
    var table = fixer("nix", "t-bug", "jackie-welles");
    var slot = table.at().edgerunners.getFirst();
    var next = table.at().edgerunnerDeck.top(table.city());
    table.activates(ANN, "techies", "done", "nix", "watson");
    assertThat(slot.isEmpty(table.city())).isTrue();
    table.chooses(ANN, "end-turn");
    assertThat(slot.top(table.city())).isEqualTo(next);
  }
}

package nocturne.gangs;

import static nocturne.gangs.GangsRule.GN_10_01;
import static nocturne.gangs.GangsRule.GN_10_02;
import static nocturne.gangs.GangsRule.GN_10_03;
import static nocturne.gangs.GangsRule.GN_10_04;
import static nocturne.gangs.GangsRule.GN_11_01;
import static nocturne.gangs.GangsRule.GN_11_02;
import static nocturne.gangs.GangsRule.GN_11_03;
import static nocturne.gangs.GangsRule.GN_11_04;
import static nocturne.gangs.GangsRule.GN_13_03;
import static nocturne.gangs.GangsRule.GN_13_04;
import static nocturne.gangs.GangsRule.GN_13_06;
import static nocturne.gangs.GangsRule.GN_13_07;
import static nocturne.gangs.GangsRule.GN_2_19;
import static nocturne.gangs.GangsRule.GN_2_23;
import static nocturne.gangs.GangsRule.GN_2_24;
import static nocturne.gangs.GangsRule.GN_4_05;
import static nocturne.gangs.GangsRule.GN_4_06;
import static nocturne.gangs.GangsRule.GN_4_07;
import static nocturne.gangs.GangsRule.GN_4_09;
import static nocturne.gangs.GangsRule.GN_4_10;
import static nocturne.gangs.GangsRule.GN_8_06;
import static nocturne.gangs.GangsRule.GN_8_07;
import static nocturne.gangs.GangsRule.GN_8_11;
import static nocturne.gangs.GangsRule.GN_8_14;
import static nocturne.gangs.GangsRule.GN_9_04;
import static nocturne.gangs.GangsRule.GN_9_05;
import static nocturne.gangs.GangsRule.GN_9_08;
import static nocturne.gangs.GangsRule.GN_9_10;
import static nocturne.gangs.GangsRule.GN_9_12;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static nocturne.gangs.NightCityTable.DAN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.component.Resource;
import nocturne.gangs.district.Control;
import org.junit.jupiter.api.Test;

/** The worked examples of the ledger that are about a gang's own turn. */
class WorkedExamplesTest {

  /** EX-01. */
  @Test
  @Covers({GN_4_05, GN_4_06, GN_4_07, GN_4_09, GN_4_10})
  void presenceTakesAUnitAndDominanceAHideoutAndMoreUnitsThanAnybody() {
    var table =
        NightCityTable.of(4)
            .emptyBoard()
            .hideouts(ANN, "city-center")
            .units(ANN, "city-center", "solo", "techie", "drone")
            .hideouts(DAN, "city-center")
            .units(BEN, "city-center", "solo", "techie", "netrunner");
    var city = table.city();
    int center = table.district("city-center").index();
    assertThat(Control.isPresent(city, ANN, center)).isTrue();
    assertThat(Control.dominates(city, ANN, center)).isFalse();
    assertThat(Control.isPresent(city, BEN, center)).isTrue();
    assertThat(Control.dominates(city, BEN, center)).isFalse();
    assertThat(Control.isPresent(city, DAN, center)).isFalse();
    assertThat(Control.dominates(city, DAN, center)).isFalse();
  }

  /** EX-02. */
  @Test
  @Covers({GN_2_23, GN_2_24, GN_9_04})
  void netrunnersGoStraightToFreeDataFortressesWhichThenPay() {
    NightCityTable.of(4)
        .emptyBoard()
        .units(ANN, "heywood-data-fortress", "netrunner")
        .units(ANN, "heywood", "netrunner")
        .resources(ANN, 1, 0, 0)
        .activates(ANN, "netrunners")
        .moves(ANN, "netrunner", "heywood-data-fortress", "city-center-data-fortress")
        .moves(ANN, "netrunner", "heywood", "heywood-data-fortress")
        .chooses(ANN, "yes")
        .has(ANN, Resource.SECRETS, 2);
  }

  /** EX-04. */
  @Test
  @Covers({GN_8_06, GN_8_07, GN_8_11, GN_8_14})
  void opportunityIsSeizedByWhoMeetsItsRequirementAndPays() {
    NightCityTable.of(4)
        .emptyBoard()
        .units(BEN, "santo-domingo-business", "solo")
        .units(BEN, "heywood", "techie")
        .resources(BEN, 0, 2, 0)
        .seized(BEN, "organitskaya-bd")
        .market("synthcoke-deal", "cyberfashion-upgrades", "body-shoppe-cybertuning")
        .activates(BEN, "techies", "done", "done")
        .offers(BEN, "done", "synthcoke-deal")
        .refuses(BEN, "body-shoppe-cybertuning", GN_8_07)
        .refuses(BEN, "cyberfashion-upgrades", GN_8_06)
        .chooses(BEN, "synthcoke-deal")
        .has(BEN, Resource.CONTRABAND, 0)
        .hasCred(BEN, 2)
        .moves(BEN, "solo", "santo-domingo-business", "santo-domingo")
        .moves(BEN, "techie", "heywood", "heywood-fixer")
        .isAsked(BEN, GangsRule.GN_6_04);
  }

  /** EX-04, the market. */
  @Test
  @Covers(GN_8_14)
  void slotOfASeizedOpportunityStaysEmptyUntilTheTurnEnds() {
    var table =
        NightCityTable.of(4)
            .emptyBoard()
            .units(ANN, "santo-domingo-business", "techie")
            .resources(ANN, 0, 1, 0)
            .market("back-alley-ripperdoc", "iron-to-the-masses", "corp-prototypes")
            .nextOpportunities("ripperdoc-bd")
            .activates(ANN, "techies", "done", "back-alley-ripperdoc");
    assertThat(table.at().opportunities.getFirst().isEmpty(table.city())).isTrue();
    table.chooses(ANN, "end-turn");
    assertThat(table.at().opportunities.getFirst().top(table.city()).id())
        .isEqualTo("ripperdoc-bd");
  }

  /** EX-05. */
  @Test
  @Covers({GN_9_04, GN_9_05, GN_9_08, GN_9_10, GN_9_12})
  void netrunPaysSecretsAdvancesBuildsDronesAndEscapesNetWatch() {
    var table =
        NightCityTable.of(4)
            .emptyBoard()
            .units(CAT, "watson-data-fortress", "netrunner")
            .units(CAT, "watson", "netrunner", "techie")
            .net(CAT, 2)
            .dice(3, 3)
            .activates(CAT, "netrunners", "done", "yes")
            .has(CAT, Resource.SECRETS, 1)
            .offers(CAT, "1", "2")
            .chooses(CAT, "2", "yes", "2-watson")
            .hasCred(CAT, 1)
            .stands(CAT, "drone", "watson", 2)
            .chooses(CAT, "keep")
            .didNotHappen(GangsRule.GN_9_16)
            .stands(CAT, "netrunner", "watson", 1);
    assertThat(table.city().net(CAT)).isEqualTo(4);
  }

  /** EX-06. */
  @Test
  @Covers({GN_10_01, GN_10_02, GN_10_03, GN_10_04})
  void hideoutCostsTwoEddiesNeedsNobodyThereAndPaysItsSlot() {
    var table =
        NightCityTable.of(2)
            .resources(BEN, 2, 0, 0)
            .activates(BEN, "hideout")
            .offers(BEN, "watson", "westbrook", "city-center", "santo-domingo", "pacifica")
            .chooses(BEN, "city-center")
            .has(BEN, Resource.EDDIES, 0)
            .hasCred(BEN, 1);
    assertThat(table.city().hasHideout(BEN, table.district("city-center").index())).isTrue();
    assertThat(table.at().slotsEmptied.get(table.city(), BEN)).isEqualTo(1);
  }

  /** EX-07. */
  @Test
  @Covers({GN_11_01, GN_11_02, GN_11_03, GN_11_04})
  void upgradeKeepsOneOfTwoCardsRemovesOneOfTheHandAndNobodyElseSees() {
    var table =
        NightCityTable.of(2)
            .resources(ANN, 1, 0, 0)
            .hand(ANN, "crusher")
            .discarded(ANN, "cyberpsychosis", "short-circuit", "subdermal-armor")
            .upgrades("second-heart", "stephenson-tech-mk-4")
            .activates(ANN, "upgrade")
            .offers(ANN, "second-heart", "stephenson-tech-mk-4");
    var kept = table.combat(ANN, "stephenson-tech-mk-4");
    var crusher = table.combat(ANN, "crusher");
    table
        .doesNotSee(BEN, kept)
        .chooses(ANN, "stephenson-tech-mk-4", crusher.id())
        .has(ANN, Resource.EDDIES, 0)
        .hasHand(ANN, "stephenson-tech-mk-4")
        .hasDiscarded(ANN, "cyberpsychosis", "short-circuit", "subdermal-armor")
        .sees(ANN, kept)
        .doesNotSee(BEN, kept)
        .doesNotSee(BEN, crusher);
    var deck = table.at().combatDeck;
    assertThat(deck.get(table.city(), 0).id()).isEqualTo("second-heart");
    assertThat(table.at().removed(ANN).has(table.city(), crusher)).isTrue();
  }

  /** EX-12. */
  @Test
  @Covers(GN_8_11)
  void dealsOfATypePayForEachOtherTheNewOneIncluded() {
    NightCityTable.of(2)
        .emptyBoard()
        .hideouts(ANN, "westbrook")
        .units(ANN, "westbrook", "techie")
        .units(ANN, "pacifica-business", "solo")
        .resources(ANN, 0, 1, 0)
        .seized(ANN, "iron-to-the-masses")
        .market("militech-smart-guns")
        .activates(ANN, "techies", "done", "militech-smart-guns")
        .hasCred(ANN, 2)
        .offers(ANN, "eddies-1", "sc-1")
        .chooses(ANN, "sc-1")
        .hasCred(ANN, 3);
  }

  /** EX-13. */
  @Test
  @Covers(GN_2_19)
  void rogueIsPaidForAFixerOnlyWhileSheIsInPlay() {
    rogue("heywood-fixer", true).hasCred(ANN, 2);
    rogue("heywood", true).hasCred(ANN, 0);
    rogue("heywood-fixer", false).hasCred(ANN, 0);
  }

  /** A Reclaim with a solo somewhere, and Rogue in play or in the reserve. */
  private static NightCityTable rogue(String solo, boolean inPlay) {
    var table = NightCityTable.of(2).emptyBoard().units(ANN, solo, "solo").resources(ANN, 1, 0, 0);
    if (inPlay) table.hired(ANN, "rogue-amendiares", "heywood");
    else table.inReserve(ANN, "rogue-amendiares");
    return table.reclaims(ANN).chooses(ANN, "eddies-1");
  }

  /** EX-14. */
  @Test
  @Covers({GN_13_03, GN_13_04, GN_13_06, GN_13_07})
  void dominancePaysAllRewardsPresenceOneAndEveryHideoutARecruit() {
    NightCityTable.of(2)
        .emptyBoard()
        .hideouts(ANN, "heywood", "city-center")
        .units(ANN, "heywood", "solo")
        .units(ANN, "city-center", "techie")
        .units(BEN, "city-center", "solo")
        .units(ANN, "pacifica", "netrunner")
        .resources(ANN, 0, 0, 0)
        .reclaims(ANN)
        .offers(ANN, "eddies-2", "secrets-1")
        .chooses(ANN, "secrets-1")
        .offers(ANN, "eddies-1", "contraband-1")
        .chooses(ANN, "contraband-1")
        .has(ANN, Resource.EDDIES, 1)
        .has(ANN, Resource.CONTRABAND, 2)
        .has(ANN, Resource.SECRETS, 1)
        .chooses(ANN, "tyger-claws-solo-heywood", "tyger-claws-techie-city-center")
        .stands(ANN, "solo", "heywood", 2)
        .stands(ANN, "techie", "city-center", 2)
        .stands(ANN, "drone", "city-center", 1)
        .isNotAsked(ANN);
  }
}

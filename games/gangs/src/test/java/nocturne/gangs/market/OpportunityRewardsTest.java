package nocturne.gangs.market;

import static nocturne.gangs.GangsRule.GN_20_02;
import static nocturne.gangs.GangsRule.GN_2_08;
import static nocturne.gangs.GangsRule.GN_6_04;
import static nocturne.gangs.GangsRule.GN_7_38;
import static nocturne.gangs.GangsRule.GN_8_09;
import static nocturne.gangs.GangsRule.GN_8_13;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static nocturne.gangs.NightCityTable.DAN;

import java.util.List;
import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Resource;
import org.junit.jupiter.api.Test;

/** What the opportunities give beside the Street Cred for deals of their type. */
class OpportunityRewardsTest {

  /** Ann has a techie in Watson and holds the Business of Pacifica. */
  private static NightCityTable given(int players, String card) {
    return NightCityTable.of(players)
        .emptyBoard()
        .units(ANN, "watson", "techie")
        .units(ANN, "pacifica-business", "solo")
        .resources(ANN, 0, 3, 0)
        .market(card);
  }

  private static NightCityTable seizes(NightCityTable table, String card) {
    return table.activates(ANN, "techies", "done", card);
  }

  @Test
  @Covers(GN_8_09)
  void cyberfashionBuysThreeStreetCredForTwoSecretsOnce() {
    var table =
        given(2, "cyberfashion-upgrades")
            .units(ANN, "santo-domingo-data-fortress", "netrunner")
            .resources(ANN, 0, 1, 5);
    seizes(table, "cyberfashion-upgrades")
        .chooses(ANN, "0")
        .offers(ANN, "0", "1")
        .chooses(ANN, "1")
        .has(ANN, Resource.SECRETS, 3)
        .hasCred(ANN, 1 + 3);
  }

  @Test
  @Covers(GN_8_09)
  void ripperdocPaysForDistrictsWithAPointUnderControlAndNotForPoints() {
    var table =
        given(4, "ripperdoc-bd")
            .units(ANN, "heywood-fixer", "solo")
            .units(ANN, "heywood-data-fortress", "netrunner");
    seizes(table, "ripperdoc-bd").hasCred(ANN, 1 + 2);
  }

  @Test
  @Covers({GN_8_09, GN_8_13})
  void spikedBraindanceTakesAResourceFromEveryOpponentWhoIsAheadAndHasAny() {
    var table =
        given(4, "spiked-bd")
            .cred(BEN, 5)
            .resources(BEN, 1, 0, 2)
            .cred(CAT, 5)
            .resources(CAT, 0, 0, 0)
            .cred(DAN, 1)
            .resources(DAN, 4, 4, 4);
    seizes(table, "spiked-bd")
        .offers(ANN, "pass", "eddies", "secrets")
        .chooses(ANN, "secrets")
        .has(ANN, Resource.SECRETS, 1)
        .has(BEN, Resource.SECRETS, 1)
        .has(DAN, Resource.SECRETS, 4)
        .isAsked(ANN, GN_6_04);
  }

  @Test
  @Covers({GN_8_09, GN_8_13})
  void bodyShoppeUpgradesForNothingWithACardMore() {
    seizes(
            given(2, "body-shoppe-cybertuning").upgrades("ping", "monowire", "lynx-paws"),
            "body-shoppe-cybertuning")
        .offers(ANN, "yes", "no")
        .chooses(ANN, "yes")
        .offers(ANN, "ping", "monowire", "lynx-paws")
        .has(ANN, Resource.EDDIES, 0);
    seizes(given(2, "body-shoppe-cybertuning"), "body-shoppe-cybertuning")
        .chooses(ANN, "no")
        .hasHand(ANN, "crusher", "cyberpsychosis", "short-circuit", "subdermal-armor")
        .isAsked(ANN, GN_6_04);
  }

  @Test
  @Covers({GN_8_09, GN_2_08})
  void chippinInBringsOneUnitToCityCenterFromAnywhere() {
    var table =
        given(2, "chippin-in").units(ANN, "city-center", "solo").units(ANN, "watson", "drone");
    seizes(table, "chippin-in")
        .offersAmongOthers(
            ANN,
            "pass",
            "tyger-claws-drone-watson-to-city-center",
            "tyger-claws-solo-city-center-to-city-center-data-fortress")
        .doesNotOffer(ANN, "tyger-claws-drone-watson-to-city-center-data-fortress")
        .moves(ANN, "solo", "pacifica-business", "city-center-data-fortress")
        .stands(ANN, "solo", "city-center-data-fortress", 1)
        .isAsked(ANN, GN_6_04);
  }

  @Test
  @Covers({GN_7_38, GN_8_09})
  void corpWareKillsAnyUnitInPlayOfAnybodyOrNone() {
    var table =
        given(2, "corp-ware-augmentations")
            .units(ANN, "santo-domingo-data-fortress", "netrunner")
            .units(BEN, "heywood", "techie", "drone");
    seizes(table, "corp-ware-augmentations")
        .offers(
            ANN,
            "pass",
            "tyger-claws-techie-watson",
            "tyger-claws-netrunner-santo-domingo-data-fortress",
            "tyger-claws-solo-pacifica-business",
            "valentinos-techie-heywood",
            "valentinos-drone-heywood")
        .chooses(ANN, "valentinos-techie-heywood")
        .stands(BEN, "techie", "heywood", 0)
        .stands(BEN, "drone", "heywood", 0);
  }

  @Test
  @Covers(GN_8_09)
  void cyberedUpPaysForEveryTwoHideouts() {
    var hideouts = new String[] {"watson", "heywood", "pacifica", "westbrook"};
    for (int count = 1; count <= hideouts.length; count++) {
      var table =
          given(2, "cybered-up")
              .hideouts(ANN, List.of(hideouts).subList(0, count).toArray(String[]::new));
      seizes(table, "cybered-up").hasCred(ANN, 1 + count / 2);
    }
  }

  @Test
  @Covers({GN_8_09, GN_8_13})
  void preemCyberwareMovesUpToTwoUnitsOfAnyKind() {
    seizes(given(2, "preem-cyberware").units(ANN, "heywood", "netrunner"), "preem-cyberware")
        .moves(ANN, "techie", "watson", "westbrook")
        .moves(ANN, "netrunner", "heywood", "city-center")
        .isAsked(ANN, GN_6_04);
    seizes(given(2, "preem-cyberware"), "preem-cyberware")
        .chooses(ANN, "done")
        .isAsked(ANN, GN_6_04);
  }

  @Test
  @Covers({GN_8_09, GN_20_02})
  void dealsThatLetOneChooseGiveOneOfWhatTheyName() {
    gives("arming-the-city", "contraband-2", "eddies-2", "sc-2");
    gives("iron-to-the-masses", "contraband-1", "eddies-1", "sc-1");
    gives("corp-prototypes", "contraband-1", "eddies-1", "sc-1");
    gives("bootleg-arasaka-tech", "contraband-1", "eddies-1");
    gives("nokota-weapons-shipment", "contraband-1", "sc-1");
    gives("militech-smart-guns", "eddies-1", "sc-1");
  }

  private static void gives(String card, String... gains) {
    seizes(dominating(card), card).offers(ANN, gains);
  }

  @Test
  @Covers(GN_8_09)
  void dealsWithoutAChoiceGiveTheirResource() {
    seizes(dominating("budget-arms-disposables"), "budget-arms-disposables")
        .has(ANN, Resource.EDDIES, 1);
    seizes(dominating("smuggling-operation"), "smuggling-operation")
        .has(ANN, Resource.CONTRABAND, 3);
  }

  /** Ann dominates every district. */
  private static NightCityTable dominating(String card) {
    var districts =
        new String[] {"watson", "westbrook", "city-center", "heywood", "santo-domingo", "pacifica"};
    var table = given(2, card).hideouts(ANN, districts).units(ANN, "westbrook", "techie");
    return table
        .units(ANN, "city-center", "techie")
        .units(ANN, "heywood", "solo")
        .units(ANN, "santo-domingo", "solo");
  }
}

package nocturne.gangs;

import static nocturne.gangs.GangsRule.GN_16_07;
import static nocturne.gangs.GangsRule.GN_16_08;
import static nocturne.gangs.GangsRule.GN_18_01;
import static nocturne.gangs.GangsRule.GN_18_03;
import static nocturne.gangs.GangsRule.GN_18_11;
import static nocturne.gangs.GangsRule.GN_19_02;
import static nocturne.gangs.GangsRule.GN_19_03;
import static nocturne.gangs.GangsRule.GN_19_04;
import static nocturne.gangs.GangsRule.GN_19_05;
import static nocturne.gangs.GangsRule.GN_19_08;
import static nocturne.gangs.GangsRule.GN_19_09;
import static nocturne.gangs.GangsRule.GN_19_11;
import static nocturne.gangs.GangsRule.GN_19_13;
import static nocturne.gangs.GangsRule.GN_19_16;
import static nocturne.gangs.GangsRule.GN_19_18;
import static nocturne.gangs.GangsRule.GN_7_06;
import static nocturne.gangs.GangsRule.GN_7_07;
import static nocturne.gangs.GangsRule.GN_7_09;
import static nocturne.gangs.GangsRule.GN_7_12;
import static nocturne.gangs.GangsRule.GN_7_18;
import static nocturne.gangs.GangsRule.GN_7_26;
import static nocturne.gangs.GangsRule.GN_7_30;
import static nocturne.gangs.GangsRule.GN_7_39;
import static nocturne.gangs.GangsRule.GN_7_40;
import static nocturne.gangs.GangsRule.GN_7_45;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static nocturne.gangs.NightCityTable.DAN;
import static nocturne.gangs.NightCityTable.GANG;
import static nocturne.gangs.NightCityTable.JOHNNY;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.component.Resource;
import nocturne.gangs.story.Token;
import org.junit.jupiter.api.Test;

/** The worked examples of the ledger that come to blows: firefights, the story, the solo game. */
class WorkedFirefightsTest {

  /** EX-03. */
  @Test
  @Covers({GN_7_06, GN_7_07, GN_7_09, GN_7_12, GN_7_18, GN_7_26, GN_7_39, GN_7_40, GN_7_45})
  void firefightOfThreeWithASwapAndABlankedCard() {
    NightCityTable.of(4)
        .emptyBoard()
        .units(DAN, "westbrook", "solo")
        .units(CAT, "westbrook-fixer", "techie")
        .units(CAT, "westbrook", "drone")
        .units(BEN, "westbrook", "solo", "techie")
        .hideouts(ANN, "westbrook")
        .hand(DAN, "crusher", "short-circuit")
        .hand(CAT, "cyberware-malfunction", "crusher")
        .hand(BEN, "tsunami-ashura", "crusher")
        .activates(DAN, "solos", "done", "westbrook")
        .chooses(DAN, "maelstrom-solo-westbrook-for-voodoo-boys-techie-westbrook-fixer")
        .stands(DAN, "solo", "westbrook-fixer", 1)
        .stands(CAT, "techie", "westbrook", 1)
        .isNotAsked(ANN)
        .plays(BEN, "tsunami-ashura")
        .plays(DAN, "crusher")
        .plays(CAT, "cyberware-malfunction")
        .offers(CAT, "voodoo-boys-techie-westbrook", "voodoo-boys-drone-westbrook")
        .chooses(CAT, "voodoo-boys-drone-westbrook")
        .stands(DAN, "solo", "westbrook-fixer", 0)
        .stands(CAT, "techie", "westbrook", 1)
        .stands(BEN, "solo", "westbrook", 1)
        .hasCred(BEN, 1)
        .hasCred(CAT, 3)
        .hasCred(DAN, 0)
        .hasDiscarded(BEN, "tsunami-ashura")
        .hasDiscarded(CAT, "cyberware-malfunction")
        .hasDiscarded(DAN, "crusher");
  }

  /** EX-08. */
  @Test
  @Covers({GN_16_07, GN_16_08})
  void branchThatWasMetFirstIsTheOneTheStoryTakes() {
    NightCityTable.story("an-awkward-gift", 2)
        .tokensOn(Token.TIME, "hot-freight", 1)
        .emptyBoard()
        .units(ANN, "pacifica", "solo")
        .units(BEN, "pacifica", "techie", "solo")
        .cred(ANN, 8)
        .activates(ANN, "solos", "done", "pacifica")
        .plays(ANN, "crusher")
        .plays(BEN, "cyberpsychosis")
        .chooses(BEN, "valentinos-techie-pacifica")
        .hasCred(ANN, 9)
        .isOpen("hot-freight")
        .chooses(ANN, "end-turn")
        .isClosed("hot-freight")
        .isClosed("product-recall")
        .isOpen("street-arsenal");
  }

  /** EX-09. */
  @Test
  @Covers({GN_18_01, GN_18_03})
  void johnnyClearsADistrictOfTheOpposingGang() {
    var table =
        NightCityTable.solo("maelstrom", "valentinos")
            .market("synthcoke-deal", "preem-bd", "ripperdoc-bd")
            .nextOpportunities("cybered-up")
            .nextDistricts("heywood")
            .activates(ANN, "netrunners", "done", "no", "end-turn")
            .stands(JOHNNY, "johnny-silverhand", "heywood", 1)
            .stands(GANG, "techie", "heywood-fixer", 0)
            .stands(GANG, "solo", "heywood", 0)
            .hasReserve(GANG, "techie", 3)
            .hasReserve(GANG, "drone", 4)
            .hasCred(JOHNNY, 4)
            .hasCred(GANG, 0);
    var city = table.city();
    assertThat(table.at().opportunitiesGone.has(city, table.opportunity("synthcoke-deal")))
        .isTrue();
    assertThat(table.at().opportunities.getFirst().top(city).id()).isEqualTo("cybered-up");
    assertThat(city.active()).isEqualTo(ANN);
  }

  /** EX-10. */
  @Test
  @Covers({
    GN_18_11, GN_19_02, GN_19_03, GN_19_04, GN_19_05, GN_19_08, GN_19_09, GN_19_11, GN_19_13,
    GN_19_16, GN_19_18
  })
  void valentinosPlaceExtortAndShoot() {
    var table =
        NightCityTable.solo("maelstrom", "valentinos")
            .emptyBoard()
            .johnnyAt("city-center-data-fortress")
            .units(GANG, "city-center", "techie")
            .units(ANN, "westbrook-fixer", "solo")
            .units(ANN, "city-center", "solo", "techie")
            .resources(ANN, 1, 0, 0)
            .hand(ANN, "crusher", "short-circuit")
            .upgrades("ping", "lynx-paws", "recon-grenade", "synaptic-accelerator", "second-heart")
            .nextDistricts("watson", "westbrook", "city-center")
            .reclaims(ANN)
            .chooses(ANN, "eddies-1", "eddies-2")
            .stands(GANG, "techie", "watson-business", 1)
            .stands(GANG, "drone", "watson", 1)
            .stands(GANG, "techie", "westbrook", 1)
            .stands(GANG, "drone", "westbrook", 1)
            .stands(GANG, "solo", "city-center", 1)
            .hasCred(GANG, 2)
            .offers(ANN, "eddies", "give-cred")
            .chooses(ANN, "eddies")
            .has(ANN, Resource.EDDIES, 3)
            .hasCred(GANG, 4)
            .chooses(ANN, "give-cred")
            .hasCred(GANG, 9)
            .plays(ANN, "crusher")
            .offers(ANN, "valentinos-techie-city-center", "valentinos-solo-city-center")
            .chooses(ANN, "valentinos-techie-city-center")
            .hasCred(ANN, 1)
            .hasCred(JOHNNY, 1)
            .hasCred(GANG, 9);
    for (var slot : table.at().edgerunners) assertThat(slot.isEmpty(table.city())).isTrue();
    table.activates(ANN, "techies", "done", "end-turn");
    for (var slot : table.at().edgerunners) assertThat(slot.isEmpty(table.city())).isFalse();
  }

  /** EX-11. */
  @Test
  @Covers(GN_7_30)
  void painEditorTakesAUnitOfWhoIsTiedWithIt() {
    NightCityTable.of(2)
        .emptyBoard()
        .units(ANN, "watson", "solo")
        .units(BEN, "watson", "solo")
        .hand(ANN, "pain-editor", "crusher")
        .hand(BEN, "crusher", "short-circuit")
        .fights(ANN, "watson")
        .plays(ANN, "pain-editor")
        .plays(BEN, "crusher")
        .stands(ANN, "solo", "watson", 1)
        .stands(BEN, "solo", "watson", 0)
        .hasCred(ANN, 2)
        .hasCred(BEN, 0)
        .rests();
  }
}

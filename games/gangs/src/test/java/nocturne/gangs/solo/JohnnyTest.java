package nocturne.gangs.solo;

import static nocturne.gangs.GangsRule.GN_18_01;
import static nocturne.gangs.GangsRule.GN_18_02;
import static nocturne.gangs.GangsRule.GN_18_03;
import static nocturne.gangs.GangsRule.GN_18_04;
import static nocturne.gangs.GangsRule.GN_18_05;
import static nocturne.gangs.GangsRule.GN_18_06;
import static nocturne.gangs.GangsRule.GN_18_07;
import static nocturne.gangs.GangsRule.GN_18_08;
import static nocturne.gangs.GangsRule.GN_18_09;
import static nocturne.gangs.GangsRule.GN_18_10;
import static nocturne.gangs.GangsRule.GN_18_11;
import static nocturne.gangs.GangsRule.GN_18_12;
import static nocturne.gangs.GangsRule.GN_18_13;
import static nocturne.gangs.GangsRule.GN_19_20;
import static nocturne.gangs.GangsRule.GN_7_13;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.GANG;
import static nocturne.gangs.NightCityTable.JOHNNY;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.firefight.Firefight;
import org.junit.jupiter.api.Test;

/** Johnny Silverhand: where he goes and what he does there. */
class JohnnyTest {

  private static NightCityTable alone() {
    return NightCityTable.solo("maelstrom", "valentinos")
        .emptyBoard()
        .johnnyAt("city-center")
        .units(ANN, "watson", "solo", "techie")
        .resources(ANN, 1, 0, 0)
        .hand(ANN, "crusher", "short-circuit");
  }

  /** Johnny's turn, with this district card on top. */
  private static NightCityTable goes(NightCityTable table, String district) {
    return table.nextDistricts(district).run(JohnnyTurn::begin);
  }

  @Test
  @Covers(GN_18_01)
  void johnnyGoesWhereTheCardSaysAndTakesThePointIfItIsFree() {
    goes(alone(), "pacifica").stands(JOHNNY, "johnny-silverhand", "pacifica-business", 1);
    goes(alone().units(GANG, "pacifica-business", "solo"), "pacifica")
        .stands(JOHNNY, "johnny-silverhand", "pacifica", 1)
        .stands(JOHNNY, "johnny-silverhand", "city-center", 0);
  }

  @Test
  @Covers(GN_18_02)
  void johnnyShootsAtEverybodyWhereThePlayerHasUnits() {
    var table =
        goes(alone().units(GANG, "watson", "solo"), "watson")
            .happened(GN_18_02)
            .isAsked(ANN, GN_7_13)
            .hasCred(JOHNNY, 0);
    assertThat(Firefight.initiator(table.city())).isEqualTo(JOHNNY);
    assertThat(Firefight.takesPart(table.city(), ANN)).isTrue();
    assertThat(Firefight.takesPart(table.city(), GANG)).isTrue();
  }

  @Test
  @Covers({GN_18_03, GN_18_05})
  void johnnyWipesOutTheGangWhereThePlayerIsNot() {
    var table =
        goes(
            alone()
                .market("ripperdoc-bd", "cybered-up", "preem-bd")
                .units(GANG, "pacifica", "solo", "techie", "drone"),
            "pacifica");
    table
        .hasReserve(GANG, "solo", 3)
        .hasReserve(GANG, "techie", 3)
        .hasReserve(GANG, "drone", 4)
        .hasCred(JOHNNY, 4)
        .hasCred(GANG, 0)
        .didNotHappen(GN_18_02)
        .didNotHappen(GN_18_04);
    assertThat(table.at().opportunitiesGone.has(table.city(), table.opportunity("ripperdoc-bd")))
        .isTrue();
    assertThat(table.at().opportunities.get(1).top(table.city()).id()).isEqualTo("cybered-up");
  }

  @Test
  @Covers({GN_18_04, GN_18_05})
  void johnnyAloneRemovesAllOpportunitiesAndIgnoresHideouts() {
    var table =
        goes(
            alone()
                .hideouts(ANN, "pacifica")
                .hideouts(GANG, "pacifica")
                .market("ripperdoc-bd", "cybered-up", "preem-bd"),
            "pacifica");
    table.hasCred(JOHNNY, 3).didNotHappen(GN_18_02).didNotHappen(GN_18_03);
    for (var card : List.of("ripperdoc-bd", "cybered-up", "preem-bd"))
      assertThat(table.at().opportunitiesGone.has(table.city(), table.opportunity(card))).isTrue();
  }

  @Test
  @Covers(GN_18_06)
  void johnnyStaysAndActsWhereHeAlreadyIs() {
    goes(alone(), "city-center")
        .stands(JOHNNY, "johnny-silverhand", "city-center-data-fortress", 1)
        .hasCred(JOHNNY, 3);
    goes(alone().johnnyAt("city-center-data-fortress"), "city-center")
        .stands(JOHNNY, "johnny-silverhand", "city-center-data-fortress", 1)
        .hasCred(JOHNNY, 3);
    goes(alone().units(GANG, "city-center-data-fortress", "solo"), "city-center")
        .stands(JOHNNY, "johnny-silverhand", "city-center", 1)
        .hasCred(JOHNNY, 4);
  }

  private static int firepower(NightCityTable table, int side) {
    return table.at().firepower.get(table.city(), side);
  }

  @Test
  @Covers(GN_18_07)
  void johnnyHasTheBestOfThreeUpgradesDrawnAfterThePlayersChoice() {
    var table =
        goes(
                alone()
                    .units(ANN, "watson", "netrunner")
                    .upgrades("ping", "tsunami-ashura", "lynx-paws", "zetatech-berserk"),
                "watson")
            .isAsked(ANN, GN_7_13);
    assertThat(table.at().combatDeck.top(table.city()).id()).isEqualTo("ping");
    table.plays(ANN, "crusher");
    assertThat(firepower(table, JOHNNY)).isEqualTo(4);
  }

  @Test
  @Covers(GN_18_08)
  void cardsWithoutANumberAreWorthNothingToJohnny() {
    var table =
        goes(alone().upgrades("spiderbot-splinter", "tsunami-nekomata", "lynx-paws"), "watson")
            .plays(ANN, "crusher");
    assertThat(firepower(table, JOHNNY)).isZero();
  }

  @Test
  @Covers({GN_18_08, GN_18_11})
  void effectsAndConditionsOfJohnnysCardsDoNotCount() {
    goes(
            alone()
                .units(ANN, "watson", "drone")
                .upgrades("shock-n-awe", "cyberware-malfunction", "mech-looter"),
            "watson")
        .plays(ANN, "crusher")
        .stands(ANN, "drone", "watson", 1)
        .hasCred(ANN, 1)
        .hasCred(JOHNNY, 0);
  }

  @Test
  @Covers({GN_18_09, GN_18_11})
  void johnnyWithTheSingleHighestKillsEverybodyElse() {
    goes(
            alone()
                .units(ANN, "watson", "drone")
                .units(GANG, "watson", "solo", "netrunner")
                .upgrades("ping", "recon-grenade", "m2067-defender", "lynx-paws", "second-heart"),
            "watson")
        .plays(ANN, "crusher")
        .hasReserve(ANN, "solo", 3)
        .hasReserve(ANN, "techie", 3)
        .hasReserve(ANN, "drone", 4)
        .hasReserve(GANG, "solo", 3)
        .hasReserve(GANG, "netrunner", 3)
        .stands(JOHNNY, "johnny-silverhand", "watson-business", 1)
        .hasCred(GANG, 0)
        .hasCred(JOHNNY, 7);
  }

  @Test
  @Covers({GN_18_10, GN_19_20})
  void nothingHappensToJohnnyWhenHeHasNotTheSingleHighest() {
    goes(alone().upgrades("ping", "recon-grenade", "lynx-paws"), "watson")
        .plays(ANN, "crusher")
        .stands(JOHNNY, "johnny-silverhand", "watson-business", 1)
        .stands(ANN, "solo", "watson", 1)
        .stands(ANN, "techie", "watson", 1)
        .hasCred(JOHNNY, 0);
    goes(alone().upgrades("monowire", "recon-grenade", "lynx-paws"), "watson")
        .plays(ANN, "crusher")
        .stands(ANN, "solo", "watson", 1)
        .stands(ANN, "techie", "watson", 1)
        .hasCred(JOHNNY, 0);
  }

  @Test
  @Covers(GN_18_12)
  void cardsUsedForJohnnyGoUnderTheDeckShuffled() {
    var table = alone().upgrades("ping", "recon-grenade", "lynx-paws", "monowire");
    goes(table, "watson").plays(ANN, "crusher");
    var deck = table.at().combatDeck;
    var city = table.city();
    assertThat(deck.size(city)).isEqualTo(22);
    assertThat(deck.top(city).id()).isEqualTo("monowire");
    assertThat(List.of(deck.get(city, 0).id(), deck.get(city, 1).id(), deck.get(city, 2).id()))
        .containsExactlyInAnyOrder("ping", "recon-grenade", "lynx-paws");
    table.doesNotSee(ANN, deck.get(city, 0));
  }

  @Test
  @Covers(GN_18_13)
  void johnnyFightsAlikeWhoeverStartsIt() {
    for (int initiator : new int[] {ANN, GANG}) {
      var table =
          alone()
              .johnnyAt("watson")
              .units(GANG, "watson", "solo")
              .upgrades("ping", "lynx-paws", "recon-grenade", "second-heart", "m2067-defender")
              .fights(initiator, "watson")
              .plays(ANN, "crusher")
              .hasReserve(ANN, "solo", 3)
              .hasReserve(ANN, "techie", 3)
              .hasReserve(GANG, "solo", 3)
              .hasCred(JOHNNY, 5)
              .rests();
      assertThat(table.at().combatDeck.size(table.city())).isEqualTo(22);
    }
  }
}

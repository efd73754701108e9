package nocturne.gangs.solo;

import static nocturne.gangs.GangsRule.GN_17_01;
import static nocturne.gangs.GangsRule.GN_17_02;
import static nocturne.gangs.GangsRule.GN_17_03;
import static nocturne.gangs.GangsRule.GN_17_04;
import static nocturne.gangs.GangsRule.GN_17_05;
import static nocturne.gangs.GangsRule.GN_17_06;
import static nocturne.gangs.GangsRule.GN_17_07;
import static nocturne.gangs.GangsRule.GN_17_08;
import static nocturne.gangs.GangsRule.GN_17_09;
import static nocturne.gangs.GangsRule.GN_17_10;
import static nocturne.gangs.GangsRule.GN_9_17;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.GANG;
import static nocturne.gangs.NightCityTable.JOHNNY;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.District;
import nocturne.gangs.component.Resource;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.district.Control;
import org.junit.jupiter.api.Test;

/** How a game alone is set up. */
class SoloSetUpTest {

  private static NightCityTable alone() {
    return NightCityTable.solo("maelstrom", "valentinos");
  }

  @Test
  @Covers(GN_17_01)
  void boardIsThatForFewPlayers() {
    var city = alone().city();
    assertThat(city.board()).isSameAs(city.contents().three());
  }

  /** The only netrunner goes one space from the first yellow one and uses what is there. */
  private static NightCityTable secondYellow(NightCityTable table) {
    return table
        .emptyBoard()
        .units(ANN, "watson", "netrunner")
        .net(ANN, 1)
        .dice(6, 6)
        .activates(ANN, "netrunners", "done", "yes", "yes");
  }

  @Test
  @Covers(GN_17_01)
  void secondYellowSpaceCostsAnOpponentOneStreetCredInstead() {
    var table =
        secondYellow(alone().johnnyAt("pacifica").cred(GANG, 2).cred(JOHNNY, 0))
            .isAsked(ANN, GN_17_01)
            .offers(ANN, "valentinos", "johnny-silverhand")
            .chooses(ANN, "valentinos")
            .hasCred(GANG, 1)
            .hasCred(JOHNNY, 0);
    assertThat(table.city().net(ANN)).isEqualTo(2);
    secondYellow(alone()).chooses(ANN, "johnny-silverhand").hasCred(JOHNNY, 0);
    secondYellow(NightCityTable.of(3)).isAsked(ANN, GN_9_17);
  }

  @Test
  @Covers(GN_17_01)
  void spaceThatReplacesTheSecondYellowOneIsAsDangerous() {
    alone()
        .emptyBoard()
        .units(ANN, "santo-domingo-data-fortress", "netrunner")
        .net(ANN, 1)
        .dice(2, 2)
        .activates(ANN, "netrunners", "done", "yes", "no")
        .stands(ANN, "netrunner", "santo-domingo", 1);
  }

  @Test
  @Covers(GN_17_02)
  void playerBeginsAsInAnyGame() {
    var table =
        alone()
            .hasHand(ANN, "crusher", "cyberpsychosis", "short-circuit", "subdermal-armor")
            .hasDiscarded(ANN)
            .hasCred(ANN, 0)
            .stands(ANN, "solo", "watson", 1)
            .stands(ANN, "techie", "watson", 1)
            .stands(ANN, "netrunner", "watson", 1)
            .stands(ANN, "drone", "watson", 1)
            .hasReserve(ANN, "solo", 2)
            .hasReserve(ANN, "drone", 3);
    var city = table.city();
    assertThat(city.net(ANN)).isZero();
    assertThat(city.hideouts(ANN)).isEqualTo(1);
    assertThat(city.hasHideout(ANN, table.district("watson").index())).isTrue();
    assertThat(table.at().slotsEmptied.get(city, ANN)).isZero();
    assertThat(table.at().spentDiscs.get(city, ANN)).isZero();
  }

  @Test
  @Covers(GN_17_03)
  void playerHasTwoEddiesAndOneContraband() {
    alone()
        .has(ANN, Resource.EDDIES, 2)
        .has(ANN, Resource.CONTRABAND, 1)
        .has(ANN, Resource.SECRETS, 0);
  }

  @Test
  @Covers(GN_17_04)
  void playerPicksTheOpposingGangAmongTheOtherThree() {
    var table =
        NightCityTable.choosing(1)
            .chooses(ANN, "maelstrom")
            .isAsked(ANN, GN_17_04)
            .offers(ANN, "tyger-claws", "valentinos", "voodoo-boys")
            .chooses(ANN, "voodoo-boys")
            .hasCred(GANG, 0);
    assertThat(table.city().gang(GANG).id()).isEqualTo("voodoo-boys");
    assertThat(OpposingGang.behaviour(table.city()).id()).isEqualTo("voodoo-boys-behaviour");
  }

  @Test
  @Covers(GN_17_04)
  void everyGangHasItsBehaviourCard() {
    var contents = NightCityTable.GAME.contents();
    assertThat(contents.behaviours()).hasSize(4);
    for (var gang : contents.gangs())
      assertThat(contents.behaviour(gang).gang()).isEqualTo(gang.id());
  }

  @Test
  @Covers({GN_17_05, GN_17_06})
  void opposingGangBeginsWithItsTechieInThePointOfItsDistrict() {
    var table =
        alone()
            .stands(GANG, "solo", "heywood", 1)
            .stands(GANG, "netrunner", "heywood", 1)
            .stands(GANG, "drone", "heywood", 1)
            .stands(GANG, "techie", "heywood", 0)
            .stands(GANG, "techie", "heywood-fixer", 1)
            .hasReserve(GANG, "solo", 2)
            .hasReserve(GANG, "techie", 2)
            .hasReserve(GANG, "netrunner", 2)
            .hasReserve(GANG, "drone", 3);
    var city = table.city();
    assertThat(city.hideouts(GANG)).isEqualTo(1);
    assertThat(city.hasHideout(GANG, table.district("heywood").index())).isTrue();
  }

  @Test
  @Covers(GN_17_06)
  void opposingGangUsesNoneOfItsSpecialAbilities() {
    var table =
        alone()
            .emptyBoard()
            .hideouts(GANG, "heywood")
            .units(GANG, "heywood", "solo")
            .units(ANN, "heywood", "solo");
    int heywood = table.district("heywood").index();
    assertThat(Control.dominates(table.city(), GANG, heywood)).isFalse();
    for (var gang : NightCityTable.GAME.contents().gangs()) {
      if (gang.id().equals("maelstrom")) continue;
      var city = NightCityTable.solo("maelstrom", gang.id()).city();
      for (var timing : Timing.values()) assertThat(city.hasAbility(GANG, timing)).isFalse();
    }
  }

  @Test
  @Covers(GN_17_07)
  void johnnyBeginsInThePointOfCityCenter() {
    var table =
        alone()
            .stands(JOHNNY, "johnny-silverhand", "city-center-data-fortress", 1)
            .hasCred(JOHNNY, 0);
    assertThat(table.at().hired(JOHNNY).list(table.city()))
        .containsExactly(table.edgerunner("johnny-silverhand"));
  }

  @Test
  @Covers(GN_17_08)
  void goroAndJohnnyAreNotForHireAndTheMarketsAreFull() {
    var table = alone();
    var city = table.city();
    var people = new ArrayList<>(table.at().edgerunnerDeck.list(city));
    for (var slot : table.at().edgerunners) people.addAll(slot.list(city));
    assertThat(people)
        .hasSize(8)
        .doesNotContain(table.edgerunner("goro-takemura"), table.edgerunner("johnny-silverhand"));
    for (var slot : table.at().edgerunners) assertThat(slot.isEmpty(city)).isFalse();
    for (var slot : table.at().opportunities) assertThat(slot.isEmpty(city)).isFalse();
  }

  @Test
  @Covers(GN_17_09)
  void thereIsOneCardForEachDistrictAndTheyLieShuffledAndHidden() {
    var table = alone();
    var cards = table.at().districtDeck.list(table.city());
    var districts = cards.stream().map(it -> it.district().id()).toList();
    assertThat(districts)
        .containsExactlyInAnyOrder(
            "watson", "westbrook", "city-center", "heywood", "santo-domingo", "pacifica")
        .isNotEqualTo(table.city().contents().districts().stream().map(District::id).toList());
    for (var card : cards) table.doesNotSee(ANN, card);
  }

  @Test
  @Covers(GN_17_10)
  void storyIsFineBeforeYouCame() {
    var table = alone().isOpen("fine-before-you-came-card");
    assertThat(table.city().plan().story().cards()).hasSize(1);
  }
}

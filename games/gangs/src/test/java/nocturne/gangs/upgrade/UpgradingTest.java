package nocturne.gangs.upgrade;

import static nocturne.gangs.GangsRule.GN_11_01;
import static nocturne.gangs.GangsRule.GN_11_02;
import static nocturne.gangs.GangsRule.GN_11_03;
import static nocturne.gangs.GangsRule.GN_11_04;
import static nocturne.gangs.GangsRule.GN_11_05;
import static nocturne.gangs.GangsRule.GN_11_06;
import static nocturne.gangs.GangsRule.GN_11_07;
import static nocturne.gangs.GangsRule.GN_11_08;
import static nocturne.gangs.GangsRule.GN_6_04;
import static nocturne.gangs.GangsRule.GN_6_09;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.DAN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Disc;
import nocturne.gangs.component.Resource;
import org.junit.jupiter.api.Test;

/** A better combat card for another. */
class UpgradingTest {

  private static NightCityTable table() {
    return NightCityTable.of(2).resources(ANN, 1, 0, 0);
  }

  /** All cards but so many leave the deck. */
  private static NightCityTable deck(NightCityTable table, int left) {
    var deck = table.at().combatDeck;
    while (deck.size(table.city()) > left) deck.moveTop(table.city(), table.at().combatBox);
    return table;
  }

  private static int owned(NightCityTable table, int side) {
    return table.at().hand(side).size(table.city()) + table.at().discard(side).size(table.city());
  }

  @Test
  @Covers(GN_11_01)
  void upgradeCostsOneEddie() {
    table()
        .resources(ANN, 3, 3, 0)
        .activates(ANN, "upgrade")
        .has(ANN, Resource.EDDIES, 2)
        .has(ANN, Resource.CONTRABAND, 3);
    table().resources(ANN, 0, 3, 0).activates(ANN).refuses(ANN, "upgrade", GN_6_09);
  }

  @Test
  @Covers(GN_11_02)
  void topTwoAreDrawnOneIsKeptAndTheOtherGoesUnderTheDeck() {
    var table =
        table()
            .upgrades("ping", "monowire", "lynx-paws")
            .activates(ANN, "upgrade")
            .offers(ANN, "ping", "monowire")
            .chooses(ANN, "monowire");
    var city = table.city();
    assertThat(table.at().hand(ANN).has(city, table.combat(ANN, "monowire"))).isTrue();
    assertThat(table.at().combatDeck.get(city, 0).id()).isEqualTo("ping");
    assertThat(table.at().combatDeck.top(city).id()).isEqualTo("lynx-paws");
  }

  @Test
  @Covers(GN_11_03)
  void cardOfTheHandLeavesTheGameAndMayBeTheNewOne() {
    var table =
        table()
            .hand(ANN, "crusher", "short-circuit")
            .discarded(ANN, "cyberpsychosis")
            .upgrades("ping", "monowire")
            .activates(ANN, "upgrade", "ping");
    table
        .isAsked(ANN, GN_11_03)
        .offers(
            ANN, "ping", table.combat(ANN, "crusher").id(), table.combat(ANN, "short-circuit").id())
        .chooses(ANN, "ping")
        .hasHand(ANN, "crusher", "short-circuit")
        .hasDiscarded(ANN, "cyberpsychosis");
    assertThat(table.at().removed(ANN).has(table.city(), table.combat(ANN, "ping"))).isTrue();
  }

  @Test
  @Covers(GN_11_04)
  void othersLearnNeitherWhatWasDrawnNorWhatWentUnderTheDeckOrOutOfTheGame() {
    var table = table().upgrades("ping", "monowire").activates(ANN, "upgrade");
    var ping = table.combat(ANN, "ping");
    var monowire = table.combat(ANN, "monowire");
    var crusher = table.combat(ANN, "crusher");
    table.sees(ANN, ping).doesNotSee(BEN, ping).doesNotSee(BEN, monowire);
    table
        .chooses(ANN, "ping", crusher.id())
        .sees(ANN, monowire)
        .doesNotSee(BEN, ping)
        .doesNotSee(BEN, monowire)
        .doesNotSee(BEN, crusher);
  }

  @Test
  @Covers(GN_11_05)
  void cardsShownByGangAndEdgerunnerAddUp() {
    NightCityTable.of(4)
        .resources(DAN, 1, 0, 0)
        .hired(DAN, "viktor-vektor", "watson")
        .upgrades("ping", "monowire", "lynx-paws", "mech-looter", "second-heart")
        .activates(DAN, "upgrade")
        .offers(DAN, "ping", "monowire", "lynx-paws", "mech-looter");
  }

  @Test
  @Covers(GN_11_05)
  void restGoesUnderTheDeckInTheOrderThatThePlayerLikes() {
    var table =
        table()
            .hired(ANN, "viktor-vektor", "watson")
            .upgrades("ping", "monowire", "lynx-paws")
            .activates(ANN, "upgrade", "ping")
            .isAsked(ANN, GN_11_05)
            .offers(ANN, "monowire", "lynx-paws")
            .chooses(ANN, "lynx-paws");
    var city = table.city();
    assertThat(table.at().combatDeck.get(city, 1).id()).isEqualTo("lynx-paws");
    assertThat(table.at().combatDeck.get(city, 0).id()).isEqualTo("monowire");
  }

  private static NightCityTable bodyShoppe() {
    return NightCityTable.of(2)
        .emptyBoard()
        .units(ANN, "pacifica-business", "techie")
        .resources(ANN, 0, 3, 0)
        .market("body-shoppe-cybertuning");
  }

  @Test
  @Covers({GN_11_05, GN_11_06})
  void freeUpgradeCostsNeitherMoneyNorADisc() {
    var table =
        bodyShoppe()
            .upgrades("ping", "monowire", "lynx-paws", "second-heart")
            .activates(ANN, "techies", "done", "body-shoppe-cybertuning")
            .isAsked(ANN, GN_11_06)
            .chooses(ANN, "yes")
            .offers(ANN, "ping", "monowire", "lynx-paws")
            .chooses(ANN, "ping", "monowire");
    table
        .chooses(ANN, table.combat(ANN, "crusher").id())
        .hasHand(ANN, "ping", "cyberpsychosis", "short-circuit", "subdermal-armor");
    assertThat(table.at().spentDiscs.get(table.city(), ANN)).isEqualTo(Disc.TECHIES.bit());
  }

  @Test
  @Covers(GN_11_06)
  void freeUpgradeMayBeLeft() {
    bodyShoppe()
        .activates(ANN, "techies", "done", "body-shoppe-cybertuning", "no")
        .hasHand(ANN, "crusher", "cyberpsychosis", "short-circuit", "subdermal-armor")
        .isAsked(ANN, GN_6_04);
  }

  @Test
  @Covers(GN_11_07)
  void shortDeckIsDrawnWholeAndAnEmptyOneForbidsTheAction() {
    var last = deck(table(), 1);
    var card = last.at().combatDeck.top(last.city());
    last.activates(ANN, "upgrade").isAsked(ANN, GN_11_03).offersAmongOthers(ANN, card.id());
    assertThat(last.at().combatDeck.isEmpty(last.city())).isTrue();
    deck(table(), 0).activates(ANN).refuses(ANN, "upgrade", GN_6_09);
    deck(bodyShoppe(), 0)
        .activates(ANN, "techies", "done", "body-shoppe-cybertuning")
        .isAsked(ANN, GN_6_04);
  }

  @Test
  @Covers(GN_11_08)
  void upgradeLeavesTheNumberOfCombatCardsAsItIs() {
    var table =
        table()
            .hand(ANN, "crusher", "short-circuit")
            .discarded(ANN, "cyberpsychosis", "subdermal-armor")
            .upgrades("ping", "monowire")
            .activates(ANN, "upgrade", "ping");
    assertThat(owned(table, ANN)).isEqualTo(5);
    table.chooses(ANN, table.combat(ANN, "crusher").id());
    assertThat(owned(table, ANN)).isEqualTo(4);
  }
}

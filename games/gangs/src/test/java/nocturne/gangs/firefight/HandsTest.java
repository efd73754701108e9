package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_11_04;
import static nocturne.gangs.GangsRule.GN_14_02;
import static nocturne.gangs.GangsRule.GN_14_03;
import static nocturne.gangs.GangsRule.GN_14_06;
import static nocturne.gangs.GangsRule.GN_20_06;
import static nocturne.gangs.GangsRule.GN_7_13;
import static nocturne.gangs.GangsRule.GN_7_15;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static nocturne.gangs.NightCityTable.DAN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import nocturne.gangs.Covers;
import nocturne.gangs.NightCity;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.CombatCard;
import nocturne.kernel.FastChance;
import nocturne.kernel.Seat;
import nocturne.kernel.Viewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What players know of each other's combat hands. */
class HandsTest {

  private static final int IMAGINED = 40;

  private static List<CombatCard> known(NightCity city, int viewer, int side) {
    var view = city.view(Viewer.of(Seat.of(viewer))).table();
    return city.at().hand(side).list(view);
  }

  @Test
  @Covers(GN_14_02)
  void everybodyKnowsAStartingHandUntilSomethingUnseenHappensToIt() {
    var table = NightCityTable.of(3);
    assertThat(known(table.city(), BEN, ANN)).hasSize(4);
    table
        .upgrades("ping", "monowire")
        .activates(ANN, "upgrade", "ping", table.combat(ANN, "crusher").id());
    assertThat(known(table.city(), ANN, ANN)).hasSize(4);
    assertThat(known(table.city(), BEN, ANN)).isEmpty();
    assertThat(known(table.city(), ANN, BEN)).hasSize(4);
  }

  @Test
  @Covers({GN_11_04, GN_14_02})
  void opponentsImagineAnUpgradedHandFromItsStartingCardsAndTheUpgradesAlone() {
    var table = NightCityTable.of(2);
    table
        .upgrades("ping", "monowire")
        .activates(ANN, "upgrade", "ping", table.combat(ANN, "crusher").id());
    var city = table.city();
    var chance = new FastChance(7);
    boolean crusher = false;
    boolean another = false;
    for (int i = 0; i < IMAGINED; i++) {
      var imagined = city.imagine(Seat.of(BEN), chance);
      var cards = new ArrayList<>(city.at().hand(ANN).list(imagined));
      cards.addAll(city.at().removed(ANN).list(imagined));
      assertThat(cards.stream().filter(CombatCard::isStarting)).hasSize(4);
      assertThat(cards.stream().filter(card -> card.sort() == CombatCard.UPGRADE)).hasSize(1);
      crusher |= city.at().hand(ANN).has(imagined, table.combat(ANN, "crusher"));
      another |= !city.at().hand(ANN).has(imagined, table.combat(ANN, "ping"));
    }
    assertThat(crusher).as("the removed card could still be in the hand").isTrue();
    assertThat(another).as("another upgrade could be in the hand").isTrue();
  }

  @Test
  @Covers({GN_7_13, GN_7_15})
  void combatCardsAreChosenInAnyOrderAndShownTogether() {
    var table =
        NightCityTable.of(4)
            .emptyBoard()
            .units(DAN, "watson", "solo")
            .units(BEN, "watson", "solo")
            .units(CAT, "watson", "solo")
            .fights(DAN, "watson")
            .plays(CAT, "crusher");
    var city = table.city();
    assertThat(known(city, ANN, CAT)).hasSize(4);
    assertThat(city.at().played(CAT).isEmpty(city)).isTrue();
    var view = city.view(Viewer.of(Seat.of(ANN))).table();
    assertThat(city.at().pick(CAT).isHidden(view, 0)).isTrue();
    table.isNotAsked(CAT).plays(DAN, "short-circuit").plays(BEN, "subdermal-armor");
    assertThat(known(table.city(), ANN, CAT)).hasSize(3);
    table.hasDiscarded(CAT, "crusher").hasDiscarded(DAN, "short-circuit").rests();
  }

  @Test
  @Covers(GN_14_03)
  void handThatIsEmptyAfterAFirefightTakesBackItsDiscardPileForAllToSee() {
    var table =
        NightCityTable.of(2)
            .emptyBoard()
            .units(ANN, "watson", "solo")
            .units(BEN, "watson", "solo", "techie")
            .hand(ANN, "crusher")
            .discarded(ANN, "monowire", "ping", "short-circuit")
            .fights(ANN, "watson")
            .plays(BEN, "cyberpsychosis")
            .chooses(BEN, "valentinos-techie-watson")
            .hasHand(ANN, "crusher", "monowire", "ping", "short-circuit")
            .rests();
    assertThat(known(table.city(), BEN, ANN)).hasSize(4);
  }

  /** Three gangs have upgraded; the fourth knows whose cards these can be. */
  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  @Covers({GN_11_04, GN_14_02})
  void upgradedHandsHoldNobodyElsesStartingCards(int players) {
    var table = NightCityTable.of(players);
    table
        .upgrades("ping", "monowire", "second-heart", "mantis-blades")
        .activates(ANN, "upgrade", "ping", table.combat(ANN, "crusher").id())
        .activates(BEN, "upgrade", "second-heart", table.combat(BEN, "cyberpsychosis").id());
    var city = table.city();
    var chance = new FastChance(11);
    var removedByAnn = new HashSet<CombatCard>();
    for (int i = 0; i < IMAGINED; i++) {
      var imagined = city.imagine(Seat.of(CAT), chance);
      for (int side : List.of(ANN, BEN)) {
        var cards = owned(city, imagined, side);
        assertThat(cards.stream().filter(card -> card.sort() == CombatCard.UPGRADE)).hasSize(1);
        assertThat(cards.stream().filter(CombatCard::isStarting))
            .hasSize(4)
            .allMatch(card -> card.sort() == city.gang(side).index());
      }
      removedByAnn.addAll(city.at().removed(ANN).list(imagined));
    }
    assertThat(removedByAnn).as("any of five cards may be gone").hasSizeGreaterThanOrEqualTo(5);
  }

  @Test
  @Covers({GN_14_02, GN_14_03})
  void cardsThatWereTakenBackInPublicAreInEveryImaginedHand() {
    var table =
        NightCityTable.of(3)
            .emptyBoard()
            .units(ANN, "watson", "solo")
            .units(BEN, "watson", "solo", "techie")
            .hand(ANN, "crusher")
            .discarded(ANN, "monowire", "ping", "short-circuit")
            .fights(ANN, "watson")
            .plays(BEN, "cyberpsychosis")
            .chooses(BEN, "valentinos-techie-watson");
    var city = table.city();
    var chance = new FastChance(3);
    for (int i = 0; i < IMAGINED; i++)
      for (int viewer : List.of(BEN, CAT)) {
        var imagined = city.imagine(Seat.of(viewer), chance);
        assertThat(city.at().hand(ANN).list(imagined)).isEqualTo(city.at().hand(ANN).list(city));
      }
  }

  @Test
  @Covers({GN_14_02, GN_14_03, GN_14_06})
  void startingCardMissingFromAHandThatAllHaveSeenIsKnownToBeGone() {
    var table = NightCityTable.of(3).emptyBoard();
    table
        .upgrades("ping", "monowire")
        .units(ANN, "watson", "solo")
        .units(BEN, "watson", "solo", "techie")
        .activates(ANN, "upgrade", "ping", table.combat(ANN, "crusher").id());
    var crusher = table.combat(ANN, "crusher");
    table.doesNotSee(BEN, crusher).doesNotSee(CAT, crusher);
    table
        .hand(ANN, "short-circuit")
        .discarded(ANN, "ping", "cyberpsychosis", "subdermal-armor")
        .fights(ANN, "watson")
        .plays(BEN, "cyberpsychosis")
        .chooses(BEN, "valentinos-techie-watson");
    assertThat(known(table.city(), CAT, ANN)).hasSize(4);
    table.sees(BEN, crusher).sees(CAT, crusher);
  }

  /** Ann has given Ben a starting card for an upgrade; Cat only knows that cards changed hands. */
  @Test
  @Covers({GN_14_02, GN_20_06})
  void whoSwappedWhatIsNotKnownToOthers() {
    var table =
        NightCityTable.of(3)
            .emptyBoard()
            .units(ANN, "pacifica-business", "techie")
            .units(ANN, "watson", "solo")
            .resources(ANN, 0, 3, 0)
            .market("night-market-tune-up")
            .hand(ANN, "crusher", "ping")
            .hand(BEN, "monowire", "short-circuit")
            .rig("random card", 0)
            .activates(ANN, "techies", "done", "night-market-tune-up");
    table.chooses(ANN, table.combat(ANN, "crusher").id() + "-with-valentinos");
    var city = table.city();
    var chance = new FastChance(5);
    var upgradesOfAnn = new HashSet<Long>();
    for (int i = 0; i < IMAGINED; i++) {
      var imagined = city.imagine(Seat.of(CAT), chance);
      var hand = city.at().hand(ANN).list(imagined);
      upgradesOfAnn.add(hand.stream().filter(card -> card.sort() == CombatCard.UPGRADE).count());
    }
    assertThat(upgradesOfAnn).contains(0L, 1L, 2L);
  }

  private static List<CombatCard> owned(NightCity city, NightCity imagined, int side) {
    var cards = new ArrayList<>(city.at().hand(side).list(imagined));
    cards.addAll(city.at().removed(side).list(imagined));
    return cards;
  }
}

package nocturne.gangs.setup;

import static nocturne.gangs.GangsRule.GN_1_09;
import static nocturne.gangs.GangsRule.GN_1_10;
import static nocturne.gangs.GangsRule.GN_1_11;
import static nocturne.gangs.GangsRule.GN_1_13;
import static nocturne.gangs.GangsRule.GN_5_03;
import static nocturne.gangs.GangsRule.GN_5_04;
import static nocturne.gangs.GangsRule.GN_5_05;
import static nocturne.gangs.GangsRule.GN_5_07;
import static nocturne.gangs.GangsRule.GN_5_08;
import static nocturne.gangs.GangsRule.GN_5_09;
import static nocturne.gangs.GangsRule.GN_5_10;
import static nocturne.gangs.GangsRule.GN_5_11;
import static nocturne.gangs.GangsRule.GN_5_12;
import static nocturne.gangs.GangsRule.GN_5_13;
import static nocturne.gangs.GangsRule.GN_5_14;
import static nocturne.gangs.GangsRule.GN_6_02;
import static nocturne.gangs.GangsRule.GN_6_03;
import static nocturne.gangs.GangsRule.GN_6_04;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static nocturne.gangs.NightCityTable.DAN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import nocturne.gangs.Covers;
import nocturne.gangs.NightCity;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.CombatCard;
import nocturne.gangs.component.Resource;
import nocturne.gangs.story.Token;
import nocturne.gangs.story.Tokens;
import nocturne.kernel.Component;
import nocturne.kernel.Named;
import nocturne.kernel.Zone;
import nocturne.testkit.Play;
import nocturne.testkit.TestTable;
import org.junit.jupiter.api.Test;

/** A game for two to four is set up. */
class SetUpTest {

  private static final int[] EVERYBODY = {ANN, BEN, CAT, DAN};

  @Test
  @Covers(GN_5_03)
  void everybodyPicksADifferentGang() {
    NightCityTable.choosing(3)
        .offers(ANN, "tyger-claws", "valentinos", "voodoo-boys", "maelstrom")
        .chooses(ANN, "valentinos")
        .isAsked(BEN, GN_5_03)
        .refuses(BEN, "valentinos", GN_5_03)
        .chooses(BEN, "maelstrom")
        .offers(CAT, "tyger-claws", "voodoo-boys");
  }

  @Test
  @Covers(GN_5_03)
  void gangsThatChanceDealsAreDifferentToo() {
    var table = NightCityTable.choosing(4, "gangs", "dealt").isAsked(ANN, GN_6_04);
    assertThat(Arrays.stream(EVERYBODY).mapToObj(table.city()::gang)).doesNotHaveDuplicates();
  }

  @Test
  @Covers({GN_5_03, GN_5_12})
  void everybodyBeginsWithTheFourStartingCardsInHand() {
    var table = NightCityTable.of(4);
    for (int side : EVERYBODY) {
      table
          .hasHand(side, "cyberpsychosis", "short-circuit", "subdermal-armor", "crusher")
          .hasDiscarded(side);
      assertThat(table.at().hand(side).list(table.city()))
          .extracting(CombatCard::sort)
          .containsOnly(table.city().gang(side).index());
    }
  }

  @Test
  @Covers(GN_5_04)
  void chanceSaysWhoIsFirst() {
    for (int first : EVERYBODY) {
      var table = drawn(first);
      assertThat(table.table().active()).isEqualTo(first);
      table.seat(first + 1).mayChoose("tyger-claws");
    }
  }

  private static TestTable<NightCity> drawn(int first) {
    return Play.of(NightCityTable.GAME)
        .seats("Ann", "Ben", "Cat", "Dan")
        .rig("first player", first)
        .begin();
  }

  @Test
  @Covers(GN_5_05)
  void thirdAndFourthInTurnOrderBeginWithAContrabandMore() {
    var table = drawn(CAT);
    table.seat(CAT + 1).chooses("maelstrom");
    table.seat(DAN + 1).chooses("valentinos");
    table.seat(ANN + 1).chooses("tyger-claws");
    for (int side : EVERYBODY) {
      assertThat(table.table().has(side, Resource.EDDIES)).isEqualTo(2);
      assertThat(table.table().has(side, Resource.CONTRABAND)).isEqualTo(side < CAT ? 2 : 1);
      assertThat(table.table().has(side, Resource.SECRETS)).isEqualTo(0);
    }
  }

  @Test
  @Covers({GN_5_07, GN_5_13})
  void everyGangBeginsInItsOwnDistrictEvenNextToAnother() {
    var table = NightCityTable.of(4);
    var starts = List.of("westbrook", "heywood", "pacifica", "watson");
    for (int side : EVERYBODY) {
      for (var unit : List.of("solo", "techie", "netrunner", "drone"))
        table.stands(side, unit, starts.get(side), 1);
      assertThat(table.city().hideouts(side)).isEqualTo(1);
      assertThat(table.city().hasHideout(side, table.district(starts.get(side)).index())).isTrue();
    }
  }

  @Test
  @Covers(GN_5_13)
  void nobodyIsAskedWhereToBegin() {
    NightCityTable.choosing(2)
        .chooses(ANN, "tyger-claws")
        .chooses(BEN, "valentinos")
        .isAsked(ANN, GN_6_04)
        .stands(ANN, "solo", "westbrook", 1)
        .stands(BEN, "solo", "heywood", 1);
  }

  @Test
  @Covers({GN_1_13, GN_5_08})
  void threeHideoutsWaitOnTheDashboardAndNoDiscIsSpent() {
    var table = NightCityTable.of(4);
    for (int side : EVERYBODY) {
      assertThat(table.at().slotsEmptied.get(table.city(), side)).isEqualTo(0);
      assertThat(table.city().gang(side).slots()).hasSize(3);
      assertThat(table.at().spentDiscs.get(table.city(), side)).isEqualTo(0);
    }
    table.offers(ANN, "solos", "techies", "netrunners", "hideout", "upgrade", "wild");
  }

  @Test
  @Covers(GN_5_09)
  void restOfTheUnitsIsInTheReserve() {
    var table = NightCityTable.of(4);
    for (int side : EVERYBODY)
      table
          .hasReserve(side, "solo", 2)
          .hasReserve(side, "techie", 2)
          .hasReserve(side, "netrunner", 2)
          .hasReserve(side, "drone", 3);
  }

  @Test
  @Covers(GN_5_10)
  void threeDecksAreShuffled() {
    var table = NightCityTable.of(2);
    var at = table.at();
    var box = table.city().contents();
    assertShuffled(at.combatDeck.list(table.city()), box.combat());
    assertShuffled(at.opportunityDeck.list(table.city()), box.opportunities());
    assertShuffled(at.edgerunnerDeck.list(table.city()), box.edgerunners());
  }

  /** A deck lies neither in the order of the box nor in the opposite one. */
  private static <C extends Component> void assertShuffled(List<C> deck, List<C> box) {
    var sorted = box.stream().filter(deck::contains).toList();
    assertThat(deck).isNotEqualTo(sorted).isNotEqualTo(sorted.reversed());
  }

  @Test
  @Covers({GN_1_09, GN_1_10, GN_5_10})
  void bothMarketsAreThreeOpenCardsBesideAHiddenDeck() {
    var table = NightCityTable.of(2);
    var at = table.at();
    assertMarket(table, at.opportunityDeck, at.opportunities, 27);
    assertMarket(table, at.edgerunnerDeck, at.edgerunners, 10);
  }

  private static <C extends Component> void assertMarket(
      NightCityTable table, Zone<C> deck, List<Zone<C>> slots, int cards) {
    assertThat(slots).hasSize(3);
    for (var slot : slots)
      table.sees(ANN, slot.top(table.city())).sees(BEN, slot.top(table.city()));
    assertThat(deck.size(table.city())).isEqualTo(cards - 3);
    for (var card : deck.list(table.city())) table.doesNotSee(ANN, card).doesNotSee(BEN, card);
  }

  @Test
  @Covers({GN_1_11, GN_5_10})
  void deckOfCombatUpgradesIsHiddenAndNothingLiesOpenBesideIt() {
    var table = NightCityTable.of(2);
    var city = table.city();
    assertThat(table.at().combatDeck.size(city)).isEqualTo(22);
    for (var card : city.contents().combat())
      if (card.sort() == CombatCard.UPGRADE) table.doesNotSee(ANN, card).doesNotSee(BEN, card);
  }

  @Test
  @Covers(GN_5_11)
  void trainingIsOpenAndNeedsNothingElse() {
    var table = NightCityTable.of(2);
    assertThat(table.city().plan().story().cards()).extracting(Named::id).hasSize(1);
    table.isOpen(table.city().plan().story().first());
    for (var token : Token.values()) assertThat(Tokens.onBoard(table.city(), token)).isEqualTo(0);
  }

  @Test
  @Covers(GN_5_11)
  void introductionOfAStoryIsOpenedAndFollowed() {
    var table = NightCityTable.story("an-awkward-gift", 3);
    var city = table.city();
    assertThat(Tokens.onBoard(city, Token.CARGO)).isEqualTo(6);
    assertThat(Tokens.on(city, Token.TIME, city.plan().story().card("hot-freight"))).isEqualTo(4);
    table.isOpen("hot-freight");
    for (var card : city.plan().story().cards()) if (card.act() > 1) table.isClosed(card.id());
  }

  @Test
  @Covers({GN_5_14, GN_6_03})
  void firstTurnOfEverybodyIsOneOfActions() {
    var table = NightCityTable.of(4);
    for (int side : EVERYBODY)
      table.isAsked(side, GN_6_04).chooses(side, "solos", "done", "end-turn");
    table.isAsked(ANN, GN_6_02);
  }
}

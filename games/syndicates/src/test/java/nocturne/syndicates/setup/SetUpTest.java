package nocturne.syndicates.setup;

import static nocturne.syndicates.MoonTable.GAME;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_2_01;
import static nocturne.syndicates.SyndicatesRule.SM_2_02;
import static nocturne.syndicates.SyndicatesRule.SM_2_03;
import static nocturne.syndicates.SyndicatesRule.SM_2_05;
import static nocturne.syndicates.SyndicatesRule.SM_2_06;
import static nocturne.syndicates.SyndicatesRule.SM_2_07;
import static nocturne.syndicates.SyndicatesRule.SM_2_08;
import static nocturne.syndicates.SyndicatesRule.SM_2_09;
import static nocturne.syndicates.SyndicatesRule.SM_2_10;
import static nocturne.syndicates.SyndicatesRule.SM_2_11;
import static nocturne.syndicates.SyndicatesRule.SM_2_12;
import static nocturne.syndicates.SyndicatesRule.SM_2_13;
import static nocturne.syndicates.SyndicatesRule.SM_2_14;
import static nocturne.syndicates.SyndicatesRule.SM_2_15;
import static nocturne.syndicates.SyndicatesRule.SM_2_16;
import static nocturne.syndicates.SyndicatesRule.SM_2_17;
import static nocturne.syndicates.SyndicatesRule.SM_2_18;
import static nocturne.syndicates.SyndicatesRule.SM_2_19;
import static nocturne.syndicates.SyndicatesRule.SM_2_20;
import static nocturne.syndicates.SyndicatesRule.SM_2_21;
import static nocturne.syndicates.SyndicatesRule.SM_2_22;
import static nocturne.syndicates.SyndicatesRule.SM_2_23;
import static nocturne.syndicates.SyndicatesRule.SM_2_28;
import static nocturne.syndicates.SyndicatesRule.SM_2_29;
import static nocturne.syndicates.SyndicatesRule.SM_2_30;
import static nocturne.syndicates.SyndicatesRule.SM_2_31;
import static nocturne.syndicates.SyndicatesRule.SM_2_32;
import static nocturne.syndicates.SyndicatesRule.SM_2_37;
import static nocturne.syndicates.SyndicatesRule.SM_2_38;
import static nocturne.syndicates.SyndicatesRule.SM_2_39;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import nocturne.kernel.Viewer;
import nocturne.kernel.Zone;
import nocturne.syndicates.Covers;
import nocturne.syndicates.Moon;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.Party;
import nocturne.syndicates.Syndicates;
import nocturne.syndicates.component.Agent;
import nocturne.syndicates.component.Operation;
import nocturne.syndicates.component.Syndicate;
import nocturne.testkit.Play;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SetUpTest {

  private static final String FIVE = "FO+CO+LK+LE+MF";

  /** The numbers with which a shuffle leaves everything as it was. */
  private static int[] unshuffled(int size) {
    return IntStream.iterate(size - 1, i -> i > 0, i -> i - 1).toArray();
  }

  private static Moon begin(int players, long seed, String... settings) {
    return Tables.begin(players, seed, settings);
  }

  private static List<String> ids(Moon moon, Zone<Agent> zone) {
    return zone.list(moon).stream().map(Agent::id).toList();
  }

  private static List<String> inPlay(Moon moon) {
    return moon.contents().syndicates().stream().filter(moon::isInPlay).map(Syndicate::id).toList();
  }

  /** CHK-01. */
  @ParameterizedTest
  @CsvSource({"2, 5, 3, 32", "3, 5, 2, 26", "4, 6, 1, 30", "5, 7, 0, 34"})
  @Covers({
    SM_2_05, SM_2_06, SM_2_07, SM_2_08, SM_2_13, SM_2_16, SM_2_17, SM_2_18, SM_2_19, SM_2_20,
    SM_2_21, SM_2_22, SM_2_29, SM_2_37, SM_2_38
  })
  void theNumberOfPlayersDecidesWhatIsLaidOut(int players, int syndicates, int faceUp, int deck) {
    var moon = Tables.afterSetup(players);
    var at = moon.at();
    assertThat(inPlay(moon)).hasSize(syndicates);
    assertThat(at.faceUpObjectives.size(moon)).isEqualTo(faceUp);
    assertThat(at.deck.size(moon)).isEqualTo(deck);
    assertThat(at.board.size(moon)).isEqualTo(5);
    assertThat(at.bag.size(moon)).isEqualTo(28);
    for (int i = 0; i < players; i++) {
      var party = Party.of(i);
      assertThat(at.hand(party).size(moon)).isEqualTo(6);
      assertThat(at.objectives(party).size(moon)).isEqualTo(3);
      assertThat(moon.supply(party)).isEqualTo(14);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  @Covers({SM_2_01, SM_2_02, SM_2_03})
  void everyPlayerStartsRoundOneWithAllInfluenceAndAnActivePettyCrime(int players) {
    var moon = MoonTable.of(players).moon();
    assertThat(moon.round()).isEqualTo(1);
    var petty = new HashSet<Operation>();
    for (int i = 0; i < players; i++) {
      var party = Party.of(i);
      assertThat(moon.supply(party)).isEqualTo(16);
      var owned = moon.at().owned(party).list(moon);
      assertThat(owned).containsExactly(moon.at().petty.get(i));
      assertThat(moon.isActive(party, owned.getFirst())).isTrue();
      petty.addAll(owned);
    }
    assertThat(petty).hasSize(players);
  }

  @Test
  @Covers(SM_2_09)
  void syndicatesAreDrawnAtRandomUnlessTheTableChooses() {
    var moon = MoonTable.rigged(3, "syndicates", 9, 0, 1, 0, 4).moon();
    assertThat(inPlay(moon)).containsExactlyInAnyOrder("DC", "FO", "LK", "CO", "NC");
    assertThat(inPlay(begin(3, 1))).isNotEqualTo(inPlay(begin(3, 2)));
  }

  @Test
  @Covers({SM_2_10, SM_2_11, SM_2_12})
  void chosenSyndicatesPlayWithAllTheirAgentsAndTheOthersLeaveTheGame() {
    var moon = MoonTable.of(3, Syndicates.IN_PLAY, "BF+FE+NC+TB+DC").moon();
    assertThat(inPlay(moon)).containsExactly("BF", "FE", "NC", "TB", "DC");
    var at = moon.at();
    var cards = new ArrayList<>(at.deck.list(moon));
    cards.addAll(at.burnPile.list(moon));
    for (var slot : at.row) cards.addAll(slot.list(moon));
    for (int i = 0; i < 3; i++) cards.addAll(at.hand(Party.of(i)).list(moon));
    assertThat(cards).hasSize(50).allMatch(card -> moon.isInPlay(card.syndicate()));
    assertThat(at.outOfPlay.list(moon))
        .hasSize(50)
        .noneMatch(card -> moon.isInPlay(card.syndicate()));
  }

  @Test
  @Covers(SM_2_12)
  void theDeckIsShuffledAndNobodySeesIt() {
    var one = begin(3, 1, Syndicates.IN_PLAY, FIVE);
    var other = begin(3, 2, Syndicates.IN_PLAY, FIVE);
    assertThat(ids(one, one.at().deck)).isNotEqualTo(ids(other, other.at().deck));
    for (var seat : one.seats())
      assertThat(one.at().deck.list(one.view(Viewer.of(seat)).table())).isEmpty();
  }

  @Test
  @Covers({SM_2_14, SM_2_15, SM_2_16})
  void theDeckGivesTheBurnedCardThenTheRowThenTheHands() {
    var moon =
        Play.of(GAME)
            .seats("Blue", "Orange", "Magenta")
            .setting(Syndicates.IN_PLAY, FIVE)
            .rig("deck", unshuffled(50))
            .begin()
            .table();
    var at = moon.at();
    assertThat(ids(moon, at.burnPile)).containsExactly("MF-010");
    assertThat(at.row.stream().flatMap(slot -> ids(moon, slot).stream()))
        .containsExactly("MF-009", "MF-008", "MF-007", "MF-006", "MF-005");
    var dealt = new ArrayList<String>();
    for (int i = 0; i < 3; i++) {
      assertThat(at.hand(Party.of(i)).size(moon)).isEqualTo(6);
      dealt.addAll(ids(moon, at.hand(Party.of(i))));
    }
    assertThat(dealt).contains("MF-004", "MF-001", "LE-010", "LK-007").hasSize(18);
    assertThat(ids(moon, at.deck)).startsWith("FO-001", "FO-002").endsWith("LK-005", "LK-006");
    for (var seat : moon.seats()) {
      var view = moon.view(Viewer.of(seat)).table();
      assertThat(at.burnPile.list(view)).hasSize(1);
      assertThat(at.row).allMatch(slot -> slot.list(view).size() == 1);
    }
  }

  @Test
  @Covers({SM_2_18, SM_2_23})
  void objectivesAreShuffledAndThoseLeftOverStayUnseen() {
    var moon = begin(4, 1);
    var hand = moon.at().objectives(Party.of(0)).list(moon);
    var other = begin(4, 2);
    assertThat(other.at().objectives(Party.of(0)).list(other)).isNotEqualTo(hand);
    assertThat(moon.at().objectiveDeck.size(moon)).isEqualTo(30 - 12 - 1);
    for (var seat : moon.seats())
      assertThat(moon.at().objectiveDeck.list(moon.view(Viewer.of(seat)).table())).isEmpty();
  }

  @Test
  @Covers({SM_2_28, SM_2_29, SM_2_30, SM_2_32})
  void theMixedBagGivesFiveTokensForTheBoardThenOneForEachPlayer() {
    var table = MoonTable.rigged(3, "bag", unshuffled(33));
    var moon = table.moon();
    var at = moon.at();
    assertThat(at.board.list(moon).stream().map(Operation::id))
        .containsExactlyInAnyOrder("OP-WI3", "OP-WI2", "OP-WI1", "OP-ES5", "OP-ES4");
    assertThat(at.starting.list(moon).stream().map(Operation::id))
        .containsExactlyInAnyOrder("OP-ES3", "OP-ES2", "OP-ES1");
    assertThat(at.bag.size(moon)).isEqualTo(25);
    assertThat(at.bag.list(moon)).doesNotContainAnyElementsOf(at.petty);
    for (int i = 0; i < 5; i++) assertThat(at.board.isFaceDown(moon, i)).isFalse();
    for (int i = 0; i < 3; i++) assertThat(at.starting.isFaceDown(moon, i)).isTrue();
    var other = begin(3, 2);
    assertThat(other.at().board.list(other)).isNotEqualTo(at.board.list(moon));
  }

  @Test
  @Covers(SM_2_31)
  void theFirstPlayerIsRandom() {
    var moon =
        Play.of(GAME).seats("Blue", "Orange", "Magenta").rig("first player", 2).begin().table();
    assertThat(moon.at().firstPlayer.get(moon)).isEqualTo(2);
    assertThat(moon.asked().list()).containsExactly(seat(MAGENTA));
    var first = new HashSet<Integer>();
    for (long seed = 1; seed <= 20; seed++) {
      var other = begin(3, seed);
      first.add(other.at().firstPlayer.get(other));
    }
    assertThat(first).containsExactlyInAnyOrder(0, 1, 2);
  }

  @Test
  @Covers(SM_2_39)
  void twoPlayersMeetTheKingpin() {
    var moon = Tables.afterSetup(2);
    assertThat(moon.supply(KINGPIN)).isEqualTo(16);
    assertThat(moon.contents().sectors()).allMatch(sector -> moon.influence(sector, KINGPIN) == 0);
    assertThat(moon.at().owned(KINGPIN).isEmpty(moon)).isTrue();
    assertThat(moon.at().stack(KINGPIN).isEmpty(moon)).isTrue();
    var before = MoonTable.of(2).moon();
    assertThat(before.at().starting.size(before)).isEqualTo(2);
  }

  @Test
  @Covers(SM_2_39)
  void threePlayersDoNotMeetTheKingpin() {
    assertThat(MoonTable.of(3).moon().supply(KINGPIN)).isZero();
  }
}

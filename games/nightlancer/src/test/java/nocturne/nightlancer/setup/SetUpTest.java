package nocturne.nightlancer.setup;

import static nocturne.nightlancer.CityTable.GAME;
import static nocturne.nightlancer.NightlancerRule.NL_18_23;
import static nocturne.nightlancer.NightlancerRule.NL_2_01;
import static nocturne.nightlancer.NightlancerRule.NL_2_02;
import static nocturne.nightlancer.NightlancerRule.NL_2_03;
import static nocturne.nightlancer.NightlancerRule.NL_2_04;
import static nocturne.nightlancer.NightlancerRule.NL_2_05;
import static nocturne.nightlancer.NightlancerRule.NL_2_06;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nocturne.kernel.FastChance;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.kernel.Viewer;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.MarketCard;
import nocturne.nightlancer.component.Mission;
import nocturne.nightlancer.component.Opportunity;
import nocturne.nightlancer.component.RoundCard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The decks before anybody has chosen. */
class SetUpTest {

  private static final int DEALS = 20;

  private static City open(int players, int seed, Map<String, String> settings) {
    var names = IntStream.range(0, players).mapToObj(i -> Setup.Player.person("P" + i)).toList();
    return GAME.open(new Setup(Variant.of(GAME.settings(), settings), names), new FastChance(seed));
  }

  @ParameterizedTest
  @CsvSource({"final, 45", "prototype, 60"})
  @Covers(NL_2_01)
  void threeDecksHoldAllTheirCardsButTheUniqueOnes(String edition, int size) {
    var city = open(2, 1, Map.of("edition", edition));
    var at = city.at();
    assertThat(at.contactDeck.list(city)).hasSize(size);
    assertThat(at.marketDeck.list(city)).hasSize(size).noneMatch(MarketCard::unique);
    assertThat(at.opportunityDeck.list(city)).hasSize(size).noneMatch(Opportunity::unique);
  }

  @Test
  @Covers(NL_2_01)
  void nobodySeesTheCardsOfADeck() {
    var city = open(2, 1, Map.of());
    var at = city.at();
    for (var deck : List.of(at.contactDeck, at.marketDeck, at.opportunityDeck, at.roundDeck))
      for (int place = 0; place < deck.size(city); place++)
        for (var seat : city.seats())
          assertThat(deck.isSeenBy(city, place, seat)).as(deck.name()).isFalse();
  }

  @Test
  @Covers({NL_2_01, NL_2_06})
  void everyDeckIsShuffledByItself() {
    var contacts = new HashSet<List<Contact>>();
    var market = new HashSet<List<MarketCard>>();
    var opportunities = new HashSet<List<Opportunity>>();
    var low = new HashSet<List<Mission>>();
    var high = new HashSet<List<Mission>>();
    for (int seed = 1; seed <= DEALS; seed++) {
      var city = open(2, seed, Map.of());
      contacts.add(city.at().contactDeck.list(city));
      market.add(city.at().marketDeck.list(city));
      opportunities.add(city.at().opportunityDeck.list(city));
      low.add(city.at().lowDeck.list(city));
      high.add(city.at().highDeck.list(city));
    }
    assertThat(contacts).hasSize(DEALS);
    assertThat(market).hasSize(DEALS);
    assertThat(opportunities).hasSize(DEALS);
    assertThat(low).hasSize(DEALS);
    assertThat(high).hasSize(DEALS);
  }

  @ParameterizedTest
  @CsvSource({"final, 16, 8", "prototype, 24, 12"})
  @Covers(NL_2_06)
  void missionsOfLowAndOfHighProfileAreTwoDecks(String edition, int low, int high) {
    var city = open(3, 1, Map.of("edition", edition));
    assertThat(city.at().lowDeck.list(city)).hasSize(low).noneMatch(Mission::high);
    assertThat(city.at().highDeck.list(city)).hasSize(high).allMatch(Mission::high);
  }

  /** The last card of a zone is its topmost, so the Late cards come first in the list. */
  private static void hasRounds(City city, int ofEachPart) {
    var deck = city.at().roundDeck.list(city);
    assertThat(deck).hasSize(2 * ofEachPart);
    assertThat(deck.subList(0, ofEachPart)).allMatch(RoundCard::late);
    assertThat(deck.subList(ofEachPart, deck.size())).noneMatch(RoundCard::late);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  @Covers(NL_2_02)
  void prototypeHasFourEarlyRoundsOnTopOfFourLateOnes(int players) {
    hasRounds(open(players, 1, Map.of("edition", "prototype")), 4);
  }

  @Test
  @Covers(NL_2_03)
  void prototypeHasFiveOfEachForTwoPlayers() {
    hasRounds(open(2, 1, Map.of("edition", "prototype")), 5);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  @Covers(NL_2_04)
  void finalEditionHasThreeOfEachHoweverManyPlay(int players) {
    hasRounds(open(players, 1, Map.of()), 3);
  }

  @ParameterizedTest
  @CsvSource({"1, 5", "2, 5", "3, 4"})
  @Covers(NL_18_23)
  void thoseWhoPlayAgainstTheRivalHaveTheRoundsOfTwoUnlessTheyAreThree(int players, int ofEach) {
    var mode = players == 1 ? "solo" : "co-op";
    hasRounds(open(players, 1, Map.of("edition", "prototype", "mode", mode)), ofEach);
  }

  @Test
  @Covers({NL_2_02, NL_2_04})
  void roundsAreDrawnAtRandom() {
    var decks = new HashSet<List<RoundCard>>();
    var cards = new HashSet<RoundCard>();
    for (int seed = 1; seed <= DEALS; seed++) {
      var city = open(2, seed, Map.of());
      decks.add(city.at().roundDeck.list(city));
      cards.addAll(city.at().roundDeck.list(city));
    }
    assertThat(decks).hasSize(DEALS);
    assertThat(cards).hasSameSizeAs(GAME.contents("final").rounds());
  }

  @ParameterizedTest
  @CsvSource({"final, 10", "prototype, 6"})
  @Covers(NL_2_05)
  void roundsThatWereNotDrawnLieOutOfTheGameUnseen(String edition, int left) {
    var city = open(2, 1, Map.of("edition", edition));
    var gone = city.at().roundGone;
    assertThat(gone.size(city)).isEqualTo(left);
    for (int place = 0; place < left; place++) {
      assertThat(gone.isHidden(city.view(Viewer.SPECTATOR).table(), place)).isTrue();
      for (var seat : city.seats()) assertThat(gone.isSeenBy(city, place, seat)).isFalse();
    }
  }
}

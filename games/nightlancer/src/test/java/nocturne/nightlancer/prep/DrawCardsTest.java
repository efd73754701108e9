package nocturne.nightlancer.prep;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.GAME;
import static nocturne.nightlancer.NightlancerRule.NL_16_03;
import static nocturne.nightlancer.NightlancerRule.NL_18_06;
import static nocturne.nightlancer.NightlancerRule.NL_19_33;
import static nocturne.nightlancer.NightlancerRule.NL_5_01;
import static nocturne.nightlancer.NightlancerRule.NL_5_02;
import static nocturne.nightlancer.NightlancerRule.NL_5_03;
import static nocturne.nightlancer.NightlancerRule.NL_5_04;
import static nocturne.nightlancer.NightlancerRule.NL_5_05;
import static nocturne.nightlancer.NightlancerRule.NL_5_06;
import static nocturne.nightlancer.NightlancerRule.NL_5_07;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import nocturne.kernel.Component;
import nocturne.kernel.Zone;
import nocturne.nightlancer.BetweenRounds;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Mission;
import nocturne.nightlancer.component.RoundCard;
import nocturne.nightlancer.component.Space;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What lies on the table when a round begins. */
class DrawCardsTest {

  private static CityTable before(String round, int players, String... settings) {
    return BetweenRounds.of(players, settings).nextRound(round);
  }

  private static List<Mission> open(CityTable table) {
    return table.at().missions.stream().flatMap(it -> it.list(table.city()).stream()).toList();
  }

  /** How many cards lie in each pair of the market. */
  private static List<Integer> pairs(CityTable table) {
    return table.at().pairs.stream().map(pair -> pair.size(table.city())).toList();
  }

  @Test
  @Covers(NL_5_01)
  void topCardOfTheRoundDeckIsRevealedAndStaysForTheRound() {
    var table = before("brown-out", 2);
    var last = table.city().roundCard();
    int cards = table.at().roundDeck.size(table.city());
    table.run(new DrawCards(), new EventStep(0), new StreetPhase());
    assertThat(table.city().roundCard()).isEqualTo(table.roundCard("brown-out"));
    assertThat(table.at().roundPast.list(table.city())).containsExactly(last);
    assertThat(table.at().roundDeck.size(table.city())).isEqualTo(cards - 1);
    table.chooses(ANN, "lay-low").chooses(BEN, "lay-low").chooses(ANN, "op-2");
    assertThat(table.city().roundCard()).isEqualTo(table.roundCard("brown-out"));
  }

  @ParameterizedTest
  @CsvSource({
    "brown-out, 2, 2, 1",
    "brown-out, 3, 3, 1",
    "brown-out, 4, 4, 1",
    "curfew, 2, 1, 2",
    "curfew, 3, 2, 2",
    "curfew, 4, 3, 2"
  })
  @Covers(NL_5_02)
  void missionsAreDealtInTheNumbersOfTheCard(String round, int players, int low, int high) {
    for (var edition : List.of("final", "prototype")) {
      var table = before(round, players, "edition", edition).run(new DrawCards());
      assertThat(table.roundCard(round).deal(players)).isEqualTo(new RoundCard.Deal(low, high));
      assertThat(open(table)).filteredOn(mission -> !mission.high()).hasSize(low);
      assertThat(open(table)).filteredOn(Mission::high).hasSize(high);
    }
  }

  @ParameterizedTest
  @CsvSource({"2, 3", "3, 4", "4, 5"})
  @Covers({NL_5_03, NL_5_04})
  void marketHasSixOrEightOrTenCardsInPairs(int players, int usable) {
    for (var edition : List.of("final", "prototype")) {
      var table = before("brown-out", players, "edition", edition).run(new DrawCards());
      var expected = new ArrayList<Integer>();
      for (int pair = 1; pair <= 5; pair++) expected.add(pair <= usable ? 2 : 0);
      assertThat(pairs(table)).isEqualTo(expected);
      for (var pair : table.at().pairs)
        for (int place = 0; place < pair.size(table.city()); place++)
          assertThat(pair.isFaceDown(table.city(), place)).isFalse();
    }
  }

  @Test
  @Covers(NL_5_04)
  void eachPairBelongsToOneSpace() {
    for (var edition : List.of("final", "prototype")) {
      var spaces =
          GAME.contents(edition).spaces().stream()
              .filter(it -> it.kind() == Space.Kind.BLACK_MARKET);
      assertThat(spaces).extracting(Space::pair).containsExactly(0, 1, 2, 3, 4);
    }
    var table = CityTable.of(2).chips(ANN, 20).pair(1, "calmax").pair(2, "monowire");
    table.pair(3, "tool-roll").pair(4, "medkit").run(new StreetPhase());
    table.offersAmongOthers(ANN, "bm-1", "bm-2", "bm-3").doesNotOffer(ANN, "bm-4", "bm-5");
    table.chooses(ANN, "bm-2");
    assertThat(table.at().assets(ANN).has(table.city(), table.market("monowire"))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"brown-out, 2", "curfew, 3", "citizen-purge, 4"})
  @Covers(NL_5_05)
  void roundCardSetsThePriceOfAProspect(String round, int price) {
    var table = before(round, 2).chips(ANN, 9).run(new DrawCards(), new StreetPhase());
    table.chooses(ANN, "em-1", "buy-prospects", "prospects-1").hasChips(ANN, 9 - price);
    table.hasProspects(ANN, 1);
  }

  @Test
  @Covers(NL_5_06)
  void marketIsNotRefilledInTheRound() {
    var table = before("brown-out", 2).run(new DrawCards()).pair(1, "calmax", "monowire");
    table.chips(ANN, 9).run(new StreetPhase()).chooses(ANN, "bm-1", "buy-calmax");
    assertThat(pairs(table)).startsWith(0, 2, 2);
    table.chooses(BEN, "op-2");
    assertThat(pairs(table)).startsWith(0, 2, 2);
    table.doesNotOffer(ANN, "bm-1");
  }

  // Decks that run out

  private static <C extends Component> void leave(
      CityTable table, Zone<C> deck, Zone<C> to, int n) {
    while (deck.size(table.city()) > n) deck.moveTop(table.city(), to);
  }

  @Test
  @Covers(NL_5_07)
  void discardedMissionsAreShuffledIntoANewDeckAndTheDealGoesOn() {
    var table = before("brown-out", 4);
    leave(table, table.at().lowDeck, table.at().lowDiscard, 1);
    var last = table.at().lowDeck.top(table.city());
    table.run(new DrawCards()).happened(NL_16_03);
    assertThat(open(table)).filteredOn(mission -> !mission.high()).hasSize(4).startsWith(last);
    assertThat(table.at().lowDiscard.isEmpty(table.city())).isTrue();
  }

  @Test
  @Covers(NL_5_07)
  void whereCardsAreStillTooFewTheFirstSlotsAreFilled() {
    var table = before("brown-out", 4);
    leave(table, table.at().marketDeck, table.at().marketGone, 3);
    leave(table, table.at().marketDiscard, table.at().marketGone, 2);
    table.run(new DrawCards());
    assertThat(pairs(table)).containsExactly(2, 2, 1, 0, 0);
  }

  @Test
  @Covers(NL_5_07)
  void whereMissionsAreStillTooFewFewerAreDealt() {
    var table = before("brown-out", 4);
    leave(table, table.at().lowDeck, table.at().highDiscard, 1);
    leave(table, table.at().lowDiscard, table.at().highDiscard, 1);
    table.run(new DrawCards());
    assertThat(open(table)).extracting(Mission::high).containsExactly(false, false, true);
  }

  // Those who play together

  @ParameterizedTest
  @CsvSource({"final, 1, 2", "final, 3, 3", "prototype, 1, 2", "prototype, 3, 4"})
  @Covers({NL_5_02, NL_5_03, NL_18_06, NL_19_33})
  void thoseWhoPlayTogetherAreCountedAsTheEditionSays(String edition, int players, int counted) {
    var mode = players == 1 ? "solo" : "co-op";
    var table = before("brown-out", players, "edition", edition, "mode", mode);
    table.run(new DrawCards());
    assertThat(open(table)).filteredOn(mission -> !mission.high()).hasSize(counted);
    assertThat(pairs(table).stream().mapToInt(size -> size).sum()).isEqualTo(2 + 2 * counted);
    table.run(new StreetPhase()).offersAmongOthers(ANN, "gf-2");
    if (counted >= 3) table.offersAmongOthers(ANN, "gf-3");
    else table.doesNotOffer(ANN, "gf-3");
    if (counted >= 4) table.offersAmongOthers(ANN, "gf-4");
    else table.doesNotOffer(ANN, "gf-4");
  }
}

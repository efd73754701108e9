package nocturne.nightlancer.automaton;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_18_01;
import static nocturne.nightlancer.NightlancerRule.NL_18_03;
import static nocturne.nightlancer.NightlancerRule.NL_18_04;
import static nocturne.nightlancer.NightlancerRule.NL_18_06;
import static nocturne.nightlancer.NightlancerRule.NL_18_23;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import nocturne.kernel.SetupRefused;
import nocturne.nightlancer.City;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.RoundCard;
import nocturne.nightlancer.prep.DrawCards;
import nocturne.nightlancer.street.StreetPhase;
import nocturne.testkit.Play;
import org.junit.jupiter.api.Test;

/** How a game against the Rival begins, and for how many it is laid out. */
class RivalSetUpTest {

  private static CityTable choosing(int players) {
    return CityTable.choosing(players, "edition", "prototype", "mode", "co-op");
  }

  @Test
  @Covers(NL_18_01)
  void oneToThreePlayersTakeOnTheRival() {
    for (int players = 1; players <= 3; players++)
      assertThat(Opponent.rival(players).city().plan().isTogether()).isTrue();
    assertThatThrownBy(() -> choosing(4)).isInstanceOf(SetupRefused.class);
    assertThat(CityTable.prototype(4).city().plan().isTogether()).isFalse();
  }

  @Test
  @Covers(NL_18_03)
  void rivalBeginsWithNothingAndHasFourActionTokens() {
    new Opponent(choosing(2)).hasHeat(0).hasProspects(0);
    var rival = Opponent.rival(2).last();
    rival.table().run(new StreetPhase());
    assertThat(rival.table().at().tokens.get(rival.city(), 2)).isEqualTo(4);
  }

  @Test
  @Covers(NL_18_04)
  void rivalIsFirstAndThePlayersFollowByChance() {
    assertThat(order(0)).containsExactly(2, 0, 1);
    assertThat(order(1)).containsExactly(2, 1, 0);
  }

  /** The participants of a game of two by their places; the Rival is number 2. */
  private static int[] order(int drawn) {
    City city =
        Play.of(CityTable.GAME)
            .seats("Ann", "Ben")
            .setting("edition", "prototype")
            .setting("mode", "co-op")
            .rig("turn order", drawn, 0)
            .begin()
            .table();
    var order = city.order();
    var participants = new int[order.size()];
    for (int place = 0; place < participants.length; place++)
      participants[place] = order.isAutomaton(place) ? 2 : order.seat(place).index();
    return participants;
  }

  @Test
  @Covers(NL_18_06)
  void missionsAndMarketAreDealtForOnePlayerMore() {
    for (int players = 1; players <= 3; players++) {
      var rival = Opponent.rival(players).cleared();
      rival.table().nextRound("rivets-harassing").run(new DrawCards());
      var at = rival.table().at();
      long missions = at.missions.stream().filter(slot -> !slot.isEmpty(rival.city())).count();
      // Two Low and one High profile mission for two, and a Low one more for everybody else.
      assertThat(missions).isEqualTo(3 + players - 1);
      int cards = at.pairs.stream().mapToInt(pair -> pair.size(rival.city())).sum();
      assertThat(cards).isEqualTo(6 + 2 * (players - 1));
    }
  }

  @Test
  @Covers(NL_18_06)
  void spacesForOnePlayerMoreAreThere() {
    Opponent.rival(1).last().table().run(new StreetPhase()).offersAmongOthers(ANN, "gf-2");
    Opponent.rival(1).last().table().run(new StreetPhase()).doesNotOffer(ANN, "gf-3", "gf-4");
    Opponent.rival(2)
        .last()
        .table()
        .run(new StreetPhase())
        .offersAmongOthers(ANN, "gf-3")
        .doesNotOffer(ANN, "gf-4");
    Opponent.rival(3).last().table().run(new StreetPhase()).offersAmongOthers(ANN, "gf-4");
  }

  @Test
  @Covers(NL_18_23)
  void oneOrTwoPlayersHaveTenRoundsAndThreeHaveEight() {
    for (int players = 1; players <= 3; players++) {
      int part = players == 3 ? 4 : 5;
      var table = Opponent.rival(players).table();
      // The first Early one lies open.
      assertThat(table.at().roundDeck.list(table.city())).filteredOn(RoundCard::late).hasSize(part);
      assertThat(table.at().roundDeck.list(table.city()))
          .filteredOn(card -> !card.late())
          .hasSize(part - 1);
      assertThat(table.city().roundCard().late()).isFalse();
    }
  }

  @Test
  @Covers(NL_18_04)
  void nobodyIsAskedForAnOrder() {
    choosing(2).offersAmongOthers(ANN, "assassin", "veteran").isNotAsked(BEN);
  }
}

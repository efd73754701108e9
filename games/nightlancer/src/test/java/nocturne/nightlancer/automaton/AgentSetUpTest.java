package nocturne.nightlancer.automaton;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.NightlancerRule.NL_19_01;
import static nocturne.nightlancer.NightlancerRule.NL_19_02;
import static nocturne.nightlancer.NightlancerRule.NL_19_04;
import static nocturne.nightlancer.NightlancerRule.NL_19_05;
import static nocturne.nightlancer.NightlancerRule.NL_19_06;
import static nocturne.nightlancer.NightlancerRule.NL_19_20;
import static nocturne.nightlancer.NightlancerRule.NL_19_33;
import static nocturne.nightlancer.component.Space.Kind.BLACK_MARKET;
import static nocturne.nightlancer.component.Space.Kind.EUROMAFIA;
import static nocturne.nightlancer.component.Space.Kind.GATHER_FAVOURS;
import static nocturne.nightlancer.component.Space.Kind.SLUMS_HUSTLES;
import static nocturne.nightlancer.component.Space.Kind.USE_CONNECTIONS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Option;
import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Space;
import nocturne.nightlancer.prep.Downtime;
import nocturne.nightlancer.prep.DrawCards;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;

/** How a game against the Agent begins, and for how many it is laid out. */
class AgentSetUpTest {

  @Test
  @Covers({NL_19_01, NL_19_20})
  void coOpSideHasTheSameSpacesAndOneMoreForTheAgentAlone() {
    var competitive = CityTable.of(2).chips(ANN, 99).run(new StreetPhase());
    var together = Opponent.agent(2).last().table().chips(ANN, 99).run(new StreetPhase());
    assertThat(spaces(together)).isEqualTo(spaces(competitive)).contains("uc-1", "mx-1", "op-1");
    var full =
        Opponent.agent(2)
            .full(USE_CONNECTIONS, GATHER_FAVOURS, SLUMS_HUSTLES, EUROMAFIA, BLACK_MARKET)
            .places();
    full.table().happened(NL_19_20);
  }

  private static List<String> spaces(CityTable table) {
    return table.city().options(ANN).list().stream()
        .filter(Space.class::isInstance)
        .map(Option::id)
        .toList();
  }

  @Test
  @Covers(NL_19_02)
  void agentIsNotCountedAsAPlayer() {
    var agent = Opponent.agent(2);
    assertThat(agent.city().seatCount()).isEqualTo(2);
    assertThat(agent.city().plan().counted()).isEqualTo(2);
    // The last of the players has the extra Chip.
    agent.table().hasChips(ANN, agent.city().lancer(ANN).chips());
    agent.table().hasChips(BEN, agent.city().lancer(BEN).chips() + 1);
    // With the Agent as the best of all nobody would be two ahead of it.
    agent.prospects(50).table().run(new Downtime());
    agent.hasProspects(0 + 2 + 2);
  }

  @Test
  @Covers(NL_19_04)
  void agentBeginsFirstWithoutHeatAndWithTwoProspects() {
    for (int players = 1; players <= 4; players++)
      Opponent.agent(players).hasPlace(1).hasHeat(0).hasProspects(2);
  }

  @Test
  @Covers(NL_19_05)
  void agentHasFourActionTokens() {
    var agent = Opponent.agent(3).last();
    agent.table().run(new StreetPhase());
    assertThat(agent.table().at().tokens.get(agent.city(), 3)).isEqualTo(4);
  }

  @Test
  @Covers(NL_19_06)
  void playersChooseTheirOrderBehindTheAgent() {
    var table = CityTable.choosing(3, "mode", "co-op");
    table
        .offers(ANN, "player-1", "player-2", "player-3")
        .chooses(ANN, "player-3")
        .offers(ANN, "player-1", "player-2")
        .chooses(ANN, "player-2")
        .happened(NL_19_06);
    var order = table.city().order();
    assertThat(List.of(order.seat(1), order.seat(2), order.seat(3))).containsExactly(CAT, BEN, ANN);
    assertThat(order.isAutomaton(0)).isTrue();
    table.offersAmongOthers(CAT, "assassin");
  }

  @Test
  @Covers({NL_19_02, NL_19_33})
  void missionsAndMarketGoByTheNumberOfPlayersAndByTwoForOneAlone() {
    for (int players = 1; players <= 4; players++) {
      var agent = Opponent.agent(players).cleared();
      agent.table().nextRound("rivets-harassing").run(new DrawCards());
      var at = agent.table().at();
      int counted = Math.max(2, players);
      long missions = at.missions.stream().filter(slot -> !slot.isEmpty(agent.city())).count();
      assertThat(missions).isEqualTo(counted + 1);
      int cards = at.pairs.stream().mapToInt(pair -> pair.size(agent.city())).sum();
      assertThat(cards).isEqualTo(2 * (counted + 1));
    }
  }

  @Test
  @Covers(NL_19_33)
  void spacesGoByTheNumberOfPlayersAndByTwoForOneAlone() {
    for (int players = 1; players <= 4; players++) {
      var table = Opponent.agent(players).last().table().run(new StreetPhase());
      var there = spaces(table);
      assertThat(there).contains("gf-2");
      assertThat(there.contains("gf-3")).isEqualTo(players >= 3);
      assertThat(there.contains("gf-4")).isEqualTo(players == 4);
    }
  }

  @Test
  @Covers(NL_19_04)
  void asManyAsFourPlayTogether() {
    assertThat(Opponent.agent(4).city().seats()).isEqualTo(Seats.first(4));
  }
}

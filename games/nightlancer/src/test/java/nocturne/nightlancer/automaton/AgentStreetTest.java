package nocturne.nightlancer.automaton;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_19_15;
import static nocturne.nightlancer.NightlancerRule.NL_19_16;
import static nocturne.nightlancer.NightlancerRule.NL_19_17;
import static nocturne.nightlancer.NightlancerRule.NL_19_18;
import static nocturne.nightlancer.NightlancerRule.NL_19_19;
import static nocturne.nightlancer.NightlancerRule.NL_19_20;
import static nocturne.nightlancer.component.Space.Kind.BLACK_MARKET;
import static nocturne.nightlancer.component.Space.Kind.EUROMAFIA;
import static nocturne.nightlancer.component.Space.Kind.GATHER_FAVOURS;
import static nocturne.nightlancer.component.Space.Kind.SLUMS_HUSTLES;
import static nocturne.nightlancer.component.Space.Kind.USE_CONNECTIONS;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;

/** The Agent on the street, against two players. */
class AgentStreetTest {

  /** Both players have placed their first token when the Agent comes. */
  private static Opponent after(String ofAnn, String... ofBen) {
    var agent = Opponent.agent(2).last().willDraw("face-man", "night-watchman");
    agent.table().run(new StreetPhase()).chooses(ANN, ofAnn).chooses(BEN, ofBen);
    return agent;
  }

  @Test
  @Covers(NL_19_15)
  void agentOccupiesOnlyDirectBlackMarketAndEuromafiaSpaces() {
    var agent = Opponent.agent(2).cleared();
    threePairs(agent.table());
    for (int token = 0; token < 12; token++) agent.places();
    agent.standsOn(
        "uc-1", "uc-2", "gf-1", "gf-2", "sh-1", "sh-2", "em-1", "em-2", "bm-1", "bm-2", "bm-3");
  }

  @Test
  @Covers(NL_19_16)
  void agentGoesWhereMostTokensOfPlayersAre() {
    after("sh-1", "op-1").standsOn("sh-2");
    after("gf-2", "op-1").standsOn("gf-1");
  }

  @Test
  @Covers(NL_19_16)
  void tokensOnRiskyAndOpenSpacesAreNotCounted() {
    after("op-1", "mx-1", "slums-hustles").standsOn("uc-1");
    after("op-1", "op-1").standsOn("uc-1");
  }

  @Test
  @Covers(NL_19_16)
  void agentsOwnTokensAreNotCounted() {
    var agent = Opponent.agent(2).willDraw("face-man", "night-watchman");
    agent.table().run(new StreetPhase());
    agent.standsOn("uc-1").table().chooses(ANN, "sh-2").chooses(BEN, "op-1");
    agent.standsOn("uc-1", "sh-1");
  }

  @Test
  @Covers(NL_19_16)
  void agentLooksForAnotherKindWhereTheBusiestIsFull() {
    // Two players have two spaces for the slums.
    after("sh-1", "sh-2").standsOn("uc-1");
  }

  @Test
  @Covers(NL_19_17)
  void betweenEquallyBusyKindsTheAgentHasItsOrder() {
    Opponent.agent(2).places().standsOn("uc-1");
    Opponent.agent(2).full(USE_CONNECTIONS).places().standsOn("gf-1");
    Opponent.agent(2).full(USE_CONNECTIONS, GATHER_FAVOURS).places().standsOn("sh-1");
    Opponent.agent(2)
        .full(USE_CONNECTIONS, GATHER_FAVOURS, SLUMS_HUSTLES)
        .places()
        .standsOn("em-1");
    onlyTheMarket().places().standsOn("bm-2");
    after("sh-1", "gf-1").standsOn("gf-2");
  }

  @Test
  @Covers(NL_19_18)
  void agentPrefersTheEdgeRing() {
    var spaces = Opponent.agent(2).city().contents().spaces();
    var agent = new Agent();
    for (var space : spaces)
      for (var other : spaces)
        assertThat(agent.prefers(space, other)).isEqualTo(space.ring() && !other.ring());
    after("gf-2", "op-1").standsOn("gf-1");
    after("sh-2", "op-1").standsOn("sh-1");
    assertThat(new Rival().prefers(spaces.getFirst(), spaces.getLast())).isFalse();
  }

  /** They cost 5, 8 and 3. */
  private static void threePairs(CityTable table) {
    table
        .pair(1, "calmax", "medkit")
        .pair(2, "long-rifle", "hardshell")
        .pair(3, "stim-patch", "plastic-charge");
  }

  private static Opponent onlyTheMarket() {
    var agent =
        Opponent.agent(2).cleared().full(USE_CONNECTIONS, GATHER_FAVOURS, SLUMS_HUSTLES, EUROMAFIA);
    threePairs(agent.table());
    return agent;
  }

  @Test
  @Covers(NL_19_19)
  void agentClearsTheDearestPair() {
    var table = onlyTheMarket().places().standsOn("bm-2").table();
    assertThat(table.at().pairs.get(1).isEmpty(table.city())).isTrue();
    assertThat(table.at().marketDiscard.list(table.city()))
        .containsExactlyInAnyOrder(table.market("long-rifle"), table.market("hardshell"));
    assertThat(table.at().pairs.get(0).size(table.city())).isEqualTo(2);
  }

  @Test
  @Covers(NL_19_19)
  void playersChooseBetweenEquallyDearPairs() {
    var agent = onlyTheMarket();
    agent.table().pair(3, "monowire", "assault-rifle");
    agent.places().table().offers(ANN, "bm-2", "bm-3").isNotAsked(BEN).chooses(ANN, "bm-3");
    agent.standsOn("bm-3");
    assertThat(agent.table().at().pairs.get(1).size(agent.city())).isEqualTo(2);
  }

  @Test
  @Covers(NL_19_20)
  void withoutAnySpaceTheAgentGoesToItsOwnAndCools() {
    everythingFull().heat(2).prospects(4).places().standsOn().hasHeat(1).hasProspects(4);
    everythingFull().heat(0).prospects(4).places().standsOn().hasHeat(0).hasProspects(5);
    // The space of its own is never full.
    everythingFull().heat(2).prospects(4).places().places().places().hasHeat(0).hasProspects(5);
  }

  private static Opponent everythingFull() {
    return Opponent.agent(2)
        .full(USE_CONNECTIONS, GATHER_FAVOURS, SLUMS_HUSTLES, EUROMAFIA, BLACK_MARKET);
  }
}

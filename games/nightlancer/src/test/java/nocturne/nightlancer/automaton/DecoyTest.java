package nocturne.nightlancer.automaton;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.NightlancerRule.NL_19_26;
import static nocturne.nightlancer.NightlancerRule.NL_19_27;
import static nocturne.nightlancer.NightlancerRule.NL_19_28;
import static nocturne.nightlancer.component.Space.Kind.BLACK_MARKET;
import static nocturne.nightlancer.component.Space.Kind.EUROMAFIA;
import static nocturne.nightlancer.component.Space.Kind.GATHER_FAVOURS;
import static nocturne.nightlancer.component.Space.Kind.SLUMS_HUSTLES;
import static nocturne.nightlancer.component.Space.Kind.USE_CONNECTIONS;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.Covers;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;

/** The Decoys of who plays alone against the Agent. Ann comes before the Agent. */
class DecoyTest {

  private static Opponent street() {
    var agent = Opponent.agent(1).last();
    agent.table().owns(ANN).opportunities(ANN).run(new StreetPhase());
    return agent;
  }

  @Test
  @Covers(NL_19_26)
  void decoyFollowsOnEveryTokenToAFreeSpaceThatIsNeitherOpenNorRisky() {
    street()
        .table()
        .chooses(ANN, "gf-2")
        .offers(ANN, "uc-1", "uc-2", "gf-1", "sh-1", "sh-2", "em-1", "em-2", "bm-1", "bm-2", "bm-3")
        .chooses(ANN, "bm-1")
        .happened(NL_19_26);
  }

  @Test
  @Covers(NL_19_26)
  void thereAreFourDecoys() {
    var agent = street();
    for (var decoy : new String[] {"uc-2", "gf-2", "sh-2", "em-2"})
      agent.table().chooses(ANN, "op-2", decoy);
    agent.table().isNotAsked(ANN);
    assertThat(agent.table().at().decoys.get(agent.city(), ANN.index())).isZero();
  }

  @Test
  @Covers(NL_19_26)
  void onlyWhoPlaysAloneAgainstTheAgentHasDecoys() {
    var together = Opponent.agent(2).last().table().run(new StreetPhase());
    together.chooses(ANN, "op-2").isNotAsked(ANN);
    var rival = Opponent.rival(1).last();
    rival.table().run(new StreetPhase()).chooses(ANN, "op-1").offersAmongOthers(ANN, "op-1");
    rival.standsOn("uc-1");
  }

  @Test
  @Covers(NL_19_27)
  void decoyWithoutASpaceBringsHeat() {
    var agent = street().full(USE_CONNECTIONS, GATHER_FAVOURS, SLUMS_HUSTLES, EUROMAFIA);
    agent.full(BLACK_MARKET).table().heat(ANN, 1).chooses(ANN, "op-2").hasHeat(ANN, 2);
    var room = street().full(USE_CONNECTIONS, GATHER_FAVOURS, SLUMS_HUSTLES, EUROMAFIA);
    room.table().heat(ANN, 1).chooses(ANN, "op-2", "bm-1").hasHeat(ANN, 1);
  }

  @Test
  @Covers(NL_19_28)
  void decoyBlocksItsSpaceAndIsCountedByTheAgent() {
    var agent = street();
    agent.table().chooses(ANN, "op-2", "sh-2");
    agent.standsOn("sh-1").table().doesNotOffer(ANN, "sh-2", "sh-1");
  }

  @Test
  @Covers(NL_19_28)
  void decoyBringsNoResolveAndNothingOfItsSpace() {
    var agent = street();
    agent.table().has(ANN, 5, 3).hand(ANN).chips(ANN, 1).chooses(ANN, "gf-2");
    int deck = agent.table().at().contactDeck.size(agent.city());
    agent.table().chooses(ANN, "gf-1").hasResolve(ANN, 3).hasChips(ANN, 1);
    assertThat(agent.table().at().contactDeck.size(agent.city())).isEqualTo(deck);
  }

  @Test
  @Covers(NL_19_28)
  void cardsBesideADecoyStayUntilThePhaseEnds() {
    var agent = Opponent.agent(1).last().cleared();
    agent.table().owns(ANN).opportunities(ANN).pair(1, "medkit", "monowire").chips(ANN, 9);
    agent.table().pair(2, "calmax", "lucidrin").pair(3, "stim-patch", "optic-cloak");
    agent.table().run(new StreetPhase()).chooses(ANN, "op-2", "bm-1");
    var table = agent.table();
    assertThat(table.at().pairs.getFirst().size(table.city())).isEqualTo(2);
    table.doesNotOffer(ANN, "bm-1");
    for (var decoy : new String[] {"uc-2", "gf-2", "sh-2"}) table.chooses(ANN, "op-2", decoy);
    assertThat(table.at().pairs.getFirst().isEmpty(table.city())).isTrue();
    assertThat(table.at().marketDiscard.list(table.city()))
        .contains(table.market("medkit"), table.market("monowire"));
  }
}

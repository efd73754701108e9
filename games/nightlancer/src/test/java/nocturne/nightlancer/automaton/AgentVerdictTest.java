package nocturne.nightlancer.automaton;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.NightlancerRule.NL_19_21;
import static nocturne.nightlancer.NightlancerRule.NL_19_22;
import static nocturne.nightlancer.NightlancerRule.NL_19_23;
import static nocturne.nightlancer.NightlancerRule.NL_19_30;
import static nocturne.nightlancer.NightlancerRule.NL_19_31;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.scoring.Scoring;
import org.junit.jupiter.api.Test;

/** What the Agent means for the end of a round and of the game. */
class AgentVerdictTest {

  // The end of a round

  @Test
  @Covers(NL_19_21)
  void whoIsBehindTheAgentAtTheEndOfARoundLosesAnIdeal() {
    var agent = Opponent.agent(3).prospects(7).heat(5);
    agent.table().prospects(ANN, 6).prospects(BEN, 7).prospects(CAT, 8);
    agent.table().ideals(ANN, 3).ideals(BEN, 3).ideals(CAT, 3);
    agent.endRound().table().hasIdeals(ANN, 2).hasIdeals(BEN, 3).hasIdeals(CAT, 3);
  }

  @Test
  @Covers(NL_19_21)
  void agentIsComparedAfterEverythingElseInTheRound() {
    var agent = Opponent.agent(2).prospects(7).heat(5);
    agent
        .table()
        .ideals(ANN, 3)
        .hand(ANN, "broker", "smuggler", "solicitor", "detective", "performer", "tinkerer")
        .opportunities(ANN, "soft-shoes");
    agent
        .endRound()
        .table()
        .hasIdeals(ANN, 3)
        .chooses(ANN, "give-soft-shoes")
        .hasIdeals(ANN, 2)
        .happened(NL_19_21);
  }

  @Test
  @Covers(NL_19_31)
  void agentIsSortedByHeatLikeAPlayer() {
    var agent = Opponent.agent(2).heat(1);
    agent.table().heat(ANN, 2).heat(BEN, 0);
    agent.city().order().sort();
    agent.hasPlace(2);
    // It was second and Ann third: between equals the order is turned round.
    agent.heat(2).city().order().sort();
    agent.hasPlace(3);
    agent.city().order().sort();
    agent.hasPlace(2);
  }

  // Ideals

  @Test
  @Covers(NL_19_22)
  void gameIsLostAtOnceWhenAPlayerHasNoIdealsLeft() {
    var agent = Opponent.agent(2);
    agent.table().ideals(BEN, 1).run(city -> Fortune.loseIdeals(city, BEN, 1, NL_19_21));
    assertThat(agent.city().isOver()).isTrue();
    assertThat(agent.city().result().orElseThrow().winners()).isEqualTo(Seats.NONE);
    agent.table().happened(NL_19_22);
  }

  @Test
  @Covers(NL_19_22)
  void gameGoesOnWithTheLastIdeal() {
    var agent = Opponent.agent(2);
    agent.table().ideals(BEN, 2).run(city -> Fortune.loseIdeals(city, BEN, 1, NL_19_21));
    agent.table().hasIdeals(BEN, 1);
    assertThat(agent.city().isOver()).isFalse();
  }

  /** Ann plays the Enforcer, who has given up all Ideals before the game. */
  private static CityTable withoutIdeals() {
    return CityTable.choosing(2, "mode", "co-op")
        .chooses(ANN, "player-1")
        .chooses(ANN, "enforcer")
        .chooses(BEN, "bombshell");
  }

  @Test
  @Covers(NL_19_23)
  void whoBeginsWithoutIdealsLosesNothingYetAndTakesHeatInstead() {
    var table = withoutIdeals();
    table
        .hasIdeals(ANN, 0)
        .heat(ANN, 1)
        .run(city -> Fortune.loseIdeals(city, ANN, 1, NL_19_21))
        .hasIdeals(ANN, 0)
        .hasHeat(ANN, 2);
    assertThat(table.city().isOver()).isFalse();
  }

  @Test
  @Covers(NL_19_23)
  void afterTheFirstIdealFallingToNoneLosesTheGame() {
    var table = withoutIdeals();
    table.run(city -> Fortune.gainIdeals(city, ANN, 1, NL_19_23)).hasIdeals(ANN, 1);
    assertThat(table.city().isOver()).isFalse();
    table.run(city -> Fortune.loseIdeals(city, ANN, 1, NL_19_21));
    assertThat(table.city().isOver()).isTrue();
  }

  // The end of the game

  @Test
  @Covers(NL_19_30)
  void everybodyNeedsTwentyAndAllTogetherTwentyFiveEach() {
    assertThat(won(20, 30)).isTrue();
    assertThat(won(20, 29)).isFalse();
    assertThat(won(19, 31)).isFalse();
    assertThat(won(25, 25)).isTrue();
    assertThat(won(25)).isTrue();
    assertThat(won(24)).isFalse();
  }

  private static boolean won(int... prospects) {
    return hasWon(withProspects(prospects));
  }

  /** So many in the end: one of each is for the last Ideal. Everybody has bought a way out. */
  private static CityTable withProspects(int... prospects) {
    var table = Opponent.agent(prospects.length).table();
    for (int i = 0; i < prospects.length; i++) {
      var seat = Seat.of(i);
      table.owns(seat).opportunities(seat).chips(seat, 0);
      table.ideals(seat, 1).prospects(seat, prospects[i] - 1);
      table.at().boughtUnique.set(table.city(), i, 1);
    }
    return table;
  }

  private static boolean hasWon(CityTable table) {
    table.run(new Scoring());
    var winners = table.city().result().orElseThrow().winners();
    assertThat(winners).isIn(Seats.NONE, table.city().seats());
    return !winners.isEmpty();
  }

  @Test
  @Covers(NL_19_30)
  void everybodyMustHaveBoughtTheOwnOpportunity() {
    var table = withProspects(40, 40);
    table.at().boughtUnique.set(table.city(), BEN.index(), 0);
    assertThat(hasWon(table)).isFalse();
    // A clean name is the way out of the Assassin.
    var late = withProspects(40, 40).opportunities(ANN, "a-clean-name").chips(ANN, 6);
    late.at().boughtUnique.set(late.city(), ANN.index(), 0);
    late.run(new Scoring()).chooses(ANN, "buy-a-clean-name");
    assertThat(late.city().result().orElseThrow().winners()).isEqualTo(late.city().seats());
  }

  @Test
  @Covers({NL_19_23, NL_19_30})
  void everybodyNeedsAnIdeal() {
    assertThat(hasWon(withProspects(40, 40).ideals(BEN, 0))).isFalse();
    assertThat(hasWon(withProspects(40, 40))).isTrue();
  }
}

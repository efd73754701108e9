package nocturne.nightlancer.automaton;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_19_03;
import static nocturne.nightlancer.NightlancerRule.NL_19_07;
import static nocturne.nightlancer.NightlancerRule.NL_19_14;
import static nocturne.nightlancer.NightlancerRule.NL_19_32;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.effect.Effect;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.prep.Downtime;
import nocturne.nightlancer.prep.EventStep;
import nocturne.nightlancer.prep.TakeMissions;
import nocturne.nightlancer.round.BeginRound;
import org.junit.jupiter.api.Test;

/** The Agent runs ahead, cools down, and takes missions away. */
class AgentRoundTest {

  private static final String EARLY = "rivets-harassing";
  private static final String LATE = "curfew";
  private static final String VAN = "the-borrowed-van"; // Low, 5 Chips
  private static final String TONGUE = "loose-tongue"; // Low, 7 Chips
  private static final String REPOSSESSION = "repossession"; // Low, 7 Chips
  private static final String POST = "armoured-post"; // High, 12 Chips
  private static final String CLEAN_ROOM = "the-clean-room"; // High, 9 Chips

  // Its Heat and its Prospects

  @Test
  @Covers(NL_19_03)
  void heatThatTheAgentCannotLoseBecomesProspects() {
    var agent = Opponent.agent(4).heat(1).prospects(9);
    agent.table().run(city -> city.edition().automaton().cool(city, 3));
    agent.hasHeat(0).hasProspects(11);
  }

  @Test
  @Covers(NL_19_03)
  void heatOfTheAgentStopsAtFive() {
    var agent = Opponent.agent(2).heat(5);
    agent.table().run(Automaton::warm);
    agent.hasHeat(5);
    agent.heat(4).table().run(Automaton::warm);
    agent.hasHeat(5);
  }

  @Test
  @Covers(NL_19_07)
  void downtimePutsTheAgentTwoAheadInEarlyRoundsAndThreeInLateOnes() {
    for (int round = 2; round <= 6; round++) {
      var agent = Opponent.agent(2).heat(5).prospects(40);
      agent.table().at().round.set(agent.city(), round);
      agent.table().prospects(ANN, 4).prospects(BEN, 9).run(new Downtime()).happened(NL_19_07);
      agent.hasProspects(round <= 3 ? 11 : 12).hasHeat(3);
    }
  }

  @Test
  @Covers({NL_19_03, NL_19_07})
  void agentThatCannotCoolInDowntimeGetsFurtherAhead() {
    var agent = Opponent.agent(3).heat(1);
    agent.table().at().round.set(agent.city(), 2);
    agent.table().run(new Downtime());
    agent.hasHeat(0).hasProspects(0 + 2 + 2);
  }

  @Test
  @Covers(NL_19_07)
  void nothingOfThisHappensInTheFirstRound() {
    var agent = Opponent.agent(2).heat(3).prospects(2).cleared();
    agent.table().at().round.set(agent.city(), 0);
    agent.table().prospects(ANN, 9).run(new BeginRound());
    agent.hasHeat(3).hasProspects(2);
  }

  // Missions

  private static Opponent takes(String round, String... missions) {
    var agent = Opponent.agent(2).heat(2);
    agent.table().round(round).missions(missions).run(new TakeMissions(0));
    return agent;
  }

  @Test
  @Covers(NL_19_14)
  void agentTakesTheBestPaidLowProfileMissionOfAnEarlyRound() {
    takes(EARLY, VAN, TONGUE, POST).leavesMissions(VAN, POST).hasHeat(2);
  }

  @Test
  @Covers(NL_19_14)
  void agentTakesTheBestPaidMissionOfALateRound() {
    takes(LATE, VAN, TONGUE, CLEAN_ROOM, POST).leavesMissions(VAN, TONGUE, CLEAN_ROOM).hasHeat(2);
  }

  @Test
  @Covers(NL_19_14)
  void whatOneAloneWouldBePaidDecides() {
    for (var mission : Opponent.agent(2).city().contents().missions())
      assertThat(mission.chips())
          .as(mission.id())
          .isEqualTo(Effect.gained(mission.payment(1), Resource.CHIP))
          .isGreaterThan(Effect.gained(mission.payment(2), Resource.CHIP));
  }

  @Test
  @Covers(NL_19_14)
  void whereAnEarlyRoundHasOnlyHighProfileMissionsTheAgentTakesOneOfThem() {
    takes(EARLY, CLEAN_ROOM, POST).leavesMissions(CLEAN_ROOM).hasHeat(2);
    var agent = Opponent.agent(2);
    agent.table().round(EARLY).missions(VAN, POST).crew(ANN, Crews.FIRST).run(new TakeMissions(0));
    agent.leavesMissions(VAN);
  }

  @Test
  @Covers(NL_19_14)
  void playersChooseBetweenEquallyPaidMissions() {
    var agent = takes(EARLY, TONGUE, VAN, REPOSSESSION);
    agent
        .table()
        .offers(ANN, "lose-" + TONGUE, "lose-" + REPOSSESSION)
        .chooses(ANN, "lose-" + TONGUE)
        .happened(NL_19_14);
    agent.leavesMissions(VAN, REPOSSESSION);
  }

  @Test
  @Covers({NL_19_03, NL_19_14})
  void withoutAnyMissionTheAgentCoolsInstead() {
    takes(LATE).hasHeat(1);
    var cold = Opponent.agent(2).heat(0).prospects(3).cleared();
    cold.table().round(LATE).run(new TakeMissions(0));
    cold.hasHeat(0).hasProspects(4);
  }

  // What it does not do

  @Test
  @Covers(NL_19_32)
  void agentFacesNoEventAndDoesNotLieLow() {
    var agent = Opponent.agent(2).heat(5);
    agent.table().round(EARLY).run(new EventStep(0)).offersAmongOthers(ANN, "face-event");
    agent.hasHeat(5);
    agent.table().chooses(ANN, "lay-low").chooses(BEN, "lay-low").isNotAsked(ANN);
    agent.hasHeat(5);
  }

  @Test
  @Covers(NL_19_32)
  void agentIsOnNoMission() {
    var agent = takes(EARLY, VAN, TONGUE);
    agent.table().chooses(ANN, "lay-low").chooses(BEN, "lay-low").isNotAsked(ANN);
    agent.leavesMissions().hasHeat(2);
  }
}

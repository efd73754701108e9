package nocturne.nightlancer.automaton;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_19_08;
import static nocturne.nightlancer.NightlancerRule.NL_19_09;
import static nocturne.nightlancer.NightlancerRule.NL_19_10;
import static nocturne.nightlancer.NightlancerRule.NL_19_11;
import static nocturne.nightlancer.NightlancerRule.NL_19_12;
import static nocturne.nightlancer.NightlancerRule.NL_19_13;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import nocturne.kernel.Seats;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.challenge.Source;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Challenge;
import nocturne.nightlancer.component.Obstacle;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.StageOf;
import org.junit.jupiter.api.Test;

/** The Contacts that the Agent turns up against the players. */
class AgentContactsTest {

  private static final String VAN = "the-borrowed-van";

  /** Ben is the Boss of a crew, and Ann is with him. */
  private static Opponent crew() {
    var agent = Opponent.agent(2);
    agent.table().missions(VAN).crew(BEN, Crews.FIRST).crew(ANN, Crews.FIRST);
    return agent;
  }

  /** The Boss has a Deal with the client. */
  private static Opponent crewWithADeal() {
    var agent = crew();
    agent.table().at().deal.set(agent.city(), BEN.index(), 1);
    return agent;
  }

  // How it draws

  @Test
  @Covers(NL_19_08)
  void agentTurnsUpTwoContactsAndPlaysThoseThatFit() {
    var agent = Opponent.agent(2).heat(1).willDraw("broker", "detective", "detective-2");
    agent.face(Source.EVENT, Ability.COVERT, ANN).table().chooses(ANN, "attempt");
    agent.hasHeat(2).playedOn(ANN, "detective").discarded("broker");
    assertThat(Challenges.rating(agent.city(), ANN)).isEqualTo(4 - 1);
  }

  @Test
  @Covers(NL_19_08)
  void agentStopsAtFiveHeat() {
    var agent = Opponent.agent(2).heat(4).willDraw("detective", "detective-2");
    agent.face(Source.EVENT, Ability.COVERT, ANN).table().chooses(ANN, "attempt");
    agent.hasHeat(5).playedOn(ANN, "detective").discarded();
    var hot = Opponent.agent(2).heat(5).willDraw("detective");
    hot.face(Source.EVENT, Ability.COVERT, ANN).table().chooses(ANN, "attempt");
    hot.hasHeat(5).playedOn(ANN).discarded();
  }

  // Challenges

  @Test
  @Covers(NL_19_09)
  void securityFitsCovertSocialStreetwiseAndSmartsTechnical() {
    fits(Ability.COVERT, "detective");
    fits(Ability.STREETWISE, "face-man");
    fits(Ability.TECHNICAL, "cyberspacer");
  }

  private static void fits(Ability ability, String fitting) {
    for (var contact : List.of("detective", "face-man", "cyberspacer", "broker", "accountant"))
      for (var source : List.of(Source.EVENT, Source.ROUTE)) {
        var agent = Opponent.agent(2).willDraw(contact, "broker-2");
        agent.table().missions(VAN).crew(ANN, Crews.FIRST);
        agent.face(source, ability, ANN).table().chooses(ANN, "attempt");
        if (contact.equals(fitting)) agent.playedOn(ANN, contact).discarded("broker-2");
        else agent.playedOn(ANN).discarded(contact, "broker-2");
      }
  }

  @Test
  @Covers(NL_19_09)
  void agentDrawsAgainstEachWhoAssistsFromTheTopOfTheStackDown() {
    var agent = crew().willDraw("detective", "broker", "broker-2", "detective-2");
    agent.face(Source.ROUTE, Ability.COVERT, ANN, BEN).table().chooses(ANN, "attempt");
    agent.discarded().table().chooses(BEN, "attempt");
    agent.playedOn(BEN, "detective").playedOn(ANN).table().chooses(BEN, "done");
    agent.playedOn(BEN, "detective").playedOn(ANN, "detective-2");
    agent.discarded("broker", "broker-2").hasHeat(2);
  }

  @Test
  @Covers(NL_19_09)
  void whoStandsBackIsLeftAlone() {
    var agent = crew().willDraw("broker", "broker-2", "detective");
    agent.face(Source.ROUTE, Ability.COVERT, ANN, BEN).table().chooses(ANN, "attempt");
    agent.table().chooses(BEN, "stand-back");
    agent.playedOn(ANN).playedOn(BEN).discarded("broker", "broker-2");
  }

  @Test
  @Covers(NL_19_09)
  void agentDrawsWhenTheObstacleIsPassedAndThePlayerMayStillAnswer() {
    var covert = new Challenge(Ability.COVERT, 20, Optional.of(Obstacle.DISTRACTION), 0);
    var agent = Opponent.agent(2).willDraw("detective", "broker");
    agent
        .table()
        .hand(ANN, "performer", "face-man", "night-watchman")
        .run(city -> Challenges.face(city, Source.EVENT, covert, Seats.of(ANN)))
        .chooses(ANN, "attempt");
    agent.discarded().table().chooses(ANN, "play-performer-1");
    agent.playedOn(ANN, "detective").hasHeat(1);
    agent.table().chooses(ANN, "play-night-watchman-2", "cancel-detective-with-face-man");
    agent.playedOn(ANN).hasHeat(1);
    assertThat(Challenges.rating(agent.city(), ANN)).isEqualTo(4 + 1);
  }

  @Test
  @Covers(NL_19_13)
  void agentNeverDrawsInAFight() {
    for (var ability : List.of(Ability.MELEE, Ability.GUNFIGHT, Ability.MARKSMAN)) {
      var agent = crew().willDraw("detective", "face-man", "cyberspacer");
      agent.face(Source.EVENT, ability, ANN).table().chooses(ANN, "attempt");
      agent.discarded().playedOn(ANN).hasHeat(0);
      agent.face(Source.ROUTE, ability, ANN).table().chooses(ANN, "attempt");
      agent.discarded().playedOn(ANN).hasHeat(0);
    }
  }

  // Payment

  @Test
  @Covers(NL_19_10)
  void companyRaisesTheHeatOfThoseWhoArePaidFromTheTopOfTheStackDown() {
    var agent = crew().willDraw("accountant", "detective", "broker", "solicitor");
    agent.table().heat(BEN, 1).run(StageOf.payment(0)).hasHeat(BEN, 2);
    // The Assassin is one to slip away from what comes then.
    agent.table().chooses(ANN, "no").hasHeat(ANN, 1).isNotAsked(ANN);
    agent.hasHeat(2).discarded("accountant", "detective", "broker", "solicitor");
    var bossFirst = crew().heat(4).willDraw("accountant", "accountant-2");
    bossFirst.table().run(StageOf.payment(0)).hasHeat(BEN, 1).hasHeat(ANN, 0);
    bossFirst.hasHeat(5).discarded("accountant");
  }

  @Test
  @Covers(NL_19_12)
  void dealKeepsTheAgentAwayFromTheWholeCrewForTheWholeMission() {
    var agent = crewWithADeal().willDraw("accountant", "detective", "accountant-2");
    agent.face(Source.ROUTE, Ability.COVERT, ANN, BEN).table().chooses(ANN, "attempt");
    agent.table().chooses(BEN, "attempt");
    agent.playedOn(ANN).playedOn(BEN).discarded();
    agent.table().run(StageOf.payment(0)).hasHeat(ANN, 0).hasHeat(BEN, 0);
    agent.discarded().hasHeat(0);
  }

  @Test
  @Covers(NL_19_12)
  void dealThatIsGoneProtectsNobody() {
    var agent = crewWithADeal().willDraw("detective", "broker");
    Crews.leave(agent.city(), BEN);
    agent.face(Source.ROUTE, Ability.COVERT, ANN).table().chooses(ANN, "attempt");
    agent.playedOn(ANN, "detective").hasHeat(1);
  }

  // Turn order

  @Test
  @Covers(NL_19_11)
  void fixerPutsTheAgentBeforeTheFirstPlayer() {
    var agent = Opponent.agent(2).heat(3).willDraw("detective", "broker");
    agent.table().heat(ANN, 1).heat(BEN, 0);
    // Ben would be first, Ann second and the Agent third.
    agent.endRound().hasPlace(1);
    assertThat(agent.city().order().seat(1)).isEqualTo(ANN);
    assertThat(agent.city().order().seat(2)).isEqualTo(BEN);
  }

  @Test
  @Covers(NL_19_11)
  void withoutAFixerTheOrderStays() {
    var agent = Opponent.agent(2).heat(3).willDraw("detective", "accountant", "broker");
    agent.endRound().hasPlace(3);
  }

  @Test
  @Covers(NL_19_11)
  void agentDoesNotDrawWhenItIsFirstAndStopsWhenItHasBecomeFirst() {
    var first = Opponent.agent(2).heat(0).willDraw("broker", "broker-2");
    first.table().heat(ANN, 1).heat(BEN, 1);
    first.endRound().hasPlace(1).discarded();
    Opponent.agent(2).heat(2).willDraw("broker", "broker-2").endRound().discarded("broker");
  }
}

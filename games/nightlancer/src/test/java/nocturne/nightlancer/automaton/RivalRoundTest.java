package nocturne.nightlancer.automaton;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_18_05;
import static nocturne.nightlancer.NightlancerRule.NL_18_07;
import static nocturne.nightlancer.NightlancerRule.NL_18_08;
import static nocturne.nightlancer.NightlancerRule.NL_18_09;

import nocturne.nightlancer.Covers;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.prep.Downtime;
import nocturne.nightlancer.prep.DrawCards;
import nocturne.nightlancer.prep.TakeMissions;
import nocturne.nightlancer.round.BeginRound;
import org.junit.jupiter.api.Test;

/** The Rival cools down, runs ahead, and takes missions away. */
class RivalRoundTest {

  private static final String EARLY = "rivets-harassing";
  private static final String LATE = "curfew";
  private static final String VAN = "the-borrowed-van"; // Low, 5 Chips
  private static final String TONGUE = "loose-tongue"; // Low, 7 Chips
  private static final String REPOSSESSION = "repossession"; // Low, 7 Chips
  private static final String POST = "armoured-post"; // High, 12 Chips

  // Downtime

  @Test
  @Covers(NL_18_05)
  void downtimeCoolsTheRivalByOneForEachPlayer() {
    for (int players = 1; players <= 3; players++) {
      var rival = Opponent.rival(players).heat(4);
      rival.table().run(new Downtime());
      rival.hasHeat(4 - players);
    }
  }

  @Test
  @Covers(NL_18_05)
  void rivalDoesNotCoolBelowNothingAndGainsNothingByIt() {
    var rival = Opponent.rival(3).heat(1).prospects(5);
    rival.table().run(new Downtime());
    rival.hasHeat(0).hasProspects(5);
  }

  @Test
  @Covers(NL_18_05)
  void rivalDoesNotCoolInTheFirstRound() {
    var rival = Opponent.rival(2).heat(3).cleared();
    rival.table().at().round.set(rival.city(), 0);
    rival.table().run(new BeginRound());
    rival.hasHeat(3).cleared();
    rival.table().run(new BeginRound());
    rival.hasHeat(1);
  }

  // Its Prospects

  @Test
  @Covers(NL_18_07)
  void rivalIsTwoAheadOfTheBestInAnEarlyRoundAndThreeInALateOne() {
    var rival = Opponent.rival(2).cleared();
    rival.table().prospects(ANN, 4).prospects(BEN, 9).nextRound(EARLY).run(new DrawCards());
    rival.hasProspects(11).cleared();
    rival.table().nextRound(LATE).run(new DrawCards()).happened(NL_18_07);
    rival.hasProspects(12);
  }

  @Test
  @Covers(NL_18_07)
  void rivalIsAheadInTheFirstRoundAndMayFallBack() {
    var rival = Opponent.rival(2).hasProspects(2).prospects(30).cleared();
    rival.table().prospects(ANN, -3).prospects(BEN, -1).nextRound(EARLY).run(new DrawCards());
    rival.hasProspects(1);
  }

  // Missions

  private static Opponent takes(String round, String... missions) {
    var rival = Opponent.rival(2).heat(2);
    rival.table().round(round).missions(missions).run(new TakeMissions(0));
    return rival;
  }

  @Test
  @Covers(NL_18_08)
  void rivalTakesTheBestPaidLowProfileMissionOfAnEarlyRound() {
    takes(EARLY, VAN, TONGUE, POST).leavesMissions(VAN, POST).hasHeat(2);
  }

  @Test
  @Covers(NL_18_08)
  void rivalTakesTheBestPaidMissionOfALateRound() {
    takes(LATE, VAN, TONGUE, POST).leavesMissions(VAN, TONGUE).hasHeat(2);
  }

  @Test
  @Covers(NL_18_08)
  void rivalLeavesMissionsWithACrewAlone() {
    var rival = Opponent.rival(2).heat(2);
    rival.table().round(LATE).missions(POST, VAN).crew(ANN, Crews.FIRST).run(new TakeMissions(0));
    rival.leavesMissions(POST);
  }

  @Test
  @Covers(NL_18_08)
  void playersChooseBetweenEquallyPaidMissions() {
    var rival = takes(EARLY, TONGUE, VAN, REPOSSESSION);
    rival
        .table()
        .offers(ANN, "lose-" + TONGUE, "lose-" + REPOSSESSION)
        .isNotAsked(BEN)
        .chooses(ANN, "lose-" + REPOSSESSION)
        .happened(NL_18_08);
    rival.leavesMissions(TONGUE, VAN);
  }

  @Test
  @Covers(NL_18_09)
  void withoutALowProfileMissionTheRivalOfAnEarlyRoundCoolsInstead() {
    takes(EARLY, POST).leavesMissions(POST).hasHeat(1);
  }

  @Test
  @Covers(NL_18_09)
  void withoutAnyMissionTheRivalCoolsInstead() {
    takes(LATE).hasHeat(1);
    var cold = Opponent.rival(2).heat(0).prospects(3).cleared();
    cold.table().round(LATE).run(new TakeMissions(0));
    cold.hasHeat(0).hasProspects(3);
  }
}

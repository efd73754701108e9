package nocturne.nightlancer.prospects;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalDouble;
import nocturne.bots.Budget;
import nocturne.bots.PrudentBot;
import nocturne.bots.Sight;
import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.nightlancer.City;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.MissionPhase;
import nocturne.nightlancer.mission.StageOf;
import nocturne.nightlancer.prep.Downtime;
import nocturne.nightlancer.prep.EventStep;
import nocturne.nightlancer.prep.TakeMissions;
import nocturne.nightlancer.scoring.Scoring;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;

/** What a player who looks one decision ahead does by these prospects. */
class ProspectsTest {

  /** A mission for somebody with Covert 4, such as Ann, the Assassin. */
  private static final String GHOSTS = "paper-ghosts";

  /** A mission that is over for whoever fails at its first stage. */
  private static final String DROP = "dead-drop";

  private static final Prospects PROSPECTS = new Prospects();

  private static String choice(CityTable table, Seat seat) {
    var sight = Sight.of(CityTable.GAME, table.city(), seat);
    return new PrudentBot(1).choose(sight, Budget.of(2)).id();
  }

  /** The rest of a round from a step on. */
  private static CityTable evening(CityTable table, Step<City> first) {
    return table.run(first, new StreetPhase(), new MissionPhase(0), new Scoring());
  }

  // Missions

  @Test
  void missionThatOneCanDoIsTaken() {
    var table = evening(CityTable.of(2).missions(GHOSTS), new TakeMissions(0));
    assertThat(choice(table, ANN)).isEqualTo("start-first-" + GHOSTS);
  }

  @Test
  void missionThatOneCanDoIsHopedForAndNotAtHand() {
    var mission = evening(CityTable.of(2).missions(GHOSTS), new TakeMissions(0)).city();
    var none = evening(CityTable.of(2).missions(), new TakeMissions(0)).city();
    assertThat(PROSPECTS.of(mission, ANN)).isGreaterThan(PROSPECTS.of(none, ANN));
    assertThat(PROSPECTS.atHand(mission, ANN)).isEqualTo(PROSPECTS.atHand(none, ANN));
  }

  @Test
  void whoIsAllButBrokenLiesLow() {
    var table = CityTable.of(2).missions("armoured-post").has(ANN, 1, 1).heat(ANN, 3);
    assertThat(choice(evening(table, new EventStep(0)), ANN)).isEqualTo("lay-low");
  }

  /** Ann alone on a mission, with nothing but her hands, at one of its stages. */
  private static CityTable atStage(int stage) {
    return atStage(GHOSTS, stage);
  }

  private static CityTable atStage(String mission, int stage) {
    var table = CityTable.of(2).missions(mission).crew(ANN, Crews.FIRST).owns(ANN);
    table.at().attempted.set(table.city(), 0, 1);
    table.at().stageDone.set(table.city(), ANN.index(), stage - 1);
    return table;
  }

  private static CityTable begins(CityTable table, int stage) {
    return table.run(StageOf.stage(0, stage), new MissionPhase(1), new Scoring());
  }

  @Test
  void crewThatIsNearlyThereDoesNotAbandon() {
    assertThat(choice(begins(atStage(3), 3), ANN)).isEqualTo("stay");
  }

  @Test
  void bossTakesTheRouteThatTheCrewIsGoodAt() {
    var table = begins(atStage(1), 1).chooses(ANN, "stay");
    assertThat(choice(table, ANN)).as("Covert 4, not Streetwise 5").isEqualTo("route-1");
  }

  @Test
  void routeWithoutTheMeansAgainstItsObstacleIsLeftAlone() {
    var table = begins(atStage(2), 2).chooses(ANN, "stay");
    assertThat(choice(table, ANN)).as("Covert 6, not Technical behind a lock").isEqualTo("route-1");
  }

  // The street

  /** What a choice on the street is foreseen to be worth, where it need not be tried. */
  private static OptionalDouble foreseen(CityTable table, String option) {
    table.run(new StreetPhase(), new MissionPhase(0), new Scoring());
    return PROSPECTS.after(table.city(), ANN, table.city().offered(ANN, option));
  }

  @Test
  void spareContactIsPlayedForTwoOthers() {
    var table = CityTable.of(2).plays(ANN, "engineer").owns(ANN).hand(ANN, "data-courier");
    double played = foreseen(table, "play-data-courier-2").orElseThrow();
    assertThat(played).isGreaterThan(PROSPECTS.of(table.city(), ANN));
  }

  @Test
  void contactThatOpensTheWayOnTonightsMissionIsKept() {
    var table = CityTable.of(2).missions(GHOSTS).crew(ANN, Crews.FIRST);
    table.plays(ANN, "engineer").owns(ANN).hand(ANN, "data-courier");
    double played = foreseen(table, "play-data-courier-2").orElseThrow();
    assertThat(played).isLessThan(PROSPECTS.of(table.city(), ANN));
  }

  @Test
  void bargainIsMadeWhileTheTokenIsStillToBePlacedAndNotAfterwards() {
    var table = CityTable.of(2).owns(ANN).hand(ANN, "tinkerer").chips(ANN, 12);
    double before = foreseen(table, "play-tinkerer-2").orElseThrow();
    assertThat(before).isGreaterThan(PROSPECTS.of(table.city(), ANN));
    table.chooses(ANN, "op-1");
    var city = table.city();
    double after = PROSPECTS.after(city, ANN, city.offered(ANN, "play-tinkerer-2")).orElseThrow();
    assertThat(after).isLessThan(PROSPECTS.of(city, ANN));
  }

  @Test
  void ofSpacesThatAreAlikeOneIsTried() {
    assertThat(foreseen(CityTable.of(4), "sh-2")).isEmpty();
    assertThat(foreseen(CityTable.of(4), "sh-3")).isPresent();
  }

  // Challenges

  @Test
  void nobodyStandsBackFromWhatCanBeDone() {
    var table = begins(atStage(2), 2).chooses(ANN, "stay", "route-1");
    assertThat(choice(table, ANN)).isEqualTo("attempt");
  }

  @Test
  void cardThatMakesTheDifferenceIsUsed() {
    var table = begins(atStage(DROP, 1).hand(ANN, "tinkerer"), 1);
    table.chooses(ANN, "stay", "route-1", "attempt");
    assertThat(choice(table, ANN)).as("Technical 1 and 2, of 5").isEqualTo("play-tinkerer-1");
  }

  @Test
  void rollThatWouldEndTheMissionIsTriedAgain() {
    var table = atStage(DROP, 1).plays(ANN, "weapon-smith").crosshairs(1);
    begins(table, 1).chooses(ANN, "stay", "route-1", "attempt");
    assertThat(choice(table, ANN)).as("Technical 3 and 1, of 5").isEqualTo("reroll");
  }

  // Money

  @Test
  void interestIsPaidAndNotSuffered() {
    var table = evening(CityTable.of(2).loans(ANN, 1).chips(ANN, 5), new Downtime());
    assertThat(choice(table, ANN)).isEqualTo("pay-chip");
  }

  @Test
  void nobodyBorrowsWithoutNeed() {
    var table = CityTable.of(2).chips(ANN, 12).opportunities(ANN);
    assertThat(choice(table.run(new StreetPhase(), new Scoring()), ANN)).doesNotContain("loan");
  }

  @Test
  void fiveChipsAreAProspectInTheEnd() {
    var table = last(CityTable.of(2).owns(ANN).opportunities(ANN).chips(ANN, 9));
    assertThat(choice(table.run(new Scoring()), ANN)).isEqualTo("yes");
  }

  @Test
  void heatIsPaidForWithCardsThatAreOfNoUseAnyMore() {
    var table = last(CityTable.of(2).owns(ANN).opportunities(ANN).chips(ANN, 9).heat(ANN, 1));
    table.hand(ANN, "detective", "broker").run(new Scoring());
    assertThat(choice(table.chooses(ANN, "done"), ANN)).startsWith("give-");
  }

  @Test
  void lastChipsGoIntoAnOpportunityThatIsWorthMoreThanThey() {
    var table = last(CityTable.of(2).owns(ANN).chips(ANN, 4).opportunities(ANN, "canal-freight"));
    assertThat(choice(table.run(new Scoring()), ANN)).isEqualTo("buy-canal-freight");
  }

  private static CityTable last(CityTable table) {
    table.at().round.set(table.city(), 0, 6);
    return table;
  }

  // Others

  @Test
  void bossWhoCanDoItAloneSharesWithNobody() {
    var table = CityTable.of(2).missions(GHOSTS).crew(ANN, Crews.FIRST);
    table.owns(ANN, "calmax", "lock-spider").order(BEN, ANN);
    evening(table, new TakeMissions(0)).chooses(BEN, "join-first-" + GHOSTS);
    assertThat(choice(table, ANN)).isEqualTo("no");
  }

  @Test
  void whoLeadsIsHindered() {
    var table = atStage(DROP, 1).plays(ANN, "weapon-smith").hand(BEN, "cyberspacer");
    begins(table.prospects(ANN, 10), 1).chooses(ANN, "stay", "route-1", "attempt");
    assertThat(choice(table, BEN)).isEqualTo("play-cyberspacer-on-1");
  }
}

package nocturne.nightlancer.prep;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.CityTable.DAN;
import static nocturne.nightlancer.NightlancerRule.NL_7_03;
import static nocturne.nightlancer.NightlancerRule.NL_7_06;
import static nocturne.nightlancer.NightlancerRule.NL_7_16;
import static nocturne.nightlancer.NightlancerRule.NL_7_17;
import static nocturne.nightlancer.NightlancerRule.NL_7_18;
import static nocturne.nightlancer.NightlancerRule.NL_7_19;
import static nocturne.nightlancer.NightlancerRule.NL_7_20;
import static nocturne.nightlancer.NightlancerRule.NL_7_22;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.mission.Crews;
import org.junit.jupiter.api.Test;

/** As long as missions are taken, whoever is on one may leave it and lie low. */
class LeaveMissionTest {

  private static final String VAN = "the-borrowed-van";
  private static final String PICKET = "picket-line";

  private static CityTable leaving(CityTable table) {
    return table.run(new TakeMissions.Leave(Seats.NONE));
  }

  @Test
  @Covers(NL_7_16)
  void whoeverLeavesLaysLowAtOnce() {
    var table = CityTable.of(2).missions(VAN).crew(ANN, Crews.FIRST).has(ANN, 3, 4).heat(ANN, 3);
    leaving(table)
        .offers(ANN, "pass", "leave-mission")
        .chooses(ANN, "leave-mission")
        .happened(NL_7_22)
        .isOff(ANN)
        .hasHealth(ANN, 7)
        .hasResolve(ANN, 9)
        .hasHeat(ANN, 2)
        .rests();
    assertThat(table.city().hasLaidLow(ANN)).isTrue();
  }

  @Test
  @Covers(NL_7_16)
  void oneMayStillLeaveAfterTheTurnsOfOthers() {
    CityTable.of(3)
        .missions(VAN)
        .run(new TakeMissions(0))
        .chooses(ANN, "start-first-" + VAN, "pass")
        .chooses(BEN, "lay-low")
        .chooses(ANN, "pass")
        .chooses(CAT, "lay-low")
        .chooses(ANN, "leave-mission")
        .isOff(ANN)
        .rests();
  }

  @Test
  @Covers(NL_7_16)
  void whoeverStaysIsAskedAgainWhenSomebodyElseLeaves() {
    var table = CityTable.of(2).missions(VAN).crew(ANN, Crews.FIRST).crew(BEN, Crews.FIRST);
    leaving(table)
        .chooses(ANN, "pass")
        .isNotAsked(ANN)
        .chooses(BEN, "leave-mission")
        .chooses(ANN, "leave-mission")
        .isOff(ANN)
        .rests();
  }

  @Test
  @Covers(NL_7_17)
  void whoeverLeftTakesNoOtherMissionInThisStep() {
    var table = CityTable.of(2).missions(VAN, PICKET).run(new TakeMissions(0));
    table.chooses(ANN, "start-first-" + VAN, "leave-mission").isNotAsked(ANN);
    table.offersAmongOthers(BEN, "start-first-" + VAN).chooses(BEN, "lay-low").rests();
    table.isOff(ANN);
  }

  @Test
  @Covers({NL_7_17, NL_7_03})
  void whoeverLeftBeforeTheOwnTurnHasNone() {
    CityTable.of(2)
        .missions(VAN, PICKET)
        .crew(BEN, Crews.FIRST)
        .run(new TakeMissions(0))
        .chooses(ANN, "start-first-" + PICKET, "pass")
        .chooses(BEN, "leave-mission")
        .chooses(ANN, "pass")
        .isNotAsked(BEN)
        .chooses(ANN, "pass")
        .rests();
  }

  @Test
  @Covers({NL_7_18, NL_7_06})
  void othersKeepTheirOrderWhenSomebodyLeaves() {
    var table = crewOf(CAT, BEN, DAN, ANN);
    leaving(table).chooses(BEN, "leave-mission");
    assertThat(stack(table)).containsExactly(CAT, DAN, ANN);
  }

  @Test
  @Covers({NL_7_18, NL_7_06})
  void whenTheBossLeavesTheNextInTheStackIsBoss() {
    var table = crewOf(CAT, DAN, BEN, ANN);
    leaving(table).chooses(CAT, "leave-mission");
    assertThat(Crews.boss(table.city(), 0, Crews.FIRST)).isEqualTo(DAN);
    assertThat(stack(table)).containsExactly(DAN, BEN, ANN);
  }

  private static CityTable crewOf(Seat... stack) {
    var table = CityTable.of(stack.length).missions(VAN);
    for (var seat : stack) table.crew(seat, Crews.FIRST);
    return table;
  }

  private static List<Seat> stack(CityTable table) {
    var at = table.at().stacked;
    return Crews.of(table.city(), 0, Crews.FIRST).list().stream()
        .sorted(Comparator.comparingInt(seat -> at.get(table.city(), seat.index())))
        .toList();
  }

  @Test
  @Covers(NL_7_19)
  void secondCrewMovesUpWhenTheFirstIsGone() {
    var table = crewOf(ANN, BEN, CAT).crew(BEN, Crews.SECOND).crew(CAT, Crews.SECOND);
    leaving(table).chooses(ANN, "leave-mission").happened(NL_7_19);
    table.isOn(BEN, Crews.FIRST).isOn(CAT, Crews.FIRST);
    assertThat(stack(table)).containsExactly(BEN, CAT);
  }

  @Test
  @Covers(NL_7_19)
  void secondCrewStaysWhereItIsWhileOneOfTheFirstIsLeft() {
    var table = crewOf(ANN, BEN, CAT).crew(CAT, Crews.SECOND);
    leaving(table).chooses(ANN, "leave-mission").didNotHappen(NL_7_19);
    table.isOn(BEN, Crews.FIRST).isOn(CAT, Crews.SECOND);
  }

  @Test
  @Covers(NL_7_20)
  void whereACrewMovedUpANewSecondOneMayBeStarted() {
    CityTable.of(3)
        .missions(VAN)
        .run(new TakeMissions(0))
        .chooses(ANN, "start-first-" + VAN, "pass")
        .chooses(BEN, "start-second-" + VAN)
        .chooses(ANN, "leave-mission")
        .chooses(BEN, "pass")
        .chooses(CAT, "start-second-" + VAN)
        .isOn(BEN, Crews.FIRST)
        .isOn(CAT, Crews.SECOND);
  }
}

package nocturne.nightlancer.prep;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.NightlancerRule.NL_7_01;
import static nocturne.nightlancer.NightlancerRule.NL_7_04;
import static nocturne.nightlancer.NightlancerRule.NL_7_05;
import static nocturne.nightlancer.NightlancerRule.NL_7_06;
import static nocturne.nightlancer.NightlancerRule.NL_7_11;
import static nocturne.nightlancer.NightlancerRule.NL_7_15;
import static nocturne.nightlancer.NightlancerRule.NL_7_26;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.mission.Crews;
import org.junit.jupiter.api.Test;

/** What everybody does with the night: one thing, in turn order. */
class TakeMissionsTest {

  private static final String VAN = "the-borrowed-van";
  private static final String PICKET = "picket-line";
  private static final String HIGH = "the-clean-room";

  @Test
  @Covers({NL_7_01, NL_7_04})
  void thereAreFourThingsToDoAndStandingAsideIsNoneOfThem() {
    CityTable.of(3)
        .owns(ANN)
        .missions(VAN, PICKET)
        .crew(CAT, Crews.FIRST)
        .run(new TakeMissions(0))
        .offers(
            ANN, "start-first-" + PICKET, "start-second-" + VAN, "join-first-" + VAN, "lay-low");
  }

  @Test
  @Covers(NL_7_01)
  void everybodyChoosesOnceInTurnOrder() {
    CityTable.of(3)
        .missions(VAN, PICKET)
        .order(CAT, ANN, BEN)
        .run(new TakeMissions(0))
        .isNotAsked(ANN)
        .isNotAsked(BEN)
        .chooses(CAT, "start-first-" + VAN, "pass")
        .isNotAsked(CAT)
        .chooses(ANN, "start-first-" + PICKET)
        .chooses(ANN, "pass")
        .chooses(CAT, "pass")
        .isNotAsked(ANN)
        .isNotAsked(CAT)
        .chooses(BEN, "lay-low")
        .chooses(ANN, "pass")
        .chooses(CAT, "pass")
        .rests();
  }

  @Test
  @Covers(NL_7_04)
  void whoeverFindsNoMissionLaysLow() {
    var table = CityTable.of(2).owns(ANN).owns(BEN).missions().heat(ANN, 2);
    table.run(new TakeMissions(0)).hasHeat(ANN, 1).rests();
    assertThat(table.city().hasLaidLow(ANN)).isTrue();
    assertThat(table.city().hasLaidLow(BEN)).isTrue();
  }

  @Test
  @Covers(NL_7_05)
  void aNewCrewStandsBeforeTheFirstStageWhateverItsMembersDidLastNight() {
    var table = CityTable.of(2).missions(VAN);
    table.city().at().stageDone.set(table.city(), ANN.index(), 3);
    table.run(new TakeMissions(0)).chooses(ANN, "start-first-" + VAN);
    assertThat(table.city().at().stageDone.get(table.city(), ANN.index())).isZero();
  }

  @Test
  @Covers({NL_7_05, NL_7_06})
  void whoeverStartsAFirstCrewIsItsBossAndItsOnlyMember() {
    var table = CityTable.of(2).missions(VAN).run(new TakeMissions(0));
    table.chooses(ANN, "start-first-" + VAN).isOn(ANN, Crews.FIRST).happened(NL_7_05);
    assertThat(Crews.of(table.city(), 0, Crews.FIRST)).isEqualTo(Seats.of(ANN));
    assertThat(Crews.boss(table.city(), 0, Crews.FIRST)).isEqualTo(ANN);
  }

  @Test
  @Covers(NL_7_05)
  void firstCrewIsStartedOnlyWhereThereIsNone() {
    CityTable.of(2)
        .missions(VAN, PICKET)
        .run(new TakeMissions(0))
        .offersAmongOthers(ANN, "start-first-" + VAN, "start-first-" + PICKET)
        .chooses(ANN, "start-first-" + VAN, "pass")
        .offersAmongOthers(BEN, "start-first-" + PICKET)
        .doesNotOffer(BEN, "start-first-" + VAN);
  }

  @Test
  @Covers(NL_7_11)
  void secondCrewHasABossOfItsOwnAndThereIsNoThird() {
    var table = CityTable.of(3).missions(VAN).crew(ANN, Crews.FIRST).order(BEN, CAT, ANN);
    table.run(new TakeMissions(0)).chooses(BEN, "start-second-" + VAN).happened(NL_7_11);
    table.isOn(ANN, Crews.FIRST).isOn(BEN, Crews.SECOND);
    assertThat(Crews.boss(table.city(), 0, Crews.SECOND)).isEqualTo(BEN);
    table
        .chooses(ANN, "pass")
        .chooses(BEN, "pass")
        .offersAmongOthers(CAT, "join-first-" + VAN, "join-second-" + VAN)
        .doesNotOffer(CAT, "start-first-" + VAN, "start-second-" + VAN);
  }

  @Test
  @Covers(NL_7_11)
  void secondCrewNeedsAFirst() {
    CityTable.of(2)
        .missions(VAN)
        .run(new TakeMissions(0))
        .doesNotOffer(ANN, "start-second-" + VAN)
        .refuses(ANN, "start-second-" + VAN, NL_7_11);
  }

  @Test
  @Covers(NL_7_15)
  void whoeverIsOnAMissionCanTakeNoOther() {
    CityTable.of(2)
        .missions(VAN, PICKET)
        .run(new TakeMissions(0))
        .chooses(ANN, "start-first-" + VAN)
        .offers(ANN, "pass", "leave-mission")
        .chooses(ANN, "pass")
        .chooses(BEN, "start-first-" + PICKET)
        .offers(ANN, "pass", "leave-mission")
        .isOn(ANN, Crews.FIRST);
  }

  @Test
  @Covers(NL_7_26)
  void missionsThatNobodyTookAreDiscarded() {
    var table = CityTable.of(2).missions(VAN, PICKET, HIGH).run(new TakeMissions(0));
    table.chooses(ANN, "start-first-" + PICKET, "pass").chooses(BEN, "lay-low");
    assertThat(table.city().isOpen(0)).isTrue();
    table.chooses(ANN, "pass").happened(NL_7_26).rests();
    assertThat(table.city().isOpen(0)).isFalse();
    assertThat(table.city().mission(1)).isEqualTo(table.mission(PICKET));
    assertThat(table.city().isOpen(2)).isFalse();
    assertThat(table.at().lowDiscard.list(table.city())).containsExactly(table.mission(VAN));
    assertThat(table.at().highDiscard.list(table.city())).containsExactly(table.mission(HIGH));
  }
}

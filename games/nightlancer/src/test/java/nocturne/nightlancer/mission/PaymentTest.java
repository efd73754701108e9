package nocturne.nightlancer.mission;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.CityTable.DAN;
import static nocturne.nightlancer.NightlancerRule.NL_11_10;
import static nocturne.nightlancer.NightlancerRule.NL_11_11;
import static nocturne.nightlancer.NightlancerRule.NL_11_12;
import static nocturne.nightlancer.NightlancerRule.NL_11_13;
import static nocturne.nightlancer.NightlancerRule.NL_11_14;
import static nocturne.nightlancer.NightlancerRule.NL_11_15;
import static nocturne.nightlancer.NightlancerRule.NL_11_16;
import static nocturne.nightlancer.NightlancerRule.NL_11_17;
import static nocturne.nightlancer.NightlancerRule.NL_16_17;
import static nocturne.nightlancer.NightlancerRule.NL_17_02;
import static nocturne.nightlancer.NightlancerRule.NL_17_05;
import static nocturne.nightlancer.NightlancerRule.NL_7_09;
import static nocturne.nightlancer.NightlancerRule.NL_7_10;
import static nocturne.nightlancer.NightlancerRule.NL_9_02;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Mission;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.effect.Effect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A mission that is done is paid, member by member. */
class PaymentTest {

  private static final String VAN = "the-borrowed-van";
  private static final String CLEAN_ROOM = "the-clean-room";
  private static final String DIRTY = "armoured-post";

  /** A crew without cards, from the Boss down, with its mission behind it. */
  private static CityTable done(String mission, Seat... stack) {
    var table = CityTable.of(4).missions(mission);
    for (var seat : stack) table.crew(seat, Crews.FIRST).opportunities(seat).chips(seat, 0);
    return table;
  }

  private static int opportunities(CityTable table, Seat seat) {
    return table.at().opportunities(seat).size(table.city());
  }

  @ParameterizedTest
  @CsvSource({"1, 5, 1, 0", "2, 3, 1, 0", "3, 2, 0, 1", "4, 2, 0, 0"})
  @Covers({NL_11_10, NL_11_11})
  void everyMemberGetsTheWholeRowForTheSizeOfTheCrew(
      int size, int chips, int prospects, int opportunities) {
    var stack = Seats.first(size).list();
    var table = done(VAN, stack.toArray(Seat[]::new)).run(StageOf.payment(0)).rests();
    for (var seat : stack) {
      table.hasChips(seat, chips).hasProspects(seat, prospects).hasHeat(seat, 0);
      assertThat(opportunities(table, seat)).isEqualTo(opportunities);
    }
  }

  @Test
  @Covers(NL_11_11)
  void rowMayHoldOpportunitiesProspectsAndHeat() {
    var table = done(CLEAN_ROOM, BEN, CAT).run(StageOf.payment(0)).rests();
    for (var seat : List.of(BEN, CAT)) {
      table.hasChips(seat, 6).hasProspects(seat, 1).hasHeat(seat, 1);
      assertThat(opportunities(table, seat)).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_11_11)
  void everyRowOfEveryMissionHoldsChips(String edition) {
    assertThat(CityTable.GAME.contents(edition).missions())
        .flatExtracting(Mission::payments)
        .allMatch(row -> Effect.gained(row, Resource.CHIP) > 0);
  }

  @Test
  @Covers(NL_11_10)
  void onlyThoseWhoAreLeftAreCounted() {
    var table = done(VAN, BEN, CAT, DAN);
    for (var seat : List.of(BEN, CAT, DAN)) table.owns(seat);
    table.run(StageOf.stage(0, 3)).chooses(BEN, "abandon");
    table.chooses(CAT, "stay").chooses(DAN, "stay").crosshairs(3).chooses(CAT, "route-2");
    table.chooses(CAT, "attempt").chooses(DAN, "stand-back");
    table.hasChips(BEN, 0).hasChips(CAT, 3).hasChips(DAN, 3).rests();
  }

  @Test
  @Covers(NL_11_12)
  void everybodyWhoIsPaidForADirtyMissionLosesAnIdeal() {
    var table = done(DIRTY, BEN, CAT).ideals(BEN, 3).ideals(CAT, 4).ideals(DAN, 2);
    table.run(StageOf.payment(0)).happened(NL_11_12);
    table.hasIdeals(BEN, 2).hasIdeals(CAT, 3).hasIdeals(DAN, 2);
  }

  @Test
  @Covers(NL_11_12)
  void cleanMissionCostsNoIdealAndWhoGoesBeforeItIsDoneKeepsThem() {
    done(CLEAN_ROOM, BEN).ideals(BEN, 3).run(StageOf.payment(0)).hasIdeals(BEN, 3);
    var table = done(DIRTY, BEN).ideals(BEN, 3).run(StageOf.stage(0, 3));
    table.chooses(BEN, "abandon").hasIdeals(BEN, 3).rests();
  }

  @Test
  @Covers({NL_11_12, NL_17_02})
  void dirtyMissionHeatsUpWhoeverHasNoIdealsLeft() {
    done(DIRTY, BEN).ideals(BEN, 0).run(StageOf.payment(0)).hasIdeals(BEN, 0).hasHeat(BEN, 2);
  }

  @Test
  @Covers({NL_11_13, NL_7_09})
  void dealBringsTheBossAnOpportunityMore() {
    var table = done(VAN, CAT, BEN).deal(CAT).run(StageOf.payment(0)).happened(NL_11_13);
    assertThat(opportunities(table, CAT)).isEqualTo(1);
    assertThat(opportunities(table, BEN)).isZero();
    var without = done(VAN, CAT, BEN).run(StageOf.payment(0)).didNotHappen(NL_11_13);
    assertThat(opportunities(without, CAT)).isZero();
  }

  @Test
  @Covers({NL_11_13, NL_7_10})
  void dealOfWhoHasLeftBringsNothing() {
    var table = done(VAN, CAT, BEN).deal(CAT);
    Crews.leave(table.city(), CAT);
    table.run(StageOf.payment(0)).didNotHappen(NL_11_13);
    assertThat(opportunities(table, BEN)).isZero();
    table.hasChips(BEN, 5).hasChips(CAT, 0);
  }

  @Test
  @Covers(NL_11_14)
  void chipsComeFirstThenProspectsOpportunitiesHeatAndTheIdeal() {
    done(DIRTY, BEN)
        .deal(BEN)
        .run(StageOf.payment(0))
        .told("chips.gained", "prospects.gained", "drew", "drew", "heat.gained", "ideals.lost");
  }

  @Test
  @Covers(NL_11_14)
  void heatIsSettledBeforeTheIdealIsLost() {
    done(DIRTY, ANN)
        .ideals(ANN, 2)
        .run(StageOf.payment(0))
        .hasChips(ANN, 12)
        .offers(ANN, "yes", "no")
        .hasIdeals(ANN, 2)
        .chooses(ANN, "no")
        .told("heat.gained", "ideals.lost")
        .hasIdeals(ANN, 1);
  }

  @Test
  @Covers(NL_11_14)
  void membersArePaidFromTheTopOfTheStackDown() {
    done(VAN, DAN, BEN, CAT).run(StageOf.payment(0)).toldOf("chips.gained", DAN, BEN, CAT);
  }

  @Test
  @Covers({NL_11_14, NL_16_17})
  void othersMayPointAtAMemberAfterAllOfThat() {
    var table = done(DIRTY, BEN, CAT).ideals(BEN, 3).hand(ANN, "recruiter");
    table.run(StageOf.payment(0)).hasIdeals(BEN, 2).hasHeat(BEN, 1).hasChips(CAT, 0);
    table.offers(ANN, "play-recruiter-on-2", "pass").chooses(ANN, "play-recruiter-on-2");
    table.hasHeat(BEN, 2).hasHeat(CAT, 1).hasChips(CAT, 9).rests();
  }

  @Test
  @Covers({NL_11_14, NL_17_05})
  void whoeverHasTheMostHeatMayBePointedAtAndLosesAProspect() {
    var table = done(VAN, BEN).heat(BEN, 5).prospects(BEN, 4).hand(ANN, "recruiter");
    table.run(StageOf.payment(0)).hasProspects(BEN, 5).chooses(ANN, "play-recruiter-on-2");
    table.hasHeat(BEN, 5).hasProspects(BEN, 4).rests();
  }

  @Test
  @Covers(NL_11_15)
  void tokensComeBackAndTheMissionIsDiscarded() {
    var low = done(VAN, BEN, CAT).run(StageOf.payment(0)).isOff(BEN).isOff(CAT).rests();
    assertThat(low.at().lowDiscard.list(low.city())).containsExactly(low.mission(VAN));
    var high = done(DIRTY, BEN).run(StageOf.payment(0)).isOff(BEN).rests();
    assertThat(high.at().highDiscard.list(high.city())).containsExactly(high.mission(DIRTY));
    assertThat(high.city().isOpen(0)).isFalse();
  }

  @Test
  @Covers({NL_11_16, NL_9_02})
  void phaseIsOverWhenEveryMissionThatWasTakenHasEnded() {
    var table = CityTable.of(3).missions(VAN, "picket-line").owns(ANN).owns(BEN);
    Crews.join(table.city(), ANN, 1, Crews.FIRST);
    table.crew(BEN, Crews.FIRST).run(new MissionPhase(0));
    table.chooses(ANN, "abandon").isNotAsked(ANN).chooses(BEN, "abandon").rests();
    assertThat(table.at().missions).allMatch(slot -> slot.isEmpty(table.city()));
  }

  @Test
  @Covers(NL_11_17)
  void crewLargerThanAnyRowIsPaidByTheLargest() {
    var van = CityTable.GAME.contents("final").missions().getFirst();
    var rows = van.payments().subList(0, 2);
    var ofTwoRows = withRows(van, rows);
    assertThat(ofTwoRows.payment(1)).isEqualTo(rows.get(0));
    assertThat(ofTwoRows.payment(2)).isEqualTo(rows.get(1));
    assertThat(ofTwoRows.payment(3)).isEqualTo(rows.get(1));
    assertThat(ofTwoRows.payment(4)).isEqualTo(rows.get(1));
  }

  private static Mission withRows(Mission like, List<List<Effect>> rows) {
    return new Mission(
        like.index(),
        like.id(),
        like.name(),
        like.high(),
        like.client(),
        like.place(),
        like.excludes(),
        like.dirty(),
        like.stages(),
        rows,
        like.words());
  }
}

package nocturne.nightlancer.prep;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.NightlancerRule.NL_12_02;
import static nocturne.nightlancer.NightlancerRule.NL_6_01;
import static nocturne.nightlancer.NightlancerRule.NL_6_02;
import static nocturne.nightlancer.NightlancerRule.NL_6_03;
import static nocturne.nightlancer.NightlancerRule.NL_6_04;
import static nocturne.nightlancer.NightlancerRule.NL_6_10;
import static nocturne.nightlancer.NightlancerRule.NL_6_11;
import static nocturne.nightlancer.NightlancerRule.NL_6_12;
import static nocturne.nightlancer.NightlancerRule.NL_7_22;
import static nocturne.nightlancer.NightlancerRule.NL_7_23;
import static nocturne.nightlancer.NightlancerRule.NL_7_24;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Seat;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who faces the Event of a round, and who lies low. */
class EventChoiceTest {

  private static CityTable event(CityTable table) {
    return table.run(new EventStep(0));
  }

  private static void shake(CityTable table, Seat seat) {
    table.at().shaken.set(table.city(), seat.index(), 1);
  }

  @Test
  @Covers(NL_6_01)
  void everybodyChoosesInTurnOrder() {
    var table = event(CityTable.of(3).round("patrol-sweep").order(CAT, ANN, BEN).owns(CAT));
    table.isNotAsked(ANN).offers(CAT, "face-event", "lay-low").chooses(CAT, "face-event");
    table.isNotAsked(BEN).chooses(ANN, "lay-low").chooses(BEN, "face-event").rests();
    assertThat(table.city().hasLaidLow(CAT)).isFalse();
    assertThat(table.city().hasLaidLow(ANN)).isTrue();
    assertThat(table.city().hasLaidLow(BEN)).isFalse();
  }

  @Test
  @Covers(NL_6_02)
  void whoseHeatIsFiveMustLayLow() {
    event(CityTable.of(2).heat(ANN, 4)).offersAmongOthers(ANN, "face-event", "lay-low");
    var table = event(CityTable.of(2).heat(ANN, 5)).isNotAsked(ANN).hasHeat(ANN, 4);
    assertThat(table.city().hasLaidLow(ANN)).isTrue();
    table.offersAmongOthers(BEN, "face-event");
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_6_03)
  void whoIsShakenMustLayLow(String edition) {
    var table = CityTable.of(2, "edition", edition);
    shake(table, ANN);
    event(table).isNotAsked(ANN).offersAmongOthers(BEN, "face-event");
    assertThat(table.city().hasLaidLow(ANN)).isTrue();
  }

  @Test
  @Covers({NL_6_01, NL_7_22})
  void whoLaysLowHasAllHealthAndResolveAgainAndOneHeatLess() {
    event(CityTable.of(2).has(ANN, 1, 1).heat(ANN, 3))
        .chooses(ANN, "lay-low")
        .hasHealth(ANN, 7)
        .hasResolve(ANN, 9)
        .hasHeat(ANN, 2);
  }

  @ParameterizedTest
  @CsvSource({"final, true", "prototype, false"})
  @Covers({NL_6_03, NL_7_23, NL_7_24})
  void layingLowEndsBeingShakenInThePrototypeOnly(String edition, boolean still) {
    var table = CityTable.of(2, "edition", edition).has(ANN, 1, 1);
    shake(table, ANN);
    event(table).hasHealth(ANN, 7).hasResolve(ANN, 9);
    assertThat(table.city().isShaken(ANN)).isEqualTo(still);
  }

  @Test
  @Covers(NL_6_12)
  void whoLaysLowDoesNotFaceTheEventAndTakesNoMission() {
    CityTable.of(2)
        .round("brown-out")
        .missions("the-borrowed-van")
        .chips(ANN, 5)
        .run(new EventStep(0), new TakeMissions(0))
        .chooses(ANN, "lay-low")
        .didNotHappen(NL_12_02)
        .hasChips(ANN, 5)
        .chooses(BEN, "face-event", "stand-back")
        .isNotAsked(ANN)
        .chooses(BEN, "start-first-the-borrowed-van")
        .isNotAsked(ANN)
        .chooses(BEN, "pass")
        .rests()
        .isOff(ANN);
  }

  @ParameterizedTest
  @CsvSource({
    "patrol-sweep, heat, 0, 1",
    "special-peace-operation, heat, 2, 3",
    "euromafia-collectors, loans, 0, 1",
    "citizen-purge, ideals, 4, 3"
  })
  @Covers(NL_6_04)
  void eventIsOnlyAboutThoseItsConditionNames(String round, String what, int spared, int meant) {
    given(CityTable.of(2).round(round), what, spared)
        .run(new EventStep(0))
        .chooses(ANN, "face-event")
        .happened(NL_6_04)
        .didNotHappen(NL_12_02)
        .isNotAsked(ANN);
    given(CityTable.of(2).round(round), what, meant)
        .run(new EventStep(0))
        .chooses(ANN, "face-event")
        .didNotHappen(NL_6_04)
        .offers(ANN, "attempt", "stand-back");
  }

  private static CityTable given(CityTable table, String what, int value) {
    return switch (what) {
      case "heat" -> table.heat(ANN, value);
      case "loans" -> table.loans(ANN, value);
      case "ideals" -> table.ideals(ANN, value);
      default -> throw new AssertionError(what);
    };
  }

  @Test
  @Covers(NL_6_10)
  void eventOfOneIsOverBeforeTheNextDecides() {
    event(CityTable.of(2).round("rivets-harassing").owns(ANN))
        .chooses(ANN, "face-event")
        .isNotAsked(BEN)
        .chooses(ANN, "stand-back")
        .isNotAsked(BEN)
        .chooses(ANN, "loss-1")
        .hasHealth(ANN, 5)
        .offersAmongOthers(BEN, "face-event", "lay-low");
  }

  @Test
  @Covers(NL_6_11)
  void whoReachesHeatFiveInTheEventHasFacedItAndLaysLowAfterwards() {
    var table = CityTable.of(2).round("identity-check").missions("night-bus").heat(ANN, 4);
    table.run(new EventStep(0), new TakeMissions(0));
    table.chooses(ANN, "face-event", "stand-back").hasHeat(ANN, 5);
    assertThat(table.city().hasLaidLow(ANN)).isFalse();
    table.chooses(BEN, "lay-low").isNotAsked(ANN).hasHeat(ANN, 4);
    assertThat(table.city().hasLaidLow(ANN)).isTrue();
  }

  @Test
  @Covers(NL_6_11)
  void whoIsShakenInTheEventLaysLowAfterwards() {
    var table = CityTable.of(2).round("grid-collapse").missions("night-bus").has(ANN, 3, 5);
    table.run(new EventStep(0), new TakeMissions(0)).chooses(ANN, "face-event", "stand-back");
    assertThat(table.city().isShaken(ANN)).isTrue();
    assertThat(table.city().hasLaidLow(ANN)).isFalse();
    table.chooses(BEN, "lay-low").isNotAsked(ANN);
    assertThat(table.city().hasLaidLow(ANN)).isTrue();
  }
}

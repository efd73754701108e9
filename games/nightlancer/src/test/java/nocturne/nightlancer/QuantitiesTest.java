package nocturne.nightlancer;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.GAME;
import static nocturne.nightlancer.NightlancerRule.NL_1_04;
import static nocturne.nightlancer.NightlancerRule.NL_1_05;
import static nocturne.nightlancer.NightlancerRule.NL_1_06;
import static nocturne.nightlancer.NightlancerRule.NL_1_07;
import static nocturne.nightlancer.NightlancerRule.NL_1_08;
import static nocturne.nightlancer.NightlancerRule.NL_1_09;
import static nocturne.nightlancer.NightlancerRule.NL_1_10;
import static nocturne.nightlancer.NightlancerRule.NL_1_11;
import static nocturne.nightlancer.NightlancerRule.NL_1_12;
import static nocturne.nightlancer.NightlancerRule.NL_1_13;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import nocturne.kernel.Viewer;
import nocturne.nightlancer.component.Penalty;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.component.RoundCard;
import nocturne.nightlancer.component.Stage;
import nocturne.nightlancer.effect.Effect;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.StageOf;
import nocturne.nightlancer.prep.Downtime;
import nocturne.nightlancer.prep.EventStep;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is kept for every player, and where it begins and ends. */
class QuantitiesTest {

  private static CityTable gains(CityTable table, Resource resource, int amount) {
    return table.run(city -> Fortune.gain(city, ANN, resource, amount, NL_1_06));
  }

  private static CityTable loses(CityTable table, Resource resource, int amount) {
    return table.run(city -> Fortune.lose(city, ANN, resource, amount, NL_1_06));
  }

  @Test
  @Covers(NL_1_04)
  void everybodySeesTheNineThingsThatAreKeptForEachPlayer() {
    var table =
        CityTable.of(2)
            .has(ANN, 3, 4)
            .chips(ANN, 11)
            .ideals(ANN, 5)
            .heat(ANN, 2)
            .prospects(ANN, 7)
            .loans(ANN, 1)
            .order(BEN, ANN);
    table.at().shaken.set(table.city(), ANN.index(), 1);
    for (var viewer : List.of(Viewer.of(BEN), Viewer.SPECTATOR)) {
      var seen = table.city().view(viewer).table();
      assertThat(seen.health(ANN)).isEqualTo(3);
      assertThat(seen.resolve(ANN)).isEqualTo(4);
      assertThat(seen.chips(ANN)).isEqualTo(11);
      assertThat(seen.ideals(ANN)).isEqualTo(5);
      assertThat(seen.heat(ANN)).isEqualTo(2);
      assertThat(seen.prospects(ANN)).isEqualTo(7);
      assertThat(seen.loans(ANN)).isEqualTo(1);
      assertThat(seen.order().placeOf(ANN)).isEqualTo(1);
      assertThat(seen.isShaken(ANN)).isTrue();
      assertThat(seen.isShaken(BEN)).isFalse();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_1_05)
  void printedHealthAndResolveAreAllThatANightlancerCanHave(String edition) {
    for (var lancer : GAME.contents(edition).lancers()) {
      var table = CityTable.of(2, "edition", edition).plays(ANN, lancer.id()).has(ANN, 1, 1);
      gains(table, Resource.HEALTH, 20);
      gains(table, Resource.RESOLVE, 20);
      table.hasHealth(ANN, lancer.health()).hasResolve(ANN, lancer.resolve());
    }
  }

  @Test
  @Covers(NL_1_06)
  void gainStopsAtTheMaximumAndTheSurplusIsLost() {
    var table = CityTable.of(2).plays(ANN, "guard").has(ANN, 7, 6);
    gains(table, Resource.HEALTH, 1).hasHealth(ANN, 8);
    gains(table, Resource.HEALTH, 4).hasHealth(ANN, 9);
    loses(table, Resource.HEALTH, 1).hasHealth(ANN, 8);
    gains(table, Resource.RESOLVE, 3).hasResolve(ANN, 7);
    loses(table, Resource.RESOLVE, 2).hasResolve(ANN, 5);
  }

  @Test
  @Covers(NL_1_07)
  void idealsGoFromNoneToSix() {
    var table = CityTable.of(2).ideals(ANN, 5);
    gains(table, Resource.IDEAL, 1).hasIdeals(ANN, 6);
    gains(table, Resource.IDEAL, 1).hasIdeals(ANN, 6);
    loses(table.ideals(ANN, 1), Resource.IDEAL, 1).hasIdeals(ANN, 0);
    loses(table, Resource.IDEAL, 1).hasIdeals(ANN, 0);
  }

  @Test
  @Covers(NL_1_08)
  void heatGoesFromNoneToFive() {
    var table = CityTable.of(2).heat(ANN, 4);
    gains(table, Resource.HEAT, 1).hasHeat(ANN, 5);
    gains(table, Resource.HEAT, 1).hasHeat(ANN, 5);
    loses(table.heat(ANN, 1), Resource.HEAT, 1).hasHeat(ANN, 0);
    loses(table, Resource.HEAT, 1).hasHeat(ANN, 0);
  }

  @Test
  @Covers(NL_1_09)
  void whoHasOneLoanMayTakeASecond() {
    var table = CityTable.of(2).loans(ANN, 1).chips(ANN, 9);
    table.run(new StreetPhase()).chooses(ANN, "em-1", "loan").hasChips(ANN, 19);
    assertThat(table.city().loans(ANN)).isEqualTo(2);
  }

  @Test
  @Covers(NL_1_09)
  void whoHasTwoLoansGetsNoOther() {
    CityTable.of(2)
        .loans(ANN, 2)
        .chips(ANN, 9)
        .run(new StreetPhase())
        .chooses(ANN, "em-1")
        .offers(ANN, "buy-prospects", "drop-heat");
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_1_10)
  void everyPenaltyThatBringsHeatBringsOne(String edition) {
    var box = GAME.contents(edition);
    var penalties =
        Stream.concat(
            box.rounds().stream().map(RoundCard::penalty),
            box.missions().stream().flatMap(it -> it.stages().stream()).map(Stage::penalty));
    assertThat(penalties)
        .filteredOn(Penalty.Loss.class::isInstance)
        .flatExtracting(loss -> ((Penalty.Loss) loss).choices())
        .extracting(losses -> Effect.gained(losses, Resource.HEAT))
        .contains(1)
        .containsOnly(0, 1);
  }

  @Test
  @Covers(NL_1_10)
  void heatAndIdealsChangeByOneWhereNoNumberIsNamed() {
    CityTable.of(2).heat(ANN, 3).run(new EventStep(0)).chooses(ANN, "lay-low").hasHeat(ANN, 2);
    CityTable.of(2)
        .heat(BEN, 1)
        .order(BEN, ANN)
        .run(new StreetPhase())
        .chooses(BEN, "mx-1", "slums-hustles")
        .hasHeat(BEN, 2);
    CityTable.of(2)
        .missions("loose-tongue")
        .crew(BEN, Crews.FIRST)
        .ideals(BEN, 4)
        .run(StageOf.payment(0))
        .hasIdeals(BEN, 3);
  }

  @Test
  @Covers(NL_1_11)
  void prospectsMayFallBelowNothing() {
    var table = CityTable.of(2).heat(ANN, 5).prospects(ANN, 1);
    gains(table, Resource.HEAT, 3).hasHeat(ANN, 5).hasProspects(ANN, -2);
    gains(table, Resource.PROSPECT, 1).hasProspects(ANN, -1);
  }

  @Test
  @Covers(NL_1_11)
  void tableCanAgreeThatProspectsStopAtNothing() {
    var table = CityTable.of(2, "prospects", "floor").heat(ANN, 5).prospects(ANN, 1);
    gains(table, Resource.HEAT, 3).hasProspects(ANN, 0);
  }

  @Test
  @Covers(NL_1_12)
  void chipsDoNotFallBelowNothing() {
    loses(CityTable.of(2).chips(ANN, 3), Resource.CHIP, 3).hasChips(ANN, 0);
    loses(CityTable.of(2).chips(ANN, 3), Resource.CHIP, 4).hasChips(ANN, 0);
  }

  /** The box of the final edition has tokens for 103 Chips. */
  @Test
  @Covers(NL_1_13)
  void supplyOfChipsDoesNotEnd() {
    CityTable.of(2)
        .chips(ANN, 103)
        .chips(BEN, 60)
        .run(new Downtime())
        .hasChips(ANN, 104)
        .hasChips(BEN, 61);
  }
}

package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.NightlancerRule.NL_12_17;
import static nocturne.nightlancer.NightlancerRule.NL_12_18;
import static nocturne.nightlancer.NightlancerRule.NL_12_19;
import static nocturne.nightlancer.NightlancerRule.NL_12_20;
import static nocturne.nightlancer.NightlancerRule.NL_12_21;
import static nocturne.nightlancer.NightlancerRule.NL_12_22;
import static nocturne.nightlancer.challenge.Trials.crew;
import static nocturne.nightlancer.challenge.Trials.event;
import static nocturne.nightlancer.challenge.Trials.isPassed;
import static nocturne.nightlancer.challenge.Trials.route;
import static nocturne.nightlancer.challenge.Trials.score;
import static nocturne.nightlancer.challenge.Trials.test;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.edition.Final;
import nocturne.nightlancer.edition.Prototype;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The dice of both editions. */
class DiceTest {

  @ParameterizedTest
  @CsvSource({"0, 0, 4", "1, 1, 5", "2, 1, 5", "3, 2, 5", "4, 2, 5", "5, 3, 4"})
  @Covers({NL_12_17, NL_12_18})
  void sixFacesAddNothingToThreeAndTheFirstAndTheLastCostResolve(
      int face, int adds, int resolveLeft) {
    var table = CityTable.prototype(2).owns(ANN).has(ANN, 7, 5);
    event(table.faces(face), test(Ability.COVERT, 9), ANN)
        .chooses(ANN, "attempt", "roll")
        .happened(NL_12_17)
        .hasResolve(ANN, resolveLeft)
        .rests();
    assertThat(score(table)).isEqualTo(4 + adds);
  }

  @Test
  @Covers(NL_12_17)
  void chancesOfThePrototypeAreThoseOfItsDie() {
    var edition = new Prototype();
    assertThat(IntStream.rangeClosed(-1, 4).map(edition::chance))
        .containsExactly(1000, 1000, 833, 500, 166, 0);
  }

  @Test
  @Covers(NL_12_18)
  void resolveIsLostEvenByAnAttemptThatPasses() {
    var table = CityTable.prototype(2).owns(ANN).has(ANN, 7, 5);
    event(table.faces(5), test(Ability.COVERT, 7), ANN)
        .chooses(ANN, "attempt", "roll")
        .happened(NL_12_18)
        .hasResolve(ANN, 4);
    assertThat(isPassed(table)).isTrue();
  }

  /** The highest face is worth nothing to whom it costs the last Resolve. */
  @Test
  @Covers({NL_12_18, NL_12_19})
  void whoIsShakenByTheDieScoresNothing() {
    var table = CityTable.prototype(2).owns(ANN).has(ANN, 7, 1);
    event(table.faces(5), test(Ability.COVERT, 1), ANN).chooses(ANN, "attempt", "roll").rests();
    assertThat(table.city().isShaken(ANN)).isTrue();
    assertThat(score(table)).isZero();
    assertThat(isPassed(table)).isFalse();
  }

  @Test
  @Covers(NL_12_19)
  void whoIsShakenByTheDieOnAMissionIsOffIt() {
    var table = crew(CityTable.prototype(2), ANN).has(ANN, 7, 1);
    route(table.faces(0), test(Ability.COVERT, 1), ANN)
        .chooses(ANN, "attempt", "roll")
        .isOff(ANN)
        .rests();
    assertThat(score(table)).isZero();
  }

  @Test
  @Covers(NL_12_20)
  void inThePrototypeNobodyRollsTwice() {
    var table = CityTable.prototype(2).owns(ANN).has(ANN, 7, 9);
    event(table.faces(1), test(Ability.COVERT, 6), ANN).chooses(ANN, "attempt", "roll").rests();
    assertThat(score(table)).isEqualTo(5);
    assertThat(isPassed(table)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  @Covers(NL_12_21)
  void threeDiceAreRolledAndEachCrosshairAddsOne(int crosshairs) {
    var table = CityTable.of(2).owns(ANN).has(ANN, 7, 1);
    event(table.crosshairs(crosshairs), test(Ability.COVERT, 9), ANN)
        .chooses(ANN, "attempt")
        .happened(NL_12_21)
        .hasResolve(ANN, 1)
        .rests();
    assertThat(score(table)).isEqualTo(4 + crosshairs);
  }

  /** Of eight equally likely throws one has no crosshair, three have one, three two and one all. */
  @Test
  @Covers(NL_12_22)
  void everyDieIsWorthACrosshairHalfOfTheTime() {
    var edition = new Final();
    assertThat(IntStream.rangeClosed(-1, 4).map(edition::chance))
        .containsExactly(1000, 1000, 875, 500, 125, 0);
  }

  @Test
  @Covers(NL_12_22)
  void throwsComeAboutAsOftenAsThatSays() {
    var table = CityTable.of(2);
    var city = table.city();
    var seen = new int[4];
    int rolls = 4000;
    for (int i = 0; i < rolls; i++) {
      city.edition().roll(city, ANN);
      seen[table.at().rolled.get(city, ANN.index())]++;
    }
    for (int crosshairs = 0; crosshairs <= 3; crosshairs++) {
      int ways = crosshairs == 0 || crosshairs == 3 ? 1 : 3;
      assertThat(seen[crosshairs]).isBetween(rolls * ways / 8 - 150, rolls * ways / 8 + 150);
    }
  }
}

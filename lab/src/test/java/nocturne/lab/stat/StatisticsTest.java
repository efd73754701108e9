package nocturne.lab.stat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Against figures of textbooks, or worked out by hand. */
class StatisticsTest {

  @Test
  void intervalOfAShareIsWilsons() {
    var half = new Share(50, 100);
    assertThat(half.low()).isCloseTo(0.4038, within(0.0001));
    assertThat(half.high()).isCloseTo(0.5962, within(0.0001));
    var none = new Share(0, 10);
    assertThat(none.low()).isZero();
    assertThat(none.high()).isCloseTo(0.2775, within(0.0001));
  }

  @Test
  void shareOfNothingSaysNothing() {
    var nothing = new Share(0, 0);
    assertThat(nothing.low()).isZero();
    assertThat(nothing.high()).isEqualTo(1);
    assertThat(nothing.likeness(new Share(5, 10))).isEqualTo(1);
  }

  @Test
  void twoSharesAreComparedAsProportions() {
    // z = 0.2 / sqrt(0.5 * 0.5 * 0.02) = 2.828
    assertThat(new Share(60, 100).likeness(new Share(40, 100))).isCloseTo(0.00468, within(1e-5));
    assertThat(new Share(40, 100).likeness(new Share(40, 100))).isEqualTo(1);
  }

  @Test
  void equalPartsAreTestedByChiSquare() {
    // (10 * 10 + 10 * 10) / 50 = 4 with one degree of freedom
    assertThat(Doubt.ofEqualParts(new double[] {60, 40})).isCloseTo(0.0455, within(0.0001));
    assertThat(Doubt.ofEqualParts(new double[] {50, 50})).isEqualTo(1);
  }

  @Test
  void equalRatesAreTestedForUnequalNumbersOfTries() {
    // The square of z above is chi-square with one degree of freedom.
    assertThat(Doubt.ofEqualRates(new double[] {60, 40}, new double[] {100, 100}))
        .isCloseTo(0.00468, within(1e-5));
    assertThat(Doubt.ofEqualRates(new double[] {10, 40}, new double[] {20, 80})).isEqualTo(1);
  }

  @Test
  void factsOfPairsAreTestedByMcNemar() {
    // Two sided: 2 * (1 + 10) / 1024
    assertThat(Doubt.ofNoChange(1, 9)).isCloseTo(0.0215, within(0.0001));
    assertThat(Doubt.ofNoChange(5, 5)).isEqualTo(1);
    assertThat(Doubt.ofNoChange(0, 0)).isEqualTo(1);
  }

  @Test
  void manyQuestionsAtOnceLeaveMoreDoubt() {
    assertThat(Doubt.together(new double[] {0.03, 0.01, 0.04}))
        .containsExactly(new double[] {0.06, 0.03, 0.06}, within(1e-12));
  }

  @Test
  void meanOfPairsHasAnIntervalByTheBootstrap() {
    var differences = new double[400];
    for (int i = 0; i < differences.length; i++) differences[i] = i % 2 == 0 ? 3 : 1;
    var mean = PairedMean.of(differences);
    assertThat(mean.mean()).isEqualTo(2);
    // The deviation of the mean is 1 / 20.
    assertThat(mean.low()).isCloseTo(2 - 0.098, within(0.015));
    assertThat(mean.high()).isCloseTo(2 + 0.098, within(0.015));
    assertThat(mean.doubt()).isLessThan(0.01);
  }

  @Test
  void pairsThatDifferBothWaysAlikeShowNothing() {
    var differences = new double[400];
    for (int i = 0; i < differences.length; i++) differences[i] = i % 2 == 0 ? 1 : -1;
    assertThat(PairedMean.of(differences).doubt()).isGreaterThan(0.5);
    assertThat(PairedMean.of(new double[10]).doubt()).isEqualTo(1);
  }

  @Test
  void veryManyPairsAreNotDrawnOneByOne() {
    var differences = new double[40_000];
    Arrays.setAll(differences, i -> i % 2 == 0 ? 3 : 1);
    var mean = PairedMean.of(differences);
    assertThat(mean.high() - mean.low()).isCloseTo(2 * 1.96 / 200, within(0.0001));
    assertThat(mean.doubt()).isLessThan(1e-6);
  }

  @Test
  void quantilesAreNumbersThatOccurred() {
    var spread = Spread.of(new double[] {5, 1, 4, 2, 3});
    assertThat(spread.least()).isEqualTo(1);
    assertThat(spread.quantile(0.5)).isEqualTo(3);
    assertThat(spread.most()).isEqualTo(5);
    assertThat(spread.mean()).isEqualTo(3);
  }
}

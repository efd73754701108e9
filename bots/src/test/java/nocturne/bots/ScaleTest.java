package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import nocturne.kernel.Seat;
import org.junit.jupiter.api.Test;

class ScaleTest {

  private static final Seat ANN = Seat.of(0);

  /** A game in which each point ahead doubles the odds, and one is ahead by these. */
  private static Scale scale(double... points) {
    var moments = new ArrayList<Course.Moment>();
    var opinions = new ArrayList<double[]>();
    for (int i = 0; i < points.length; i++) {
      double odds = Math.pow(2, points[i]);
      moments.add(new Course.Moment(10 * i, List.of(odds / (1 + odds))));
      opinions.add(new double[] {points[i]});
    }
    moments.add(new Course.Moment(10 * points.length, List.of(1.0)));
    return new Scale(moments, opinions);
  }

  @Test
  void aPointIsWorthAsMuchAsTheChancesRoseWithIt() {
    // From even odds half a point leads to odds of 1 to the root of 2.
    double worth = scale(-1, 0, 1, 2).worth(0.5, 10, ANN);
    assertThat(0.5 - worth).isCloseTo(1 / (1 + Math.sqrt(2)), within(0.01));
  }

  @Test
  void pointsAreWorthLessWhereTheGameIsAsGoodAsDecided() {
    var scale = scale(0, 2, 4, 5);
    assertThat(scale.worth(1, 39, ANN)).isLessThan(scale.worth(1, 0, ANN) / 4);
  }

  @Test
  void nobodyGivesAwayMoreThanTheyHave() {
    assertThat(scale(-2, 0, 2).worth(1_000, 0, ANN)).isCloseTo(0.2, within(1e-9));
  }

  @Test
  void anOpinionThatTheChancesDontFollowIsWorthNothing() {
    var moments = new ArrayList<Course.Moment>();
    var opinions = new ArrayList<double[]>();
    for (int i = 0; i < 4; i++) {
      moments.add(new Course.Moment(i, List.of(0.6 - 0.1 * i)));
      opinions.add(new double[] {i});
    }
    assertThat(new Scale(moments, opinions).worth(3, 1, ANN)).isZero();
    assertThat(scale(1, 1, 1).worth(3, 1, ANN)).isZero();
  }
}

package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import nocturne.kernel.Result;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;
import org.junit.jupiter.api.Test;

class LineTest {

  private static final Result LOST =
      new Result(List.of(new Result.Standing(Seat.of(0), 0, 2, false, 3)), Text.of("over"));

  private static List<Double> drawn(double... estimates) {
    var line = new Line(1, 10 * estimates.length, LOST);
    for (int i = 0; i < estimates.length; i++)
      line.add(10 * i, List.of(new Expectation(estimates[i], 0, 0.2, 8)));
    return line.moments().stream().map(moment -> moment.chances().getFirst()).toList();
  }

  @Test
  void whatDoesNotChangeStaysAsItIsUntilTheResult() {
    var drawn = drawn(0.5, 0.5, 0.5, 0.5);
    assertThat(drawn.subList(0, 4))
        .allSatisfy(each -> assertThat(each).isCloseTo(0.5, within(1e-9)));
    assertThat(drawn.getLast()).isZero();
  }

  @Test
  void aPointThatStandsOutIsDrawnTowardsItsNeighbours() {
    var drawn = drawn(0, 0, 0.9, 0, 0);
    assertThat(drawn.get(2)).isCloseTo(0.3, within(1e-9));
    assertThat(drawn.get(1)).isBetween(0.15, 0.3);
    assertThat(drawn.get(0)).isBetween(0.05, 0.2);
  }
}

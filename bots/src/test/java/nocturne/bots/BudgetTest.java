package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class BudgetTest {

  @Test
  void thinkingGoesOnForSoManyIterations() {
    assertThat(iterations(Budget.of(5))).isEqualTo(5);
  }

  @Test
  void aClockThatHasRunOutStillAllowsTheFirstIteration() {
    assertThat(iterations(Budget.of(5).within(Duration.ZERO))).isEqualTo(1);
  }

  @Test
  void aClockWithTimeLeftChangesNothing() {
    assertThat(iterations(Budget.of(5).within(Duration.ofDays(1)))).isEqualTo(5);
  }

  @Test
  void aBudgetOfNothingIsRefused() {
    assertThatThrownBy(() -> Budget.of(0)).hasMessage("a bot needs at least 1 iteration, not 0");
  }

  private static int iterations(Budget budget) {
    int count = 0;
    for (var thinking = budget.begin(); thinking.again(); ) count++;
    return count;
  }
}

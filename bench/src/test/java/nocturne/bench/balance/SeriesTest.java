package nocturne.bench.balance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import nocturne.bots.Budget;
import nocturne.kernel.Box;
import nocturne.kernel.Game;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import org.junit.jupiter.api.Test;

class SeriesTest {

  private static final int GAMES = 40;

  private static List<String> report(String id, long seed, int threads, Watch watch)
      throws InterruptedException {
    Game<?> game =
        Box.shelf().stream()
            .filter(box -> box.id().equals(id))
            .findFirst()
            .orElseThrow()
            .open(Optional.empty());
    var setup =
        new Setup(
            Variant.of(game.settings(), Map.of()),
            List.of(new Setup.Player("one", "random"), new Setup.Player("two", "random")));
    var series = new Series<>(game, setup, "random", Budget.of(1), seed, watch);
    return Report.of(series.play(GAMES, threads, text -> {}));
  }

  @Test
  void anyNumberOfThreadsGivesTheSameTable() throws InterruptedException {
    var watch = new Watch(Optional.of("marked"), Optional.of("marked"));
    assertThat(report("tic-tac-toe", 1, 2, watch)).isEqualTo(report("tic-tac-toe", 1, 1, watch));
  }

  @Test
  void anotherSeedIsAnotherSeries() throws InterruptedException {
    var watch = new Watch(Optional.empty(), Optional.empty());
    assertThat(report("connect-four", 1, 1, watch))
        .isNotEqualTo(report("connect-four", 2, 1, watch));
  }

  @Test
  void theTableSaysWhoWon() throws InterruptedException {
    var watch = new Watch(Optional.empty(), Optional.empty());
    assertThat(report("tic-tac-toe", 1, 1, watch))
        .contains("| seat | games | wins | 95 % | mean score |")
        .anyMatch(line -> line.startsWith("| 2 | 40 | "));
  }
}

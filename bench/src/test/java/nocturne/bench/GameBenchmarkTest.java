package nocturne.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Box;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GameBenchmarkTest {

  static List<String> games() {
    return Box.shelf().stream().map(Box::id).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameOnTheShelfCanBeMeasured(String game) {
    var benchmark = new GameBenchmark();
    benchmark.id = game;
    benchmark.prepare();
    var count = new GameBenchmark.Count();
    assertThat(benchmark.game(count).isOver()).isTrue();
    assertThat(count.decisions).isPositive();
    var middle = new GameBenchmark.Middle();
    middle.prepare(benchmark);
    assertThat(benchmark.copy(middle).isOver()).isFalse();
    var stored = new GameBenchmark.Stored();
    stored.prepare(benchmark);
    assertThat(benchmark.load(stored).table().isOver()).isTrue();
    var along = new GameBenchmark.Along();
    along.prepare(benchmark);
    var looked = new GameBenchmark.Looked();
    assertThat(benchmark.search(along, looked).id()).isNotEmpty();
    assertThat(looked.iterations).isPositive();
  }
}

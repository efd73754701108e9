package nocturne.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LatenciesTest {

  private final Latencies latencies = new Latencies();

  @Test
  void aShareOfTheChoicesKeepsUnderItsPercentile() {
    latencies.begin();
    for (int millis = 100; millis > 0; millis--) latencies.add(millis * 1_000_000L);
    assertThat(latencies.percentile(0.5)).isEqualTo(51);
    assertThat(latencies.percentile(0.99)).isEqualTo(100);
    assertThat(latencies.percentile(1)).isEqualTo(100);
    assertThat(latencies.count()).isEqualTo(100);
  }

  @Test
  void whatComesBeforeTheBeginningAndAfterTheEndDoesNotCount() {
    latencies.add(1);
    latencies.begin();
    latencies.add(5_000_000);
    latencies.end();
    latencies.add(1);
    assertThat(latencies.count()).isEqualTo(1);
    assertThat(latencies.percentile(0)).isEqualTo(5);
  }

  @Test
  void whereNothingWasMeasuredNothingIsSaid() {
    assertThat(latencies.percentile(0.99)).isZero();
  }
}

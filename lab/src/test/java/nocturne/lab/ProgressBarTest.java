package nocturne.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import nocturne.kernel.Language;
import org.junit.jupiter.api.Test;

class ProgressBarTest {

  private final StringWriter out = new StringWriter();
  private Instant now = Instant.EPOCH;

  private ProgressBar bar(boolean drawn) {
    return new ProgressBar(new PrintWriter(out), new Tongue(Language.EN), drawn, () -> now);
  }

  @Test
  void doneRateAndTimeLeftAreShown() {
    var bar = bar(true);
    bar.begin(0, 1200);
    now = now.plusSeconds(10);
    bar.at(400);
    assertThat(out.toString())
        .isEqualTo("\r████████░░░░░░░░░░░░░░░░ 400 of 1,200 games, 40 a second, 0:20 left\u001b[K");
  }

  @Test
  void rateIsThatOfThisTime() {
    var bar = bar(true);
    bar.begin(1000, 2000);
    now = now.plusSeconds(4);
    bar.at(1006);
    assertThat(out.toString())
        .startsWith("Going on after 1,000 games.")
        .contains("1,006 of 2,000 games, 1.5 a second, 11:03 left");
  }

  @Test
  void elsewhereItIsSaidAfterTheFirstGameAndNowAndThen() {
    var bar = bar(false);
    bar.begin(0, 100);
    for (int done = 1; done <= 100; done++) {
      now = now.plusSeconds(1);
      bar.at(done);
    }
    bar.end(100);
    assertThat(out.toString())
        .hasLineCount(11)
        .startsWith("1 of 100 games, 1.0 a second")
        .contains("50 of 100 games, 1.0 a second, 0:50 left");
  }
}

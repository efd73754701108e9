package nocturne.server.whole;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import nocturne.server.Waiting;
import nocturne.server.store.Databases;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A server that is told to stop says so to everybody and loses nothing. */
@Tag("slow")
@Timeout(600)
class StoppingTest {

  private static final int STOPS = Boolean.getBoolean("nocturne.long") ? 20 : 1;
  private static final int COME_BACK = 4012;
  private static final int TERMINATED = 128 + 15;
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  /** Whoever looks after services waits so long before it kills one. */
  private static final Duration GRACE = Duration.ofSeconds(30);

  @TempDir Path folder;

  @Test
  void stoppingUnderLoadLosesNothing() {
    Evening.of(
        StoppingTest.class,
        evening -> {
          evening.slowest(10);
          for (int i = 0; i < STOPS; i++) {
            invite(evening);
            stop(evening, evening.open(folder.toString()));
          }
          evening.slowest(0);
          try (var node = evening.open(folder.toString())) {
            evening.playOut(PATIENCE);
            evening.checkLists(node);
          }
          try (var database = Databases.open(folder.toString())) {
            evening.inquire(database);
          }
        });
  }

  /** Games that have just begun, so that there is enough to be chosen before the next stop. */
  private static void invite(Evening evening) {
    evening.invite(Party.Terms.of("syndicates", "", ""));
    evening.invite(Party.Terms.of("nightshift", "", "", "random").withUndo("consent"));
    evening.invite(Party.Terms.of("syndicates", "", "", "greedy").withClock(900, 5));
  }

  private static void stop(Evening evening, Node node) throws Exception {
    for (int choices = 0; choices < 30; choices++)
      assertThat(evening.alarm().await(Deed.CHOOSE, PATIENCE))
          .as("a choice, of %s", evening.unfinished())
          .isTrue();
    evening.doors().remove(node);
    assertThat(node.terminate(GRACE)).isEqualTo(TERMINATED);
    Waiting.until(
        "somebody to be sent away",
        () -> evening.testimonies().anyMatch(one -> !one.partings.isEmpty()));
    assertThat(evening.testimonies().flatMap(one -> one.partings.stream())).containsOnly(COME_BACK);
  }
}

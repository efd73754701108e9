package nocturne.server.guard;

import java.nio.file.Path;
import java.util.Random;
import nocturne.server.Seed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * Whatever is sent, by whomever: the server is never at fault, no table changes but by those who
 * play there, no socket is stuck, nobody waits, and nothing is left behind.
 */
@Tag("slow")
@Isolated("counts the threads, files and log lines of the process")
class FuzzTest {

  private static final int WAVES = Boolean.getBoolean("nocturne.long") ? 120 : 4;
  private static final int MESSAGES = 600;
  private static final int REQUESTS = 300;
  private static final int BROKEN = 40;

  @TempDir Path folder;

  @Test
  void nothingThatIsSentDoesHarm() {
    long seed = Seed.of(FuzzTest.class);
    try (var evening = new Evening(folder);
        var vitals = new Vitals(evening.venue().visitor())) {
      for (int wave = 1; wave <= WAVES; wave++) {
        try {
          wave(evening, new Random(seed + wave));
          evening.requirePeace();
          vitals.requireHealth();
        } catch (AssertionError e) {
          throw new AssertionError(
              "in wave %d of the seed %d: ".formatted(wave, seed) + e.getMessage(), e);
        }
      }
      vitals.requireTidiness(2);
    }
  }

  private static void wave(Evening evening, Random random) {
    var eve = evening.venue().guest("Eve");
    try (var talk = new OddTalk(evening, eve, random);
        var requests = new OddRequests(evening, random);
        var stranger = new Heckler(evening.port(), evening.duel(), "")) {
      talk.say(MESSAGES);
      requests.send(REQUESTS);
      new BrokenRequests(evening.port(), random).send(BROKEN);
      OddFrames.sendAll(stranger, random);
    }
  }
}

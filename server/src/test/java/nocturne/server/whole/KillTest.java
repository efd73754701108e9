package nocturne.server.whole;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import nocturne.server.store.Databases;
import nocturne.server.store.TestDatabases;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A server that is killed at any moment under load has lost nothing of what it told anybody. */
@Tag("slow")
@Timeout(3600)
class KillTest {

  private static final boolean LONG = Boolean.getBoolean("nocturne.long");
  private static final int KILLS = LONG ? 50 : 2;
  private static final Duration PATIENCE = Duration.ofMinutes(LONG ? 20 : 5);

  /** People think so long at most between kills, in milliseconds, that games outlast a few. */
  private static final int SLOWEST = 15;

  @TempDir Path folder;

  @Test
  void nothingThatAnybodyWasToldByAServerOnAFileIsLost() {
    Evening.of(KillTest.class, evening -> killUnderLoad(evening, folder.toString()));
  }

  @Test
  @Tag("long")
  void nothingThatAnybodyWasToldByAServerOnAPostgresIsLost() {
    var url = TestDatabases.postgresUrl();
    Evening.of(KillTest.class, evening -> killUnderLoad(evening, url));
  }

  private static void killUnderLoad(Evening evening, String url) throws Exception {
    var random = evening.random();
    evening.slowest(SLOWEST);
    evening.invite(Party.Terms.of("syndicates", "", ""));
    evening.invite(Party.Terms.of("nightshift", "", "", "").withUndo("consent"));
    evening.invite(Party.Terms.of("syndicates", "", "", "random").withClock(600, 5));
    evening.invite(Party.Terms.of("nightshift", "", "").withClock(900, 0).withUndo("consent"));
    var deeds = deeds(random);
    for (int i = 0; i < KILLS; i++) {
      if (i % 5 == 0) evening.invite(Party.Terms.of("syndicates", "random", "random", "random"));
      try (var node = evening.open(url)) {
        Thread.sleep(random.nextInt(500));
        var deed = deeds.get(i);
        if (deed.isBeforeTheGame() || LONG) evening.invite(another(random));
        assertThat(evening.alarm().await(deed, PATIENCE)).as("nobody would %s", deed).isTrue();
        Thread.sleep(random.nextInt(15));
        evening.kill(node);
      }
    }
    evening.slowest(0);
    try (var node = evening.open(url)) {
      evening.playOut(PATIENCE);
      evening.playOutAlone(node, PATIENCE);
      evening.checkLists(node);
    }
    try (var database = Databases.open(url)) {
      System.out.printf("%d kills: %s%n", KILLS, evening.inquire(database));
    }
  }

  private static Party.Terms another(Random random) {
    var terms =
        Party.Terms.of(random.nextBoolean() ? "syndicates" : "nightshift", "", "", "random");
    return random.nextBoolean() ? terms : terms.withClock(600, 2).withUndo("consent");
  }

  /** What is under way at each kill: everything about as often. */
  private static List<Deed> deeds(Random random) {
    var deeds = new ArrayList<Deed>();
    while (deeds.size() < KILLS) {
      var round = new ArrayList<>(List.of(Deed.values()));
      Collections.shuffle(round, random);
      deeds.addAll(round);
    }
    return deeds;
  }
}

package nocturne.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ThreadLocalRandom;
import nocturne.server.Seed;
import nocturne.server.store.Journal.Entry;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process that is killed at any moment has lost nothing of what it said was stored. */
@Tag("slow")
class KillTest {

  private static final int KILLS = Boolean.getBoolean("nocturne.long") ? 50 : 4;
  private static final int TABLES = 40;
  private static final int WRITERS = 16;
  private static final String STORED = "stored ";

  @TempDir Path folder;

  @Test
  void nothingThatWasStoredInAFileIsLost() throws IOException {
    killUnderLoad(folder.toString(), KILLS);
  }

  @Test
  void nothingThatWasStoredInAPostgresIsLost() throws IOException {
    killUnderLoad(TestDatabases.postgresUrl(), KILLS / 2);
  }

  private static void killUnderLoad(String url, int kills) throws IOException {
    var random = new Random(Seed.of(KillTest.class));
    Map<String, Integer> told = new HashMap<>();
    for (int i = 0; i < kills; i++) {
      try (Child child = Child.start(Appending.class, url)) {
        int lines = 1 + random.nextInt(3_000);
        while (lines > 0) {
          lines -= hear(child.line(), told);
          assertThat(child.isAlive()).isTrue();
        }
        child.kill();
        for (String line = child.line(); !line.isEmpty(); line = child.line()) {
          hear(line, told);
        }
      }
      try (Database database = Databases.open(url)) {
        told.forEach((table, number) -> check(database.journal(), table, number));
      }
    }
  }

  /** Takes down what the child says; a line that was cut short does not count. */
  private static int hear(String line, Map<String, Integer> told) {
    String[] words = line.split(" ");
    if (!line.startsWith(STORED) || !words[words.length - 1].equals(".")) {
      return 0;
    }
    told.merge(words[1], Integer.parseInt(words[2]), Math::max);
    return 1;
  }

  private static void check(Journal journal, String table, int number) {
    var entries = journal.read(table, 1);
    assertThat(entries).hasSizeGreaterThanOrEqualTo(number);
    for (int i = 0; i < entries.size(); i++) {
      assertThat(entries.get(i)).isEqualTo(entry(table, i + 1));
    }
  }

  private static Entry entry(String table, int number) {
    return new Entry(table, number, number, "{\"n\":" + number + "," + "x".repeat(number % 300));
  }

  /** The child: goes on with every table where it stands, and says what is stored. */
  static final class Appending {

    private Appending() {}

    public static void main(String[] arguments) {
      var journal = Databases.open(arguments[0]).journal();
      for (int i = 0; i < WRITERS; i++) {
        Thread.ofPlatform().start(() -> write(journal));
      }
    }

    private static void write(Journal journal) {
      while (true) {
        String table = "t" + ThreadLocalRandom.current().nextInt(TABLES);
        int next = journal.read(table, 1).size() + 1;
        for (int number = next; number < next + 20; number++) {
          try {
            journal.append(entry(table, number)).join();
            System.out.println(STORED + table + " " + number + " .");
          } catch (CompletionException e) {
            if (!(e.getCause() instanceof EntryTaken)) {
              throw e;
            }
          }
        }
      }
    }
  }
}

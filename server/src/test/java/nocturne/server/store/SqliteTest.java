package nocturne.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import nocturne.server.store.Journal.Entry;
import nocturne.server.store.Journal.News;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteTest extends DatabaseContract {

  @TempDir Path folder;

  @Override
  Database open() {
    return TestDatabases.sqlite(folder);
  }

  @Test
  void everyCommitReachesTheDisk() {
    database
        .change(
            c -> {
              assertThat(count(c, "pragma synchronous")).isEqualTo(2);
              assertThat(count(c, "pragma foreign_keys")).isEqualTo(1);
              return true;
            })
        .join();
    String mode =
        database.read(
            c -> {
              try (var rows = c.createStatement().executeQuery("pragma journal_mode")) {
                return rows.getString(1);
              }
            });
    assertThat(mode).isEqualTo("wal");
  }

  @Test
  void whatAnotherProcessWritesIsTold() throws InterruptedException {
    fill("a", 3);
    fill("b", 3);
    var known = new ConcurrentHashMap<>(Map.of("a", 3, "b", 3));
    var heard = new LinkedBlockingQueue<News>();
    journal.listen(
        () -> Map.copyOf(known),
        news -> {
          known.put(news.table(), news.number());
          heard.add(news);
        });
    try (var other = TestDatabases.sqlite(folder)) {
      for (int number = 4; number < 7; number++) {
        other.journal().append(new Entry("b", number, 0, "{}")).join();
        other.journal().append(new Entry("c", number - 3, 0, "{}")).join();
        assertThat(heard.poll(30, TimeUnit.SECONDS)).isEqualTo(new News("b", number));
      }
      assertThat(heard).isEmpty();
    }
  }

  @Test
  void fullDiskRefusesChangesAndHealsWhenThereIsRoom() {
    fill("a", 10);
    room(pages() + 4);
    var big = "x".repeat(20_000);
    assertFails(journal.append(new Entry("a", 11, 0, big))).isInstanceOf(StoreUnavailable.class);
    assertThat(journal.read("a", 1)).hasSize(10);
    assertFails(
            database.change(c -> update(c, "create table big as select hex(zeroblob(100000)) x")))
        .isInstanceOf(StoreUnavailable.class);

    room(1_000_000);
    journal.append(new Entry("a", 11, 0, big)).join();
    assertThat(journal.read("a", 1)).hasSize(11);
  }

  @Test
  void whatIsTooBigForANearlyFullDiskSparesTheRest() throws InterruptedException {
    fill("a", 10);
    room(pages() + 4);
    var go = hold();
    var small = journal.append(entry("b", 1));
    var big = journal.append(new Entry("c", 1, 0, "x".repeat(50_000)));
    var after = journal.append(entry("d", 1));
    go.countDown();
    assertFails(big).isInstanceOf(StoreUnavailable.class);
    small.join();
    after.join();
  }

  @Test
  void fullDiskUnderLoadLosesNothingThatWasStored() {
    room(pages() + 100);
    var futures =
        IntStream.range(0, 2_000)
            .mapToObj(n -> new Entry("t" + n % 50, n / 50 + 1, n, "x".repeat(1_000)))
            .map(journal::append)
            .toList();
    long stored = futures.stream().filter(SqliteTest::isStored).count();
    room(1_000_000);
    long there = IntStream.range(0, 50).mapToLong(n -> journal.read("t" + n, 1).size()).sum();
    assertThat(there).isEqualTo(stored).isBetween(1L, 1_999L);
  }

  private static boolean isStored(CompletableFuture<Void> future) {
    return future.handle((done, failed) -> failed == null).join();
  }

  private int pages() {
    return database.change(c -> count(c, "pragma page_count")).join();
  }

  private void room(int pages) {
    database.change(c -> count(c, "pragma max_page_count = " + pages)).join();
  }

  @Test
  void damagedPageDamagesOnlyWhatWasOnIt() throws IOException {
    for (int i = 0; i < 50; i++) {
      fill("t" + i, 100);
    }
    database.close();
    Path file = folder.resolve("nocturne.db");
    try (var bytes = new RandomAccessFile(file.toFile(), "rw")) {
      bytes.seek(bytes.length() / 2 / 4096 * 4096);
      byte[] noise = new byte[4096];
      Arrays.fill(noise, (byte) 0x5a);
      bytes.write(noise);
    }
    open_();
    int whole = 0;
    int corrupt = 0;
    for (int i = 0; i < 50; i++) {
      try {
        assertThat(journal.read("t" + i, 1)).hasSize(100);
        whole++;
      } catch (EntryCorrupt e) {
        corrupt++;
      }
    }
    assertThat(corrupt).isBetween(1, 5);
    assertThat(whole).isEqualTo(50 - corrupt);
    fill("new", 10);
  }

  @Test
  void backupIsWholeWhileEverythingGoesOn() {
    fill("a", 1_000);
    Path copy = folder.resolve("copy.db");
    var meanwhile =
        IntStream.rangeClosed(1, 500).mapToObj(n -> journal.append(entry("b", n))).toList();
    database.backup(copy);
    meanwhile.forEach(CompletableFuture::join);
    try (Database other = Databases.open("sqlite:" + copy)) {
      assertThat(other.journal().read("a", 1)).isEqualTo(journal.read("a", 1));
      int size = other.journal().read("b", 1).size();
      other.journal().append(entry("b", size + 1)).join();
    }
    assertThatThrownBy(() -> database.backup(copy)).isInstanceOf(StoreUnavailable.class);
    assertThatThrownBy(() -> database.backup(folder.resolve("no/where.db")))
        .isInstanceOf(StoreUnavailable.class);
  }

  @Test
  void folderThatCannotBeIsUnavailable() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "x");
    assertThatThrownBy(() -> Databases.in(file.resolve("below")))
        .isInstanceOf(StoreUnavailable.class);
  }

  @Test
  void fileThatIsNoDatabaseIsUnavailable() throws IOException {
    Path file = Files.writeString(folder.resolve("text.db"), "no database".repeat(1_000));
    assertThatThrownBy(() -> Databases.open("sqlite:" + file)).isInstanceOf(StoreUnavailable.class);
  }
}

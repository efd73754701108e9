package nocturne.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import nocturne.server.store.Journal.Entry;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What every journal does. */
@Timeout(600)
abstract class JournalContract {

  Database database;
  Journal journal;

  /** Opens the database of this test; the same one each time. */
  abstract Database open();

  @BeforeEach
  final void open_() {
    database = open();
    journal = database.journal();
  }

  @AfterEach
  final void close() {
    database.close();
  }

  static Entry entry(String table, int number) {
    return new Entry(table, number, 1_000L + number, "{\"is\":\"chose\",\"n\":" + number + "}");
  }

  static AbstractThrowableAssert<?, ?> assertFails(CompletableFuture<?> future) {
    return assertThatThrownBy(future::join)
        .isInstanceOf(CompletionException.class)
        .extracting(Throwable::getCause, org.assertj.core.api.InstanceOfAssertFactories.THROWABLE);
  }

  static int update(Connection connection, String sql) throws SQLException {
    try (var statement = connection.createStatement()) {
      return statement.executeUpdate(sql);
    }
  }

  static int count(Connection connection, String sql) throws SQLException {
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      rows.next();
      return rows.getInt(1);
    }
  }

  void fill(String table, int entries) {
    CompletableFuture.allOf(
            IntStream.rangeClosed(1, entries)
                .mapToObj(number -> journal.append(entry(table, number)))
                .toArray(CompletableFuture[]::new))
        .join();
  }

  /** Keeps the one who commits busy, so that all that comes meanwhile is committed together. */
  CountDownLatch hold() throws InterruptedException {
    var held = new CountDownLatch(1);
    var go = new CountDownLatch(1);
    var unused =
        database.change(
            connection -> {
              held.countDown();
              try {
                return go.await(60, TimeUnit.SECONDS);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    held.await();
    return go;
  }

  @Test
  void entriesComeBackAsTheyWereWritten() {
    var entries =
        List.of(
            new Entry("a", 1, 0, ""),
            new Entry("a", 2, Long.MAX_VALUE, "{\"said\":\"Grüße, 你好, \uD83C\uDCCF\\n'\\\"; --\"}"),
            new Entry("a", 3, -1, "x".repeat(300_000)));
    entries.forEach(entry -> journal.append(entry).join());
    fill("b", 3);
    assertThat(journal.read("a", 1)).isEqualTo(entries);
    assertThat(journal.read("a", 3)).isEqualTo(entries.subList(2, 3));
    assertThat(journal.read("a", 4)).isEmpty();
    assertThat(journal.read("nowhere", 1)).isEmpty();
  }

  @Test
  void entriesOutliveClosing() {
    fill("a", 5);
    database.close();
    open_();
    assertThat(journal.read("a", 1)).hasSize(5).last().isEqualTo(entry("a", 5));
  }

  @Test
  void entryThatIsThereIsTaken() {
    fill("a", 2);
    assertFails(journal.append(new Entry("a", 2, 7, "other"))).isInstanceOf(EntryTaken.class);
    assertThat(journal.read("a", 2)).containsExactly(entry("a", 2));
  }

  @Test
  void ofTwoInOneCommitTheFirstHandedInWins() throws InterruptedException {
    var go = hold();
    var first = journal.append(entry("a", 1));
    var second = journal.append(new Entry("a", 1, 7, "other"));
    var next = journal.append(entry("a", 2));
    go.countDown();
    assertFails(second).isInstanceOf(EntryTaken.class);
    assertThat(first).succeedsWithin(java.time.Duration.ofSeconds(60));
    next.join();
    assertThat(journal.read("a", 1)).containsExactly(entry("a", 1), entry("a", 2));
  }

  @Test
  void entryWithoutTheOneBeforeItIsNotStored() {
    fill("a", 2);
    assertFails(journal.append(entry("a", 4))).isInstanceOf(StoreUnavailable.class);
    assertFails(journal.append(entry("b", 2))).isInstanceOf(StoreUnavailable.class);
    fill("c", 1);
    assertThat(journal.read("a", 1)).hasSize(2);
    assertThat(journal.read("b", 1)).isEmpty();
  }

  @Test
  void textThatWouldNotComeBackIsNoEntry() {
    assertThatThrownBy(() -> new Entry("a", 1, 0, "half \uD83C"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Entry("a", 1, 0, "nul \0"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Entry("a b", 1, 0, ""))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Entry("a", 0, 0, "")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void changedEntryIsCorruptAndOtherTablesAreNot() {
    for (String change :
        List.of(
            "body = '{}'", "time = time + 1", "sum = sum + 1", "table_id = 'z'", "number = 9")) {
      String table = "t" + Integer.toHexString(change.hashCode());
      fill(table, 3);
      fill("other" + table, 3);
      database
          .change(
              connection ->
                  update(
                      connection,
                      "update journal set %s where table_id = '%s' and number = 2"
                          .formatted(change, table)))
          .join();
      assertThatThrownBy(() -> journal.read(table, 1)).isInstanceOf(EntryCorrupt.class);
      assertThat(journal.read("other" + table, 1)).hasSize(3);
      database
          .change(connection -> update(connection, "delete from journal where table_id = 'z'"))
          .join();
    }
  }

  @Test
  void missingEntryIsNoticed() {
    fill("a", 5);
    fill("b", 5);
    database
        .change(
            connection ->
                update(connection, "delete from journal where table_id = 'a' and number in (1, 3)"))
        .join();
    assertThatThrownBy(() -> journal.read("a", 1))
        .isInstanceOf(EntryCorrupt.class)
        .hasMessageContaining("entry 1 of table a");
    assertThatThrownBy(() -> journal.read("a", 2))
        .isInstanceOf(EntryCorrupt.class)
        .hasMessageContaining("entry 3 of table a");
    assertThat(journal.read("a", 4)).hasSize(2);
    assertThat(journal.read("b", 1)).hasSize(5);
  }

  @Test
  void manyAppendToManyTables() throws InterruptedException {
    int threads = 64;
    int each = 200;
    try (var people = Executors.newFixedThreadPool(threads)) {
      for (int i = 0; i < threads; i++) {
        String mine = "t" + i;
        people.submit(
            () -> {
              for (int number = 1; number <= each; number++) {
                journal.append(entry(mine, number)).join();
              }
            });
      }
    }
    for (int i = 0; i < threads; i++) {
      assertThat(journal.read("t" + i, 1)).hasSize(each);
    }
  }

  @Test
  void ofManyWhoWriteTheSameEntryOneWins() {
    int threads = 16;
    int entries = 100;
    var won = new AtomicInteger();
    try (var people = Executors.newFixedThreadPool(threads)) {
      for (int i = 0; i < threads; i++) {
        people.submit(() -> won.addAndGet(race(journal, entries)));
      }
    }
    assertThat(won).hasValue(entries);
    assertThat(journal.read("a", 1)).hasSize(entries);
  }

  /** Writes the entries of a table that are not taken, and counts its own. */
  static int race(Journal journal, int entries) {
    int won = 0;
    for (int number = 1; number <= entries; number++) {
      try {
        journal.append(entry("a", number)).join();
        won++;
      } catch (CompletionException e) {
        assertThat(e.getCause()).isInstanceOf(EntryTaken.class);
      }
    }
    return won;
  }
}

package nocturne.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import nocturne.server.store.Journal.News;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class PostgresTest extends DatabaseContract {

  final String url = TestDatabases.postgresUrl();

  @Override
  Database open() {
    return Databases.open(url);
  }

  private static News next(BlockingQueue<News> news) throws InterruptedException {
    return java.util.Objects.requireNonNull(news.poll(60, TimeUnit.SECONDS), "no news");
  }

  @Test
  void ofTwoNodesThatWriteTheSameEntriesOneWinsEach() throws Exception {
    int entries = 300;
    try (Database other = open();
        var people = Executors.newFixedThreadPool(8)) {
      var won = new ArrayList<java.util.concurrent.Future<Integer>>();
      for (int i = 0; i < 8; i++) {
        Journal mine = i % 2 == 0 ? journal : other.journal();
        won.add(people.submit(() -> race(mine, entries)));
      }
      int sum = 0;
      for (var one : won) {
        sum += one.get();
      }
      assertThat(sum).isEqualTo(entries);
      assertThat(journal.read("a", 1)).hasSize(entries).isEqualTo(other.journal().read("a", 1));
    }
  }

  /** Each waits for what the other has written and not committed, were there no order. */
  @Test
  void twoNodesAreNeverInEachOthersWayForLong() {
    try (Database other = open()) {
      for (int round = 1; round <= 50; round++) {
        var all = new ArrayList<java.util.concurrent.CompletableFuture<Void>>();
        for (int i = 0; i < 20; i++) {
          all.add(journal.append(entry("t" + i, round)));
          all.add(other.journal().append(entry("t" + (19 - i), round)));
        }
        long lost = all.stream().filter(one -> one.handle((done, no) -> no != null).join()).count();
        assertThat(lost).isEqualTo(20);
      }
    }
  }

  @Test
  void nodesHearOfEachOthersEntriesAndNotOfTheirOwn() throws InterruptedException {
    try (Database other = open()) {
      var here = new LinkedBlockingQueue<News>();
      var there = new LinkedBlockingQueue<News>();
      journal.listen(Map::of, here::add);
      other.journal().listen(Map::of, there::add);
      fill("a", 3);
      for (int number = 1; number <= 3; number++) {
        assertThat(next(there)).isEqualTo(new News("a", number));
      }
      other.journal().append(entry("a", 4)).join();
      assertThat(next(here)).isEqualTo(new News("a", 4));
      assertThat(here).isEmpty();
      assertThat(there).isEmpty();
    }
  }

  @Test
  void newsOfManyEntriesInOneCommitAllArrive() throws InterruptedException {
    try (Database other = open()) {
      var there = new LinkedBlockingQueue<News>();
      other.journal().listen(Map::of, there::add);
      var go = hold();
      var unused = new ArrayList<>();
      for (int i = 0; i < 2_000; i++) {
        unused.add(journal.append(entry("table-with-a-long-name-" + i, 1)));
      }
      go.countDown();
      var heard = new java.util.HashSet<String>();
      while (heard.size() < 2_000) {
        heard.add(next(there).table());
      }
    }
  }

  @Test
  void whatIsToldIsHeardByAllNodesInOrder() throws InterruptedException {
    try (Database other = open()) {
      var here = new LinkedBlockingQueue<String>();
      var there = new LinkedBlockingQueue<String>();
      database.hear(here::add);
      other.hear(there::add);
      database.tell("one");
      database.tell("two\nlines");
      for (var ear : List.of(here, there)) {
        assertThat(ear.poll(60, TimeUnit.SECONDS)).isEqualTo("one");
        assertThat(ear.poll(60, TimeUnit.SECONDS)).isEqualTo("two\nlines");
      }
    }
  }

  @Test
  void listenerThatFailsHearsTheNext() throws InterruptedException {
    try (Database other = open()) {
      var there = new LinkedBlockingQueue<News>();
      other
          .journal()
          .listen(
              Map::of,
              news -> {
                there.add(news);
                throw new IllegalStateException("on purpose");
              });
      fill("a", 2);
      assertThat(next(there).number()).isEqualTo(1);
      assertThat(next(there).number()).isEqualTo(2);
    }
  }

  private Gate gate() {
    return new Gate(java.net.URI.create(url).getPort());
  }

  private Database through(Gate gate) {
    return Databases.open(by(gate));
  }

  private String by(Gate gate) {
    return url.replaceAll(":\\d+/", ":" + gate.port() + "/");
  }

  /** One that soon takes a silence for an end. */
  private Database impatientThrough(Gate gate) {
    return Databases.open(TestDatabases.impatient(by(gate), 2));
  }

  @Test
  void databaseThatGoesAwayIsUnavailableAndThenThereAgain() throws Exception {
    try (Gate gate = gate();
        Database node = through(gate)) {
      Journal mine = node.journal();
      mine.append(entry("a", 1)).join();
      assertThat(mine.read("a", 1)).hasSize(1);
      gate.shut();
      assertFails(mine.append(entry("a", 2))).isInstanceOf(StoreUnavailable.class);
      assertFails(node.change(c -> count(c, "select 1"))).isInstanceOf(StoreUnavailable.class);
      assertThatThrownBy(() -> mine.read("a", 1)).isInstanceOf(StoreUnavailable.class);
      assertThatThrownBy(() -> node.read(c -> 1)).isInstanceOf(StoreUnavailable.class);
      gate.open();
      mine.append(entry("a", 2)).join();
      assertThat(mine.read("a", 1)).hasSize(2);
    }
  }

  @Test
  void databaseThatFallsSilentIsUnavailableAndThenThereAgain() throws Exception {
    try (Gate gate = gate();
        Database node = impatientThrough(gate)) {
      Journal mine = node.journal();
      mine.append(entry("a", 1)).join();
      assertThat(mine.read("a", 1)).hasSize(1);
      gate.silence();
      var lost = mine.append(entry("a", 2));
      assertThatThrownBy(() -> mine.read("a", 1)).isInstanceOf(StoreUnavailable.class);
      assertFails(lost).isInstanceOf(StoreUnavailable.class);
      gate.open();
      mine.append(entry("a", 2)).join();
      assertThat(mine.read("a", 1)).hasSize(2);
    }
  }

  @Test
  void nodeThatStopsInTheMiddleOfACommitDoesNotStopTheTable() throws Exception {
    try (Gate gate = gate();
        Database node = impatientThrough(gate)) {
      node.journal().append(entry("a", 1)).join();
      var written = new CountDownLatch(1);
      var stuck =
          node.change(
              c -> {
                update(c, "insert into journal values ('a', 2, 0, 'x', 0)");
                gate.silence();
                written.countDown();
                return count(c, "select 1");
              });
      written.await();
      // Waits until PostgreSQL gives up on the other, and then goes in.
      journal.append(entry("a", 2)).join();
      assertFails(stuck).isInstanceOf(StoreUnavailable.class);
      gate.open();
      assertThat(node.journal().read("a", 1)).containsExactly(entry("a", 1), entry("a", 2));
      node.journal().append(entry("a", 3)).join();
    }
  }

  @Test
  void connectionsThatTheServerEndedAreReplacedUnnoticed() {
    fill("a", 1);
    assertThat(journal.read("a", 1)).hasSize(1);
    try (Database other = open()) {
      other
          .change(
              c ->
                  count(
                      c,
                      "select count(pg_terminate_backend(pid)) from pg_stat_activity"
                          + " where datname = current_database() and pid <> pg_backend_pid()"))
          .join();
    }
    journal.append(entry("a", 2)).join();
    assertThat(journal.read("a", 1)).hasSize(2);
  }

  @Test
  void tablesThatMovedOnWhileNobodyListenedAreTold() throws Exception {
    fill("a", 1);
    fill("b", 1);
    try (Gate gate = gate();
        Database node = through(gate)) {
      var news = new LinkedBlockingQueue<News>();
      node.journal().listen(() -> Map.of("a", 1, "b", 1, "new", 0), news::add);
      gate.shut();
      journal.append(entry("a", 2)).join();
      journal.append(entry("a", 3)).join();
      gate.open();
      assertThat(next(news)).isEqualTo(new News("a", 3));
      journal.append(entry("b", 2)).join();
      assertThat(next(news)).isEqualTo(new News("b", 2));
    }
  }

  @Test
  void entryWhoseCommitBrokeOffIsTold() throws Exception {
    try (Gate gate = gate();
        Database node = through(gate)) {
      var news = new LinkedBlockingQueue<News>();
      node.journal().listen(() -> Map.of("a", 0), news::add);
      gate.breakAtCommit();
      assertFails(node.journal().append(entry("a", 1))).isInstanceOf(StoreUnavailable.class);
      assertThat(next(news)).isEqualTo(new News("a", 1));
      assertFails(node.journal().append(entry("a", 1))).isInstanceOf(EntryTaken.class);
      assertThat(node.journal().read("a", 1)).hasSize(1);
    }
  }

  @Test
  void aPostgresHasItsOwnToolsForCopies() {
    assertThatThrownBy(() -> database.backup(Path.of("copy")))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void addressesThatMakeNoSenseAreRefusedWithoutTellingThePassword() {
    for (String wrong :
        List.of(
            "postgresql://user:secret@/x",
            "postgresql://host/x",
            "postgresql://u:secret@host",
            "postgresql://u:sec ret@host/x")) {
      assertThatThrownBy(() -> Databases.open(wrong))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageNotContaining("secret");
    }
  }

  @Test
  void serverThatIsNotThereIsUnavailable() throws Exception {
    try (Gate gate = gate()) {
      gate.shut();
      assertThatThrownBy(() -> through(gate)).isInstanceOf(StoreUnavailable.class);
    }
  }
}

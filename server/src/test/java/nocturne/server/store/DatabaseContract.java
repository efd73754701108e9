package nocturne.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What every database does, besides keeping a journal. */
@Timeout(600)
abstract class DatabaseContract extends JournalContract {

  private static final int LONGEST_LINE = 10_000;

  @Test
  void workThatFailsIsUndoneAndSparesTheOthers() throws InterruptedException {
    database.change(c -> update(c, "create table stock (id int primary key)")).join();
    var go = hold();
    var before = journal.append(entry("a", 1));
    var thrown =
        database.change(
            c -> {
              update(c, "insert into stock values (1)");
              throw new IllegalStateException("no");
            });
    var broken =
        database.change(
            c ->
                update(c, "insert into stock values (2)")
                    + update(c, "insert into stock values (2)"));
    var nonsense = database.change(c -> update(c, "insert into nowhere values (1)"));
    var fine = database.change(c -> update(c, "insert into stock values (3)"));
    var after = journal.append(entry("a", 2));
    go.countDown();
    assertFails(thrown).isInstanceOf(IllegalStateException.class).hasMessage("no");
    assertFails(broken).isInstanceOf(SQLException.class);
    assertFails(nonsense).isInstanceOf(SQLException.class);
    assertThat(fine.join()).isEqualTo(1);
    before.join();
    after.join();
    assertThat(database.<Integer>read(c -> count(c, "select sum(id) from stock"))).isEqualTo(3);
    assertThat(journal.read("a", 1)).hasSize(2);
  }

  @Test
  void changesAreMadeInTheOrderInWhichTheyWereHandedIn() throws InterruptedException {
    database.change(c -> update(c, "create table steps (n int)")).join();
    var go = hold();
    var seen = new ArrayList<CompletableFuture<Integer>>();
    for (int i = 0; i < 50; i++) {
      int n = i;
      var unused = journal.append(entry("a", i + 1));
      seen.add(
          database.change(
              c -> {
                update(c, "insert into steps values (" + n + ")");
                return count(c, "select count(*) from steps")
                    + count(c, "select max(number) from journal where table_id = 'a'");
              }));
    }
    go.countDown();
    for (int i = 0; i < 50; i++) {
      assertThat(seen.get(i).join()).isEqualTo(2 * (i + 1));
    }
  }

  @Test
  void whoTakesHisTimeWithAResultHoldsUpNobody() throws InterruptedException {
    var busy = new CountDownLatch(1);
    var done = new CountDownLatch(1);
    var slow =
        journal
            .append(entry("a", 1))
            .thenRun(
                () -> {
                  try {
                    busy.await();
                  } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                  }
                })
            .thenRun(done::countDown);
    fill("b", 100);
    assertThat(slow).isNotDone();
    busy.countDown();
    done.await();
  }

  @Test
  void readingShowsOneMomentAndChangesNothing() {
    fill("a", 1);
    String count = "select count(*) from journal";
    int later =
        database.read(
            c -> {
              int first = count(c, count);
              fill("b", 10);
              return count(c, count) - first;
            });
    assertThat(later).isZero();
    assertThat(database.<Integer>read(c -> count(c, count))).isEqualTo(11);
    assertThatThrownBy(() -> database.read(c -> update(c, "delete from journal")))
        .isInstanceOf(RuntimeException.class);
    assertThat(database.<Integer>read(c -> count(c, count))).isEqualTo(11);
  }

  @Test
  void nonsenseIsNotTheDatabasesFault() {
    assertThatThrownBy(() -> database.read(c -> count(c, "select nonsense")))
        .isInstanceOf(IllegalStateException.class)
        .hasCauseInstanceOf(SQLException.class);
    fill("a", 1);
    assertThat(journal.read("a", 1)).hasSize(1);
  }

  @Test
  void whatWasHandedInBeforeClosingIsStored() throws InterruptedException {
    var go = hold();
    var last = IntStream.rangeClosed(1, 500).mapToObj(n -> journal.append(entry("a", n))).toList();
    go.countDown();
    database.close();
    assertThat(last).allMatch(future -> future.isDone() && !future.isCompletedExceptionally());
    assertFails(journal.append(entry("a", 501))).isInstanceOf(StoreUnavailable.class);
    open_();
    assertThat(journal.read("a", 1)).hasSize(500);
  }

  @Test
  void whoComesWhenTheLineIsTooLongIsSentAway() throws InterruptedException {
    var go = hold();
    var waiting =
        IntStream.rangeClosed(1, LONGEST_LINE)
            .mapToObj(n -> journal.append(entry("a", n)))
            .toList();
    assertFails(journal.append(entry("b", 1))).isInstanceOf(StoreUnavailable.class);
    go.countDown();
    waiting.forEach(CompletableFuture::join);
    fill("b", 1);
    assertThat(journal.read("a", 1)).hasSize(LONGEST_LINE);
  }

  @Test
  void vacuumLosesNothing() {
    fill("a", 1_000);
    database.change(c -> update(c, "delete from journal where number > 500")).join();
    database.vacuum();
    assertThat(journal.read("a", 1)).hasSize(500);
    assertThat(journal.append(entry("a", 501))).succeedsWithin(java.time.Duration.ofSeconds(60));
  }
}

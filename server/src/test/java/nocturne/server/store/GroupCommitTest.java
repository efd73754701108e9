package nocturne.server.store;

import static nocturne.server.store.JournalContract.assertFails;
import static nocturne.server.store.JournalContract.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeoutException;
import nocturne.server.store.Journal.Entry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(300)
class GroupCommitTest {

  @TempDir Path folder;

  @Test
  void whoeverHasWaitedTooLongForAnEntryIsLetGoAndTheEntryIsStoredAllTheSame() throws Exception {
    var stuck = new CountDownLatch(1);
    try (var file = Sqlite.open(folder.resolve("trial.db"));
        var commits = new GroupCommit(file, Duration.ofMillis(10))) {
      var before = commits.append(entry("a", 1));
      before.join();
      var work = commits.change(connection -> await(stuck));
      var waiting = commits.append(entry("a", 2));
      assertFails(waiting).isInstanceOf(TimeoutException.class);
      assertThat(before).isCompleted();
      assertThat(work).isNotDone();
      stuck.countDown();
      assertThat(work.join()).isTrue();
      commits.change(connection -> true).join();
      List<Entry> stored = file.readers().run(reader -> Entries.read(reader, "a", 1));
      assertThat(stored).containsExactly(entry("a", 1), entry("a", 2));
    }
  }

  private static boolean await(CountDownLatch latch) {
    try {
      latch.await();
      return true;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}

package nocturne.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import nocturne.lab.play.Plan;
import nocturne.lab.play.Threads;
import nocturne.lab.store.Answer;
import nocturne.lab.store.Archive;
import nocturne.lab.store.RunFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabRunTest {

  @TempDir private Path folder;

  private static Plan plan(long seed) {
    return new Plan(
        "nightshift", "", List.of(Map.of()), 2, List.of("random"), 1, seed, false, false);
  }

  private RunFolder played(String name, int threads, long... games) {
    var run = new RunFolder(folder.resolve(name));
    for (long upTo : games)
      LabRun.in(run, plan(1)).play(upTo, new Threads(threads), Progress.SILENT, () -> false);
    return run;
  }

  /** All rows of all tables, in the order in which they lie there. */
  private static List<Answer> rows(RunFolder run) {
    var all = new ArrayList<Answer>();
    try (var archive = Archive.open(run)) {
      for (var table : List.of("games", "seats", "happenings", "things"))
        all.add(archive.ask("SELECT * FROM " + table));
    }
    return all;
  }

  @Test
  void rowsAreTheSameOnAnyNumberOfThreads() {
    assertThat(rows(played("one", 1, 40))).isEqualTo(rows(played("four", 4, 40)));
  }

  @Test
  void runThatGoesOnIsTheSameAsOneThatNeverStopped() {
    var resumed = played("resumed", 2, 7, 25, 40);
    assertThat(resumed.played()).isEqualTo(40);
    assertThat(rows(resumed)).isEqualTo(rows(played("whole", 2, 40)));
  }

  @Test
  void runThatIsWholeIsLeftAlone() {
    assertThat(rows(played("twice", 2, 20, 20))).isEqualTo(rows(played("once", 2, 20)));
  }

  @Test
  void twoRunsAreNotPlayedIntoOneFolderAtOnce() {
    var folder = played("shared", 1, 5);
    var run = LabRun.in(folder, plan(1));
    try (var _ = folder.lock().orElseThrow()) {
      assertThatThrownBy(() -> run.play(10, new Threads(1), Progress.SILENT, () -> false))
          .isInstanceOf(Complaint.class);
    }
    assertThat(run.play(10, new Threads(1), Progress.SILENT, () -> false)).isEqualTo(10);
  }

  @Test
  void runThatIsStoppedCanBeReadAndGoesOn() {
    var run = new RunFolder(folder.resolve("stopped"));
    var stop = new AtomicBoolean();
    var after10 =
        new Progress() {
          @Override
          public void begin(long done, long all) {}

          @Override
          public void at(long done) {
            if (done == 10) stop.set(true);
          }

          @Override
          public void end(long done) {}
        };
    long played = LabRun.in(run, plan(1)).play(1_000_000, new Threads(2), after10, stop::get);

    assertThat(played).isBetween(10L, 999_999L).isEqualTo(run.played());
    try (var archive = Archive.open(run)) {
      assertThat(archive.ask("SELECT count(*) FROM seats").number()).isEqualTo(2 * played);
      assertThat(archive.ask("SELECT max(number) FROM games").number()).isEqualTo(played - 1);
      assertThat(archive.ask("SELECT count(DISTINCT game) FROM happenings").number())
          .isEqualTo(played);
    }
    LabRun.in(run, plan(1)).play(played + 5, new Threads(2), Progress.SILENT, () -> false);
    assertThat(run.played()).isEqualTo(played + 5);
  }

  @Test
  void anotherRunIsNotMixedIn() {
    var run = played("mine", 1, 3);
    assertThatThrownBy(() -> LabRun.in(run, plan(2)))
        .isInstanceOfSatisfying(
            Complaint.class,
            complaint -> assertThat(complaint.sentence().args()).contains(List.of("seed")));
  }

  @Test
  void planIsReadAsItWasWritten() {
    var plan =
        new Plan(
            "nightshift",
            "",
            List.of(Map.of("shift", "longer", "cash", "open"), Map.of()),
            3,
            List.of("random", "greedy"),
            4,
            -5,
            true,
            true);
    var run = new RunFolder(folder.resolve("plan"));
    LabRun.in(run, plan);
    assertThat(run.card().plan()).isEqualTo(plan);
  }
}

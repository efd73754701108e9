package nocturne.lab.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nocturne.kernel.Language;
import nocturne.lab.LabRun;
import nocturne.lab.Progress;
import nocturne.lab.Tongue;
import nocturne.lab.play.Plan;
import nocturne.lab.play.Threads;
import nocturne.lab.play.Troupe;
import nocturne.lab.report.Reader;
import nocturne.lab.report.ReportPage;
import nocturne.lab.store.Answer;
import nocturne.lab.store.Archive;
import nocturne.lab.store.RunFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real master and two workers, each a process of its own on this machine. */
class SparkTroupeTest {

  private static final int GAMES = 1_000;

  private static final Plan PLAN =
      new Plan(
          "nightshift",
          "",
          List.of(Map.of("shift", "shorter"), Map.of()),
          2,
          List.of("random", "greedy"),
          1,
          42,
          false,
          false);

  @TempDir private Path folder;

  private RunFolder played(String name, Troupe troupe) {
    var run = new RunFolder(folder.resolve(name));
    long games = LabRun.in(run, PLAN).play(GAMES, troupe, Progress.SILENT, () -> false);
    assertThat(games).isEqualTo(GAMES);
    return run;
  }

  private static List<Answer> rows(RunFolder run) {
    var all = new ArrayList<Answer>();
    try (var archive = Archive.open(run)) {
      for (var table : List.of("games", "seats", "happenings", "things"))
        all.add(archive.ask("SELECT * FROM " + table));
    }
    return all;
  }

  private static String report(RunFolder run) {
    return ReportPage.write(
        new Tongue(Language.EN), "Nightshift", run.card(), Reader.read(run, Language.EN));
  }

  @Test
  void clusterPlaysTheSameRunAsOneMachine() throws Exception {
    try (var cluster = Cluster.start(folder.resolve("cluster"), 2)) {
      var elsewhere = played("elsewhere", new SparkAgency().troupe(cluster.master()));
      var here = played("here", new Threads(2));

      assertThat(rows(elsewhere)).isEqualTo(rows(here));
      assertThat(report(elsewhere)).isEqualTo(report(here));
      assertThat(cluster.busyWorkers()).as("workers that had an executor").isEqualTo(2);
    }
  }
}

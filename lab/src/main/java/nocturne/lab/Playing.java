package nocturne.lab;

import java.nio.file.Path;
import java.util.ServiceLoader;
import nocturne.lab.play.Plan;
import nocturne.lab.play.Season;
import nocturne.lab.play.Threads;
import nocturne.lab.play.Troupe;
import nocturne.lab.store.RunCard;
import nocturne.lab.store.RunFolder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say by whom games are played, and how far somebody is told. */
final class Playing {

  /** Where runs lie unless somebody says otherwise. */
  static final Path USUAL = Path.of("lab-runs");

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "threads")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--spark", paramLabel = "MASTER", descriptionKey = "spark")
  private @Nullable String master;

  Troupe troupe() {
    if (master != null) return elsewhere(master);
    if (threads < 1) throw new Complaint("lab.error.atLeastOne", "--threads");
    return new Threads(threads);
  }

  private static Troupe elsewhere(String master) {
    return ServiceLoader.load(Troupe.Agency.class).stream()
        .map(ServiceLoader.Provider::get)
        .findFirst()
        .map(agency -> agency.troupe(master))
        .orElseThrow(() -> new Complaint("lab.error.spark"));
  }

  /** Where a run lies that nobody has named a folder for: the same for the same plan. */
  static RunFolder usualFolder(Path among, Plan plan) {
    var mark = RunCard.of(plan, Season.game(plan.game(), plan.packs())).mark();
    return new RunFolder(among.resolve(plan.game() + "-" + mark));
  }
}

package nocturne.lab;

import java.util.function.BooleanSupplier;
import nocturne.kernel.Table;
import nocturne.lab.play.Plan;
import nocturne.lab.play.Season;
import nocturne.lab.play.Troupe;
import nocturne.lab.store.Recorder;
import nocturne.lab.store.RunCard;
import nocturne.lab.store.RunFolder;
import nocturne.lab.store.Things;

/** A run: the games of a plan, played into a folder; it goes on where it ended last time. */
public final class LabRun {

  private final Season<?> season;
  private final RunFolder folder;

  private LabRun(Season<?> season, RunFolder folder) {
    this.season = season;
    this.folder = folder;
  }

  /**
   * Begins a run in a folder, or goes on with the one that is there.
   *
   * @throws Complaint where another run is there
   */
  public static LabRun in(RunFolder folder, Plan plan) {
    var season = Season.open(plan);
    var card = RunCard.of(plan, season.game());
    folder
        .begun()
        .map(begun -> begun.differences(card))
        .filter(differences -> !differences.isEmpty())
        .ifPresent(
            differences -> {
              throw new Complaint("lab.error.otherRun", folder.path().toString(), differences);
            });
    folder.begin(card);
    return new LabRun(season, folder);
  }

  /**
   * Sees to it that the first so many games of the plan are played, unless it is stopped before.
   *
   * @throws Complaint where somebody plays into the folder already
   */
  public long play(long games, Troupe troupe, Progress progress, BooleanSupplier stop) {
    try (var _ = folder.lock().orElseThrow(() -> taken(folder))) {
      return playAlone(games, troupe, progress, stop);
    }
  }

  private static Complaint taken(RunFolder folder) {
    return new Complaint("lab.error.taken", folder.path().toString());
  }

  private long playAlone(long games, Troupe troupe, Progress progress, BooleanSupplier stop) {
    long before = folder.played();
    progress.begin(before, games);
    if (before < games) {
      try (var recorder = Recorder.open(folder, before)) {
        recorder.name(things(season));
        troupe.play(
            season,
            before,
            games,
            played -> {
              recorder.accept(played);
              progress.at(played.game().number() + 1);
            },
            stop);
      }
    }
    long played = folder.played();
    progress.end(played);
    return played;
  }

  private static <T extends Table<T>> Things things(Season<T> season) {
    return Things.of(season);
  }
}

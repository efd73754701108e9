package nocturne.lab;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import nocturne.lab.compare.Comparison;
import nocturne.lab.play.Plan;
import nocturne.lab.play.Troupe;
import nocturne.lab.store.RunFolder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Says what differs between two runs, or plays them first: of two folders of packs, or of two
 * variants, on the same seeds.
 */
@Command(name = "compare")
final class CompareCommand implements Callable<Integer> {

  /** The game as it is in its box. */
  private static final String BOX = "box";

  private static final int STOPPED = 130;

  private final Surroundings surroundings;
  private final Tongue tongue;

  @Mixin
  @SuppressWarnings("unused") // picocli finds its options
  private final Manner manner = new Manner();

  @Mixin private final PlanOptions planned = new PlanOptions();

  @Mixin private final Playing playing = new Playing();

  @Parameters(index = "0", paramLabel = "A", descriptionKey = "a")
  private String a = "";

  @Parameters(index = "1", paramLabel = "B", descriptionKey = "b")
  private String b = "";

  @Option(names = "--game", paramLabel = "GAME", descriptionKey = "game")
  private @Nullable String game;

  @Option(names = "--games", paramLabel = "N", descriptionKey = "games")
  private long games = 2000;

  @Option(names = "--out", paramLabel = "DIR", descriptionKey = "among")
  private Path out = Playing.USUAL;

  @Option(names = "--card", paramLabel = "NAME", descriptionKey = "card")
  private List<String> cards = List.of();

  @Option(names = "--all", descriptionKey = "all")
  private boolean all;

  CompareCommand(Surroundings surroundings, Tongue tongue) {
    this.surroundings = surroundings;
    this.tongue = tongue;
  }

  @Override
  public Integer call() {
    if (games < 1) throw new Complaint("lab.error.atLeastOne", "--games");
    try (var interruption = Interruption.awaited()) {
      var troupe = playing.troupe();
      var planA = plan(a);
      var planB = plan(b);
      var one = run(a, planA, troupe, interruption);
      var other = run(b, planB, troupe, interruption);
      if (interruption.stopped()) return STOPPED;
      requireLike(one, other);
      try (var comparison = Comparison.of(one, other, tongue.language())) {
        new ComparisonText(tongue, cards, all)
            .lines(comparison.pairs(), comparison.changes())
            .forEach(surroundings.out()::println);
      }
      return 0;
    }
  }

  /** A run that is there, or one that is played now. */
  private RunFolder run(
      String side, Optional<Plan> unplayed, Troupe troupe, Interruption interruption) {
    if (unplayed.isEmpty()) return new RunFolder(Path.of(side));
    var plan = unplayed.get();
    var fresh = Playing.usualFolder(out, plan);
    surroundings.err().println(tongue.say("lab.compare.plays", side, fresh.path().toString()));
    var bar =
        new ProgressBar(surroundings.err(), tongue, surroundings.screen(), surroundings.clock());
    LabRun.in(fresh, plan).play(games, troupe, bar, interruption::stopped);
    return fresh;
  }

  /**
   * What has yet to be played for a side; empty where it is a run that is there. Both sides are
   * looked at before the first game, so that a misspelt one costs no wait.
   */
  private Optional<Plan> plan(String side) {
    if (new RunFolder(Path.of(side)).isBegun()) return Optional.empty();
    if (game == null) throw new Complaint("lab.error.whichGame", side);
    if (side.equals(BOX)) return Optional.of(planned.of(game));
    if (side.contains("=")) return Optional.of(planned.with(game, List.of(side.split(" "))));
    if (Files.isDirectory(Path.of(side))) return Optional.of(planned.with(game, Path.of(side)));
    throw new Complaint("lab.error.side", side);
  }

  private static void requireLike(RunFolder one, RunFolder other) {
    var differences = one.card().differences(other.card());
    for (var key : List.of("game", "seed", "seats"))
      if (differences.contains(key)) throw new Complaint("lab.error.unlike", key);
  }
}

package nocturne.lab;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import nocturne.lab.store.RunFolder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays many games between bots into a folder. */
@Command(name = "run")
final class RunCommand implements Callable<Integer> {

  private static final int STOPPED = 130;

  private final Surroundings surroundings;
  private final Tongue tongue;

  @Mixin
  @SuppressWarnings("unused") // picocli finds its options
  private final Manner manner = new Manner();

  @Mixin private final PlanOptions planned = new PlanOptions();

  @Mixin private final Playing playing = new Playing();

  @Parameters(paramLabel = "GAME", descriptionKey = "game")
  private String game = "";

  @Option(names = "--games", paramLabel = "N", descriptionKey = "games")
  private long games = 1000;

  @Option(names = "--out", paramLabel = "DIR", descriptionKey = "out")
  private @Nullable Path out;

  RunCommand(Surroundings surroundings, Tongue tongue) {
    this.surroundings = surroundings;
    this.tongue = tongue;
  }

  @Override
  public Integer call() {
    if (games < 1) throw new Complaint("lab.error.atLeastOne", "--games");
    var plan = planned.of(game);
    var troupe = playing.troupe();
    var folder = out == null ? Playing.usualFolder(Playing.USUAL, plan) : new RunFolder(out);
    var run = LabRun.in(folder, plan);
    var bar =
        new ProgressBar(surroundings.err(), tongue, surroundings.screen(), surroundings.clock());
    try (var interruption = Interruption.awaited()) {
      long played = run.play(games, troupe, bar, interruption::stopped);
      boolean whole = played >= games;
      var sentence = whole ? "lab.run.done" : "lab.run.stopped";
      surroundings.out().println(tongue.say(sentence, played, folder.path().toString()));
      surroundings.out().flush();
      return whole ? 0 : STOPPED;
    }
  }
}

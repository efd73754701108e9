package nocturne.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import nocturne.bots.Bots;
import nocturne.lab.arena.Arena;
import nocturne.lab.arena.Duel;
import nocturne.lab.store.RunFolder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures which of two bots plays better. */
@Command(name = "arena")
final class ArenaCommand implements Callable<Integer> {

  private final Surroundings surroundings;
  private final Tongue tongue;

  @Mixin
  @SuppressWarnings("unused") // picocli finds its options
  private final Manner manner = new Manner();

  @Mixin private final Playing playing = new Playing();

  @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "game")
  private String game = "";

  @Parameters(index = "1", paramLabel = "BOT", descriptionKey = "one")
  private String one = "";

  @Parameters(index = "2", paramLabel = "BOT", descriptionKey = "other")
  private String other = "";

  @Option(names = "--pairs", paramLabel = "N", descriptionKey = "pairs")
  private int pairs = 1000;

  @Option(names = "--variant", paramLabel = "KEY=VALUE", descriptionKey = "setting")
  private Map<String, String> variant = Map.of();

  @Option(names = "--imagined", paramLabel = "N", descriptionKey = "imagined")
  private @Nullable Integer imagined;

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
  private long seed = 1;

  @Option(names = "--out", paramLabel = "DIR", descriptionKey = "kept")
  private @Nullable Path out;

  ArenaCommand(Surroundings surroundings, Tongue tongue) {
    this.surroundings = surroundings;
    this.tongue = tongue;
  }

  @Override
  public Integer call() {
    if (pairs < 1) throw new Complaint("lab.error.atLeastOne", "--pairs");
    if (imagined != null && imagined < 1) throw new Complaint("lab.error.atLeastOne", "--imagined");
    for (var bot : List.of(one, other))
      if (!Bots.names().contains(bot)) throw new Complaint("lab.error.bot", bot, Bots.names());
    var duel = new Duel(game, variant, one, other, pairs, imagined == null ? 0 : imagined, seed);
    var bar =
        new ProgressBar(surroundings.err(), tongue, surroundings.screen(), surroundings.clock());
    try (var interruption = Interruption.awaited()) {
      var arena = new Arena(playing.troupe());
      var verdict =
          out == null
              ? arena.judge(duel, bar, interruption::stopped)
              : arena.judge(duel, new RunFolder(out), bar, interruption::stopped);
      var wins = verdict.wins();
      var table =
          new TextTable(
              List.of(
                  tongue.say("lab.arena.bots"),
                  tongue.say("lab.arena.pairs"),
                  tongue.say("lab.arena.wins"),
                  tongue.say("lab.interval")));
      table.row(
          List.of(
              one + " : " + other,
              Integer.toString(verdict.pairs()),
              tongue.percent(wins.rate()),
              tongue.interval(wins)));
      table.lines().forEach(surroundings.out()::println);
      boolean unclear = wins.low() <= 0.5 && wins.high() >= 0.5;
      if (unclear) surroundings.out().println(tongue.say("lab.noDifference"));
      return 0;
    }
  }
}

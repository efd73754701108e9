package nocturne.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import nocturne.bots.Bots;
import nocturne.lab.arena.Arena;
import nocturne.lab.arena.Duel;
import nocturne.lab.arena.Verdict;
import nocturne.lab.store.RunFolder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures which of two bots plays better, or how well one plays against the frozen ones. */
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

  @Parameters(index = "2", arity = "0..1", paramLabel = "BOT", descriptionKey = "other")
  private @Nullable String other;

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
    var others = other == null ? Bots.references() : List.of(other);
    for (var bot : Stream.concat(Stream.of(one), others.stream()).toList())
      if (!Bots.names().contains(bot)) throw new Complaint("lab.error.bot", bot, Bots.names());
    var table =
        new TextTable(
            List.of(
                tongue.say("lab.arena.bots"),
                tongue.say("lab.arena.pairs"),
                tongue.say("lab.arena.wins"),
                tongue.say("lab.interval"),
                tongue.say("lab.compare.sure")));
    try (var interruption = Interruption.awaited()) {
      for (var rival : others) {
        if (interruption.stopped()) break;
        table.row(row(rival, judge(rival, interruption::stopped)));
      }
    }
    table.lines().forEach(surroundings.out()::println);
    return 0;
  }

  private Verdict judge(String rival, BooleanSupplier stop) {
    var duel = new Duel(game, variant, one, rival, pairs, imagined == null ? 0 : imagined, seed);
    var arena = new Arena(playing.troupe());
    var bar =
        new ProgressBar(surroundings.err(), tongue, surroundings.screen(), surroundings.clock());
    if (out == null) return arena.judge(duel, bar, stop);
    // Every rival gets a folder of its own where there are several.
    var folder = other == null ? out.resolve(rival) : out;
    return arena.judge(duel, new RunFolder(folder), bar, stop);
  }

  private List<String> row(String rival, Verdict verdict) {
    var wins = verdict.wins();
    boolean unclear = wins.low() <= 0.5 && wins.high() >= 0.5;
    return List.of(
        one + " : " + rival,
        Integer.toString(verdict.pairs()),
        tongue.percent(wins.rate()),
        tongue.interval(wins),
        tongue.say(unclear ? "lab.noDifference.short" : "report.sure"));
  }
}

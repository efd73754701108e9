package nocturne.bench.balance;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import nocturne.bots.Bots;
import nocturne.bots.Budget;
import nocturne.kernel.Box;
import nocturne.kernel.Game;
import nocturne.kernel.Setup;
import nocturne.kernel.SetupRefused;
import nocturne.kernel.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets bots play a game many times, and prints who wins and what occurs. */
@Command(
    name = "balance",
    description = "Plays many games between bots, and prints who wins and what occurs.")
public final class Balance implements Callable<Integer> {

  private static final int USUAL_SEATS = 4;

  @Parameters(paramLabel = "GAME", description = "The game to play.")
  private String name = "";

  @Option(names = "--games", description = "How many games; ${DEFAULT-VALUE} unless told.")
  private int games = 1000;

  @Option(names = "--seats", description = "How many seats; 4, or as many as the game has.")
  private int seats;

  @Option(names = "--bot", description = "Who plays; ${DEFAULT-VALUE} unless told.")
  private String bot = "greedy";

  @Option(
      names = "--imagined",
      description = "How many tables a bot imagines for a choice; ${DEFAULT-VALUE} unless told.")
  private int imagined = 1;

  @Option(names = "--variant", paramLabel = "KEY=VALUE", description = "A setting of the game.")
  private Map<String, String> variant = Map.of();

  @Option(
      names = "--by",
      paramLabel = "KEY",
      description = "Wins by the thing that happenings of this key give to a seat.")
  private Optional<String> by = Optional.empty();

  @Option(
      names = "--count",
      paramLabel = "KEY",
      description = "How often each thing occurs in happenings of this key.")
  private Optional<String> count = Optional.empty();

  @Option(names = "--threads", description = "How many games at once; ${DEFAULT-VALUE}.")
  private int threads = 1;

  @Option(names = "--seed", description = "Another number is another series of games.")
  private long seed = 1;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Says this.")
  @SuppressWarnings("unused") // picocli sees to it
  private boolean help;

  @Override
  public Integer call() throws InterruptedException {
    var shelf = Box.shelf();
    var box = shelf.stream().filter(it -> it.id().equals(name)).findFirst();
    if (box.isEmpty()) {
      var ids = String.join(", ", shelf.stream().map(Box::id).toList());
      return refuse("There is no game '" + name + "'; there are " + ids + ".");
    }
    if (games < 1 || threads < 1 || imagined < 1)
      return refuse("--games, --threads and --imagined are at least 1.");
    try {
      Bots.named(bot, seed);
      var game = box.get().open(Optional.empty());
      var series =
          new Series<>(game, setup(game), bot, Budget.of(imagined), seed, new Watch(by, count));
      var tally = series.play(games, threads, System.err::print);
      Report.of(tally).forEach(System.out::println);
      return 0;
    } catch (SetupRefused refused) {
      return refuse(refused.getMessage() + ".");
    }
  }

  private static int refuse(String sentence) {
    System.err.println(sentence);
    return 2;
  }

  private Setup setup(Game<?> game) {
    int count = seats > 0 ? seats : Math.min(game.facts().most(), USUAL_SEATS);
    List<Setup.Player> players =
        IntStream.range(0, count).mapToObj(it -> new Setup.Player("player " + it, bot)).toList();
    return new Setup(Variant.of(game.settings(), variant), players);
  }
}

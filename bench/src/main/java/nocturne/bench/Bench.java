package nocturne.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import nocturne.bench.load.Idle;
import nocturne.bench.load.Load;
import nocturne.kernel.Box;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures every game on the shelf, or the games named, with JMH. */
@Command(
    name = "bench",
    subcommands = {Load.class, Idle.class},
    description = "Measures random play, copies, loads and searches of games, on one thread.")
public final class Bench implements Callable<Integer> {

  private static final List<String> JVM =
      List.of(
          "-XX:+UseCompactObjectHeaders",
          "-XX:+UseSerialGC",
          "-Xmx1g",
          "--sun-misc-unsafe-memory-access=allow");

  @Option(names = "--quick", description = "Takes about a minute; the figures are rough.")
  private boolean quick;

  @Option(names = "--json", description = "Prints a JSON object a line: name, unit, value.")
  private boolean json;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Says this.")
  @SuppressWarnings("unused") // picocli sees to it
  private boolean help;

  @Parameters(paramLabel = "game", description = "The games to measure; all when none is named.")
  private List<String> names = new ArrayList<>();

  public static void main(String[] args) {
    System.exit(new CommandLine(new Bench()).execute(args));
  }

  @Override
  public Integer call() throws RunnerException {
    var shelf = Box.shelf().stream().map(Box::id).toList();
    for (var name : names) {
      if (!shelf.contains(name)) {
        System.err.println(
            "There is no game '" + name + "'; there are " + String.join(", ", shelf) + ".");
        return 2;
      }
    }
    if (!json) System.out.println(Figures.heading());
    for (var game : names.isEmpty() ? shelf : names) {
      var figures =
          Figures.of(
              game,
              measure(game, "game", 6),
              measure(game, "copy", 1),
              measure(game, "load", 3),
              measure(game, "search", 6));
      if (json) figures.json().forEach(System.out::println);
      else System.out.println(figures.row());
    }
    return 0;
  }

  /**
   * @param warmUp after how many seconds everything that the benchmark runs is compiled
   */
  private RunResult measure(String game, String benchmark, int warmUp) throws RunnerException {
    var options =
        new OptionsBuilder()
            .include("^" + GameBenchmark.class.getName() + "\\." + benchmark + "$")
            .param("id", game)
            .forks(1)
            .jvmArgs(JVM.toArray(String[]::new))
            .warmupIterations(quick ? warmUp : 3 * warmUp)
            .warmupTime(TimeValue.seconds(1))
            .measurementIterations(quick ? 2 : 10)
            .measurementTime(TimeValue.seconds(1))
            .addProfiler(GCProfiler.class)
            .shouldFailOnError(true)
            .verbosity(VerboseMode.SILENT)
            .build();
    return new Runner(options).runSingle();
  }
}

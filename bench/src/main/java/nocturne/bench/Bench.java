package nocturne.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import nocturne.kernel.Box;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
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
    description = "Measures random play, copies and loads of games, on one thread.")
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
          Figures.of(game, measure(game, "game"), measure(game, "copy"), measure(game, "load"));
      if (json) figures.json().forEach(System.out::println);
      else System.out.println(figures.row());
    }
    return 0;
  }

  private RunResult measure(String game, String benchmark) throws RunnerException {
    return new Runner(options(game, benchmark).build()).runSingle();
  }

  private ChainedOptionsBuilder options(String game, String benchmark) {
    var iteration = TimeValue.milliseconds(quick ? 500 : 2000);
    return new OptionsBuilder()
        .include("^" + GameBenchmark.class.getName() + "\\." + benchmark + "$")
        .param("id", game)
        .forks(1)
        .jvmArgs(JVM.toArray(String[]::new))
        .warmupIterations(quick ? 4 : 5)
        .warmupTime(iteration)
        .measurementIterations(quick ? 4 : 5)
        .measurementTime(iteration)
        .addProfiler(GCProfiler.class)
        .shouldFailOnError(true)
        .verbosity(VerboseMode.SILENT);
  }
}

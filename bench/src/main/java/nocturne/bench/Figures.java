package nocturne.bench;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.results.RunResult;

/** What was measured of one game. */
record Figures(String game, Map<Measure, Double> values) {

  private static final MathContext DIGITS = new MathContext(6);
  private static final String BYTES = "gc.alloc.rate.norm";

  /** Reads the figures off the results of {@link GameBenchmark}. */
  static Figures of(
      String game, RunResult games, RunResult copies, RunResult loads, RunResult searches) {
    double gamesPerSecond = games.getPrimaryResult().getScore();
    double decisionsPerSecond = secondary(games, "decisions");
    var values = new EnumMap<Measure, Double>(Measure.class);
    values.put(Measure.DECISIONS, decisionsPerSecond);
    values.put(Measure.GAMES, gamesPerSecond);
    values.put(Measure.COPY_TIME, copies.getPrimaryResult().getScore());
    values.put(Measure.COPY_SIZE, secondary(copies, BYTES));
    values.put(
        Measure.DECISION_SIZE, secondary(games, BYTES) * gamesPerSecond / decisionsPerSecond);
    values.put(Measure.LOAD_TIME, loads.getPrimaryResult().getScore());
    values.put(Measure.SEARCH, secondary(searches, "iterations"));
    return new Figures(game, values);
  }

  private static double secondary(RunResult result, String name) {
    var figure = result.getSecondaryResults().get(name);
    if (figure == null) throw new IllegalStateException("JMH has not measured " + name);
    return figure.getScore();
  }

  /** A JSON object a line. */
  Stream<String> json() {
    return values.entrySet().stream()
        .map(
            figure ->
                String.format(
                    "{\"name\":\"%s.%s\",\"unit\":\"%s\",\"value\":%s}",
                    game,
                    figure.getKey().id,
                    figure.getKey().unit,
                    new BigDecimal(figure.getValue()).round(DIGITS).toPlainString()));
  }

  static String heading() {
    return row("", Stream.of(Measure.values()).map(measure -> measure.heading));
  }

  String row() {
    return row(game, values.values().stream().map(Figures::readable));
  }

  private static String row(String first, Stream<String> cells) {
    return String.format("%-12s", first)
        + cells.map(cell -> String.format("%15s", cell)).collect(Collectors.joining());
  }

  private static String readable(double value) {
    return String.format(
        Locale.ROOT, value < 10 ? "%,.3f" : value < 1000 ? "%,.1f" : "%,.0f", value);
  }
}

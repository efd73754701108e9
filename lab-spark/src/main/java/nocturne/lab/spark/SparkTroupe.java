package nocturne.lab.spark;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import nocturne.lab.play.GameFailed;
import nocturne.lab.play.Played;
import nocturne.lab.play.Season;
import nocturne.lab.play.Troupe;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Plays on the workers of a Spark cluster, in waves of slices. Workers send rows back and write
 * nothing, so it is the same run as on one machine. Folders of packs must be where workers can read
 * them.
 */
record SparkTroupe(String master) implements Troupe {

  private static final int GAMES_A_SLICE = 100;
  private static final int SLICES_A_CORE = 4;
  private static final long GLANCE_MILLIS = 200;

  /** What workers need that no Spark has: the rooms that play, and what games are read with. */
  private static final List<String> SENT = List.of("nocturne-", "icu4j-", "snakeyaml-engine-");

  @Override
  public void play(
      Season<?> season, long from, long to, Consumer<Played> audience, BooleanSupplier stop) {
    var settings =
        new SparkConf()
            .setMaster(master)
            .setAppName("Nocturne lab")
            .setIfMissing("spark.ui.enabled", "false")
            .setIfMissing("spark.log.level", "WARN")
            .setJars(sent());
    try (var spark = new JavaSparkContext(settings)) {
      int wave = GAMES_A_SLICE * SLICES_A_CORE * Math.max(1, spark.defaultParallelism());
      for (long first = from; first < to && !stop.getAsBoolean(); first += wave) {
        var slices = Slice.of(season.plan(), first, Math.min(to, first + wave), GAMES_A_SLICE);
        var playing = spark.parallelize(slices, slices.size()).map(Slice::play).collectAsync();
        for (var games : await(playing, season, first, stop)) games.forEach(audience);
      }
    }
  }

  private static String[] sent() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(file -> SENT.stream().anyMatch(Path.of(file).getFileName().toString()::startsWith))
        .filter(file -> file.endsWith(".jar"))
        .toArray(String[]::new);
  }

  /** What the workers have played; nothing where they are stopped. */
  private static <G> List<G> await(
      JavaFutureAction<List<G>> playing, Season<?> season, long first, BooleanSupplier stop) {
    while (true) {
      try {
        return playing.get(GLANCE_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        if (!stop.getAsBoolean()) continue;
        playing.cancel(true);
        return List.of();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        playing.cancel(true);
        return List.of();
      } catch (ExecutionException e) {
        throw new GameFailed(season.plan(), first, e);
      }
    }
  }
}

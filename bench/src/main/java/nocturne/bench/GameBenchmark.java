package nocturne.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import nocturne.bots.Budget;
import nocturne.bots.Level;
import nocturne.bots.SearchBot;
import nocturne.bots.Sight;
import nocturne.kernel.Box;
import nocturne.kernel.Chance;
import nocturne.kernel.FastChance;
import nocturne.kernel.Game;
import nocturne.kernel.Option;
import nocturne.kernel.RecordText;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seed;
import nocturne.kernel.Setup;
import nocturne.kernel.Table;
import nocturne.kernel.Variant;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What is measured of every game on the shelf, on one thread; {@link Bench} runs it. */
@State(Scope.Thread)
public class GameBenchmark {

  private static final int MOST_SEATS = 4;

  private static final int ITERATIONS = 1_000;
  private static final Level SEARCHING = new Level(4, ITERATIONS, 0);

  @Param("connect-four")
  public String id;

  private final Chance chance = new FastChance(1);
  private Game<?> game;
  private Setup setup;

  /** The decisions of all games played, for JMH to set against the time. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Count {
    public long decisions;
  }

  @org.openjdk.jmh.annotations.Setup
  public void prepare() {
    game = open(id);
    setup = setup(game);
  }

  // What only one of the benchmarks needs is prepared for that one alone: a recorded game has a
  // listener and another chance, and the compiler would provide for both in all that follows.

  /** A table in the middle of its game. */
  @State(Scope.Thread)
  public static class Middle {
    private Table<?> table;

    @org.openjdk.jmh.annotations.Setup
    public void prepare(GameBenchmark bench) {
      table = bench.middle();
    }
  }

  /** The record of a whole game. */
  @State(Scope.Thread)
  public static class Stored {
    private String record;

    @org.openjdk.jmh.annotations.Setup
    public void prepare(GameBenchmark bench) {
      record = bench.record(bench.game);
    }
  }

  private static Game<?> open(String id) {
    return Box.shelf().stream()
        .filter(box -> box.id().equals(id))
        .findFirst()
        .orElseThrow()
        .open(Optional.empty());
  }

  private static Setup setup(Game<?> game) {
    var players =
        IntStream.range(0, Math.min(game.facts().most(), MOST_SEATS))
            .mapToObj(seat -> Setup.Player.person("player " + seat))
            .toList();
    return new Setup(Variant.of(game.settings(), Map.of()), players);
  }

  /** A whole random game. */
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public Table<?> game(Count count) {
    Table<?> table = game.open(setup, new FastChance(chance.next()));
    while (!table.isOver()) {
      choose(table);
      count.decisions++;
    }
    return table;
  }

  private void choose(Table<?> table) {
    var seat = table.asked().first();
    table.choose(seat, chance.below(table.options(seat).size()));
  }

  /** A copy of a table in the middle of its game. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public Table<?> copy(Middle middle) {
    return middle.table.copy();
  }

  private Table<?> middle() {
    var way = way();
    return way.get(way.size() / 2);
  }

  private List<? extends Table<?>> way() {
    Table<?> whole = game.open(setup, new FastChance(1));
    var way = new ArrayList<Table<?>>();
    while (!whole.isOver()) {
      way.add(whole.copy());
      choose(whole);
    }
    return way;
  }

  /** The load of a whole game's record, from its text to its last table. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.MILLISECONDS)
  public Recorded<?> load(Stored stored) {
    return Recorded.load(game, RecordText.read(stored.record, game));
  }

  /** The iterations of all searches, for JMH to set against the time. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Looked {
    public long iterations;
  }

  /** Tables all along a game, at each of which somebody is asked. */
  @State(Scope.Thread)
  public static class Along {
    private List<? extends Table<?>> tables = List.of();
    private int next;

    @org.openjdk.jmh.annotations.Setup
    public void prepare(GameBenchmark bench) {
      tables = bench.way();
    }

    private Table<?> table() {
      return tables.get(next++ % tables.size());
    }
  }

  /** A whole search for one decision, at one table after the other of a game. */
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public Option search(Along along, Looked looked) {
    looked.iterations += ITERATIONS;
    return search(game, along.table());
  }

  @SuppressWarnings("unchecked") // the table is one of the game's own
  private <T extends Table<T>> Option search(Game<T> game, Table<?> table) {
    var sight = Sight.of(game, (T) table, table.asked().first());
    return new SearchBot(SEARCHING, chance.next()).choose(sight, Budget.UNLIMITED);
  }

  private <T extends Table<T>> String record(Game<T> game) {
    var recorded = Recorded.open(game, setup, Seed.of("bench"));
    var table = recorded.table();
    while (!table.isOver()) {
      var seat = table.asked().first();
      var options = table.options(seat);
      var option = options.get(chance.below(options.size()));
      recorded.choose(seat, option.id(), table.version());
    }
    return RecordText.write(recorded.record());
  }
}

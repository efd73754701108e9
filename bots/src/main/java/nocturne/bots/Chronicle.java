package nocturne.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.DoubleConsumer;
import nocturne.kernel.Game;
import nocturne.kernel.GameRecord;
import nocturne.kernel.Recorded;
import nocturne.kernel.Result;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;

/**
 * Writes the {@link Course} of a finished game: replays it, asks at points of it what each seat had
 * to expect by what it knew, and compares the choices that a prudent bot would not have made with
 * those it would have.
 */
public final class Chronicle<T extends Table<T>> {

  private static final long SEED = 11;
  private static final int TOLD_CHOICES = 3;

  /** A change of the chance below this is not worth a word. */
  private static final double LEAST_CHANGE = 0.01;

  private final Game<T> game;
  private final GameRecord record;
  private final DoubleConsumer progress;
  private final Outlook<T> outlook;
  private final List<T> tables = new ArrayList<>();
  private final List<Deviation<T>> deviations = new ArrayList<>();
  private final Result result;
  private final CourseEffort effort;
  private int planned;
  private int done;

  /**
   * @param progress is told from time to time how much is done, from 0 to 1
   * @throws IllegalArgumentException where the game is not over
   */
  public Chronicle(Game<T> game, GameRecord record, DoubleConsumer progress) {
    this.game = game;
    this.record = record;
    this.progress = progress;
    this.outlook = new Outlook<>(game, SEED);
    var whole = Recorded.load(game, record, (table, entries) -> tables.add(table.copy()));
    this.result =
        whole
            .table()
            .result()
            .orElseThrow(() -> new IllegalArgumentException("the game is not over"));
    this.effort = CourseEffort.of(survey(), seats());
  }

  private int seats() {
    return record.setup().seats();
  }

  /** Where the game began that was played here. */
  private int first() {
    return record.isResealed() ? record.prelude() + 1 : 0;
  }

  private int last() {
    return record.entries().size();
  }

  /** Finds what a prudent bot would have chosen otherwise; how many options there were in all. */
  private int survey() {
    int all = 0;
    for (int at = first(); at < last(); at++) {
      if (!(record.entries().get(at) instanceof GameRecord.Entry.Choice choice)) continue;
      requireWanted();
      var sight = Sight.of(game, tables.get(at), choice.seat());
      all += sight.options().size();
      compare(at, sight, choice.option());
    }
    return all;
  }

  private void compare(int at, Sight<T> sight, String taken) {
    var options = sight.options();
    var opinions = new PrudentBot(SEED).opinions(sight, Budget.of(1));
    int best = 0;
    int chosen = 0;
    for (int i = 0; i < opinions.length; i++) {
      if (opinions[i] > opinions[best]) best = i;
      if (options.get(i).id().equals(taken)) chosen = i;
    }
    double gap = opinions[best] - opinions[chosen];
    if (gap > 0)
      deviations.add(new Deviation<>(at, sight, options.get(chosen), options.get(best), gap));
  }

  /**
   * Plays and counts.
   *
   * @throws CancellationException where the thread is interrupted
   */
  public Course write() {
    planned =
        Math.min(effort.moments(), last() - first()) * seats() * effort.games()
            + 2 * Math.min(deviations.size(), effort.deviations() * seats()) * effort.tries()
            + 2 * Math.min(deviations.size(), effort.finalists()) * effort.more();
    var line = new Line(seats(), last(), result);
    int even = effort.moments() - TOLD_CHOICES;
    for (int i = 0; i < even; i++) look(line, first() + i * (last() - first()) / even);
    weigh(line.moments());
    for (var seat : tables.getFirst().seats())
      deviations.stream()
          .filter(deviation -> deviation.sight().seat().equals(seat))
          .limit(effort.deviations())
          .forEach(deviation -> look(deviation, effort.tries()));
    sort();
    deviations.stream()
        .limit(effort.finalists())
        .toList()
        .forEach(deviation -> look(deviation, effort.more()));
    sort();
    var choices =
        deviations.stream()
            .filter(deviation -> Math.abs(deviation.change()) >= LEAST_CHANGE)
            .limit(TOLD_CHOICES)
            .map(Deviation::choice)
            .toList();
    for (var choice : choices) look(line, choice.at());
    var moments = line.moments();
    return new Course(moments, choices, accounts(moments.getFirst()));
  }

  // Choices

  /** What the game's own opinion says of every choice, on the scale of this game's chances. */
  private void weigh(List<Course.Moment> moments) {
    var opinions = new ArrayList<double[]>();
    for (var moment : moments.subList(0, moments.size() - 1))
      opinions.add(
          tables.getFirst().seats().list().stream()
              .mapToDouble(seat -> game.value().of(tables.get(moment.at()), seat))
              .toArray());
    var scale = new Scale(moments, opinions);
    double most =
        deviations.stream().mapToDouble(Deviation::gap).filter(Double::isFinite).max().orElse(0);
    for (var deviation : deviations) deviation.weigh(scale, most);
    sort();
  }

  private void sort() {
    deviations.sort(Comparator.comparingDouble(deviation -> -Math.abs(deviation.change())));
  }

  private void look(Deviation<T> deviation, int pairs) {
    for (int i = 0; i < pairs; i++) {
      requireWanted();
      deviation.look(outlook, 1);
      played(2);
    }
  }

  // The line over time

  private void look(Line line, int at) {
    if (!line.has(at)) line.add(at, expected(at));
  }

  private List<Expectation> expected(int at) {
    var expected = new ArrayList<Expectation>();
    for (var seat : tables.get(at).seats()) {
      requireWanted();
      expected.add(outlook.of(tables.get(at), seat, Budget.of(effort.games())));
      played(effort.games());
    }
    return expected;
  }

  private List<Course.Account> accounts(Course.Moment begin) {
    var accounts = new ArrayList<Course.Account>();
    for (int i = 0; i < seats(); i++) {
      var seat = Seat.of(i);
      double before = begin.chances().get(i);
      double end = result.share(seat);
      double skill =
          deviations.stream()
              .filter(deviation -> deviation.sight().seat().equals(seat))
              .mapToDouble(Deviation::change)
              .sum();
      accounts.add(new Course.Account(before, skill, end - before - skill, end));
    }
    return accounts;
  }

  private void played(int games) {
    done += games;
    progress.accept(Math.min(1, (double) done / planned));
  }

  private static void requireWanted() {
    if (Thread.interrupted()) throw new CancellationException("the course is not wanted any more");
  }
}

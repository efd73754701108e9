package nocturne.bots;

import java.util.Arrays;
import java.util.List;
import nocturne.kernel.Ask;
import nocturne.kernel.Chance;
import nocturne.kernel.FastChance;
import nocturne.kernel.Foresight;
import nocturne.kernel.Game;
import nocturne.kernel.Option;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;
import nocturne.kernel.Value;
import nocturne.kernel.View;
import nocturne.kernel.Viewer;

/**
 * A question as its seat sees it, and all that a bot is handed: what the seat may choose, what it
 * may know, and any number of imagined tables to try things on. The real table stays behind it.
 */
public final class Sight<T extends Table<T>> {

  // Odd, so that decisions of one seed never share a stream.
  private static final long DECISION_STRIDE = 0xD1342543DE82EF95L;

  private final T table;
  private final Value<T> value;
  private final Seat seat;
  private final List<Option> options;

  private Sight(T table, Value<T> value, Seat seat, List<Option> options) {
    this.table = table;
    this.value = value;
    this.seat = seat;
    this.options = options;
  }

  /** What a seat that is asked sees, until the table moves on. */
  public static <T extends Table<T>> Sight<T> of(Game<T> game, T table, Seat seat) {
    return new Sight<>(table, game.value(), seat, table.options(seat).list());
  }

  /** The same to somebody who goes by what a seat has at hand, and not by what is foreseen. */
  public Sight<T> shortSight() {
    return new Sight<>(table, new AtHand<>(value), seat, options);
  }

  private record AtHand<T extends Table<T>>(Value<T> value) implements Value<T> {

    @Override
    public double of(T imagined, Seat seat) {
      return value.atHand(imagined, seat);
    }
  }

  public Seat seat() {
    return seat;
  }

  /** What may be chosen; an imagined table offers the seat the same in the same order. */
  public List<Option> options() {
    return options;
  }

  public View<T> view() {
    return table.view(Viewer.of(seat));
  }

  /**
   * A table that may be the real one for all the seat knows, and as likely as any other; it can be
   * copied, played on and thrown away.
   */
  public T imagine(Chance chance) {
    return table.imagine(seat, chance);
  }

  /** How well a seat stands at an imagined table, by the game's own opinion. */
  public double value(T imagined, Seat seat) {
    return value.of(imagined, seat);
  }

  /** Whether the game has {@link Foresight}. */
  public boolean foresees() {
    return value instanceof Foresight<T>;
  }

  /**
   * Whether a table has its value in the middle of a turn as well: to a game with foresight, and to
   * who goes by what is at hand.
   */
  public boolean valuesEachStep() {
    return foresees() || value instanceof AtHand<T>;
  }

  /** Whether the game says that one imagined table tells as much as several. */
  public boolean oneTableIsEnough() {
    return value instanceof Foresight<T> foresight && foresight.oneTableIsEnough();
  }

  /**
   * How well a seat that an imagined table asks will stand on average after an option, by the
   * game's own opinion; not a number where the option has to be tried.
   */
  public double foresee(T imagined, Seat asked, Option option) {
    return value instanceof Foresight<T> foresight
        ? foresight.after(imagined, asked, option).orElse(Double.NaN)
        : Double.NaN;
  }

  /** The same for each of several options, in their order. */
  public double[] foreseeEach(T imagined, Seat asked, List<Option> options) {
    if (value instanceof Foresight<T> foresight)
      return foresight.afterEach(imagined, asked, options);
    var unforeseen = new double[options.size()];
    Arrays.fill(unforeseen, Double.NaN);
    return unforeseen;
  }

  /**
   * What the game foresees of each option without an imagined table: only where one would be
   * enough, because nothing hidden has a part in it.
   */
  public double[] foreseeEach() {
    if (!oneTableIsEnough())
      throw new IllegalStateException("what is hidden may have a part in what is foreseen");
    return foreseeEach(table, seat, options);
  }

  /** Whether the seat's answer is set against those of others who answer at the same time. */
  public boolean revealedTogether() {
    return table.pending().revealedTogether();
  }

  /**
   * An imagined table after an option. Where answers are revealed together the others have given
   * theirs as well, drawn at random: before that there is nothing to be valued. A game with
   * foresight sees to that itself.
   *
   * @param answers the same number draws the same answers, whichever the option
   */
  T after(T imagined, Seat asked, int option, long answers, Spares<T> spares) {
    var question = imagined.pending();
    var after = spares.after(imagined, asked, option);
    if (foresees() || !question.revealedTogether()) return after;
    var chance = new FastChance(answers);
    while (isStillAnswered(after, question, asked)) {
      var other = after.asked().first();
      after.choose(other, chance.below(after.options(other).size()));
    }
    return after;
  }

  /**
   * Whether others answer the same question; once the seat itself is asked again it is the next.
   */
  private static <T extends Table<T>> boolean isStillAnswered(T table, Ask<T> question, Seat seat) {
    return !table.isOver()
        && table.pending().getClass() == question.getClass()
        && !table.asked().has(seat);
  }

  /** Chance for this one decision: other decisions of the same seed get other numbers. */
  public Chance chance(long seed) {
    long decision = (long) table.version() * Seat.MOST + seat.index();
    return new FastChance(seed + decision * DECISION_STRIDE);
  }
}

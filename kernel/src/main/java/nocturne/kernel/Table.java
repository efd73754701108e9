package nocturne.kernel;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * One match in progress: every component in its place, and on the agenda what happens next. All
 * that a game remembers lies in the cells of its {@link Layout} and in the steps of the agenda, so
 * a game's table class adds words to this one and no state.
 *
 * <p>A table stands still only where it asks somebody or is over. {@link #choose} answers; the
 * steps then run until it asks again.
 */
public abstract class Table<T extends Table<T>> {

  final int[] cells;
  private final Layout layout;
  private final int seats;
  private Agenda<T> agenda;
  private Chance chance;
  private boolean redacted;
  private Optional<Result> result = Optional.empty();
  private Seats asked = Seats.NONE;
  private int choices;
  private int chooser;
  private boolean barrier;

  // Not part of what a table is: who listens, and the options last listed.
  private Optional<Consumer<Happening>> listener = Optional.empty();
  private final Options options = new Options(false);
  private int optionsFor = -1;

  /**
   * An empty table of this layout; the game lays out its components and puts its first step on the
   * agenda.
   */
  protected Table(Layout layout, int seats, Chance chance) {
    this.layout = layout;
    this.seats = seats;
    this.cells = layout.blank();
    this.agenda = Agenda.empty();
    this.chance = chance;
  }

  /** A copy; it shares nothing that can change, and nobody listens to it. */
  protected Table(Table<T> other) {
    layout = other.layout;
    seats = other.seats;
    cells = other.cells.clone();
    standAs(other);
  }

  /** Takes over all but the cells. */
  private void standAs(Table<T> other) {
    agenda = other.agenda;
    chance = other.chance.copy();
    redacted = other.redacted;
    result = other.result;
    asked = other.asked;
    choices = other.choices;
    chooser = other.chooser;
    barrier = other.barrier;
  }

  public abstract T copy();

  /** This table as what it is. */
  protected abstract T self();

  // What a client may ask

  public final Layout layout() {
    return layout;
  }

  public final int seatCount() {
    return seats;
  }

  public final Seats seats() {
    return Seats.first(seats);
  }

  /** The seats whose choice is awaited; nobody when the game is over. */
  public final Seats asked() {
    return asked;
  }

  public final boolean isOver() {
    return result.isPresent();
  }

  public final Optional<Result> result() {
    return result;
  }

  /** How many choices have been made: what a client names to say which table it saw. */
  public final int version() {
    return choices;
  }

  /**
   * Whether the last choice let somebody learn something that its chooser did not know: a free undo
   * stops here.
   */
  public final boolean barrier() {
    return barrier;
  }

  /** What an asked seat may choose. The list is the table's own and holds until the next call. */
  public final Options options(Seat seat) {
    if (optionsFor != seat.index()) {
      requireAsked(seat);
      list(asking().ask, seat);
    }
    return options;
  }

  /**
   * The question to a seat, with reasons for what it may not choose; empty where it is not asked.
   */
  public final Optional<Question> question(Seat seat) {
    if (!asked.has(seat)) return Optional.empty();
    requireWhole();
    var explained = new Options(true);
    var ask = asking().ask;
    ask.options(self(), seat, explained);
    return Optional.of(
        new Question(
            ask.prompt(self(), seat),
            ask.rule(),
            explained.list(),
            explained.refusals(),
            ask.interrupts(self(), seat)));
  }

  /** The ask that the table waits at. */
  public final Ask<T> pending() {
    if (result.isPresent()) throw ChoiceRefused.gameOver();
    requireWhole();
    return asking().ask;
  }

  /** Whether a seat is asked something that comes between what others do. */
  public final boolean interrupts(Seat seat) {
    requireWhole();
    return asked.has(seat) && asking().ask.interrupts(self(), seat);
  }

  /** Whether a seat is asked something between what others do that is about the seat itself. */
  public final boolean concerns(Seat seat) {
    return interrupts(seat) && asking().ask.concerns(self(), seat);
  }

  /** Everybody's ear: every happening from now on. */
  public final void listen(Consumer<Happening> listener) {
    this.listener = Optional.of(listener);
  }

  // Playing

  /** Runs the first steps until the first question. */
  public final void begin() {
    proceed();
  }

  /**
   * For prepared positions: forgets what was to happen, does these steps instead, in this order,
   * and runs until the next question.
   */
  public final void resume(List<? extends Step<T>> steps) {
    agenda = Agenda.empty();
    result = Optional.empty();
    asked = Seats.NONE;
    optionsFor = -1;
    chooser = 0;
    barrier = false;
    steps.reversed().forEach(this::then);
    proceed();
  }

  /** Takes an option that {@link #options} has just listed for this seat. */
  public final void choose(Seat seat, int option) {
    take(seat, offered(seat, option));
  }

  /**
   * A copy in which a seat has taken one of the options listed here; the copy need not list them
   * again.
   */
  public final T after(Seat seat, int option) {
    var offered = offered(seat, option);
    Table<T> after = copy();
    after.take(seat, offered);
    return after.self();
  }

  /**
   * The same on a spare table of this match, which forgets all that it was: quicker than to make
   * one.
   */
  public final T after(Seat seat, int option, T spare) {
    var offered = offered(seat, option);
    Table<T> after = spare;
    after.become(this);
    after.take(seat, offered);
    return spare;
  }

  private void become(Table<T> other) {
    if (layout != other.layout || seats != other.seats)
      throw new IllegalArgumentException("not a spare table of this match");
    System.arraycopy(other.cells, 0, cells, 0, cells.length);
    standAs(other);
    listener = Optional.empty();
  }

  private Option offered(Seat seat, int option) {
    var offered = options(seat);
    if (option < 0 || option >= offered.size()) {
      throw ChoiceRefused.notOffered(seat, "option " + option, offered);
    }
    return offered.get(option);
  }

  /** Takes a choice, or refuses it and changes nothing. */
  public final void choose(Seat seat, Option option) {
    if (!options(seat).has(option)) {
      throw ChoiceRefused.notOffered(seat, option.id(), options);
    }
    take(seat, option);
  }

  /** Takes a choice by the option's id, made by somebody who saw the table at this version. */
  public final void choose(Seat seat, String option, int version) {
    if (version != choices) {
      throw ChoiceRefused.stale(choices, version);
    }
    choose(seat, offered(seat, option));
  }

  /** The option of this id that a seat is offered. */
  public final Option offered(Seat seat, String id) {
    return options(seat).find(id).orElseThrow(() -> ChoiceRefused.notOffered(seat, id, options));
  }

  private void take(Seat seat, Option option) {
    choices++;
    chooser = seat.bit();
    barrier = false;
    answer(seat, option);
    proceed();
  }

  private void answer(Seat seat, Option option) {
    var asking = asking();
    agenda = asking.below;
    asked = Seats.NONE;
    optionsFor = -1;
    asking.ask.chosen(self(), seat, option);
  }

  private void proceed() {
    while (result.isEmpty()) {
      if (agenda instanceof Agenda.Asking<T> asking) {
        if (waits(asking.ask)) return;
      } else if (agenda instanceof Agenda.Doing<T> doing) {
        agenda = doing.below;
        doing.step.run(self());
      } else {
        throw new IllegalStateException("the agenda is empty and the game is not over");
      }
    }
    asked = Seats.NONE;
    optionsFor = -1;
    agenda = Agenda.empty();
  }

  /** Whether somebody has a real choice; a forced one is taken here. */
  private boolean waits(Ask<T> ask) {
    asked = ask.asked(self());
    if (asked.isEmpty()) {
      agenda = agenda.below();
      return false;
    }
    for (int mask = asked.mask(); mask != 0; mask &= mask - 1) {
      var seat = Seat.of(Integer.numberOfTrailingZeros(mask));
      list(ask, seat);
      if (options.size() == 0)
        throw new IllegalStateException(seat + " is asked without options: " + ask);
      if (options.size() == 1 && !ask.shownWhenForced()) {
        answer(seat, options.get(0));
        return false;
      }
    }
    return true;
  }

  private void list(Ask<T> ask, Seat seat) {
    options.clear();
    ask.options(self(), seat, options);
    optionsFor = seat.index();
  }

  private Agenda.Asking<T> asking() {
    return (Agenda.Asking<T>) agenda;
  }

  private void requireAsked(Seat seat) {
    if (result.isPresent()) throw ChoiceRefused.gameOver();
    requireWhole();
    if (!asked.has(seat)) {
      throw ChoiceRefused.notAsked(seat, asked);
    }
  }

  private void requireWhole() {
    if (redacted) throw new IllegalStateException("a view can be read and not played");
  }

  // What steps do

  /** Puts a step on the agenda: the next thing to happen, before all that lies there already. */
  public final void then(Step<T> step) {
    agenda = agenda.with(step);
  }

  /** Puts two steps on the agenda, to happen in this order. */
  public final void then(Step<T> first, Step<T> second) {
    then(second);
    then(first);
  }

  /** Puts steps on the agenda, to happen in this order. */
  @SafeVarargs
  public final void then(Step<T>... steps) {
    for (int i = steps.length - 1; i >= 0; i--) then(steps[i]);
  }

  /**
   * Asks next, unless that would ask nobody: for windows, which mostly stay shut and are then never
   * put on the agenda.
   */
  public final void ask(Ask<T> ask) {
    if (!ask.asked(self()).isEmpty()) then(ask);
  }

  /** Asks, and then does a step: at once where nobody is asked. */
  public final void ask(Ask<T> ask, Step<T> after) {
    if (ask.asked(self()).isEmpty()) {
      after.run(self());
    } else {
      then(after);
      then(ask);
    }
  }

  /** Ends the game. */
  public final void end(Result result) {
    this.result = Optional.of(result);
  }

  /** Begins a shuffle or a roll under a label. */
  public final Chance chance(String label) {
    barrier = true;
    chance.open(label);
    return chance;
  }

  /** Whether anybody listens; lets a step skip work that only makes a happening. */
  public final boolean isHeard() {
    return listener.isPresent();
  }

  public final void tell(Rule rule, String key, Object... args) {
    if (listener.isPresent())
      listener.get().accept(new Happening(choices, rule, Text.of(key, args)));
  }

  // Spelt out for the common lengths, so that a table nobody listens to makes no array.

  public final void tell(Rule rule, String key, Object a) {
    if (listener.isPresent()) tell(rule, key, new Object[] {a});
  }

  public final void tell(Rule rule, String key, Object a, Object b) {
    if (listener.isPresent()) tell(rule, key, new Object[] {a, b});
  }

  public final void tell(Rule rule, String key, Object a, Object b, Object c) {
    if (listener.isPresent()) tell(rule, key, new Object[] {a, b, c});
  }

  /** Something that some seats could read before can be read by others now. */
  final void learn(int before, int after) {
    if ((after & ~before & (1 << seats) - 1) != 0 && (before & chooser) == 0) barrier = true;
  }

  final Chance chance() {
    return chance;
  }

  // Knowing

  /** All that a viewer may know of this table. */
  public final View<T> view(Viewer viewer) {
    Table<T> sight = copy();
    layout.redact(sight.cells, viewer.at(seats));
    sight.redacted = true;
    sight.agenda = Agenda.empty();
    sight.chance = new FastChance(0);
    return new View<>(viewer, sight.self(), asked, View.idsFor(this, viewer));
  }

  /**
   * This table with everything that the seat can't know dealt anew, consistent with all that it
   * does know.
   */
  public final T imagine(Seat seat, Chance dealer) {
    requireWhole();
    Table<T> imagined = copy();
    layout.imagine(imagined.cells, seat, dealer);
    imagined.chance = new FastChance(dealer.next());
    return imagined.self();
  }

  // Comparing

  /**
   * Equal tables have equal hashes, on any machine, for ever. Hides nothing: never shown while the
   * game is on.
   */
  public final long hash() {
    long hash = chance.digest();
    for (int cell : cells) hash = mix(hash, cell);
    for (var step : agenda.list()) hash = mix(hash, step.toString().hashCode());
    return mix(mix(hash, asked.mask()), result.toString().hashCode());
  }

  private static long mix(long hash, long value) {
    return (Long.rotateLeft(hash, 23) ^ value) * 0x9E3779B97F4A7C15L;
  }

  /**
   * The first place where this table and another of the same game differ, in words; empty where
   * they don't.
   */
  public final String difference(T other) {
    var cell = layout.difference(cells, other.cells);
    if (!cell.isEmpty()) return cell;
    var mine = agenda();
    var its = other.agenda();
    if (!mine.equals(its)) return "agenda: " + mine + " and " + its;
    return result.equals(other.result()) ? "" : "result: " + result + " and " + other.result();
  }

  /** What happens next, topmost first. */
  public final List<Step<T>> agenda() {
    return agenda.list();
  }
}

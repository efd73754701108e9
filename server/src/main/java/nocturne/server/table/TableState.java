package nocturne.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nocturne.kernel.Game;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Seed;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.server.store.EntryCorrupt;
import nocturne.server.store.Journal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How a table stands: what its events add up to, and nothing else, so that it can be thrown away
 * and added up again at any time.
 */
public final class TableState {

  /** Where a table is in its life. */
  public enum Phase {
    /** Seats are being taken. */
    GATHERING,
    RUNNING,
    OVER,
    /** It went away before it began. */
    CLOSED
  }

  /** Something said at the table. */
  public record Remark(long time, String identity, String text) {}

  /** A seat wants to take its last choice back, and these have agreed. */
  public record UndoWish(Seat seat, Seats agreed) {

    UndoWish with(Seat another) {
      return new UndoWish(seat, agreed.with(another));
    }
  }

  static final int REMARKS_KEPT = 200;

  private static final Logger LOG = LoggerFactory.getLogger(TableState.class);

  private final String id;
  private final Game<?> game;
  private final Terms terms;
  private final String host;
  private final long opened;
  private final Optional<Branch> branch;
  private final Seating seating;
  private final List<Remark> remarks = new ArrayList<>();
  private int number;
  private long time;
  private Phase phase = Phase.GATHERING;
  private Optional<Playing> playing = Optional.empty();
  private Optional<UndoWish> undoWish = Optional.empty();
  private Optional<String> frozen = Optional.empty();
  private Optional<Divergence> divergence = Optional.empty();
  private Optional<String> followed = Optional.empty();

  /**
   * What the entries of a table add up to.
   *
   * @throws EntryCorrupt where one of them is no event, or the first does not open a table
   * @throws Refused where there is no such game
   */
  public static TableState of(Map<String, Game<?>> games, List<Journal.Entry> entries) {
    var first = entries.getFirst();
    var opened = opened(first);
    var game = Optional.ofNullable(games.get(opened.terms().game()));
    if (game.isEmpty()) throw Refused.noGame(opened.terms().game());
    var state = new TableState(first.table(), game.get(), opened, first.time());
    for (var entry : entries.subList(1, entries.size()))
      state.apply(entry.time(), EventText.read(entry));
    return state;
  }

  /**
   * How a table was opened.
   *
   * @throws EntryCorrupt where its first entry does not say so
   */
  public static TableEvent.Opened opened(Journal.Entry first) {
    if (EventText.read(first) instanceof TableEvent.Opened opened) return opened;
    throw new EntryCorrupt(first.table(), first.number(), "does not open the table");
  }

  /** A table that has just been opened, by its first entry. */
  TableState(String id, Game<?> game, TableEvent.Opened event, long time) {
    this.id = id;
    this.game = game;
    this.terms = event.terms();
    this.host = event.host();
    this.opened = time;
    this.branch = event.branch();
    this.time = time;
    this.number = 1;
    this.seating = new Seating(terms.seats());
    event.seat().ifPresent(seat -> seating.sit(seat, Sitter.person(host)));
  }

  // What there is to know

  public String id() {
    return id;
  }

  public Game<?> game() {
    return game;
  }

  public Terms terms() {
    return terms;
  }

  public String host() {
    return host;
  }

  public long opened() {
    return opened;
  }

  /** Where its game goes on from, if it does not begin as the rules say. */
  public Optional<Branch> branch() {
    return branch;
  }

  /** Whether a coach leads the learner through a deal that is prepared. */
  public boolean isGuided() {
    return branch.filter(Branch::isGuide).isPresent();
  }

  /** The number of the latest entry. */
  public int number() {
    return number;
  }

  /** When the latest entry was made. */
  public long time() {
    return time;
  }

  public Phase phase() {
    boolean over = playing.filter(Playing::isOver).isPresent();
    return over ? Phase.OVER : phase;
  }

  /** Why nothing can be played here now, if so. */
  public Optional<String> frozen() {
    return divergence.map(Divergence::sentence).or(() -> frozen);
  }

  /** Where the present rules don't replay what was played, if so. */
  public Optional<Divergence> divergence() {
    return divergence;
  }

  public boolean diverged() {
    return divergence.isPresent();
  }

  public Optional<String> followed() {
    return followed;
  }

  public List<Optional<Sitter>> sitters() {
    return seating.list();
  }

  public Optional<Sitter> sitter(Seat seat) {
    return seating.at(seat);
  }

  /** Whether a bot of the house plays a seat now. */
  boolean isBot(Seat seat) {
    return sitter(seat).map(Sitter::isBot).orElse(false);
  }

  /** The seat of somebody, if there is one. */
  public Optional<Seat> seatOf(String identity) {
    return seating.of(identity);
  }

  public Optional<Recorded<?>> recorded() {
    return playing.map(Playing::recorded);
  }

  /** What somebody has heard of the game who was told up to this entry; empty if it never was. */
  public Optional<Heard> heard(int entry) {
    if (entry < 1 || entry > number) return Optional.empty();
    return Optional.of(playing.map(game -> game.heard(entry)).orElse(new Heard(0, 0)));
  }

  private Optional<Waiting> waiting() {
    return playing.map(Playing::waiting);
  }

  /** The seats whose choice is awaited. */
  public Seats awaited() {
    return phase() == Phase.RUNNING && frozen().isEmpty()
        ? playing.map(Playing::asked).orElse(Seats.NONE)
        : Seats.NONE;
  }

  /** The entry that led to a seat's question: what a choice names to say what it answers. */
  public int askedAt(Seat seat) {
    return waiting().map(all -> all.askedAt(seat)).orElse(0);
  }

  /** The entry that led to the latest question of all. */
  public int askedAt() {
    return waiting().map(Waiting::askedAt).orElse(0);
  }

  public Passes passes(Seat seat) {
    return waiting().map(all -> all.passes(seat)).orElse(Passes.NONE);
  }

  /** Whether a seat is asked something that it lets pass. */
  public boolean letsPass(Seat seat) {
    return awaited().has(seat) && playing.filter(game -> game.letsPass(seat)).isPresent();
  }

  public Optional<UndoWish> undoWish() {
    return undoWish;
  }

  public List<Remark> remarks() {
    return List.copyOf(remarks);
  }

  /** The seats whose time has run out. */
  public Seats fallen() {
    return waiting().map(Waiting::fallen).orElse(Seats.NONE);
  }

  /** When a seat was last nudged, 0 where it was not since it was asked. */
  public long nudged(Seat seat) {
    return waiting().map(all -> all.nudged(seat)).orElse(0L);
  }

  /** What a seat has left at a moment; empty where there is no clock. */
  public Optional<Long> timeLeft(Seat seat, long now) {
    if (terms.pace() instanceof Pace.Free) return Optional.empty();
    return waiting().map(all -> all.left(seat, now, timed().has(seat)));
  }

  /** When the next flag falls, if nobody chooses until then. */
  public Optional<Long> deadline() {
    return waiting().flatMap(all -> all.deadline(timed()));
  }

  /** The vacation that a seat has left at a moment, in milliseconds. */
  public long vacationLeft(Seat seat, long now) {
    return waiting().map(all -> all.vacation(seat, now)).orElse(0L);
  }

  /** Clocks run for those who are awaited, are no bots, and have time left. */
  Seats timed() {
    var timed = Seats.NONE;
    for (var seat : awaited()) if (!isBot(seat) && !fallen().has(seat)) timed = timed.with(seat);
    return timed;
  }

  // What happens

  /**
   * Adds the next event. One that can't have happened by the present rules is added too: the table
   * is then frozen for good, and as it was last.
   */
  void apply(long at, TableEvent event) {
    waiting().ifPresent(all -> all.pass(at, timed()));
    number++;
    time = at;
    try {
      happen(event);
    } catch (RuntimeException e) {
      LOG.debug("table {} diverges at entry {}", id, number, e);
      if (!diverged())
        divergence = Optional.of(new Divergence(number, String.valueOf(e.getMessage())));
    }
    playing.ifPresent(game -> game.mark(number));
  }

  /** Lets go of what can be had again, at a table where nothing happens for a while. */
  void rest() {
    recorded().ifPresent(Recorded::rest);
  }

  private void happen(TableEvent event) {
    switch (event) {
      case TableEvent.Opened again -> throw new IllegalStateException("a table is opened once");
      case TableEvent.Sat sat -> sit(sat);
      case TableEvent.Rose rose -> seating.rise(rose.seat());
      case TableEvent.Started started -> start(started);
      case TableEvent.Chose chose -> play(chose);
      case TableEvent.UndoAsked asked ->
          undoWish = Optional.of(new UndoWish(Seat.of(asked.seat()), Seats.NONE));
      case TableEvent.UndoAnswered answer ->
          undoWish =
              undoWish.filter(wish -> answer.yes()).map(wish -> wish.with(Seat.of(answer.seat())));
      case TableEvent.Undid undid -> undo(Seat.of(undid.seat()));
      case TableEvent.Said said -> {
        remarks.add(new Remark(time, said.identity(), said.text()));
        if (remarks.size() > REMARKS_KEPT) remarks.removeFirst();
      }
      case TableEvent.PassesSet set ->
          waiting().ifPresent(all -> all.set(Seat.of(set.seat()), set.passes()));
      case TableEvent.Nudged nudge ->
          waiting().ifPresent(all -> all.nudge(Seat.of(nudge.seat()), time));
      case TableEvent.FlagFell fell -> waiting().ifPresent(all -> all.fall(Seat.of(fell.seat())));
      case TableEvent.Vacation rest ->
          waiting().ifPresent(all -> all.rest(Seat.of(rest.seat()), time, rest.until()));
      case TableEvent.BotTook took ->
          seating.change(took.seat(), sitter -> sitter.replacedBy(took.bot()));
      case TableEvent.TakenBack back -> {
        seating.change(back.seat(), Sitter::back);
        waiting().ifPresent(all -> all.back(Seat.of(back.seat())));
      }
      case TableEvent.Frozen freeze -> frozen = Optional.of(freeze.why());
      case TableEvent.Thawed thawed -> frozen = Optional.empty();
      case TableEvent.Closed closed -> phase = Phase.CLOSED;
      case TableEvent.Followed follow -> followed = Optional.of(follow.table());
    }
  }

  private void sit(TableEvent.Sat event) {
    seating.sit(event.seat(), event.sitter());
  }

  private void start(TableEvent.Started event) {
    event.last().ifPresent(this::sit);
    phase = Phase.RUNNING;
    requireSame("rules", event.rules(), game.facts().rules());
    requireSame("packs", event.packs(), game.packs());
    var recorded = begun(new Seed(event.seed(), event.lots()));
    playing = Optional.of(new Playing(recorded, terms.pace(), number, time));
  }

  private Recorded<?> begun(Seed seed) {
    if (branch.isPresent()) return branch.get().resume(game, seating.players(), seed);
    var setup = new Setup(Variant.of(game.settings(), terms.variant()), seating.players());
    return Recorded.open(game, setup, seed);
  }

  private static void requireSame(String what, String then, String now) {
    if (!then.equals(now))
      throw new IllegalStateException(
          "it was begun with " + what + " " + then + ", in force are " + now);
  }

  private void play(TableEvent.Chose event) {
    if (diverged()) return;
    playing.orElseThrow().choose(number, event, isBot(Seat.of(event.seat())));
    undoWish = Optional.empty();
  }

  private void undo(Seat seat) {
    undoWish = Optional.empty();
    if (!diverged()) playing.orElseThrow().undo(number, seat);
  }
}

package nocturne.server.table;

import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import nocturne.kernel.Box;
import nocturne.kernel.Game;
import nocturne.kernel.Language;
import nocturne.kernel.Seat;
import nocturne.server.Waiting;
import nocturne.server.store.Database;
import nocturne.server.table.Terms.SeatPlan;
import nocturne.server.table.Terms.UndoPolicy;

/** A hall for tests with its own time and, unless a test brings another, a store in memory. */
final class House implements AutoCloseable {

  static final Seat ANN = Seat.of(0);
  static final Seat BEN = Seat.of(1);

  private static final Map<String, Game<?>> GAMES = games();
  private static final List<String> NAMES = List.of("ann", "ben", "cleo", "dan");

  final Hourglass clock;
  final FakeStore store;
  final Hall hall;

  House() {
    this(new FakeStore(), new Hourglass());
  }

  /** Another node at the same store. */
  House(FakeStore store, Hourglass clock) {
    this(store, clock, store.node(), GAMES);
  }

  House(Database database) {
    this(new FakeStore(), new Hourglass(), database, GAMES);
  }

  private House(FakeStore store, Hourglass clock, Database database, Map<String, Game<?>> games) {
    this.store = store;
    this.clock = clock;
    this.hall = new Hall(games, database, clock);
  }

  /** The same house after its rules have changed. */
  House with(Game<?> game) {
    return new House(store, clock, store.node(), Map.of(game.facts().id(), game));
  }

  private static Map<String, Game<?>> games() {
    var games = new HashMap<String, Game<?>>();
    for (var box : Box.shelf()) games.put(box.id(), box.open(Optional.empty()));
    games.put("vigil", Vigil.GAME);
    return games;
  }

  /** Everything that can be played here. */
  static List<Game<?>> shelf() {
    return List.copyOf(GAMES.values());
  }

  static Terms terms(String game, Pace pace, UndoPolicy undo, String... bots) {
    var seats = Arrays.stream(bots).map(SeatPlan::new).toList();
    return new Terms(game, Map.of(), seats, true, pace, undo, true, false, Language.EN);
  }

  static Terms people(int seats) {
    return people(seats, new Pace.Free());
  }

  static Terms people(int seats, Pace pace) {
    return terms("vigil", pace, UndoPolicy.CONSENT, nobody(seats));
  }

  static String[] nobody(int seats) {
    return Collections.nCopies(seats, "").toArray(String[]::new);
  }

  /** A table that has begun: ann is its host, and people sit wherever no bot is planned. */
  LiveTable begun(Terms terms) {
    var table = hall.open(terms, "ann");
    var wishes = new Wishes(table);
    for (int i = 0; i < terms.seats().size(); i++) {
      if (table.state().sitters().get(i).isEmpty()) wishes.sit(NAMES.get(i), OptionalInt.of(i));
    }
    wishes.start("ann");
    return table;
  }

  /** Chooses for whoever sits there, about what they are asked now. */
  void choose(LiveTable table, Seat seat, String option) {
    var name = table.state().sitter(seat).orElseThrow().identity();
    hall.at(table.id()).choose(name, option, table.look(state -> state.askedAt(seat)));
  }

  /** Plays until everybody makes vows. */
  LiveTable atVows(Terms terms) {
    var table = begun(terms);
    for (int i = 0; i < terms.seats().size(); i++) choose(table, Seat.of(i), Vigil.DONE);
    return table;
  }

  /** Plays until everybody may ring the bell. */
  LiveTable atBell(Terms terms) {
    var table = atVows(terms);
    for (int i = 0; i < 2 * terms.seats().size(); i++) choose(table, Seat.of(i / 2), Vigil.VOW);
    return table;
  }

  /** Forgets every table in memory. */
  void forget() {
    clock.pass(Duration.ofMinutes(2));
    hall.tend();
  }

  static void await(BooleanSupplier condition) {
    Waiting.until("something to come about", condition::getAsBoolean);
  }

  @Override
  public void close() {
    hall.close();
  }
}

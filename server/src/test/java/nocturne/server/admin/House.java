package nocturne.server.admin;

import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import nocturne.kernel.Box;
import nocturne.kernel.Game;
import nocturne.kernel.Language;
import nocturne.server.store.Database;
import nocturne.server.table.Branch;
import nocturne.server.table.Hall;
import nocturne.server.table.LiveTable;
import nocturne.server.table.Pace;
import nocturne.server.table.TableState.Phase;
import nocturne.server.table.Terms;
import nocturne.server.table.Terms.SeatPlan;

/** Opens tables in a database and has games played there, as a server does. */
record House(Database database) {

  static final String GAME = "nightshift";
  static final String HOST = "ann";

  private static final SeatPlan BOT = new SeatPlan("random");

  static final Map<String, Game<?>> GAMES = games();

  private static Map<String, Game<?>> games() {
    var games = new TreeMap<String, Game<?>>();
    for (var box : Box.shelf()) games.put(box.id(), box.open(Optional.empty()));
    return games;
  }

  Hall hall() {
    return new Hall(GAMES, database, InstantSource.system());
  }

  static Terms terms(SeatPlan... seats) {
    return terms(Map.of(), seats);
  }

  private static Terms terms(Map<String, String> variant, SeatPlan... seats) {
    return new Terms(
        GAME,
        variant,
        List.of(seats),
        true,
        new Pace.Free(),
        Terms.UndoPolicy.FREE,
        true,
        false,
        Language.EN);
  }

  /** A table at which bots have played a game to its end. */
  String played() throws InterruptedException {
    return played(hall -> hall.open(terms(BOT, BOT), HOST));
  }

  /** A table at which bots have gone on with half a game, to its end. */
  String branched(String source) throws InterruptedException {
    return played(
        hall -> {
          var record = hall.table(source).look(state -> state.recorded().orElseThrow().record());
          var from = Branch.of(source, GAMES.get(GAME), record, record.entries().size() / 2);
          var variant = record.setup().variant().values();
          return hall.branch(from, terms(variant, BOT, BOT), HOST);
        });
  }

  private String played(Function<Hall, LiveTable> opening) throws InterruptedException {
    try (var hall = hall()) {
      var over = new CountDownLatch(1);
      hall.follow(
          (table, state, event) -> {
            if (state.phase() == Phase.OVER) over.countDown();
          });
      var id = opening.apply(hall).id();
      hall.at(id).start(HOST);
      if (!over.await(60, TimeUnit.SECONDS)) throw new IllegalStateException("bots don't play");
      return id;
    }
  }

  /** A table at which two people sit and the first is awaited. */
  static String running(Hall hall) {
    var id = hall.open(terms(SeatPlan.PERSON, SeatPlan.PERSON), HOST).id();
    hall.at(id).sit("ben", java.util.OptionalInt.empty());
    hall.at(id).start(HOST);
    return id;
  }

  /** What somebody who is awaited may choose. */
  record Next(String table, String who, String option, int at) {

    void choose(Hall hall) {
      hall.at(table).choose(who, option, at);
    }
  }

  /** The first thing that the seat which is awaited can choose. */
  static Next next(Hall hall, String id) {
    return hall.table(id)
        .look(
            state -> {
              var seat = state.awaited().list().getFirst();
              var table = state.recorded().orElseThrow().table();
              return new Next(
                  id,
                  state.sitter(seat).orElseThrow().identity(),
                  table.options(seat).get(0).id(),
                  state.number());
            });
  }

  static void choose(Hall hall, String id) {
    next(hall, id).choose(hall);
  }

  /** The hash of a table as a server sees it. */
  long hash(String id) {
    try (var hall = hall()) {
      return hall.table(id).look(state -> state.recorded().orElseThrow().table().hash());
    }
  }
}

package nocturne.server.web;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import nocturne.server.store.Database;
import nocturne.server.table.Hall;
import nocturne.server.table.LiveTable;
import nocturne.server.table.TableEvent;
import nocturne.server.table.TableState;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The books: who finished how, once for every game, and what that says of how they play. */
public final class Results implements Hall.Follower {

  private static final Logger LOG = LoggerFactory.getLogger(Results.class);

  private static final Duration A_MOMENT = Duration.ofMillis(500);

  private static final String INSERT =
      "insert into results (table_id, seat, identity, bot, game, mode, place, won, score,"
          + " finished) values (?,?,?,?,?,?,?,?,?,?) on conflict do nothing";

  private final Database database;
  private final Hall hall;
  private List<Finished> finished = new ArrayList<>();

  public Results(Database database, Hall hall) {
    this.database = database;
    this.hall = hall;
  }

  @Override
  public void happened(LiveTable table, TableState state, TableEvent event) {
    if (event instanceof TableEvent.Chose) Finished.of(state).ifPresent(this::add);
  }

  /** Games that end within a moment are written down together. */
  private synchronized void add(Finished game) {
    if (finished.isEmpty())
      CompletableFuture.delayedExecutor(A_MOMENT.toMillis(), TimeUnit.MILLISECONDS)
          .execute(this::settle);
    finished.add(game);
  }

  /** Has everything written down that is finished. */
  public void settle() {
    for (var games = taken(); !games.isEmpty(); games = taken()) write(games);
  }

  private synchronized List<Finished> taken() {
    var games = finished;
    finished = new ArrayList<>();
    return games;
  }

  /** Writes down what was left out when a node died between the last choice and the books. */
  public void mend() {
    for (var id : missing())
      hall.table(id).look(Finished::of).ifPresent(game -> write(List.of(game)));
  }

  private List<String> missing() {
    return database.read(
        connection -> {
          try (var statement = connection.createStatement();
              var rows =
                  statement.executeQuery(
                      "select id from tables where phase = 'OVER' and not exists"
                          + " (select 1 from results where table_id = tables.id) limit 100")) {
            var ids = new ArrayList<String>();
            while (rows.next()) ids.add(rows.getString(1));
            return ids;
          }
        });
  }

  private void write(List<Finished> games) {
    var _ =
        database
            .change(connection -> write(connection, games))
            .exceptionally(
                failed -> {
                  LOG.warn("the results of {} games wait: {}", games.size(), failed.getMessage());
                  return 0;
                });
  }

  private static int write(Connection connection, List<Finished> games) throws SQLException {
    try (var insert = connection.prepareStatement(INSERT)) {
      for (var game : games) if (insert(insert, game) && game.isRated()) rate(connection, game);
    }
    return games.size();
  }

  /** False where it was written before. */
  private static boolean insert(PreparedStatement insert, Finished game) throws SQLException {
    int written = 0;
    for (var row : game.rows()) {
      insert.setString(1, game.table());
      insert.setInt(2, row.seat());
      insert.setString(3, row.identity());
      insert.setString(4, row.bot());
      insert.setString(5, game.game());
      insert.setString(6, game.mode());
      insert.setInt(7, row.place());
      insert.setInt(8, row.won() ? 1 : 0);
      insert.setInt(9, row.score());
      insert.setLong(10, game.time());
      written += insert.executeUpdate();
    }
    return written == game.rows().size();
  }

  private static void rate(Connection connection, Finished game) throws SQLException {
    var before = new HashMap<String, Rating>();
    // In one order everywhere, so that two nodes never wait for each other.
    for (var id : game.players().stream().map(Finished.Row::identity).sorted().toList())
      before.put(id, hold(connection, game, id));
    var after = Rating.after(game, before);
    for (var row : game.players()) {
      var old = Optional.ofNullable(before.get(row.identity())).orElse(Rating.FIRST);
      keep(connection, game, row, old, Optional.ofNullable(after.get(row.identity())).orElse(old));
    }
  }

  /** Reads a rating and holds it until the transaction ends. */
  private static Rating hold(Connection connection, Finished game, String identity)
      throws SQLException {
    try (var hold =
        connection.prepareStatement(
            "insert into ratings (identity, game, mode, mu, sigma, games) values (?,?,?,?,?,0)"
                + " on conflict (identity, game, mode) do update set games = ratings.games")) {
      hold.setString(1, identity);
      hold.setString(2, game.game());
      hold.setString(3, game.mode());
      hold.setDouble(4, Rating.FIRST.mu());
      hold.setDouble(5, Rating.FIRST.sigma());
      hold.executeUpdate();
    }
    try (var read =
        connection.prepareStatement(
            "select mu, sigma, games from ratings where identity = ? and game = ? and mode = ?")) {
      read.setString(1, identity);
      read.setString(2, game.game());
      read.setString(3, game.mode());
      try (var row = read.executeQuery()) {
        return row.next()
            ? new Rating(row.getDouble(1), row.getDouble(2), row.getInt(3))
            : Rating.FIRST;
      }
    }
  }

  private static void keep(
      Connection connection, Finished game, Finished.Row row, Rating before, Rating after)
      throws SQLException {
    try (var update =
        connection.prepareStatement(
            "update ratings set mu = ?, sigma = ?, games = ?"
                + " where identity = ? and game = ? and mode = ?")) {
      update.setDouble(1, after.mu());
      update.setDouble(2, after.sigma());
      update.setInt(3, after.games());
      update.setString(4, row.identity());
      update.setString(5, game.game());
      update.setString(6, game.mode());
      update.executeUpdate();
    }
    try (var update =
        connection.prepareStatement(
            "update results set rating_before = ?, rating_after = ?"
                + " where table_id = ? and seat = ?")) {
      update.setDouble(1, before.shown());
      update.setDouble(2, after.shown());
      update.setString(3, game.table());
      update.setInt(4, row.seat());
      update.executeUpdate();
    }
  }
}

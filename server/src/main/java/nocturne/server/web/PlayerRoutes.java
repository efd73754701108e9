package nocturne.server.web;

import io.javalin.http.Context;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nocturne.server.account.Identity;

/** Players as others see them: ratings and history. */
final class PlayerRoutes {

  private static final int MOST = 100;

  record Rated(String game, String mode, double rating, double mu, double sigma, int games) {}

  record Past(
      String table,
      String game,
      String mode,
      int place,
      boolean won,
      int score,
      long finished,
      Optional<Double> before,
      Optional<Double> after) {}

  record Sheet(Names.Player player, List<Rated> ratings, List<Past> games) {}

  record Ranked(Names.Player player, Rated rating) {}

  /** Reads something from a row. */
  private interface Reading<R> {
    R of(ResultSet row) throws SQLException;
  }

  private final House house;

  PlayerRoutes(House house) {
    this.house = house;
  }

  void on(Api api) {
    api.get("/api/players/{player}", "player", "A player's ratings and games", this::player)
        .gives(Sheet.class);
    api.get("/api/ratings/{game}", "ratings", "Who plays a game best", this::ratings)
        .gives(Ranked[].class)
        .query("mode", "the kind of game; usual where it is not said");
  }

  private void player(Context context) {
    var id = Api.word(context, "player");
    var identity =
        house
            .accounts()
            .identities()
            .find(id)
            .filter(found -> !found.left())
            .orElseThrow(() -> TurnedAway.unknown("There is no such player."));
    Api.answer(context, sheet(identity));
  }

  private Sheet sheet(Identity identity) {
    return new Sheet(
        Names.player(identity),
        list(
            PlayerRoutes::rated,
            "select game, mode, mu, sigma, games from ratings where identity = ?"
                + " order by game, mode",
            identity.id()),
        list(
            PlayerRoutes::past,
            "select table_id, game, mode, place, won, score, finished, rating_before, rating_after"
                + " from results where identity = ? order by finished desc limit "
                + MOST,
            identity.id()));
  }

  private void ratings(Context context) {
    var game = Api.word(context, "game");
    house.book(game);
    var mode = Api.query(context, "mode").orElse("usual");
    if (!mode.matches("[\\w+-]{1,64}"))
      throw TurnedAway.badRequest("mode", "There is no such mode.");
    Api.answer(
        context,
        list(
            row -> new Ranked(house.names().of(row.getString("identity")), rated(row)),
            "select identity, game, mode, mu, sigma, games from ratings"
                + " where game = ? and mode = ? and games > 0 order by mu - 3 * sigma desc limit "
                + MOST,
            game,
            mode));
  }

  private static Rated rated(ResultSet row) throws SQLException {
    var rating = new Rating(row.getDouble("mu"), row.getDouble("sigma"), row.getInt("games"));
    return new Rated(
        row.getString("game"),
        row.getString("mode"),
        rating.shown(),
        rating.mu(),
        rating.sigma(),
        rating.games());
  }

  private static Past past(ResultSet row) throws SQLException {
    return new Past(
        row.getString("table_id"),
        row.getString("game"),
        row.getString("mode"),
        row.getInt("place"),
        row.getInt("won") == 1,
        row.getInt("score"),
        row.getLong("finished"),
        number(row, "rating_before"),
        number(row, "rating_after"));
  }

  private static Optional<Double> number(ResultSet row, String column) throws SQLException {
    double value = row.getDouble(column);
    return row.wasNull() ? Optional.empty() : Optional.of(value);
  }

  private <R> List<R> list(Reading<R> reading, String sql, String... words) {
    return house
        .database()
        .read(
            connection -> {
              try (var statement = connection.prepareStatement(sql)) {
                for (int i = 0; i < words.length; i++) statement.setString(i + 1, words[i]);
                try (var rows = statement.executeQuery()) {
                  var list = new ArrayList<R>();
                  while (rows.next()) list.add(reading.of(rows));
                  return list;
                }
              }
            });
  }
}

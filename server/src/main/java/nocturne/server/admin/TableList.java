package nocturne.server.admin;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import nocturne.server.store.Database;
import nocturne.server.table.TableState.Phase;

/** What there is to see of tables without replaying them. */
public final class TableList {

  /** A table, and when something last happened there. */
  public record Line(String id, String game, Phase phase, List<Place> seats, Instant changed) {}

  /**
   * A seat; all is empty where nobody sits.
   *
   * @param name of the identity
   * @param bot the kind that plays now
   */
  public record Place(String identity, String name, String bot) {}

  private static final String SEATS =
      """
      select seats.identity, identity.name, seats.bot
      from seats left join identity on identity.id = seats.identity
      where seats.table_id = ? order by seats.seat
      """;

  private final Database database;

  public TableList(Database database) {
    this.database = database;
  }

  public int count(TableFilter filter) {
    return database.read(
        connection -> {
          try (var statement = select(connection, "count(*)", filter, "");
              var rows = statement.executeQuery()) {
            return rows.next() ? rows.getInt(1) : 0;
          }
        });
  }

  /** So many tables at most, those first where something happened last. */
  public List<Line> list(TableFilter filter, int most) {
    return database.read(
        connection -> {
          var lines = new ArrayList<Line>();
          try (var tables =
                  select(
                      connection,
                      "id, game, phase, updated",
                      filter,
                      " order by updated desc, id limit " + most);
              var seats = connection.prepareStatement(SEATS);
              var rows = tables.executeQuery()) {
            while (rows.next()) lines.add(line(rows, seats));
          }
          return lines;
        });
  }

  private static PreparedStatement select(
      Connection connection, String columns, TableFilter filter, String end) throws SQLException {
    var statement =
        connection.prepareStatement(
            "select " + columns + " from tables where " + filter.where() + end);
    for (int i = 0; i < filter.values().size(); i++)
      statement.setString(i + 1, filter.values().get(i));
    return statement;
  }

  private static Line line(ResultSet row, PreparedStatement seats) throws SQLException {
    var places = new ArrayList<Place>();
    seats.setString(1, row.getString(1));
    try (var sat = seats.executeQuery()) {
      while (sat.next()) {
        var name = sat.getString(2);
        places.add(new Place(sat.getString(1), name == null ? "" : name, sat.getString(3)));
      }
    }
    return new Line(
        row.getString(1),
        row.getString(2),
        Phase.valueOf(row.getString(3)),
        places,
        Instant.ofEpochMilli(row.getLong(4)));
  }
}

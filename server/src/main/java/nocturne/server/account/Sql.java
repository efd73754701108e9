package nocturne.server.account;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import nocturne.server.store.Database;

/** Statements without ceremony. */
final class Sql {

  /** Makes something of the row on which a result stands. */
  @FunctionalInterface
  interface Row<R> {
    R read(ResultSet row) throws SQLException;
  }

  private Sql() {}

  /** Makes a change and waits until it is durable; fails with the work's own exception. */
  static <R> R change(Database database, Database.Work<R> work) {
    try {
      return database.change(work).join();
    } catch (CompletionException e) {
      switch (e.getCause()) {
        case RuntimeException own -> throw own;
        case Error own -> throw own;
        case null, default -> throw e;
      }
    }
  }

  /** Runs a statement; the number of rows it changed. */
  static int run(Connection connection, String sql, Object... values) throws SQLException {
    try (var statement = connection.prepareStatement(sql)) {
      fill(statement, values);
      return statement.executeUpdate();
    }
  }

  static <R> List<R> rows(Connection connection, Row<R> row, String sql, Object... values)
      throws SQLException {
    try (var statement = connection.prepareStatement(sql)) {
      fill(statement, values);
      try (var result = statement.executeQuery()) {
        var rows = new ArrayList<R>();
        while (result.next()) {
          rows.add(row.read(result));
        }
        return rows;
      }
    }
  }

  static <R> Optional<R> row(Connection connection, Row<R> row, String sql, Object... values)
      throws SQLException {
    return rows(connection, row, sql, values).stream().findFirst();
  }

  private static void fill(PreparedStatement statement, Object... values) throws SQLException {
    for (var i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i] instanceof String text ? storable(text) : values[i]);
    }
  }

  /** Nothing stored has a character zero in it, and PostgreSQL fails even when asked to look. */
  private static String storable(String text) {
    return text.replace('\0', '\uFFFD');
  }
}

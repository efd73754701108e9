package nocturne.lab.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The rows of runs, to be asked in SQL: tables games, seats, happenings and things. */
public final class Archive implements AutoCloseable {

  private final Connection database;

  private Archive() throws SQLException {
    this.database = DriverManager.getConnection("jdbc:duckdb:");
  }

  /** The rows of one run. */
  public static Archive open(RunFolder folder) {
    try {
      var archive = new Archive();
      archive.show(folder, "");
      return archive;
    } catch (SQLException e) {
      throw new StoreFailed(e);
    }
  }

  /**
   * The rows of two runs: those of the first in tables that begin with a_, of the other with b_.
   */
  public static Archive open(RunFolder a, RunFolder b) {
    try {
      var archive = new Archive();
      archive.show(a, "a_");
      archive.show(b, "b_");
      return archive;
    } catch (SQLException e) {
      throw new StoreFailed(e);
    }
  }

  private void show(RunFolder folder, String prefix) throws SQLException {
    var parts = folder.parts();
    try (var statement = database.createStatement()) {
      for (var rows : Rows.values()) {
        var files =
            rows == Rows.THINGS
                ? List.of(folder.things())
                : parts.stream().map(part -> folder.part(rows, part)).toList();
        boolean there = files.stream().allMatch(java.nio.file.Files::exists) && !files.isEmpty();
        if (there) statement.execute(view(prefix + rows.table(), files));
        else statement.execute(rows.create().replace(rows.table(), prefix + rows.table()));
      }
    }
  }

  private static String view(String name, List<Path> files) {
    return files.stream()
        .map(Archive::quoted)
        .collect(
            Collectors.joining(
                ", ", "CREATE VIEW " + name + " AS SELECT * FROM read_parquet([", "])"));
  }

  static String quoted(Path file) {
    return "'" + file.toString().replace("'", "''") + "'";
  }

  /** Asks a question. */
  public Answer ask(String sql) {
    try (var statement = database.createStatement();
        var found = statement.executeQuery(sql)) {
      var meta = found.getMetaData();
      var columns = new ArrayList<String>();
      for (int i = 1; i <= meta.getColumnCount(); i++) columns.add(meta.getColumnLabel(i));
      var rows = new ArrayList<Answer.Row>();
      while (found.next()) {
        var cells = new ArrayList<Object>();
        for (int i = 1; i <= columns.size(); i++) {
          var cell = found.getObject(i);
          cells.add(cell == null ? Answer.NOTHING : cell);
        }
        rows.add(new Answer.Row(cells));
      }
      return new Answer(columns, rows);
    } catch (SQLException e) {
      throw new StoreFailed(e);
    }
  }

  @Override
  public void close() {
    try {
      database.close();
    } catch (SQLException e) {
      throw new StoreFailed(e);
    }
  }
}

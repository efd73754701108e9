import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A part of what was stored that fits into so many bytes: first what shows every kind of thing that
 * there is, then as many other tables as fit.
 */
final class Cut {

  private static final List<String> OF_TABLES =
      List.of("journal", "seats", "results", "invitation");

  /** Dates of files would make the same cut another file. */
  private static final FileTime DATE = FileTime.from(Instant.parse("2020-01-01T00:00:00Z"));

  private final Program program;
  private final Path folder;
  private final Path target;
  private final Map<String, Evening.Table> tables = new HashMap<>();

  /** What a table shows, and what it costs. */
  private record Shown(String id, Set<String> kinds, long bytes) {}

  Cut(Program program, Path folder, Path target) throws IOException {
    this.program = program;
    this.folder = folder;
    this.target = target;
    for (var table :
        Client.JSON.readValue(
            Files.readString(folder.resolve("tables.json")), Evening.Table[].class))
      tables.put(table.id(), table);
  }

  void write(int bytes) throws IOException, SQLException {
    List<String> order;
    try (var database = connect(folder.resolve("nocturne.db"))) {
      order = ordered(shown(database));
    }
    int fits = 0;
    int fitsNot = order.size() + 1;
    // The part that fits is looked for as a word is in a dictionary.
    while (fitsNot - fits > 1) {
      int count = (fits + fitsNot) / 2;
      long size = pack(part(order.subList(0, count)));
      if (size <= bytes) fits = count;
      else fitsNot = count;
    }
    for (; ; fits--) {
      var part = part(order.subList(0, fits));
      new Expectation(program, part).writeAgain();
      long size = pack(part);
      StoreGames.tell("%d tables in %s, %d bytes", fits, target, size);
      if (size <= bytes) return;
    }
  }

  private static Connection connect(Path file) throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + file);
  }

  private List<Shown> shown(Connection database) throws SQLException {
    var kinds = new TreeMap<String, Set<String>>();
    var bytes = new HashMap<String, Long>();
    try (var statement = database.createStatement();
        var rows =
            statement.executeQuery("select table_id, body from journal order by 1, number")) {
      while (rows.next()) {
        var id = rows.getString(1);
        if (!tables.containsKey(id)) continue;
        bytes.merge(id, rows.getString(2).length() + 30L, Long::sum);
        var body = Client.JSON.readTree(rows.getString(2));
        var game = tables.get(id).game();
        var seen = kinds.computeIfAbsent(id, it -> new TreeSet<>());
        seen.add(game + " " + body.get("is").asString());
        if (body.has("terms")) seen.addAll(kinds(game, body.get("terms")));
      }
    }
    var shown = new ArrayList<Shown>();
    kinds.forEach((id, all) -> shown.add(new Shown(id, all, bytes.get(id))));
    try (var statement = database.createStatement();
        var rows = statement.executeQuery("select id, phase from tables")) {
      while (rows.next()) {
        var table = tables.get(rows.getString(1));
        if (table == null) continue;
        kinds.get(table.id()).add(table.game() + " " + table.how() + " " + rows.getString(2));
      }
    }
    return shown;
  }

  private static Set<String> kinds(String game, JsonNode terms) {
    var kinds = new TreeSet<String>();
    int seats = terms.get("seats").size();
    kinds.add(game + " seats " + seats);
    for (var setting : terms.get("variant").properties()) {
      kinds.add(game + " " + setting.getKey() + " " + setting.getValue());
      if (setting.getKey().equals("mode") || setting.getKey().equals("edition"))
        kinds.add(game + " " + seats + " " + setting.getKey() + " " + setting.getValue());
    }
    for (var seat : terms.get("seats")) kinds.add("bot " + seat);
    for (var name : List.of("undo", "open", "watched", "rated", "language"))
      kinds.add(name + " " + terms.get(name));
    kinds.add("pace " + terms.get("pace").get("is"));
    return kinds;
  }

  /** First the table that shows most that is new for its bytes, and so on; then the short ones. */
  private static List<String> ordered(List<Shown> shown) {
    var left = new ArrayList<>(shown);
    var order = new ArrayList<String>();
    var seen = new HashSet<String>();
    while (!left.isEmpty()) {
      var best = left.stream().max(Comparator.comparingDouble(it -> worth(it, seen))).orElseThrow();
      seen.addAll(best.kinds);
      order.add(best.id);
      left.remove(best);
    }
    return order;
  }

  private static double worth(Shown table, Set<String> seen) {
    long fresh = table.kinds.stream().filter(kind -> !seen.contains(kind)).count();
    return (fresh + 0.001) / (table.bytes + 2_000);
  }

  /** A folder with these tables, and with all that was expected of them where there are more. */
  private Path part(List<String> kept) throws IOException, SQLException {
    var part = Files.createTempDirectory("cut");
    Files.copy(folder.resolve("nocturne.db"), part.resolve("nocturne.db"));
    try (var database = connect(part.resolve("nocturne.db"));
        var statement = database.createStatement()) {
      keep(statement, kept);
    }
    var mine = kept.stream().map(tables::get).toList();
    Files.writeString(part.resolve("tables.json"), Client.JSON.writeValueAsString(mine) + "\n");
    Files.copy(folder.resolve("people.json"), part.resolve("people.json"));
    var expected = Client.JSON.readTree(Files.readString(folder.resolve("expected.json")));
    ((ObjectNode) expected.get("tables")).retain(kept);
    Files.writeString(part.resolve("expected.json"), expected.toString());
    copy(folder.resolve("records"), Files.createDirectory(part.resolve("records")));
    return part;
  }

  private static void keep(Statement statement, List<String> kept) throws SQLException {
    statement.execute("create temp table kept (id text primary key)");
    for (var id : kept) statement.execute("insert into kept values ('" + id + "')");
    for (var table : OF_TABLES)
      statement.execute("delete from " + table + " where table_id not in (select id from kept)");
    statement.execute("delete from tables where id not in (select id from kept)");
    statement.execute("drop table kept");
  }

  private static void copy(Path from, Path to) throws IOException {
    try (var files = Files.list(from)) {
      for (var file : files.toList()) Files.copy(file, to.resolve(file.getFileName()));
    }
  }

  /** Packs such a folder into the file, and gives its size. */
  private long pack(Path part) throws IOException, SQLException {
    try (var database = connect(part.resolve("nocturne.db"));
        var statement = database.createStatement()) {
      statement.execute("pragma journal_mode = delete");
      statement.execute("vacuum");
    }
    Files.deleteIfExists(part.resolve("server.log"));
    try (var zip = new ZipOutputStream(Files.newOutputStream(target));
        Stream<Path> files = Files.walk(part)) {
      zip.setLevel(Deflater.BEST_COMPRESSION);
      for (var file : files.filter(Files::isRegularFile).sorted().toList()) {
        var entry = new ZipEntry(part.relativize(file).toString());
        entry.setLastModifiedTime(DATE);
        zip.putNextEntry(entry);
        Files.copy(file, zip);
        zip.closeEntry();
      }
    }
    return Files.size(target);
  }
}

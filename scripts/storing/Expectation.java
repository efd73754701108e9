import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a program says of stored games: how each table stands, as its hash and its result, and what
 * is known of each player. A later program is held against it.
 */
final class Expectation {

  private static final Pattern VERIFIED =
      Pattern.compile(
          "(\\S+): OK\\. \\S+, ([\\d,]+) choices?, game (not )?over; the last table is"
              + " ([0-9a-f]{16});");
  private static final int FILES_AT_ONCE = 200;
  private static final int AT_ONCE = 4;

  private final Program program;
  private final Path folder;
  private final List<Evening.Table> tables;
  private final List<People.Person> people;
  private final Map<String, Map<String, Object>> saidOfTables = new ConcurrentSkipListMap<>();
  private final Map<String, Map<String, Object>> saidOfRecords = new TreeMap<>();
  private final Map<String, Map<String, Object>> saidOfPlayers = new LinkedHashMap<>();
  private long now;

  Expectation(Program program, Path folder) throws IOException {
    this.program = program;
    this.folder = folder;
    this.tables =
        List.of(
            Client.JSON.readValue(
                Files.readString(folder.resolve("tables.json")), Evening.Table[].class));
    this.people = People.read(folder.resolve("people.json"));
  }

  /** Asks the program of everything, and writes beside the database what it says. */
  void write() throws IOException {
    var records = Files.createTempDirectory("records");
    try (var server = program.serve(folder, StoreGames.freePort())) {
      askOfTables(server.port(), records);
      try (var saved = Files.list(folder.resolve("records"))) {
        for (var file : saved.sorted().toList())
          saidOfRecords.put(
              file.getFileName().toString(), lines(server.port(), Files.readString(file)));
      }
      askOfPlayers(server.port());
    }
    verify(records, saidOfTables, ".record");
    verify(folder.resolve("records"), saidOfRecords, "");
    writeDown();
  }

  /**
   * The same where some tables were taken away: what is known of the others is as it was, of the
   * players it is less.
   */
  void writeAgain() throws IOException {
    var before = Client.JSON.readTree(Files.readString(folder.resolve("expected.json")));
    read(before.get("tables"), saidOfTables);
    read(before.get("records"), saidOfRecords);
    saidOfTables.keySet().retainAll(tables.stream().map(Evening.Table::id).toList());
    try (var server = program.serve(folder, StoreGames.freePort())) {
      askOfPlayers(server.port());
    }
    writeDown();
  }

  private static void read(JsonNode before, Map<String, Map<String, Object>> said) {
    for (var one : before.properties()) {
      var values = new LinkedHashMap<String, Object>();
      for (var value : one.getValue().properties()) values.put(value.getKey(), value.getValue());
      said.put(one.getKey(), values);
    }
  }

  private void askOfPlayers(int port) {
    for (var person : people) saidOfPlayers.put(person.id(), player(port, person));
    now = System.currentTimeMillis();
  }

  private void writeDown() throws IOException {
    // A clock may have run out while the server ran.
    readNumbers();
    var out = new StringBuilder("{\"now\":" + now + ",\n\"tables\":{\n");
    append(saidOfTables, out);
    out.append("},\n\"records\":{\n");
    append(saidOfRecords, out);
    out.append("},\n\"players\":{\n");
    append(saidOfPlayers, out);
    Files.writeString(folder.resolve("expected.json"), out.append("}}\n"));
  }

  private void askOfTables(int port, Path records) {
    var next = new AtomicInteger();
    Runnable some =
        () -> {
          for (int i = next.getAndIncrement(); i < tables.size(); i = next.getAndIncrement())
            saidOfTables.put(tables.get(i).id(), table(port, tables.get(i), records));
        };
    Evening.together(Collections.nCopies(AT_ONCE, some));
  }

  private void readNumbers() throws IOException {
    var url = "jdbc:sqlite:" + folder.resolve("nocturne.db");
    try (var database = DriverManager.getConnection(url);
        var statement = database.createStatement();
        var rows =
            statement.executeQuery("select table_id, max(number) from journal group by table_id")) {
      while (rows.next()) {
        var said = saidOfTables.get(rows.getString(1));
        if (said != null) said.put("number", rows.getInt(2));
      }
    } catch (SQLException e) {
      throw new IOException(e);
    }
  }

  private static void append(Map<String, ?> values, StringBuilder out) {
    var lines = new ArrayList<String>();
    values.forEach(
        (key, value) -> lines.add("\"" + key + "\":" + Client.JSON.writeValueAsString(value)));
    out.append(String.join(",\n", lines)).append('\n');
  }

  private Map<String, Object> table(int port, Evening.Table table, Path records) {
    var host = client(port, table.people().getFirst());
    var path = "/api/tables/" + table.id();
    var sheet = host.get(path);
    var phase = sheet.get("phase").asString();
    var said = new LinkedHashMap<String, Object>();
    said.put("game", table.game());
    said.put("how", table.how());
    said.put("host", table.people().getFirst());
    said.put("phase", phase);
    said.put("frozen", sheet.hasNonNull("frozen"));
    said.put("number", 0);
    said.put("seats", sheet.get("seats").size());
    said.put("people", people(sheet));
    if (phase.equals("gathering") || phase.equals("closed")) return said;
    said.put("asked", sheet.get("asked"));
    said.put("result", standings(sheet.path("result")));
    try {
      var record =
          phase.equals("over")
              ? host.text(path + "/record")
              : program.run("admin", "export", table.id(), "--record", "--data", "" + folder);
      Files.writeString(records.resolve(table.id() + ".record"), record);
      said.putAll(lines(port, record));
      return said;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Who sits in each seat; empty for a bot. */
  private static List<String> people(JsonNode sheet) {
    var people = new ArrayList<String>();
    for (var seat : sheet.get("seats")) people.add(seat.path("player").path("id").asString(""));
    return people;
  }

  private static JsonNode standings(JsonNode result) {
    return result.isNull() ? result : result.get("standings");
  }

  /** How long the log of a record is, for those who see everything. */
  private static Map<String, Object> lines(int port, String record) {
    var look = new Client(port, "198.51.100.2").plain("/api/records?eyes=all", record);
    var said = new LinkedHashMap<String, Object>();
    said.put("entries", look.get("entries"));
    said.put("lines", look.get("log").get("lines").size());
    return said;
  }

  private Map<String, Object> player(int port, People.Person person) {
    var client = client(port, person.id());
    var sheet = client.get("/api/players/" + person.id());
    var said = new LinkedHashMap<String, Object>();
    said.put("me", without(client.get("/api/me")));
    said.put("tables", client.get("/api/me/tables").size());
    said.put("ratings", sheet.get("ratings"));
    said.put("games", sheet.get("games").size());
    if (!person.kind().equals("account")) return said;
    said.put("programs", client.get("/api/me/programs").size());
    said.put("passkeys", client.get("/api/me/passkeys").size());
    return said;
  }

  private static JsonNode without(JsonNode me) {
    return ((ObjectNode) me).without("created");
  }

  private Client client(int port, String id) {
    return people.stream()
        .filter(person -> person.id().equals(id))
        .findFirst()
        .orElseThrow()
        .client(port);
  }

  /** Adds the hash of the last table, as the command says it that verifies records. */
  private void verify(Path records, Map<String, Map<String, Object>> said, String ending)
      throws IOException {
    var names = said.keySet().stream().filter(id -> said.get(id).containsKey("lines")).toList();
    for (int from = 0; from < names.size(); from += FILES_AT_ONCE) {
      var command = new ArrayList<>(List.of("verify", "--lang", "en"));
      for (var name : names.subList(from, Math.min(names.size(), from + FILES_AT_ONCE)))
        command.add(records.resolve(name + ending).toString());
      var printed = program.run(Map.of("COLUMNS", "100000"), "", command).replaceAll("\\s+", " ");
      var found = VERIFIED.matcher(printed);
      while (found.find()) {
        var file = Path.of(found.group(1)).getFileName().toString();
        var one = said.get(file.substring(0, file.length() - ending.length()));
        one.put("choices", Integer.valueOf(found.group(2).replace(",", "")));
        one.put("hash", found.group(4));
      }
    }
    for (var name : names)
      if (!said.get(name).containsKey("hash"))
        throw new IOException(name + " does not verify: " + records);
  }
}

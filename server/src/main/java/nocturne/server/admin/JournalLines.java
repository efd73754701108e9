package nocturne.server.admin;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import nocturne.server.admin.AdminRefused.Why;
import nocturne.server.store.EntryCorrupt;
import nocturne.server.store.Journal;
import nocturne.server.table.EventText;
import nocturne.server.table.TableEvent;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The entries of tables as lines of JSON. Each line has a seal over itself and all lines before it
 * of its table, and a last line says how many there were, so that edited, missing and cut-off lines
 * are noticed.
 */
final class JournalLines {

  private static final JsonMapper JSON = new JsonMapper();

  private JournalLines() {}

  static List<String> write(List<Journal.Entry> entries) {
    var lines = new ArrayList<String>();
    var seal = "";
    for (var entry : entries) {
      seal = seal(seal, entry);
      lines.add(
          "{\"table\":%s,\"number\":%d,\"time\":%d,\"body\":%s,\"seal\":\"%s\"}"
              .formatted(quoted(entry.table()), entry.number(), entry.time(), entry.body(), seal));
    }
    lines.add(
        "{\"table\":%s,\"entries\":%d,\"seal\":\"%s\"}"
            .formatted(
                quoted(entries.getFirst().table()), entries.size(), seal(seal, entries.size())));
    return lines;
  }

  private static String quoted(String text) {
    return JSON.writeValueAsString(text);
  }

  private static String seal(String before, Journal.Entry entry) {
    return sha256(
        before
            + " "
            + entry.table()
            + " "
            + entry.number()
            + " "
            + entry.time()
            + " "
            + entry.body());
  }

  private static String seal(String before, int entries) {
    return sha256(before + " " + entries);
  }

  private static String sha256(String text) {
    try {
      var digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
      return HexFormat.of().formatHex(digest, 0, 16);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** The entries of each table in lines that {@link #write} wrote, of one table after the other. */
  static List<List<Journal.Entry>> read(List<String> lines) {
    var tables = new ArrayList<List<Journal.Entry>>();
    var reader = new Reader();
    for (int i = 0; i < lines.size(); i++) {
      reader.line = i + 1;
      if (lines.get(i).isBlank()) continue;
      reader.read(lines.get(i));
      if (reader.isAtEnd) {
        tables.add(reader.entries);
        reader = new Reader();
      }
    }
    if (!reader.entries.isEmpty()) {
      reader.line++;
      throw reader.refused("the last line of table " + reader.table() + " is missing");
    }
    if (tables.isEmpty()) throw new AdminRefused(Why.NO_LINES);
    return tables;
  }

  /** Reads the lines of one table. */
  private static final class Reader {

    private final List<Journal.Entry> entries = new ArrayList<>();
    private String seal = "";
    private boolean isAtEnd;
    private int line;

    private String table() {
      return entries.getFirst().table();
    }

    void read(String text) {
      try {
        var json = JSON.readTree(text);
        if (json.has("entries")) end(json);
        else entry(json);
      } catch (JacksonException | IllegalArgumentException e) {
        throw refused("it is not what an export writes");
      }
    }

    private void entry(JsonNode json) {
      var entry =
          new Journal.Entry(
              json.required("table").stringValue(),
              json.required("number").intValue(),
              json.required("time").longValue(),
              json.required("body").toString());
      if (!entries.isEmpty() && !table().equals(entry.table()))
        throw refused("the last line of table " + table() + " is missing");
      if (entry.number() != entries.size() + 1)
        throw refused("it is entry " + entry.number() + " and not " + (entries.size() + 1));
      requireSeal(json, seal(seal, entry));
      requireEvent(entry);
      entries.add(entry);
    }

    private void end(JsonNode json) {
      if (json.required("entries").intValue() != entries.size())
        throw refused("there are not as many entries before it as it says");
      requireSeal(json, seal(seal, entries.size()));
      isAtEnd = true;
    }

    private void requireSeal(JsonNode json, String right) {
      if (!right.equals(json.required("seal").stringValue()))
        throw refused("it was changed after it was written");
      seal = right;
    }

    private void requireEvent(Journal.Entry entry) {
      try {
        var event = EventText.read(entry);
        if (entry.number() == 1 && !(event instanceof TableEvent.Opened))
          throw refused("it does not open the table");
      } catch (EntryCorrupt strange) {
        throw refused("it is no event of a table");
      }
    }

    AdminRefused refused(String what) {
      return new AdminRefused(Why.LINE, line, what);
    }
  }
}

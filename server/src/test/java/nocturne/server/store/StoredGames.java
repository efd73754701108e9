package nocturne.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.zip.ZipInputStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A database and records that a program of before wrote, and what it said of them: {@code
 * scripts/store-games} made them. The usual run looks at a sample, another one each time; with
 * {@code -Dnocturne.long=true} all of it is looked at, and with {@code -Dnocturne.stored=DIR} what
 * lies in that folder in place of the resource.
 *
 * @param folder a copy: what is done there stays there
 * @param expected by the name of what it is about: tables, records and players
 * @param people who played, with what lets them in
 */
public record StoredGames(Path folder, JsonNode expected, List<JsonNode> people) {

  private static final String RESOURCE = "stored-2026-11-cead57f.zip";
  private static final boolean LONG = Boolean.getBoolean("nocturne.long");
  private static final JsonMapper JSON = new JsonMapper();

  /** Copies everything into an empty folder. */
  public static StoredGames into(Path folder) {
    try {
      var whole = Optional.ofNullable(System.getProperty("nocturne.stored"));
      if (whole.isPresent()) copy(Path.of(whole.get()), folder);
      else unpack(folder);
      var people = new ArrayList<JsonNode>();
      read(folder, "people.json").forEach(people::add);
      return new StoredGames(folder, read(folder, "expected.json"), people);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void unpack(Path folder) throws IOException {
    var resource = Objects.requireNonNull(StoredGames.class.getResourceAsStream(RESOURCE));
    try (var zip = new ZipInputStream(resource, UTF_8)) {
      for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        var file = folder.resolve(entry.getName());
        Files.createDirectories(file.getParent());
        Files.copy(zip, file);
      }
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (var files = Files.walk(from)) {
      for (var file : files.toList()) {
        var copy = to.resolve(from.relativize(file));
        if (Files.isDirectory(file)) Files.createDirectories(copy);
        else Files.copy(file, copy);
      }
    }
  }

  private static JsonNode read(Path folder, String file) throws IOException {
    return JSON.readTree(Files.readString(folder.resolve(file)));
  }

  public Database open() {
    return Databases.in(folder);
  }

  /** A clock that goes on from the moment at which everything was written. */
  public InstantSource clock() {
    var written = Instant.ofEpochMilli(expected.get("now").asLong());
    return InstantSource.offset(InstantSource.system(), Duration.between(Instant.now(), written));
  }

  /** What was expected of a table. */
  public JsonNode table(String id) {
    return expected.get("tables").get(id);
  }

  public boolean isRunning(String id) {
    return table(id).get("phase").asString().equals("running");
  }

  public boolean isOver(String id) {
    return table(id).get("phase").asString().equals("over");
  }

  /** The ids of all tables. */
  public List<String> tables() {
    return new ArrayList<>(expected.get("tables").propertyNames());
  }

  /**
   * Some of those tables, of each game and way in which tables were made as many; in a long run
   * all.
   *
   * @param seed which ones
   */
  public List<String> sample(List<String> ids, int ofEach, long seed) {
    if (LONG) return ids;
    var shuffled = new ArrayList<>(ids);
    Collections.shuffle(shuffled, new Random(seed));
    var taken = new TreeMap<String, List<String>>();
    for (var id : shuffled) {
      var game = taken.computeIfAbsent(table(id).get("game").asString(), it -> new ArrayList<>());
      if (game.size() < ofEach) game.add(id);
    }
    return taken.values().stream().flatMap(List::stream).toList();
  }

  /** What a failure says, so that it can be tried again. */
  public static String seeded(long seed) {
    return "a sample with -Dnocturne.seed=" + seed;
  }

  public static long seed() {
    return Long.getLong("nocturne.seed", System.nanoTime());
  }
}

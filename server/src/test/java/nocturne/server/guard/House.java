package nocturne.server.guard;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import nocturne.kernel.Game;
import nocturne.server.store.Database;
import nocturne.server.store.Databases;
import nocturne.server.web.Venue;
import nocturne.server.web.Visitor;

/** One of two servers that are alike in everything but what lies hidden at their tables. */
final class House implements AutoCloseable {

  private static final Pattern DATE = Pattern.compile("\r\nDate: [^\r]{29}\r\n");
  private static final Pattern NUMBER = Pattern.compile("\r\nX-Request-Id: (\\w{16})\r\n");

  private final Database database;
  private final Venue venue;
  private final StillClock clock;
  private final Map<String, String> aliases = new LinkedHashMap<>();
  private final RawConnection requests;

  House(Path folder, Game<?> game, StillClock clock) {
    this.database = Databases.in(folder);
    this.venue = Venue.staging(database, game, clock);
    this.clock = clock;
    this.requests = new RawConnection(venue.port());
  }

  int port() {
    return venue.port();
  }

  StillClock clock() {
    return clock;
  }

  Visitor guest(String name) {
    return venue.guest(name);
  }

  /** The answer to a request, byte for byte. */
  byte[] ask(String method, String path, String cookie) {
    requests.send(request(method, path, cookie));
    try {
      return Answer.read(requests, method.equals("HEAD")).bytes();
    } catch (IOException e) {
      throw new AssertionError(method + " " + path + " was not answered", e);
    }
  }

  static String request(String method, String path, String cookie) {
    return "%s %s HTTP/1.1\r\nHost: 127.0.0.1\r\n%s\r\n"
        .formatted(method, path, cookie.isEmpty() ? "" : "Cookie: " + cookie + "\r\n");
  }

  /** The secret from which the chance of a table would come, were it not staged. */
  String seed(String table) {
    return database.journal().read(table, 1).stream()
        .map(entry -> Visitor.JSON.readTree(entry.body()))
        .filter(entry -> entry.get("is").asString().equals("started"))
        .map(entry -> entry.get("seed").asString())
        .findFirst()
        .orElseThrow();
  }

  // What must differ

  /** Something that is drawn by lot in each house, and what stands for it in both. */
  void alias(String drawn, String name) {
    aliases.put(drawn, name);
  }

  /**
   * Bytes as they would be in the other house. Drawn by lot are the ids of tables and people, and
   * the seed, whose hash is told: at a staged table nothing comes from it, so that its hash can't
   * say anything either. The date of an answer is that of the clock on the wall, and the number of
   * a request counts all that the house was ever asked by anybody.
   */
  byte[] plain(byte[] bytes) {
    var text = new String(bytes, ISO_8859_1);
    for (var alias : aliases.entrySet()) text = text.replace(alias.getKey(), alias.getValue());
    text = DATE.matcher(text).replaceFirst("\r\nDate: then\r\n");
    var number = NUMBER.matcher(text);
    if (number.find()) text = text.replace(number.group(1), "request");
    return text.getBytes(ISO_8859_1);
  }

  @Override
  public void close() {
    requests.close();
    venue.close();
  }
}

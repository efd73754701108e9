package nocturne.bench.load;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import nocturne.server.wire.Json;

/** Somebody who came as a guest and keeps a cookie. */
record Person(String cookie) {

  static Person come(Wire wire, String name) throws IOException {
    var guest = Json.of(Map.of("name", name, "language", "en"));
    var cookie = wire.post("/api/guests", "", guest).header("Set-Cookie").orElseThrow();
    return new Person(cookie.substring(0, cookie.indexOf(';')));
  }

  /** Opens a table, has the others take their seats, starts, and says which table it is. */
  String gather(Wire wire, String game, List<Person> others) throws IOException {
    var seats = Collections.nCopies(1 + others.size(), Map.of());
    var wish = Json.of(Map.of("game", game, "seats", seats, "open", true));
    // The answer is an object with nothing but the id.
    var table = wire.post("/api/tables", cookie, wish).body().split("\"", -1)[3];
    for (var other : others) wire.post("/api/tables/" + table + "/seats", other.cookie, "{}");
    wire.post("/api/tables/" + table + "/start", cookie, "{}");
    return table;
  }
}

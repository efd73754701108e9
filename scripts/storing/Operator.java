import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What an operator does at a server that runs. */
record Operator(Program program, Path data) {

  /** Freezes two of the tables at which somebody plays, and thaws one again. */
  void freeze(List<Evening.Table> running) throws IOException {
    var tables = running.stream().filter(table -> table.how().equals("played")).limit(2).toList();
    admin("freeze", tables.getFirst().id(), "--why", "Waiting for a judge");
    admin("freeze", tables.getLast().id(), "--why", "A moment");
    admin("thaw", tables.getLast().id());
  }

  /**
   * Bans one player, while another deletes their account; both have a seat at the table of a third,
   * which is not begun.
   */
  Evening.Table ban(Evening evening, int port, String game) throws IOException {
    var host = evening.some(1);
    var client = evening.client(host.getFirst());
    var body = new Wishes.Wish(game, List.of("", "", ""), Map.of()).body();
    body.put("open", true);
    var table = client.post("/api/tables", body).get("id").asString();
    var banned = sit(port, table, "Banned aside");
    admin("ban", banned.get("/api/me").get("id").asString());
    sit(port, table, "Gone aside").delete("/api/me");
    return new Evening.Table(table, game, host, "gathering");
  }

  private static Client sit(int port, String table, String name) {
    var client = new Client(port, "192.0.2.1");
    client.post("/api/guests", Map.of("name", name, "language", "en"));
    client.post("/api/tables/" + table + "/seats", Map.of());
    return client;
  }

  private void admin(String... arguments) throws IOException {
    var command = new ArrayList<>(List.of("admin"));
    command.addAll(List.of(arguments));
    command.addAll(List.of("--data", data.toString()));
    program.run(command.toArray(String[]::new));
  }
}

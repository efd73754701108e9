package nocturne.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody who came as a guest and keeps a cookie. */
final class Visitor {

  static final JsonMapper JSON = new JsonMapper();

  private final HttpClient client;
  private final int port;
  private String cookie = "";

  private Visitor(HttpClient client, int port) {
    this.client = client;
    this.port = port;
  }

  static Visitor come(HttpClient client, int port, String name) {
    var visitor = new Visitor(client, port);
    visitor.post("/api/guests", Map.of("name", name, "language", "en"));
    return visitor;
  }

  JsonNode post(String path, Object body) {
    var request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(body)));
    if (!cookie.isEmpty()) request.header("Cookie", cookie);
    try {
      var reply = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
      if (reply.statusCode() >= 300)
        throw new IllegalStateException(path + ": " + reply.statusCode() + " " + reply.body());
      reply.headers().firstValue("Set-Cookie").ifPresent(given -> cookie = given.split(";", 2)[0]);
      return reply.body().isEmpty() ? JSON.createObjectNode() : JSON.readTree(reply.body());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  WebSocket connect(String table, WebSocket.Listener ear) {
    return client
        .newWebSocketBuilder()
        .header("Cookie", cookie)
        .buildAsync(URI.create("ws://127.0.0.1:" + port + "/api/tables/" + table + "/socket"), ear)
        .join();
  }
}

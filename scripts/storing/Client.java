import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody who talks with the server: a browser with a cookie, or a program with a token. */
final class Client {

  static final JsonMapper JSON = new JsonMapper();

  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final int TRIES = 60;

  private final int port;
  private final Map<String, String> headers = new LinkedHashMap<>();

  /**
   * @param address as a proxy tells it, for limits are counted by address
   */
  Client(int port, String address) {
    this.port = port;
    headers.put("X-Forwarded-For", address);
    headers.put("User-Agent", "Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0");
  }

  /** What the server refuses, and why. */
  static final class Refused extends RuntimeException {
    final int status;
    final String code;

    Refused(String request, int status, String body) {
      super(request + ": " + status + " " + body);
      this.status = status;
      this.code = body.startsWith("{") ? JSON.readTree(body).path("error").asString("") : "no-json";
    }
  }

  /** The same with the secret that lets somebody in: a cookie, or a program's token. */
  Client with(String header, String value) {
    headers.put(header, value);
    return this;
  }

  String cookie() {
    return headers.getOrDefault("Cookie", "");
  }

  JsonNode get(String path) {
    return JSON.readTree(text(path));
  }

  String text(String path) {
    return send("GET", path, "", "");
  }

  JsonNode post(String path, Map<String, ?> body) {
    return json("POST", path, JSON.writeValueAsString(body));
  }

  JsonNode patch(String path, Map<String, ?> body) {
    return json("PATCH", path, JSON.writeValueAsString(body));
  }

  void post(String path) {
    send("POST", path, "", "");
  }

  void delete(String path) {
    send("DELETE", path, "", "");
  }

  JsonNode json(String method, String path, String body) {
    var answer = send(method, path, "application/json", body);
    return answer.isEmpty() ? JSON.missingNode() : JSON.readTree(answer);
  }

  JsonNode plain(String path, String body) {
    return JSON.readTree(send("POST", path, "text/plain", body));
  }

  /** Sends a request; a client that was too quick waits and tries again. */
  private String send(String method, String path, String type, String body) {
    var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
    headers.forEach(request::setHeader);
    if (!type.isEmpty()) request.header("Content-Type", type);
    request.method(
        method, type.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    try {
      for (int tries = 1; ; tries++) {
        var answer = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
        answer
            .headers()
            .firstValue("Set-Cookie")
            .ifPresent(cookie -> headers.put("Cookie", cookie.split(";", 2)[0]));
        int status = answer.statusCode();
        if (status < 300) return answer.body();
        if ((status != 429 && status != 503) || tries == TRIES)
          throw new Refused(method + " " + path, status, answer.body());
        Thread.sleep(1_000 * answer.headers().firstValueAsLong("Retry-After").orElse(1));
      }
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(method + " " + path + ": " + e, e);
    }
  }

  WebSocket socket(String table, WebSocket.Listener listener) {
    var builder = HTTP.newWebSocketBuilder();
    headers.forEach(builder::header);
    var uri = URI.create("ws://127.0.0.1:" + port + "/api/tables/" + table + "/socket");
    return builder.buildAsync(uri, listener).join();
  }
}

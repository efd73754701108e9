package nocturne.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import nocturne.server.Waiting;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A client with a cookie. */
public final class Visitor {

  public static final JsonMapper JSON = new JsonMapper();
  static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final int port;
  private final Map<String, String> headers = new LinkedHashMap<>();

  Visitor(int port) {
    this.port = port;
  }

  /** An answer. */
  public record Reply(HttpResponse<String> http) {

    public Reply is(int status) {
      assertThat(http.statusCode()).as(http.body()).isEqualTo(status);
      return this;
    }

    public Reply refuses(int status, String code) {
      is(status);
      assertThat(json().has("error")).as(http.body()).isTrue();
      assertThat(json().get("error").asString()).isEqualTo(code);
      assertThat(json().get("message").asString()).isNotEmpty().doesNotContain("Exception");
      return this;
    }

    public JsonNode json() {
      return JSON.readTree(http.body());
    }

    public String header(String name) {
      return http.headers().firstValue(name).orElse("");
    }
  }

  public Visitor with(String header, String value) {
    var other = new Visitor(port);
    other.headers.putAll(headers);
    other.headers.put(header, value);
    return other;
  }

  public String cookie() {
    return headers.getOrDefault("Cookie", "");
  }

  public String id() {
    return get("/api/me").is(200).json().get("id").asString();
  }

  public Reply get(String path) {
    return send(request(path).GET());
  }

  /** What is written behind the scenes is there after a moment. */
  public JsonNode await(String path, Predicate<JsonNode> wanted) {
    var last = new AtomicReference<>(JSON.missingNode());
    Waiting.until(
        "a change of " + path,
        () -> {
          last.set(get(path).is(200).json());
          return wanted.test(last.get());
        });
    return last.get();
  }

  public Reply delete(String path) {
    return send(request(path).DELETE());
  }

  public Reply post(String path, Object body) {
    return json("POST", path, JSON.writeValueAsString(body));
  }

  public Reply post(String path) {
    return send(request(path).POST(HttpRequest.BodyPublishers.noBody()));
  }

  public Reply patch(String path, Object body) {
    return json("PATCH", path, JSON.writeValueAsString(body));
  }

  public Reply json(String method, String path, String body) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .method(method, HttpRequest.BodyPublishers.ofString(body)));
  }

  public Reply text(String path, String body) {
    return send(
        request(path)
            .header("Content-Type", "text/plain")
            .POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  HttpRequest.Builder request(String path) {
    var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
    headers.forEach(request::header);
    return request;
  }

  /**
   * A server that refuses a body half-way closes the connection, perhaps while the next request is
   * already under way on it: that one has not been read and is sent again.
   */
  private static HttpResponse<String> answer(HttpRequest request)
      throws IOException, InterruptedException {
    try {
      return CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
    } catch (IOException closed) {
      return CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
    }
  }

  private Reply send(HttpRequest.Builder request) {
    try {
      var reply = answer(request.build());
      reply
          .headers()
          .firstValue("Set-Cookie")
          .ifPresent(cookie -> headers.put("Cookie", cookie.split(";", 2)[0]));
      return new Reply(reply);
    } catch (IOException e) {
      throw new AssertionError(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Opens a table and gives its id. */
  public String open(Map<String, ?> wish) {
    return post("/api/tables", wish).is(201).json().get("id").asString();
  }

  /** A table of Nightshift or the like, with this visitor and a bot. */
  public static Map<String, Object> table(String game, String... seats) {
    var wish = new LinkedHashMap<String, Object>();
    wish.put("game", game);
    wish.put(
        "seats",
        List.of(seats).stream()
            .map(seat -> seat.isEmpty() ? Map.of() : Map.of("bot", seat))
            .toList());
    return wish;
  }

  Line socket(String table) {
    return new Line(port, table, headers);
  }
}

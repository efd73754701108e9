package nocturne.server.guard;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nocturne.server.guard.Description.Operation;
import nocturne.server.web.Visitor;

/**
 * Requests to every route, by whoever should not make them, with whatever should not be in them.
 */
final class OddRequests implements AutoCloseable {

  private static final Pattern PARAMETER = Pattern.compile("\\{\\w+}");

  private static final List<String> METHODS =
      List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "get", "DANCE");

  private static final List<String> PLACES =
      List.of(
          "..",
          ".",
          "%2e%2e",
          "..%2f..%2fetc%2fpasswd",
          "%2F",
          "%5c",
          "%00",
          "%",
          "%zz",
          "%c3%28",
          ";x=y",
          "a;jsessionid=b",
          "a//b",
          "a/../b",
          "*",
          "{table}",
          "%F0%9F%8E%B2",
          "\u00e4",
          "x".repeat(301),
          "x".repeat(9_000));

  private static final List<String> TYPES =
      List.of(
          "text/plain",
          "application/x-www-form-urlencoded",
          "multipart/form-data; boundary=x",
          "multipart/form-data",
          "application/json; charset=utf-16",
          "application/json; charset=none",
          "application/xml",
          "a",
          "/",
          ";",
          "");

  private static final List<String> HEADERS =
      List.of(
          "Origin: http://elsewhere.example",
          "Origin: null",
          "Origin: ::",
          "Sec-Fetch-Site: cross-site",
          "X-Forwarded-For: 1.2.3.4",
          "X-Forwarded-For: , ,x",
          "Accept-Language: \u00ff\u00fe",
          "If-None-Match: \"x\", W/*",
          "Range: bytes=5-1",
          "Content-Encoding: gzip",
          "Accept-Encoding: gzip, br;q=x",
          "Expect: 100-continue",
          "Nocturne-Invitation: x.y",
          "Authorization: Bearer ",
          "Authorization: Bearer " + "x.".repeat(500),
          "Authorization: Basic eDp5",
          "Cookie: nocturne=",
          "Cookie: nocturne=x; nocturne=y",
          "Cookie: =;,\"",
          "Cookie: nocturne=\"" + "\\".repeat(9),
          "Upgrade: h2c",
          "Upgrade: websocket",
          "Sec-WebSocket-Version: 13",
          "Sec-WebSocket-Key: x",
          "X: " + "y".repeat(9_000),
          "Content-Type: application/json");

  private final Evening evening;
  private final Random random;
  private final Oddities oddities;
  private final Description description;
  private final List<Operation> operations;
  private final OddRecords records;
  private final List<String> names;
  private Visitor eve;
  private RawConnection connection;

  OddRequests(Evening evening, Random random) {
    this.evening = evening;
    this.random = random;
    this.oddities = new Oddities(random);
    var document = evening.venue().visitor().get("/api/openapi.json").is(200).json();
    this.description = new Description(document, random);
    // An answer without an end is another matter.
    this.operations =
        description.operations().stream()
            .filter(operation -> !operation.path().equals("/api/me/notices"))
            .toList();
    this.records = new OddRecords(evening, oddities, random);
    this.names = List.of("syndicates", "nightshift", evening.ada().id(), evening.bob().id());
    this.eve = evening.venue().guest("Eve");
    this.connection = new RawConnection(evening.port());
  }

  void send(int requests) {
    for (int i = 0; i < requests; i++) {
      // Some of what she asks for is to be forgotten.
      if (i % 50 == 0) eve = evening.venue().guest("Eve");
      send(oddities.one(operations));
    }
  }

  private void send(Operation operation) {
    var method = random.nextInt(12) == 0 ? oddities.one(METHODS) : operation.method();
    var request = request(method, operation);
    var answer = answer(request, method.equals("HEAD"));
    var shown = "%s\n%s".formatted(new String(request, ISO_8859_1), answer.text());
    assertThat(answer.status()).as(shown).isLessThan(500);
    assertThat(answer.text()).as(shown).doesNotContain("Exception", "nocturne.server", "jetty");
    boolean last = answer.header("Connection").equalsIgnoreCase("close");
    if (last || answer.status() < 200) reconnect();
  }

  /** A body that is refused half-way takes the connection with it, and the request behind it. */
  private Answer answer(byte[] request, boolean bodiless) {
    try {
      connection.send(request);
      return Answer.read(connection, bodiless);
    } catch (IOException closed) {
      reconnect();
    }
    try {
      connection.send(request);
      return Answer.read(connection, bodiless);
    } catch (IOException e) {
      throw new AssertionError("no answer to " + new String(request, ISO_8859_1), e);
    }
  }

  private void reconnect() {
    connection.close();
    connection = new RawConnection(evening.port());
  }

  private byte[] request(String method, Operation operation) {
    var body = body(operation);
    var head = new ArrayList<String>();
    head.add("%s %s%s HTTP/1.1".formatted(method, path(operation), query(operation)));
    head.add("Host: 127.0.0.1:" + evening.port());
    switch (random.nextInt(6)) {
      case 0 -> {}
      case 1 -> head.add("Cookie: " + OddTalk.forged(evening.ada().cookie()));
      default -> head.add("Cookie: " + eve.cookie());
    }
    if (random.nextInt(4) == 0) head.add(oddities.one(HEADERS));
    if (body.length > 0 || random.nextBoolean()) {
      head.add("Content-Length: " + body.length);
      head.add(
          "Content-Type: " + (random.nextInt(8) == 0 ? oddities.one(TYPES) : "application/json"));
    }
    var request = new ByteArrayOutputStream();
    request.writeBytes((String.join("\r\n", head) + "\r\n\r\n").getBytes(ISO_8859_1));
    request.writeBytes(body);
    return request.toByteArray();
  }

  private String path(Operation operation) {
    return PARAMETER
        .matcher(operation.path())
        .replaceAll(parameter -> Matcher.quoteReplacement(place()));
  }

  private String place() {
    return switch (random.nextInt(4)) {
      case 0, 1 -> oddities.one(evening.tables());
      case 2 -> oddities.one(names);
      default -> oddities.one(PLACES);
    };
  }

  private String query(Operation operation) {
    if (random.nextInt(4) > 0) return "";
    var names = new ArrayList<>(operation.queries());
    names.add(oddities.one(List.of("x", "", "%zz", "a[b]")));
    var value = oddities.one(List.of("", "0", "3", "-1", "all", "1e9", "%", "%c3%28", "a=b&&c"));
    return "?" + oddities.one(names) + "=" + value;
  }

  private byte[] body(Operation operation) {
    if (operation.path().equals("/api/records")) return records.next();
    if (operation.body().isMissingNode()) return random.nextInt(8) == 0 ? junk() : new byte[0];
    var body = description.body(operation.body());
    return random.nextInt(3) == 0 ? body.getBytes(UTF_8) : oddities.of(body);
  }

  private byte[] junk() {
    var junk = new byte[random.nextInt(2_000)];
    random.nextBytes(junk);
    return junk;
  }

  @Override
  public void close() {
    connection.close();
  }
}

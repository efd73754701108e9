package nocturne.server.guard;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** What comes to the port and is no request. */
final class BrokenRequests {

  private static final List<String> LINES =
      List.of(
          "GET /api/games",
          "GET /api/games HTTP/0.9",
          "GET /api/games HTTP/1.2",
          "GET /api/games HTTP/3.0",
          "GET  /api/games HTTP/1.1",
          "GET /api/games\tHTTP/1.1",
          "PRI * HTTP/2.0",
          "CONNECT /api/games HTTP/1.1",
          "OPTIONS * HTTP/1.1",
          "GET http://[::1/api/games HTTP/1.1",
          "GET //elsewhere.example/api/games HTTP/1.1",
          "GET /api/\u0000 HTTP/1.1",
          "GET /%zz HTTP/1.1",
          "GET /api/games?" + "x".repeat(20_000) + " HTTP/1.1",
          "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
          "");

  private static final List<String> HEADS =
      List.of(
          "",
          "Host: \r\n",
          "Host: a b\r\n",
          "Host: [::1\r\n",
          "Host: x:99999999\r\n",
          "Host: x\r\nHost: y\r\n",
          "Host: x\r\nX: " + "y".repeat(100_000) + "\r\n",
          "Host: x\r\n" + "X: y\r\n".repeat(3_000),
          "Host: x\r\nNo header\r\n",
          "Host: x\r\n: y\r\n",
          "Host: x\r\n folded\r\n",
          "Host: x\nX: y\n",
          "Host: x\r\nX: \u0000\u0007\r\n",
          "Host: x\r\nExpect: much\r\n");

  private static final List<String> BODIES =
      List.of(
          "Content-Length: -1\r\n\r\n{}",
          "Content-Length: 99999999999999999999\r\n\r\n{}",
          "Content-Length: 3\r\nContent-Length: 4\r\n\r\n{  }",
          "Content-Length: 500\r\n\r\n{",
          "Content-Length: 2000000\r\nExpect: 100-continue\r\n\r\n",
          "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
          "Transfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n0\r\n\r\n",
          "Transfer-Encoding: chunked\r\n\r\nfffffffff\r\n{}",
          "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
          "Transfer-Encoding: gzip\r\n\r\n{}",
          "Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n",
          "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 12\r\n\r\n",
          "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n");

  private static final List<String> ALL =
      Stream.of(
              LINES.stream().map(line -> line + "\r\nHost: x\r\n\r\n"),
              HEADS.stream().map(head -> "GET /api/games HTTP/1.1\r\n" + head + "\r\n"),
              BODIES.stream()
                  .map(
                      body ->
                          "POST /api/guests HTTP/1.1\r\nHost: x\r\n"
                              + "Content-Type: application/json\r\n"
                              + body))
          .flatMap(requests -> requests)
          .toList();

  private final int port;
  private final Oddities oddities;

  BrokenRequests(int port, Random random) {
    this.port = port;
    this.oddities = new Oddities(random);
  }

  void send(int requests) {
    for (int i = 0; i < requests; i++) {
      var request = oddities.one(ALL);
      send(request.getBytes(ISO_8859_1));
      send(oddities.of(request));
    }
  }

  /** A connection on which nothing more will come is answered or closed, soon. */
  private void send(byte[] request) {
    var shown = new String(request, 0, Math.min(request.length, 500), ISO_8859_1);
    try (var connection = new RawConnection(port)) {
      if (!connection.send(request)) return;
      connection.shutOutput();
      assertThat(Answer.read(connection, false).status()).as(shown).isLessThan(500);
    } catch (java.net.SocketTimeoutException stuck) {
      throw new AssertionError("neither answered nor closed: " + shown, stuck);
    } catch (IOException closed) {
      // Not worth an answer.
    }
  }
}

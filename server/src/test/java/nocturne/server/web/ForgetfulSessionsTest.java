package nocturne.server.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.session.NullSessionCache;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ForgetfulSessionsTest {

  @TempDir Path folder;

  @Test
  void aSocketLeavesNoSessionBehind() throws IOException {
    try (var venue = Venue.in(folder)) {
      var wish = Visitor.table("syndicates", "", "");
      wish.put("open", true);
      var table = venue.guest("Ada").open(wish);
      assertThat(upgrade(venue.port(), "/api/tables/" + table + "/socket"))
          .anyMatch(line -> line.startsWith("HTTP/1.1 101"))
          .noneMatch(line -> line.startsWith("Set-Cookie"));
      assertThat(venue.javalin().jettyServer().server().getContainedBeans(SessionHandler.class))
          .isNotEmpty()
          .allMatch(sessions -> sessions.getSessionCache() instanceof NullSessionCache);
    }
  }

  /** The head of the answer. */
  private static List<String> upgrade(int port, String path) throws IOException {
    try (var socket = new Socket("127.0.0.1", port)) {
      var request =
          "GET %s HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                  .formatted(path)
              + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(UTF_8));
      var answer = new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
      return answer.lines().takeWhile(line -> !line.isEmpty()).toList();
    }
  }
}

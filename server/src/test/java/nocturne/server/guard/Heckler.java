package nocturne.server.guard;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Map;
import java.util.Set;
import nocturne.server.web.Visitor;

/** Somebody with a socket at a table, who comes back whenever they are sent away. */
final class Heckler implements AutoCloseable {

  private static final int LONGEST = 8 * 1024;
  private static final int NOT_UTF_8 = 1007;
  private static final int TOO_LONG = 1009;
  private static final Set<String> ANSWERS =
      Set.of("table", "moved", "said", "here", "refused", "pong");

  private static final Set<String> FAULTS = Set.of("bug", "store-unavailable", "table-corrupt");

  private final int port;
  private final String table;
  private final String cookie;
  private RawSocket socket;
  private int expectedEnd;
  private int said;

  Heckler(int port, String table, String cookie) {
    this.port = port;
    this.table = table;
    this.cookie = cookie;
    this.socket = open();
  }

  private RawSocket open() {
    var opened =
        RawSocket.knock(port, table, cookie.isEmpty() ? Map.of() : Map.of("Cookie", cookie));
    assertThat(opened.greeting().status()).as(opened.greeting().text()).isEqualTo(101);
    assertThat(opened.greeting().headers()).doesNotContainKey("Set-Cookie");
    return opened;
  }

  void say(byte[] text) {
    if (expectedEnd == 0) expectedEnd = endOf(text);
    socket.frame(RawSocket.LAST | RawSocket.TEXT, text);
  }

  /** With what code the server answers what is no message at all; 0 for what may be one. */
  private static int endOf(byte[] text) {
    if (text.length > LONGEST) return TOO_LONG;
    try {
      UTF_8.newDecoder().decode(ByteBuffer.wrap(text));
      return 0;
    } catch (CharacterCodingException e) {
      return NOT_UTF_8;
    }
  }

  /** Hears the answers to everything said so far. */
  void listen() {
    var last = "the " + ++said + "th";
    socket.say("{\"do\":\"" + last + "\"}");
    try {
      for (var message = socket.hear(); ; message = socket.hear()) {
        if (message.kind() == RawSocket.CLOSE) {
          assertThat(message.code()).as(message.text()).isEqualTo(expectedEnd);
          comeBack();
          return;
        }
        if (message.kind() == RawSocket.TEXT && isAnswer(message.text(), last)) return;
      }
    } catch (IOException e) {
      // A farewell may get lost where more was on its way to somebody who had gone.
      if (expectedEnd == 0) throw new AssertionError("the socket is stuck or broken", e);
      comeBack();
    }
  }

  private static boolean isAnswer(String text, String toTheLast) {
    var answer = Visitor.JSON.readTree(text);
    assertThat(answer.get("is").asString()).as(text).isIn(ANSWERS);
    if (!answer.get("is").asString().equals("refused")) return false;
    assertThat(answer.get("why").asString()).as(text).isNotIn(FAULTS);
    return answer.get("message").asString().contains("'" + toTheLast + "'");
  }

  /** The socket itself, for what is no text. */
  RawSocket socket() {
    return socket;
  }

  /** Leaves and opens another socket, which must work as if nothing had been. */
  void comeBack() {
    socket.close();
    socket = open();
    expectedEnd = 0;
  }

  @Override
  public void close() {
    socket.close();
  }
}

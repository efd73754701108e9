package nocturne.server.guard;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.util.Map;

/** A WebSocket without a library between, which can say what no library would. */
final class RawSocket implements AutoCloseable {

  static final int CONTINUATION = 0;
  static final int TEXT = 1;
  static final int BINARY = 2;
  static final int CLOSE = 8;
  static final int PING = 9;
  static final int PONG = 10;

  static final int LAST = 0x80;

  private static final int MASKED = 0x80;

  /**
   * Something that came whole.
   *
   * @param heads what its frames begin with
   */
  record Message(int kind, byte[] payload, byte[] heads) {

    String text() {
      return new String(payload, UTF_8);
    }

    /** Why the other end closes. */
    int code() {
      return payload.length < 2 ? 1005 : ByteBuffer.wrap(payload).getShort() & 0xFFFF;
    }
  }

  private final RawConnection connection;
  private final Answer greeting;

  // The message of which some frames have come.
  private final ByteArrayOutputStream words = new ByteArrayOutputStream();
  private final ByteArrayOutputStream heads = new ByteArrayOutputStream();
  private int kind;

  private RawSocket(RawConnection connection, Answer greeting) {
    this.connection = connection;
    this.greeting = greeting;
  }

  /** Knocks at a table; whether the door was opened is what the greeting says. */
  static RawSocket knock(int port, String table, Map<String, String> headers) {
    var connection = new RawConnection(port);
    connection.send(handshake(port, "/api/tables/" + table + "/socket", headers));
    try {
      return new RawSocket(connection, Answer.read(connection, false));
    } catch (IOException e) {
      throw new AssertionError("no answer to a knock at table " + table, e);
    }
  }

  static String handshake(int port, String path, Map<String, String> headers) {
    var request = new StringBuilder("GET " + path + " HTTP/1.1\r\n");
    request.append("Host: 127.0.0.1:").append(port).append("\r\n");
    request.append("Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n");
    // Always the same, so that the answer to it is too.
    request.append("Sec-WebSocket-Key: bm9jdHVybmVub2N0dXJuZQ==\r\n");
    headers.forEach((name, value) -> request.append(name + ": " + value + "\r\n"));
    return request.append("\r\n").toString();
  }

  Answer greeting() {
    return greeting;
  }

  boolean isOpen() {
    return greeting.status() == 101;
  }

  // Saying

  /** Sends a text whole; false where the other end has gone. */
  boolean say(String text) {
    return frame(LAST | TEXT, text.getBytes(UTF_8));
  }

  /**
   * @param first the first byte of the frame: whether it is the last one, and what it is
   */
  boolean frame(int first, byte[] payload) {
    return connection.send(encode(first, payload));
  }

  boolean send(byte[] bytes) {
    return connection.send(bytes);
  }

  /** A frame as a client has to send it; the mask is all zeros, which leaves things readable. */
  static byte[] encode(int first, byte[] payload) {
    var frame = ByteBuffer.allocate(payload.length + 14).put((byte) first);
    if (payload.length < 126) frame.put((byte) (MASKED | payload.length));
    else if (payload.length < 65_536)
      frame.put((byte) (MASKED | 126)).putShort((short) payload.length);
    else frame.put((byte) (MASKED | 127)).putLong(payload.length);
    frame.putInt(0).put(payload).flip();
    var bytes = new byte[frame.remaining()];
    frame.get(bytes);
    return bytes;
  }

  // Hearing

  /** The next message, a frame of control included; frames of one message are put together. */
  Message hear() throws IOException {
    for (; ; ) {
      int first = connection.read();
      int length = length();
      var head = connection.taken();
      var payload = connection.read(length);
      connection.taken();
      int opcode = first & 0x0F;
      // A frame of control may come between those of a message.
      if (opcode >= CLOSE) return new Message(opcode, payload, head);
      if (opcode != CONTINUATION) kind = opcode;
      words.writeBytes(payload);
      heads.writeBytes(head);
      if ((first & LAST) != 0) return whole();
    }
  }

  private Message whole() {
    var message = new Message(kind, words.toByteArray(), heads.toByteArray());
    words.reset();
    heads.reset();
    return message;
  }

  private int length() throws IOException {
    int length = connection.read();
    if (length == 126) return ByteBuffer.wrap(connection.read(2)).getShort() & 0xFFFF;
    if (length == 127) return Math.toIntExact(ByteBuffer.wrap(connection.read(8)).getLong());
    return length;
  }

  /**
   * The code with which the other end goes; what else it says first is passed over. A connection
   * that ends without a word is 1006.
   */
  int farewell() {
    try {
      for (; ; ) {
        var message = hear();
        if (message.kind == CLOSE) return message.code();
      }
    } catch (SocketTimeoutException stuck) {
      throw new AssertionError("the socket is neither closed nor alive", stuck);
    } catch (IOException gone) {
      return 1006;
    }
  }

  @Override
  public void close() {
    connection.close();
  }
}

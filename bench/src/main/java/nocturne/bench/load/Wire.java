package nocturne.bench.load;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.util.Arrays;
import java.util.Optional;

/**
 * A connection to the server, for one request after the other or, once it is upgraded, for
 * messages. It is bare on purpose: the load shares its cores with the server that it measures.
 */
final class Wire implements AutoCloseable {

  private static final byte[] LINE_END = "\r\n".getBytes(ISO_8859_1);
  private static final byte[] BLANK_LINE = "\r\n\r\n".getBytes(ISO_8859_1);

  /** What a request was answered. */
  record Reply(int status, String head, String body) {

    Optional<String> header(String name) {
      return head.lines()
          .filter(line -> line.regionMatches(true, 0, name + ":", 0, name.length() + 1))
          .map(line -> line.substring(name.length() + 1).strip())
          .findFirst();
    }
  }

  private final Socket socket;
  private final InputStream in;
  private final OutputStream out;
  private byte[] buffer = new byte[4 * 1024];
  private int start;
  private int end;

  Wire(int port) throws IOException {
    this.socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setTcpNoDelay(true);
    this.in = socket.getInputStream();
    this.out = socket.getOutputStream();
  }

  /** Posts JSON and takes the answer, which must be a good one. */
  Reply post(String path, String cookie, String body) throws IOException {
    return ask(
        "POST "
            + path
            + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nCookie: "
            + cookie
            + "\r\nContent-Length: "
            + body.getBytes(UTF_8).length
            + "\r\n\r\n"
            + body);
  }

  /** Asks for something that must be there. */
  Reply get(String path) throws IOException {
    return ask("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  }

  /** Asks for this connection to become a socket. */
  void upgrade(String path, String cookie) throws IOException {
    ask(
        "GET "
            + path
            + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: "
            + cookie
            + "\r\n\r\n");
  }

  private Reply ask(String request) throws IOException {
    send(request.getBytes(UTF_8));
    var head = takeUntil(BLANK_LINE);
    var reply = new Reply(Integer.parseInt(head.substring(9, 12)), head, "");
    var body =
        reply.header("Transfer-Encoding").isPresent()
            ? takeChunks()
            : take(reply.header("Content-Length").map(Integer::parseInt).orElse(0));
    if (reply.status() >= 300)
      throw new IOException(reply.status() + " " + new String(body, UTF_8) + " to " + request);
    return new Reply(reply.status(), head, new String(body, UTF_8));
  }

  private byte[] takeChunks() throws IOException {
    var all = new ByteArrayOutputStream();
    while (true) {
      int size = Integer.parseInt(takeUntil(LINE_END).strip(), 16);
      all.write(take(size));
      take(LINE_END.length);
      if (size == 0) return all.toByteArray();
    }
  }

  /** Everything up to some bytes, those included. */
  private String takeUntil(byte[] last) throws IOException {
    for (int seen = 0; ; seen++) {
      need(seen + last.length);
      int at = start + seen;
      if (Arrays.equals(buffer, at, at + last.length, last, 0, last.length))
        return new String(take(seen + last.length), ISO_8859_1);
    }
  }

  private byte[] take(int count) throws IOException {
    var bytes = new byte[count];
    take(bytes, 0, count);
    return bytes;
  }

  void send(byte[] bytes) throws IOException {
    out.write(bytes);
  }

  /** The next byte. */
  int take() throws IOException {
    need(1);
    return buffer[start++] & 0xff;
  }

  /** The next bytes, into an array. */
  void take(byte[] target, int at, int count) throws IOException {
    need(count);
    System.arraycopy(buffer, start, target, at, count);
    start += count;
  }

  /** Waits until so many bytes are there. */
  private void need(int count) throws IOException {
    if (end - start >= count) return;
    System.arraycopy(buffer, start, buffer, 0, end - start);
    end -= start;
    start = 0;
    if (buffer.length < count) buffer = Arrays.copyOf(buffer, Math.max(count, 2 * buffer.length));
    while (end < count) {
      int read = in.read(buffer, end, buffer.length - end);
      if (read < 0) throw new EOFException("the server has closed the connection");
      end += read;
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}

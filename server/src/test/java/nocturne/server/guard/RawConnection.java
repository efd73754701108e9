package nocturne.server.guard;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.time.Duration;
import nocturne.server.Waiting;

/**
 * A connection without a library between: any bytes go out, and every byte that comes in is kept.
 */
final class RawConnection implements AutoCloseable {

  static final Duration PATIENCE = Waiting.PATIENCE;

  private final Socket socket;
  private final InputStream in;
  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();

  RawConnection(int port) {
    try {
      this.socket = new Socket(InetAddress.getLoopbackAddress(), port);
      socket.setTcpNoDelay(true);
      socket.setSoTimeout((int) PATIENCE.toMillis());
      this.in = new BufferedInputStream(socket.getInputStream());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Sends bytes; false where the other end has closed the connection. */
  boolean send(byte[] bytes) {
    try {
      socket.getOutputStream().write(bytes);
      return true;
    } catch (IOException closed) {
      return false;
    }
  }

  boolean send(String text) {
    return send(text.getBytes(ISO_8859_1));
  }

  /** The next byte. */
  int read() throws IOException {
    int next = in.read();
    if (next < 0) throw new EOFException("the other end has closed the connection");
    kept.write(next);
    return next;
  }

  byte[] read(int count) throws IOException {
    var bytes = in.readNBytes(count);
    kept.writeBytes(bytes);
    if (bytes.length < count) throw new EOFException("the connection was closed half-way");
    return bytes;
  }

  /** Text up to the end of a line, without it. */
  String readLine() throws IOException {
    var line = new StringBuilder();
    for (int next = read(); next != '\n'; next = read()) line.append((char) next);
    return line.toString().stripTrailing();
  }

  /** What has come since this was last asked for, byte for byte. */
  byte[] taken() {
    var bytes = kept.toByteArray();
    kept.reset();
    return bytes;
  }

  /** Says that nothing more will be sent, and goes on listening. */
  void shutOutput() throws IOException {
    socket.shutdownOutput();
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package nocturne.bench.load;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.Arrays;

/** Messages over a wire that has become a WebSocket. */
final class Talk implements AutoCloseable {

  private static final int LAST = 0x80;
  private static final int TEXT = 1;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;
  private static final int MASKED = 0x80;
  private static final int MASK_BYTES = 4;

  private final Wire wire;
  private byte[] message = new byte[4 * 1024];
  private int length;

  Talk(Wire wire) {
    this.wire = wire;
  }

  void say(String text) throws IOException {
    send(TEXT, text.getBytes(UTF_8));
  }

  /** A client has to mask what it says; a mask of zeros leaves it as it is. */
  private void send(int kind, byte[] content) throws IOException {
    boolean isLong = content.length > 125;
    int head = (isLong ? 4 : 2) + MASK_BYTES;
    var frame = new byte[head + content.length];
    frame[0] = (byte) (LAST | kind);
    frame[1] = (byte) (MASKED | (isLong ? 126 : content.length));
    if (isLong) {
      frame[2] = (byte) (content.length >> 8);
      frame[3] = (byte) content.length;
    }
    System.arraycopy(content, 0, frame, head, content.length);
    wire.send(frame);
  }

  /** Waits for the next message and says how long it is. */
  int hear() throws IOException {
    length = 0;
    while (true) {
      int head = wire.take();
      int kind = head & 0xf;
      int from = length;
      takeContent();
      if (kind == CLOSE) throw new IOException("the server has closed the socket");
      if (kind == PING) send(PONG, Arrays.copyOfRange(message, from, length));
      if (kind == PING || kind == PONG) length = from;
      else if ((head & LAST) != 0) return length;
    }
  }

  private void takeContent() throws IOException {
    long size = wire.take();
    if (size >= 126) {
      int bytes = size == 126 ? 2 : 8;
      size = 0;
      for (int i = 0; i < bytes; i++) size = size << 8 | wire.take();
    }
    int count = Math.toIntExact(size);
    if (length + count > message.length)
      message = Arrays.copyOf(message, Math.max(length + count, 2 * message.length));
    wire.take(message, length, count);
    length += count;
  }

  /** The message last heard: its bytes, and perhaps more after them. */
  byte[] heard() {
    return message;
  }

  /** Says goodbye and waits until the other side has. */
  @Override
  public void close() {
    try (wire) {
      send(CLOSE, new byte[] {3, (byte) 232});
      while (true) hear();
    } catch (IOException gone) {
      // So it should be.
    }
  }
}

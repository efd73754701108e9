package nocturne.server.guard;

import static java.nio.charset.StandardCharsets.UTF_8;
import static nocturne.server.guard.RawSocket.BINARY;
import static nocturne.server.guard.RawSocket.CLOSE;
import static nocturne.server.guard.RawSocket.CONTINUATION;
import static nocturne.server.guard.RawSocket.LAST;
import static nocturne.server.guard.RawSocket.PING;
import static nocturne.server.guard.RawSocket.PONG;
import static nocturne.server.guard.RawSocket.TEXT;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;

/** Frames that no browser sends. */
final class OddFrames {

  private static final int RESERVED_BIT = 0x40;
  private static final byte[] WORDS = "{\"do\":\"dance\"}".getBytes(UTF_8);

  /** What is sent, and with what code the server has to answer; 0 where it goes on. */
  private record Oddity(int end, byte[]... bytes) {

    @Override
    public String toString() {
      return "a frame that should end with " + end;
    }
  }

  private static final List<Oddity> ALL =
      List.of(
          // Allowed, if odd: pieces, a ping between them, words that nobody asked for.
          new Oddity(0, frame(TEXT, WORDS), frame(LAST, new byte[0])),
          new Oddity(0, frame(TEXT, new byte[0]), ping(3), frame(LAST, WORDS)),
          new Oddity(0, ping(125)),
          new Oddity(0, frame(LAST | PONG, new byte[40])),
          // Not text.
          new Oddity(1003, frame(LAST | BINARY, WORDS)),
          new Oddity(1003, frame(BINARY, WORDS), frame(LAST, WORDS)),
          new Oddity(1007, frame(LAST | TEXT, new byte[] {(byte) 0xC3, 0x28})),
          // Too long: at once, in pieces, or said to be.
          new Oddity(1009, frame(LAST | TEXT, new byte[8_193])),
          new Oddity(1009, frame(LAST | TEXT, new byte[70_000])),
          new Oddity(1009, frame(TEXT, new byte[5_000]), frame(LAST, new byte[5_000])),
          new Oddity(
              1009, new byte[] {(byte) (LAST | TEXT), (byte) 0xFF, 0x40, 0, 0, 0, 0, 0, 0, 0}),
          // No frames.
          new Oddity(1002, new byte[] {(byte) (LAST | TEXT), 2, 'h', 'i'}),
          new Oddity(1002, frame(LAST | RESERVED_BIT | TEXT, WORDS)),
          new Oddity(1002, frame(LAST | 3, WORDS)),
          new Oddity(1002, frame(LAST | 11, WORDS)),
          new Oddity(1002, frame(LAST | CONTINUATION, WORDS)),
          new Oddity(1002, frame(TEXT, WORDS), frame(LAST | TEXT, WORDS)),
          new Oddity(1002, frame(PING, WORDS)),
          new Oddity(1002, ping(126)),
          new Oddity(1002, frame(LAST | CLOSE, new byte[1])),
          new Oddity(1002, frame(LAST | CLOSE, new byte[] {3, (byte) 0xE7})),
          new Oddity(1002, frame(LAST | CLOSE, new byte[] {3, (byte) 0xED})),
          new Oddity(1002, "GET / HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(UTF_8)),
          new Oddity(1000, frame(LAST | CLOSE, new byte[] {3, (byte) 0xE8})));

  private OddFrames() {}

  private static byte[] frame(int first, byte[] payload) {
    return RawSocket.encode(first, payload);
  }

  private static byte[] ping(int length) {
    return frame(LAST | PING, new byte[length]);
  }

  static int count() {
    return ALL.size();
  }

  /** Sends each of them in some order; after each, the socket or the next one works. */
  static void sendAll(Heckler who, Random random) {
    var order = new java.util.ArrayList<>(ALL);
    java.util.Collections.shuffle(order, random);
    for (var oddity : order) {
      for (var bytes : oddity.bytes) who.socket().send(bytes);
      if (oddity.end == 0) {
        who.listen();
        continue;
      }
      assertThat(who.socket().farewell()).as(oddity.toString()).isEqualTo(oddity.end);
      who.comeBack();
    }
  }
}

package nocturne.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/** The checksum that an entry is stored with, over everything that makes it. */
final class Sum {

  private Sum() {}

  static long of(Journal.Entry entry) {
    byte[] table = entry.table().getBytes(UTF_8);
    var head = ByteBuffer.allocate(table.length + 1 + Integer.BYTES + Long.BYTES);
    head.put(table).put((byte) 0).putInt(entry.number()).putLong(entry.time()).flip();
    var crc = new CRC32C();
    crc.update(head);
    crc.update(entry.body().getBytes(UTF_8));
    return crc.getValue();
  }

  /** Whether a text comes back from both databases as it went in: no half characters, no NUL. */
  static boolean coversAll(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == 0 || Character.isLowSurrogate(c)) {
        return false;
      }
      if (Character.isHighSurrogate(c)) {
        i++;
        if (i == text.length() || !Character.isLowSurrogate(text.charAt(i))) {
          return false;
        }
      }
    }
    return true;
  }
}

package nocturne.server.wire;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** What stays as it is while the program runs, and a tag by which a client knows it again. */
public final class Printed {

  private static final int TAG_BYTES = 16;

  private final byte[] bytes;
  private final String tag;

  private Printed(byte[] bytes, String tag) {
    this.bytes = bytes;
    this.tag = tag;
  }

  public static Printed of(String text) {
    return of(text.getBytes(UTF_8));
  }

  public static Printed of(byte[] bytes) {
    var own = bytes.clone();
    return new Printed(own, HexFormat.of().formatHex(digest(own), 0, TAG_BYTES));
  }

  private static byte[] digest(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  /** A copy of the bytes; text is in UTF-8. */
  public byte[] bytes() {
    return bytes.clone();
  }

  /** Equal for equal bytes; without the quotes that a header wants. */
  public String tag() {
    return tag;
  }
}

package nocturne.server.wire;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** JSON that stays as it is while the program runs, and a tag by which a client knows it again. */
public final class Printed {

  private static final int TAG_BYTES = 16;

  private final byte[] json;
  private final String tag;

  private Printed(byte[] json, String tag) {
    this.json = json;
    this.tag = tag;
  }

  public static Printed of(String text) {
    var json = text.getBytes(UTF_8);
    return new Printed(json, HexFormat.of().formatHex(digest(json), 0, TAG_BYTES));
  }

  private static byte[] digest(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  /** The bytes in UTF-8; a copy. */
  public byte[] json() {
    return json.clone();
  }

  /** Equal for equal bytes; without the quotes that a header wants. */
  public String tag() {
    return tag;
  }
}

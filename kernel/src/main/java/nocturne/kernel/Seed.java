package nocturne.kernel;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;

/**
 * Where a real table's chance comes from: 256 secret bits, whose hash is published when the table
 * opens, and one number from each seat, so that no one party alone decides. When the game is over
 * the secret is published and every shuffle and roll can be derived again.
 */
public record Seed(String secret, List<Long> lots) {

  public Seed {
    if (!secret.matches("[0-9a-f]{64}"))
      throw new IllegalArgumentException("a seed is 64 hexadecimal digits, not '" + secret + "'");
    lots = List.copyOf(lots);
  }

  /** A seed that nobody can guess. */
  public static Seed fresh(List<Long> lots) {
    byte[] secret = new byte[32];
    new SecureRandom().nextBytes(secret);
    return new Seed(HexFormat.of().formatHex(secret), lots);
  }

  /** The seed that a short word stands for: the same word, the same game. */
  public static Seed of(String word) {
    return new Seed(HexFormat.of().formatHex(sha256("word " + word)), List.of());
  }

  /** What is published when the table opens. */
  public String commitment() {
    return HexFormat.of().formatHex(sha256("commitment " + secret));
  }

  /** A number for hashes of tables; not a secret's proof, for that is the commitment. */
  long digest() {
    return 31L * secret.hashCode() + lots.hashCode();
  }

  /** The 32 bytes from which one event of the table takes its numbers. */
  byte[] event(int number, int retake, String label) {
    return sha256("event " + secret + " " + lots + " " + number + " " + retake + " " + label);
  }

  static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}

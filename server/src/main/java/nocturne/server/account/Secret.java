package nocturne.server.account;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** A token, a code or a password. It prints as dots, so that no log ever holds it. */
public final class Secret {

  private final String text;

  private Secret(String text) {
    this.text = text;
  }

  public static Secret of(String text) {
    return new Secret(text);
  }

  /** The secret itself: for the one answer that tells it to its owner. */
  public String reveal() {
    return text;
  }

  /** What is kept of a secret that is too random to be guessed from it. */
  String hash() {
    return hash(text.getBytes(UTF_8));
  }

  static String hash(byte[] secret) {
    try {
      var digest = MessageDigest.getInstance("SHA-256").digest(secret);
      return Base64.getUrlEncoder().withoutPadding().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256", e);
    }
  }

  /** Whether this is the secret of which the hash was kept; takes as long whichever way it goes. */
  boolean matches(String hash) {
    return MessageDigest.isEqual(hash().getBytes(UTF_8), hash.getBytes(UTF_8));
  }

  @Override
  public String toString() {
    return "•••";
  }
}

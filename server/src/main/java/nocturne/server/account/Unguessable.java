package nocturne.server.account;

import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.Base64;

/** Draws what nobody can guess. */
final class Unguessable {

  /** Letters of an id: five bits each, 130 in all. */
  static final int ID_LENGTH = 26;

  private final SecureRandom random;

  Unguessable(SecureRandom random) {
    this.random = random;
  }

  /** Lower-case letters and digits, which nobody takes for an option of a command. */
  String id() {
    var digits = new BigInteger(5 * ID_LENGTH, random).toString(32);
    return "0".repeat(ID_LENGTH - digits.length()) + digits;
  }

  byte[] bytes(int count) {
    var bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }

  Secret secret(int bits) {
    return Secret.of(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(bits / 8)));
  }
}

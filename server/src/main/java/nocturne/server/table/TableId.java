package nocturne.server.table;

import java.math.BigInteger;
import java.security.SecureRandom;

/**
 * What a table is called: letters and digits, which nobody takes for an option of a command. The
 * ids of tables that are opened at one time begin alike, so that in the database what is written at
 * one time lies side by side; the rest nobody can guess.
 */
final class TableId {

  /** Letters, five bits each: the millisecond in which the table is opened, and chance. */
  private static final int TIME_LENGTH = 9;

  private static final int CHANCE_LENGTH = 18;

  private static final SecureRandom RANDOM = new SecureRandom();

  private TableId() {}

  /**
   * @param now in milliseconds since 1970
   */
  static String fresh(long now) {
    return digits(BigInteger.valueOf(now), TIME_LENGTH)
        + digits(new BigInteger(5 * CHANCE_LENGTH, RANDOM), CHANCE_LENGTH);
  }

  private static String digits(BigInteger number, int length) {
    var digits = number.toString(32);
    return "0".repeat(length - digits.length()) + digits;
  }
}

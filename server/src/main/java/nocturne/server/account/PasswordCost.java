package nocturne.server.account;

/**
 * What one guess at a password costs, as Argon2id counts it.
 *
 * @param memory in KiB
 */
public record PasswordCost(int memory, int passes) {

  /** About 50 ms on the machine where this was written; the lowest that OWASP advises. */
  public static final PasswordCost USUAL = new PasswordCost(19_456, 2);
}

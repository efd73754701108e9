package nocturne.kernel;

/**
 * A citation of one rule of a game's ledger. Each game lists its rules as an enum, so that a
 * citation can't be mistyped.
 */
public interface Rule {

  /** The ledger's id, such as {@code SM-9.13}. */
  String id();
}

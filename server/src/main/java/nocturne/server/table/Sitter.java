package nocturne.server.table;

/**
 * Who sits in a seat.
 *
 * @param identity the person's or program's, or empty for a bot of the house
 * @param bot the kind of bot that plays, or empty while the identity does
 */
public record Sitter(String identity, String bot) {

  public static Sitter person(String identity) {
    return new Sitter(identity, "");
  }

  public static Sitter bot(String kind) {
    return new Sitter("", kind);
  }

  /** Whether a bot of the house plays now, for itself or for somebody who is away. */
  public boolean isBot() {
    return !bot.isEmpty();
  }

  public boolean is(String identity) {
    return !identity.isEmpty() && this.identity.equals(identity);
  }

  /** The same seat while a bot plays for its owner. */
  public Sitter replacedBy(String kind) {
    return new Sitter(identity, kind);
  }

  /** The same seat with its owner playing again. */
  public Sitter back() {
    return new Sitter(identity, "");
  }
}

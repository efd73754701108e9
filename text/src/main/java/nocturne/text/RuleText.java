package nocturne.text;

import nocturne.kernel.Name;

/** One numbered statement of a game's ledger, in every language. */
public record RuleText(String id, Kind kind, Name text) {

  /** What a statement does. */
  public enum Kind {
    /** Says what happens or what is allowed, so a test must cover it. */
    RULE,
    /** Only says what a word means. */
    DEFINITION,
    /** Only says how many components there are. */
    COUNT;

    public boolean needsTest() {
      return this == RULE;
    }
  }
}

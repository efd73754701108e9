package nocturne.server.admin;

import java.util.List;

/**
 * Something an operator asked for that is not done; everything is as it was. Who shows it finds
 * words for the reason and its details.
 */
public final class AdminRefused extends RuntimeException {

  /** What was wrong, and what its details say. */
  public enum Why {
    /** There is no table: its id. */
    NO_TABLE,
    /** A table is there already: its id. */
    TABLE_IS_THERE,
    /** A line of a file is not what was exported: its number, and what is wrong with it. */
    LINE,
    /** A file has no table in it. */
    NO_LINES,
    /** No game was begun at a table: its id. */
    NOT_BEGUN,
    /** A game does not replay: the table's id, the entry, and why. */
    DIVERGED,
    /** A table is not frozen: its id. */
    NOT_FROZEN,
    /** A reason is too long or has half a character in it: how long it may be. */
    REASON,
    /** There is no such player: the id. */
    NOBODY
  }

  private final Why why;
  private final transient List<Object> details;

  AdminRefused(Why why, Object... details) {
    super(why + " " + List.of(details));
    this.why = why;
    this.details = List.of(details);
  }

  public Why why() {
    return why;
  }

  public List<Object> details() {
    return details;
  }
}

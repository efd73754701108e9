package nocturne.server.table;

import java.util.Locale;

/** Something that a table does not do; it is as it was. */
public final class Refused extends RuntimeException {

  private final String code;

  /**
   * @param code a word by which a client knows what was wrong
   * @param sentence for people
   */
  public Refused(String code, String sentence) {
    super(sentence);
    this.code = code;
  }

  /** Refuses with this code and sentence where something does not hold. */
  public static void unless(boolean holds, String code, String sentence) {
    if (!holds) throw new Refused(code, sentence);
  }

  static Refused noGame(String id) {
    return new Refused("no-game", "there is no game '" + id + "'");
  }

  static Refused notSeated() {
    return new Refused("not-seated", "you have no seat at this table");
  }

  public String code() {
    return code;
  }

  /** Refuses what can be done in this phase alone. */
  static void unless(TableState table, TableState.Phase phase) {
    unless(
        table.phase() == phase,
        "phase",
        "the table is " + table.phase().name().toLowerCase(Locale.ROOT));
  }

  static void ifFrozen(TableState table) {
    table
        .frozen()
        .ifPresent(
            why -> {
              throw new Refused("frozen", "the table is frozen: " + why);
            });
  }
}

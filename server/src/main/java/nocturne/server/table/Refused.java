package nocturne.server.table;

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

  public String code() {
    return code;
  }
}

package nocturne.server.wire;

/** A client's message that says nothing; the sentence is for whoever wrote the client. */
public final class MessageRefused extends RuntimeException {

  private static final long serialVersionUID = 1;

  private static final int LONGEST_QUOTE = 40;

  /** What is wrong with it. */
  public enum Fault {
    TOO_LONG("tooLong"),
    NOT_JSON("notJson"),
    NOT_A_MESSAGE("notAMessage"),
    UNKNOWN_KIND("unknownKind"),
    UNKNOWN_FIELD("unknownField"),
    MISSING_FIELD("missingField"),
    WRONG_VALUE("wrongValue");

    private final String code;

    Fault(String code) {
      this.code = code;
    }

    /** For programs. */
    public String code() {
      return code;
    }
  }

  private final Fault fault;

  MessageRefused(Fault fault, String sentence) {
    // Anybody can cause any number of these: they carry no trace.
    super(sentence, null, false, false);
    this.fault = fault;
  }

  public Fault fault() {
    return fault;
  }

  /** As much of a foreign word as is worth repeating. */
  static String quote(String word) {
    boolean fits = word.length() <= LONGEST_QUOTE;
    var start = fits ? word : word.substring(0, LONGEST_QUOTE) + "…";
    return "'" + start.replaceAll("\\p{C}", "?") + "'";
  }
}

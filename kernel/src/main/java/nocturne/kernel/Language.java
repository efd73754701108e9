package nocturne.kernel;

/** The languages every name, rule and message of the project is written in. */
public enum Language {
  EN,
  RU;

  /** The tag used in file names and on the command line: {@code en}, {@code ru}. */
  public String tag() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}

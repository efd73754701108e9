package nocturne.kernel;

/** A table that can't be opened as asked, and why, in one sentence. */
public final class SetupRefused extends RuntimeException {

  private static final long serialVersionUID = 1;

  public SetupRefused(String sentence) {
    super(sentence);
  }
}

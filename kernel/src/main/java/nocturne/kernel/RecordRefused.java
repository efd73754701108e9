package nocturne.kernel;

/**
 * A record that is cut off, edited, of another game or of other rules; nothing of it was loaded.
 */
public final class RecordRefused extends RuntimeException {

  private static final long serialVersionUID = 1;

  public RecordRefused(String sentence) {
    super(sentence);
  }

  public RecordRefused(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}

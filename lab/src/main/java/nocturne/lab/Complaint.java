package nocturne.lab;

import nocturne.kernel.Text;

/** Something that the lab can't do as asked, and why, as a sentence for who asked. */
public final class Complaint extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient Text sentence;

  public Complaint(String key, Object... args) {
    super(key);
    this.sentence = Text.of(key, args);
  }

  public Text sentence() {
    return sentence;
  }
}

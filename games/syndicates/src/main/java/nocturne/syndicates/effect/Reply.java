package nocturne.syndicates.effect;

import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** What may be answered where a sentence needs no further word. */
public enum Reply implements Option {
  /** One more piece. */
  ONE("one"),
  /** The piece stays where it is. */
  LEAVE("leave"),
  /** Yes, do it. */
  PERFORM("perform"),
  /** No more, or not at all. */
  STOP("stop");

  private final String id;
  private final Text label;

  Reply(String id) {
    this.id = id;
    this.label = Text.of("option." + id);
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public Text label() {
    return label;
  }
}

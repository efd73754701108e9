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

  Reply(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public Text label() {
    return Text.of("option." + id);
  }
}

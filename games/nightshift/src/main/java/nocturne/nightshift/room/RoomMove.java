package nocturne.nightshift.room;

import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** What a dancer may do in a Room. */
public enum RoomMove implements Option {
  DRAW("draw"),
  ROLL("roll"),
  LEAVE("leave"),
  /** The draw or roll stands. */
  ACCEPT("accept"),
  /** Amethyst's second take. */
  FREE_REDO("free-redo");

  private final String id;

  RoomMove(String id) {
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

package nocturne.syndicates.turn;

import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** What a player may answer in the steps of a turn, besides cards, tokens and sectors. */
public enum TurnChoice implements Option {
  /** Leave the step undone. */
  PASS("pass"),
  FACE_UP("face-up"),
  FACE_DOWN("face-down"),
  /** Exchange a card with the Card Row. */
  SWAP("swap"),
  /** Exchange a card with the Deck. */
  CYCLE("cycle");

  private final String id;

  TurnChoice(String id) {
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

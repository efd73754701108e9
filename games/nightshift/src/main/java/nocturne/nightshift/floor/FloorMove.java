package nocturne.nightshift.floor;

import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** What a dancer may do in a floor turn, besides playing Power Cards. */
public enum FloorMove implements Option {
  CLOCKWISE("clockwise"),
  COUNTERCLOCKWISE("counterclockwise"),
  /** Onto the Main Floor, from the Locker Room or below a Room. */
  ENTER("enter"),
  STEP_LEFT("step-left"),
  STEP_RIGHT("step-right"),
  FLIP("flip"),
  ENGAGE("engage"),
  STEAL("steal"),
  BUY_SHOT("buy-shot"),
  BUY_CHAMPAGNE("buy-champagne"),
  END("end");

  private final String id;

  FloorMove(String id) {
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

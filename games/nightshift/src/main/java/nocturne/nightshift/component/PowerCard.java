package nocturne.nightshift.component;

import java.util.List;
import nocturne.kernel.Component;
import nocturne.kernel.Name;
import nocturne.kernel.Option;
import nocturne.kernel.Text;
import nocturne.nightshift.effect.Effect;
import nocturne.nightshift.power.Window;

/** A Power Card: when it may be played, and what it then does. */
public record PowerCard(
    int index,
    String id,
    Name name,
    Star star,
    Window window,
    List<Effect> effects,
    Name text,
    Name why,
    Provenance provenance)
    implements Component, Option {

  /** In which modes the card is taken out before the night. */
  public enum Star {
    NONE,
    /** Taken out alone. */
    HOLLOW,
    /** Taken out alone and in co-operative play. */
    SOLID
  }

  /** The moments at which it may be played. */
  @Override
  public int marks() {
    return window.moments();
  }

  @Override
  public Text label() {
    return Text.of("option.power", this, new Words(id, text));
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return index;
  }

  @Override
  public String toString() {
    return id;
  }
}

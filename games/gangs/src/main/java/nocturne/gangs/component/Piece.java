package nocturne.gangs.component;

import java.util.List;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/**
 * A unit where it stands, as somebody to choose. Units of one gang and sort at one spot are the
 * same choice.
 *
 * @param gang the number of its gang, or that of nobody's gang for the lone opponent
 */
public record Piece(int gang, Named owner, Unit unit, Spot spot) implements Option {

  public int district() {
    return spot.district();
  }

  @Override
  public String id() {
    return owner.id() + "-" + unit.id() + "-" + spot.id();
  }

  @Override
  public Text label() {
    return Text.of("piece", owner, unit, spot);
  }

  @Override
  public List<? extends Named> touches() {
    return unit instanceof Edgerunner edgerunner ? List.of(edgerunner, spot) : List.of(spot);
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }

  @Override
  public String toString() {
    return id();
  }
}

package nocturne.gangs.component;

import java.util.List;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** A unit and where it goes. */
public record Move(Piece piece, Spot to) implements Option {

  @Override
  public String id() {
    return piece.id() + "-to-" + to.id();
  }

  @Override
  public Text label() {
    return Text.of("option.move", piece.owner(), piece.unit(), piece.spot(), to);
  }

  @Override
  public List<? extends Named> touches() {
    return piece.unit() instanceof Edgerunner edgerunner
        ? List.of(edgerunner, piece.spot(), to)
        : List.of(piece.spot(), to);
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }
}

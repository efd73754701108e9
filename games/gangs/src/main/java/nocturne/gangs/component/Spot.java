package nocturne.gangs.component;

import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** Where a unit can stand: the open part of a district, or a point of interest. */
public sealed interface Spot extends Named, Option permits District, Poi {

  /** Its number on its board: districts first, then points of interest. */
  int index();

  /** The number of the district it belongs to. */
  int district();

  @Override
  default Text label() {
    return Text.of("it", this);
  }
}

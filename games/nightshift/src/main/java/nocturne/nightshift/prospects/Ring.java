package nocturne.nightshift.prospects;

import nocturne.nightshift.component.Spot;

/**
 * The twelve tables as one player sees them at one moment, wherever she stands. They are looked at
 * once, however many options ask, and not at all where none does.
 */
final class Ring {

  private final Floor floor;
  private final Position her;
  private final float[] facing = new float[Spot.COUNT];
  private int faceDown;
  private int faceUp;
  private boolean seen;

  Ring(Floor floor, Position her) {
    this.floor = floor;
    this.her = her;
  }

  Position her() {
    return her;
  }

  private void see() {
    if (seen) return;
    seen = true;
    var club = her.club();
    for (int spot = 0; spot < Spot.COUNT; spot++) {
      var table = club.at().tables.get(spot);
      if (table.isEmpty(club)) continue;
      if (table.isTopFaceDown(club)) {
        faceDown |= 1 << spot;
      } else {
        faceUp |= 1 << spot;
        facing[spot] = floor.facing(her, spot);
      }
    }
  }

  /** The tables with a face-down Customer, a bit each. */
  int faceDown() {
    see();
    return faceDown;
  }

  /** The tables with a face-up Customer, a bit each. */
  int faceUp() {
    see();
    return faceUp;
  }

  /** What rolling on the face-up Customer at a table is worth. */
  float facing(int spot) {
    return facing[spot];
  }
}

package nocturne.kernel;

/**
 * How one component lies in a zone, in the bits of an int: its number, the way it faces, and the
 * seats that know it though the zone hides it. In a view a cell may be hidden: then it is negative
 * and has the number of the back in the place of the component's own.
 */
final class Cell {

  static final int FACE_UP = 0;
  static final int FACE_DOWN = 1;

  private static final int NUMBER_SHIFT = 1;
  private static final int NUMBER_MASK = 0x7FFF;
  private static final int NUMBER_BITS = NUMBER_MASK << NUMBER_SHIFT;
  private static final int KNOWN_SHIFT = 16;
  private static final int KNOWN_MASK = 0xFF;
  private static final int KNOWN_BITS = KNOWN_MASK << KNOWN_SHIFT;
  private static final int HIDDEN = 1 << 31;

  private Cell() {}

  static int of(int number) {
    return number << NUMBER_SHIFT;
  }

  static int number(int cell) {
    return cell >> NUMBER_SHIFT & NUMBER_MASK;
  }

  static boolean isFaceDown(int cell) {
    return (cell & FACE_DOWN) != 0;
  }

  static boolean isHidden(int cell) {
    return cell < 0;
  }

  static boolean holds(int cell, Component component) {
    return cell >= 0 && number(cell) == component.index();
  }

  /** The seats that know it whatever the zone says. */
  static int known(int cell) {
    return cell >> KNOWN_SHIFT & KNOWN_MASK;
  }

  static int knownTo(int cell, int seats) {
    return cell | seats << KNOWN_SHIFT;
  }

  static int forgotten(int cell) {
    return cell & ~KNOWN_BITS;
  }

  /** The same component, lying this way and known to nobody. */
  static int facing(int cell, int face) {
    return (cell & NUMBER_BITS) | face;
  }

  /** The same component turned over; who knew it still does. */
  static int turned(int cell, int face) {
    return (cell & ~FACE_DOWN) | face;
  }

  /** Another component lying in the same way, known to the same seats. */
  static int withNumber(int cell, int number) {
    return (cell & ~NUMBER_BITS) | number << NUMBER_SHIFT;
  }

  /** All that is left of it for who can't read it. */
  static int hidden(int cell, int back) {
    return HIDDEN | back << NUMBER_SHIFT | (cell & FACE_DOWN);
  }
}

package nocturne.server.whole;

import java.util.OptionalInt;

/** A node went away, or does not serve now: what was asked of it may have been done or not. */
final class Lost extends RuntimeException {

  /** Where a connection broke and nobody said why. */
  static final int BROKEN = -1;

  private final OptionalInt code;

  Lost(String why) {
    this(why, OptionalInt.empty());
  }

  private Lost(String why, OptionalInt code) {
    super(why, null, false, false);
    this.code = code;
  }

  /** A connection ended with a code. */
  static Lost closed(int code) {
    return new Lost("closed with " + code, OptionalInt.of(code));
  }

  OptionalInt code() {
    return code;
  }
}

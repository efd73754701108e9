package nocturne.kernel;

/**
 * The table's own seeded randomness; nothing else in the project is random. Every shuffle and roll
 * first opens its event under a label and then takes numbers. Fast chance ignores the label; sealed
 * chance derives each event's numbers from the seed and the label, so that anybody can check them
 * when the seed is known; rigged chance lets a test say what comes.
 */
public abstract sealed class Chance permits FastChance, SealedChance, RiggedChance {

  // xoroshiro128++ by Blackman and Vigna: two words of state, part of the table, the same on every
  // machine for ever.
  private long s0;
  private long s1;

  Chance() {}

  Chance(Chance other) {
    s0 = other.s0;
    s1 = other.s1;
  }

  /** Begins a shuffle or a roll. */
  abstract void open(String label);

  abstract Chance copy();

  /**
   * A number that differs where what is to come differs; never shown to players while the game is
   * on.
   */
  abstract long digest();

  /** A whole number from 0 up to, not including, the bound; every one equally likely. */
  public int below(int bound) {
    if (bound < 1) throw new IllegalArgumentException("there is no number from 0 below " + bound);
    // Lemire's multiplication, with the rejection that makes it exact.
    long product = (next() >>> 32) * bound;
    if (Integer.compareUnsigned((int) product, bound) < 0) {
      int threshold = Integer.remainderUnsigned(-bound, bound);
      while (Integer.compareUnsigned((int) product, threshold) < 0)
        product = (next() >>> 32) * bound;
    }
    return (int) (product >>> 32);
  }

  final void state(long one, long other) {
    // Zero is the one state that the generator can't leave.
    s0 = one;
    s1 = one == 0 && other == 0 ? 1 : other;
  }

  final long stateDigest() {
    return s0 * 0x9E3779B97F4A7C15L ^ s1;
  }

  /** 64 fresh bits. */
  public final long next() {
    long a = s0;
    long b = s1;
    long result = Long.rotateLeft(a + b, 17) + a;
    b ^= a;
    s0 = Long.rotateLeft(a, 49) ^ b ^ b << 21;
    s1 = Long.rotateLeft(b, 28);
    return result;
  }
}

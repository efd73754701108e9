package nocturne.kernel;

/** Chance for search and mass play: one running stream from a number. */
public final class FastChance extends Chance {

  public FastChance(long seed) {
    state(mix(seed), mix(seed + 0x9E3779B97F4A7C15L));
  }

  private FastChance(FastChance other) {
    super(other);
  }

  // The finisher of splitmix64: seeds that differ in one bit give states that differ in half of
  // them.
  private static long mix(long seed) {
    long z = seed + 0x9E3779B97F4A7C15L;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  @Override
  void open(String label) {}

  @Override
  FastChance copy() {
    return new FastChance(this);
  }

  @Override
  long digest() {
    return stateDigest();
  }
}

package nocturne.server;

import java.security.SecureRandom;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Where a test gets its chance from: another seed in each run, printed so that it can come back.
 */
public final class Seed {

  private static final String PROPERTY = "nocturne.seed";
  private static final Map<Class<?>, Long> SEEDS = new ConcurrentHashMap<>();

  private Seed() {}

  /** The seed of a test class, the same for all its tests. */
  public static long of(Class<?> test) {
    return SEEDS.computeIfAbsent(test, Seed::choose);
  }

  private static long choose(Class<?> test) {
    long seed = Long.getLong(PROPERTY, new SecureRandom().nextLong());
    System.out.printf(
        "seed of %s: %d, repeat with -D%s=%d%n", test.getName(), seed, PROPERTY, seed);
    return seed;
  }
}

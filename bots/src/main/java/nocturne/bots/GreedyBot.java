package nocturne.bots;

import nocturne.kernel.Option;
import nocturne.kernel.Table;

/**
 * Takes what brings most at once. It tries every option once, at one imagined table, and goes by
 * what its seat then has at hand: a lucky roll there is as good as a sure thing, and what may come
 * of a position is for who is {@linkplain PrudentBot prudent}.
 */
public final class GreedyBot implements Bot {

  private static final int ONE_TABLE = 1;

  private final PrudentBot chooser;

  public GreedyBot(long seed) {
    chooser = new PrudentBot(seed);
  }

  @Override
  public <T extends Table<T>> Option choose(Sight<T> sight, Budget budget) {
    return chooser.choose(sight.shortSight(), budget.atMost(ONE_TABLE));
  }
}

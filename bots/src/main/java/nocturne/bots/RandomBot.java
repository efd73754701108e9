package nocturne.bots;

import nocturne.kernel.Option;
import nocturne.kernel.Table;

/** Chooses any of its options, each as likely as the others. */
public final class RandomBot implements Bot {

  private final long seed;

  public RandomBot(long seed) {
    this.seed = seed;
  }

  @Override
  public <T extends Table<T>> Option choose(Sight<T> sight, Budget budget) {
    var options = sight.options();
    return options.get(sight.chance(seed).below(options.size()));
  }
}

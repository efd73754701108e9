package nocturne.bots;

import nocturne.kernel.Option;
import nocturne.kernel.Table;

/**
 * Searches as long as its level says and takes what the search came back to most often. Where seats
 * answer at once, the best answer known beforehand is the worst one, so it draws among its answers
 * in proportion; and so it does elsewhere as often as its level is careless.
 */
public final class SearchBot implements Bot {

  /** In how many parts a level's noise is counted. */
  private static final int PARTS = 1 << 20;

  private final Level level;
  private final long seed;

  public SearchBot(Level level, long seed) {
    this.level = level;
    this.seed = seed;
  }

  @Override
  public <T extends Table<T>> Option choose(Sight<T> sight, Budget budget) {
    var chance = sight.chance(seed);
    var search = new Search<>(sight, chance);
    var limit = budget.atMost(level.iterations());
    var thinking = limit.begin();
    if (sight.revealedTogether()) {
      while (thinking.again()) search.iterate(search.promising());
      return search.decision().inProportion(sight.options(), chance);
    }
    var contest = new Contest(search.decision(), sight.options().size(), limit.iterations());
    while (thinking.again()) search.iterate(contest.next());
    boolean careless = chance.below(PARTS) < level.noise() * PARTS;
    return careless
        ? search.decision().inProportion(sight.options(), chance)
        : sight.options().get(contest.winner());
  }
}

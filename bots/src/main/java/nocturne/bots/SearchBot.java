package nocturne.bots;

import nocturne.kernel.Chance;
import nocturne.kernel.Option;
import nocturne.kernel.Table;

/**
 * Searches as long as its level says and takes what went best, as well as its level can tell. Where
 * seats answer at once, the best answer known beforehand is the worst one, so it draws among its
 * answers in proportion.
 */
public final class SearchBot implements Bot {

  /** How finely errors are drawn. */
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
    double blur = level.noise() * search.usual();
    int winner = blur == 0 ? contest.winner() : contest.winner(() -> blur * error(chance));
    return sight.options().get(winner);
  }

  /**
   * By how much something is misjudged: mostly by little. Whoever takes what seems best after such
   * errors (Gumbel's) takes everything sometimes, and what is worse the more seldom the worse it
   * is.
   */
  private static double error(Chance chance) {
    double part = (chance.below(PARTS) + 0.5) / PARTS;
    return -Math.log(-Math.log(part));
  }
}

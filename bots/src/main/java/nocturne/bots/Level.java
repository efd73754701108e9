package nocturne.bots;

import java.util.List;

/**
 * How well a bot plays, in the same words for every game. Level 0 knows the rules and nothing else,
 * level 1 takes what brings most at once, and from level 2 on they search: longer, and with fewer
 * slips.
 *
 * @param number from 0
 * @param iterations how many imagined tables it looks into for a choice
 * @param noise how much it misjudges what its search tells, in parts of how far apart tables
 *     usually lie there
 */
public record Level(int number, int iterations, double noise) {

  private static final List<Level> ALL =
      List.of(
          new Level(0, 1, 0),
          new Level(1, 1, 0),
          new Level(2, 16, 0.8),
          new Level(3, 60, 0.58),
          new Level(4, 180, 0.43),
          new Level(5, 600, 0));

  public static List<Level> all() {
    return ALL;
  }

  public String name() {
    return "level-" + number;
  }

  /** The same without slips, for who is asked for advice. */
  Level steady() {
    return new Level(number, iterations, 0);
  }

  /** A bot that plays like this. */
  Bot bot(long seed) {
    return switch (number) {
      case 0 -> new RandomBot(seed);
      case 1 -> new GreedyBot(seed);
      default -> new SearchBot(this, seed);
    };
  }
}

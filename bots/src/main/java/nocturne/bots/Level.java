package nocturne.bots;

import java.util.List;

/**
 * How well a bot plays, in the same words for every game. Level 0 knows the rules and nothing else,
 * level 1 looks one decision ahead, and from level 2 on they search: further, and with fewer slips.
 *
 * @param number from 0
 * @param iterations how many imagined tables it looks into for a choice
 * @param noise how often, from 0 to 1, it is content with an option that merely looks sensible
 */
public record Level(int number, int iterations, double noise) {

  private static final List<Level> ALL =
      List.of(
          new Level(0, 1, 1),
          new Level(1, GreedyBot.USUAL, 0),
          new Level(2, 40, 0),
          new Level(3, 130, 0),
          new Level(4, 450, 0),
          new Level(5, 1_600, 0));

  public static List<Level> all() {
    return ALL;
  }

  public String name() {
    return "level-" + number;
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

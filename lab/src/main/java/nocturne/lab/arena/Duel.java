package nocturne.lab.arena;

import java.util.List;
import java.util.Map;
import nocturne.lab.play.Plan;

/**
 * Two bots and what they play: pairs of games with the same seed, in the second of which they
 * change seats.
 */
public record Duel(
    String game,
    Map<String, String> variant,
    String one,
    String other,
    int pairs,
    int imagined,
    long seed) {

  private static final int SEATS = 2;

  long games() {
    return 2L * pairs;
  }

  Plan plan() {
    return new Plan(
        game, "", List.of(variant), SEATS, List.of(one, other), imagined, seed, true, false);
  }
}

package nocturne.nightlancer.examples;

import java.util.Optional;
import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.challenge.Source;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Challenge;

/**
 * What the worked examples of the ledger have in common. Their tests are named after them: {@code
 * we04} is WE-04.
 */
final class Examples {

  /** The rulebooks' example of a mission, M1 in the ledger. */
  static final String VAN = "the-borrowed-van";

  private Examples() {}

  static CityTable table(String edition, int players) {
    return CityTable.of(players, "edition", edition);
  }

  static Challenge fight(Ability ability, int difficulty, int danger) {
    return new Challenge(ability, difficulty, Optional.empty(), danger);
  }

  static CityTable face(CityTable table, Source source, Challenge challenge, Seats group) {
    return table.run(city -> Challenges.face(city, source, challenge, group));
  }

  /** What the best attempt at the last challenge came to. */
  static int score(CityTable table) {
    return table.at().best.get(table.city());
  }
}

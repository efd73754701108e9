package nocturne.gangs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import nocturne.kernel.Game;
import nocturne.kernel.Setup;
import nocturne.testkit.conformance.Conformance;

/** Every story and number of players, and the solo game against every gang. */
class GangsConformanceTest extends Conformance<NightCity> {

  private static final Gangs GAME = Gangs.with(Optional.empty());
  private static final boolean LONG = Boolean.getBoolean("nocturne.long");
  private static final int GAMES = 3;

  @Override
  protected Game<NightCity> game() {
    return GAME;
  }

  /** There are many setups: fewer games of each will do. */
  @Override
  protected int games() {
    return LONG ? super.games() : GAMES;
  }

  @Override
  protected List<Setup> setups() {
    return List.of(
        setup(2),
        setup(3, "gangs", "dealt"),
        setup(4),
        setup(2, "story", "an-awkward-gift"),
        setup(3, "story", "an-awkward-gift"),
        setup(4, "story", "an-awkward-gift"),
        setup(2, "story", "the-price-of-success"),
        setup(3, "story", "the-price-of-success"),
        setup(4, "story", "the-price-of-success"),
        setup(2, "story", "a-walk-through-night-city"),
        setup(3, "story", "a-walk-through-night-city"),
        setup(4, "story", "a-walk-through-night-city", "gangs", "dealt"),
        setup(2, "story", "the-unseen-war"),
        setup(3, "story", "the-unseen-war"),
        setup(4, "story", "the-unseen-war"),
        setup(1),
        setup(1, "opponent", "tyger-claws"),
        setup(1, "opponent", "valentinos"),
        setup(1, "opponent", "voodoo-boys"),
        setup(1, "opponent", "maelstrom"));
  }

  @Override
  protected void check(NightCity city) {
    assertThat(NightCityChecks.broken(city)).isEmpty();
  }
}

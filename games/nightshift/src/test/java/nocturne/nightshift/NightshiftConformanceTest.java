package nocturne.nightshift;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Game;
import nocturne.kernel.Setup;
import nocturne.testkit.conformance.Conformance;

/** Every mode and number of players; what always holds is checked after every choice. */
class NightshiftConformanceTest extends Conformance<Club> {

  private static final boolean LONG = Boolean.getBoolean("nocturne.long");
  private static final int GAMES = 4;

  @Override
  protected Game<Club> game() {
    return ClubTable.GAME;
  }

  /** Nights are long and there are many setups: fewer games of each will do. */
  @Override
  protected int games() {
    return LONG ? super.games() : GAMES;
  }

  @Override
  protected List<Setup> setups() {
    return List.of(
        setup(1),
        setup(1, "shift", "shorter", "dancers", "random", "cash", "open"),
        setup(2),
        setup(2, "shift", "shorter", "dancers", "random", "cash", "open"),
        setup(3, "dancers", "random"),
        setup(3, "shift", "shorter", "cash", "open"),
        setup(4, "shift", "shorter"),
        setup(5, "cash", "open"),
        setup(2, "mode", "co-op", "dancers", "random"),
        setup(3, "mode", "co-op", "shift", "shorter"),
        setup(4, "mode", "co-op", "cash", "open"),
        setup(5, "mode", "co-op", "shift", "shorter", "dancers", "random"),
        setup(4, "mode", "teams"),
        setup(4, "mode", "teams", "shift", "shorter", "dancers", "random", "cash", "open"));
  }

  @Override
  protected void check(Club club) {
    assertThat(NightChecks.broken(club)).isEmpty();
  }
}

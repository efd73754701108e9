package nocturne.nightlancer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import nocturne.kernel.Game;
import nocturne.kernel.Setup;
import nocturne.testkit.conformance.Conformance;

/** Every edition, mode and number of players; what always holds is checked after every choice. */
class NightlancerConformanceTest extends Conformance<City> {

  private static final Nightlancer GAME = Nightlancer.with(Optional.empty());
  private static final boolean LONG = Boolean.getBoolean("nocturne.long");
  private static final int GAMES = 3;

  @Override
  protected Game<City> game() {
    return GAME;
  }

  /** Games are long and there are many setups: fewer games of each will do. */
  @Override
  protected int games() {
    return LONG ? super.games() : GAMES;
  }

  @Override
  protected List<Setup> setups() {
    return List.of(
        setup(2),
        setup(3, "nightlancers", "dealt", "loans", "12"),
        setup(4, "nightlancers", "one-of-two", "prospects", "floor"),
        setup(1),
        setup(1, "hardened", "ultimate"),
        setup(2, "mode", "co-op"),
        setup(3, "mode", "co-op", "hands", "open"),
        setup(4, "mode", "co-op", "hardened", "yes"),
        setup(2, "edition", "prototype", "hardened", "yes"),
        setup(3, "edition", "prototype", "nightlancers", "dealt"),
        setup(4, "edition", "prototype"),
        setup(1, "edition", "prototype"),
        setup(2, "edition", "prototype", "mode", "co-op", "hands", "open"),
        setup(3, "edition", "prototype", "mode", "co-op", "hardened", "ultimate"));
  }

  @Override
  protected void check(City city) {
    assertThat(CityChecks.broken(city)).isEmpty();
  }
}

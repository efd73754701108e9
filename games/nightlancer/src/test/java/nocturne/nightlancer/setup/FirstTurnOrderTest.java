package nocturne.nightlancer.setup;

import static nocturne.nightlancer.CityTable.GAME;
import static nocturne.nightlancer.NightlancerRule.NL_2_15;
import static nocturne.nightlancer.NightlancerRule.NL_2_16;
import static nocturne.nightlancer.NightlancerRule.NL_2_17;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nocturne.kernel.FastChance;
import nocturne.kernel.Seat;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Covers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The first turn order, and the Chip for whoever is last in it. */
class FirstTurnOrderTest {

  private static City open(int players, int seed, Map<String, String> settings) {
    var names = IntStream.range(0, players).mapToObj(i -> Setup.Player.person("P" + i)).toList();
    var city =
        GAME.open(new Setup(Variant.of(GAME.settings(), settings), names), new FastChance(seed));
    while (city.round() == 0) city.choose(city.asked().first(), 0);
    return city;
  }

  private static List<Seat> order(City city) {
    return SetUp.names(city);
  }

  /** Who has how many Chips more than printed, in turn order. */
  private static List<Integer> extraChips(City city) {
    return order(city).stream().map(seat -> city.chips(seat) - city.lancer(seat).chips()).toList();
  }

  @Test
  @Covers(NL_2_15)
  void turnOrderIsDrawnByLot() {
    var orders = new HashSet<List<Seat>>();
    for (int seed = 1; seed <= 60; seed++) orders.add(order(open(3, seed, Map.of())));
    assertThat(orders).hasSize(6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_2_16, NL_2_17})
  void lastAndNobodyElseBeginsWithAChipMore(String edition) {
    for (int seed = 1; seed <= 10; seed++) {
      var settings = Map.of("edition", edition);
      assertThat(extraChips(open(2, seed, settings))).containsExactly(0, 1);
      assertThat(extraChips(open(3, seed, settings))).containsExactly(0, 0, 1);
      assertThat(extraChips(open(4, seed, settings))).containsExactly(0, 0, 0, 1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_2_16)
  void againstAnAutomatonTheLastPlayerHasTheChip(String edition) {
    assertThat(extraChips(open(1, 1, Map.of("edition", edition)))).containsExactly(1);
    var together = Map.of("edition", edition, "mode", "co-op");
    assertThat(extraChips(open(3, 1, together))).containsExactly(0, 0, 1);
  }
}

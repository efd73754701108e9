package nocturne.nightlancer.round;

import static nocturne.nightlancer.CityTable.GAME;
import static nocturne.nightlancer.NightlancerRule.NL_1_01;
import static nocturne.nightlancer.NightlancerRule.NL_2_05;
import static nocturne.nightlancer.NightlancerRule.NL_3_04;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import nocturne.kernel.FastChance;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Covers;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games that are played to their end by chance. */
class WholeGameTest {

  private static City open(int players, String edition) {
    var names = IntStream.range(0, players).mapToObj(i -> Setup.Player.person("P" + i)).toList();
    var variant = Variant.of(GAME.settings(), Map.of("edition", edition));
    var city = GAME.open(new Setup(variant, names), new FastChance(7));
    var choices = new Random(7);
    while (city.round() == 0) choose(city, choices);
    return city;
  }

  private static void choose(City city, Random choices) {
    var seat = city.asked().first();
    city.choose(seat, choices.nextInt(city.options(seat).size()));
  }

  @ParameterizedTest
  @CsvSource({"2, final", "4, final", "2, prototype", "3, prototype"})
  @Covers({NL_1_01, NL_2_05, NL_3_04})
  void thereAreAsManyRoundsAsCardsAndEverybodyStaysWhoSheIs(int players, String edition) {
    var city = open(players, edition);
    int cards = city.at().roundDeck.size(city) + 1;
    var leftOut = city.at().roundGone.list(city);
    var lancers = city.seats().list().stream().map(city::lancer).toList();
    var choices = new Random(8);
    while (!city.isOver()) choose(city, choices);
    assertThat(city.round()).isEqualTo(cards);
    assertThat(city.at().roundDeck.isEmpty(city)).isTrue();
    assertThat(city.at().roundGone.list(city)).isEqualTo(leftOut);
    assertThat(city.seats().list().stream().map(city::lancer)).isEqualTo(lancers);
  }
}

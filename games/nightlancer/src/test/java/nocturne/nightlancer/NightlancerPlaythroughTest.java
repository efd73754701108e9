package nocturne.nightlancer;

import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.testkit.golden.Playthrough;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NightlancerPlaythroughTest {

  @ParameterizedTest
  @CsvSource({
    "final, 4, competitive, no",
    "prototype, 3, competitive, no",
    "final, 1, solo, no",
    "prototype, 2, co-op, no",
    "final, 2, co-op, ultimate"
  })
  void goldenPlaythroughIsUnchanged(String edition, int players, String mode, String hardened) {
    var settings =
        Map.of(
            Nightlancer.EDITION, edition,
            Nightlancer.MODE, mode,
            Nightlancer.HARDENED, hardened);
    var setup =
        new Setup(
            Variant.of(CityTable.GAME.settings(), settings),
            Stream.of("Ann", "Ben", "Cat", "Dan")
                .limit(players)
                .map(Setup.Player::person)
                .toList());
    var name = edition + "-" + players + "-" + mode + (hardened.equals("no") ? "" : "-" + hardened);
    Playthrough.check(
        CityTable.GAME, setup, "night " + name, Path.of("src/test/golden", name + ".txt"));
  }
}

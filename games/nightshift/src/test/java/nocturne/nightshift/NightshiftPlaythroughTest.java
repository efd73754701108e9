package nocturne.nightshift;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.testkit.golden.Playthrough;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NightshiftPlaythroughTest {

  private static final Nightshift GAME = Nightshift.with(Optional.empty());

  @ParameterizedTest
  @CsvSource({
    "1, solo, longer",
    "2, competitive, longer",
    "5, competitive, shorter",
    "3, co-op, shorter",
    "4, teams, shorter"
  })
  void goldenPlaythroughIsUnchanged(int players, String mode, String shift) {
    var setup =
        new Setup(
            Variant.of(GAME.settings(), Map.of(Nightshift.MODE, mode, Nightshift.SHIFT, shift)),
            Stream.of("Ann", "Bella", "Cleo", "Dora", "Esme")
                .limit(players)
                .map(Setup.Player::person)
                .toList());
    var file = Path.of("src/test/golden", players + "-players-" + mode + "-" + shift + ".txt");
    Playthrough.check(GAME, setup, "night " + players, file);
  }
}

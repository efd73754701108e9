package nocturne.syndicates;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.testkit.golden.Playthrough;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SyndicatesPlaythroughTest {

  private static final Syndicates GAME = Syndicates.with(Optional.empty());

  @ParameterizedTest
  @CsvSource({"2, yes", "3, no", "4, yes", "5, yes"})
  void goldenPlaythroughIsUnchanged(int players, String row) {
    var setup =
        new Setup(
            Variant.of(GAME.settings(), Map.of("row", row)),
            Stream.of("Blue", "Orange", "Magenta", "Purple", "Teal")
                .limit(players)
                .map(Setup.Player::person)
                .toList());
    var file = Path.of("src/test/golden", players + "-players-row-" + row + ".txt");
    Playthrough.check(GAME, setup, "night " + players, file);
  }
}

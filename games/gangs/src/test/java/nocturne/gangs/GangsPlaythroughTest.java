package nocturne.gangs;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.testkit.golden.Playthrough;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GangsPlaythroughTest {

  private static final Gangs GAME = Gangs.with(Optional.empty());

  @ParameterizedTest
  @CsvSource({
    "4, training, chosen",
    "3, an-awkward-gift, dealt",
    "2, the-price-of-success, chosen",
    "4, a-walk-through-night-city, chosen",
    "3, the-unseen-war, chosen",
    "1, fine-before-you-came, chosen"
  })
  void goldenPlaythroughIsUnchanged(int players, String story, String gangs) {
    var setup =
        new Setup(
            Variant.of(GAME.settings(), Map.of(Gangs.STORY, story, Gangs.GANGS, gangs)),
            Stream.of("Dmitry", "Alice", "Natalia", "Marat")
                .limit(players)
                .map(Setup.Player::person)
                .toList());
    var name = story + "-" + players;
    Playthrough.check(GAME, setup, "night " + name, Path.of("src/test/golden", name + ".txt"));
  }
}

package nocturne.syndicates.setup;

import static nocturne.syndicates.MoonTable.GAME;

import java.util.HashMap;
import java.util.stream.IntStream;
import nocturne.kernel.FastChance;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.syndicates.Moon;
import nocturne.syndicates.MoonTable;

/** Tables as the setup leaves them, by other seeds than the one of {@link MoonTable}. */
final class Tables {

  private Tables() {}

  /** A table at the choice of starting positions. */
  static Moon begin(int players, long seed, String... settings) {
    var given = new HashMap<String, String>();
    for (int i = 0; i < settings.length; i += 2) given.put(settings[i], settings[i + 1]);
    var names = IntStream.range(0, players).mapToObj(i -> Setup.Player.person("P" + i)).toList();
    return GAME.open(new Setup(Variant.of(GAME.settings(), given), names), new FastChance(seed));
  }

  /** A table at the first question of the first turn. */
  static Moon afterSetup(int players, String... settings) {
    var moon = begin(players, 1, settings);
    while (moon.agenda().getFirst() instanceof StartingPosition) {
      var seat = moon.asked().first();
      moon.choose(seat, 0);
    }
    return moon;
  }
}

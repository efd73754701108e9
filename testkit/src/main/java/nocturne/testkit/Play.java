package nocturne.testkit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nocturne.kernel.Game;
import nocturne.kernel.RiggedChance;
import nocturne.kernel.Setup;
import nocturne.kernel.Table;
import nocturne.kernel.Variant;

/** Opens a table for a test: who sits there, what is agreed, and what the dice will show. */
public final class Play<T extends Table<T>> {

  private final Game<T> game;
  private final Map<String, String> settings = new HashMap<>();
  private final RiggedChance chance = new RiggedChance(1);
  private List<String> names;

  private Play(Game<T> game) {
    this.game = game;
    this.names =
        IntStream.rangeClosed(1, game.facts().fewest()).mapToObj(seat -> "Seat " + seat).toList();
  }

  /** A game with its fewest seats, its initial settings, and chance that is always the same. */
  public static <T extends Table<T>> Play<T> of(Game<T> game) {
    return new Play<>(game);
  }

  /** Who sits at the table, in seat order. */
  public Play<T> seats(String... names) {
    this.names = List.of(names);
    return this;
  }

  /** Settings, each as its key and its value. */
  public Play<T> settings(String... keysAndValues) {
    for (int i = 0; i < keysAndValues.length; i += 2)
      setting(keysAndValues[i], keysAndValues[i + 1]);
    return this;
  }

  public Play<T> setting(String key, String value) {
    settings.put(key, value);
    return this;
  }

  /**
   * The next numbers that chance gives under a label, counted from 0 as {@link
   * nocturne.kernel.Chance#below} counts them: a die's first face is 0. A shuffle has the name of
   * its zone for a label; it is easier to lay the zone as it should be with {@link
   * TestTable#stack}.
   */
  public Play<T> rig(String label, int... numbers) {
    chance.rig(label, numbers);
    return this;
  }

  /** A table at its first question. */
  public TestTable<T> begin() {
    var table = lay();
    table.begin();
    return table;
  }

  /** A table as the game lays it out, before its first step. */
  public TestTable<T> lay() {
    var players = names.stream().map(Setup.Player::person).toList();
    var setup = new Setup(Variant.of(game.settings(), settings), players);
    return new TestTable<>(game.lay(setup, chance), names, chance);
  }
}

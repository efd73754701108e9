package nocturne.server.admin;

import java.util.List;
import nocturne.kernel.Chance;
import nocturne.kernel.Facts;
import nocturne.kernel.Game;
import nocturne.kernel.Setting;
import nocturne.kernel.Setup;
import nocturne.kernel.Table;
import nocturne.kernel.Value;

/** The same game by other rules, or so it says. */
record Reprinted<T extends Table<T>>(Game<T> game, String rules) implements Game<T> {

  static Game<?> of(Game<?> game, String rules) {
    return reprint(game, rules);
  }

  private static <T extends Table<T>> Game<T> reprint(Game<T> game, String rules) {
    return new Reprinted<>(game, rules);
  }

  @Override
  public Facts facts() {
    var facts = game.facts();
    return new Facts(facts.id(), facts.title(), rules, facts.fewest(), facts.most());
  }

  @Override
  public List<Setting> settings() {
    return game.settings();
  }

  @Override
  public String packs() {
    return game.packs();
  }

  @Override
  public T lay(Setup setup, Chance chance) {
    return game.lay(setup, chance);
  }

  @Override
  public Value<T> value() {
    return game.value();
  }
}

package nocturne.server.guard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import nocturne.kernel.Chance;
import nocturne.kernel.Facts;
import nocturne.kernel.Game;
import nocturne.kernel.Happening;
import nocturne.kernel.Named;
import nocturne.kernel.Setting;
import nocturne.kernel.Setup;
import nocturne.kernel.Table;
import nocturne.kernel.Value;
import nocturne.kernel.View;
import nocturne.text.Page;
import nocturne.text.Portrait;

/**
 * A game whose tables all begin as one of some deals says, whatever their seed. Which, a setting of
 * theirs tells.
 */
record Stage<T extends Table<T>>(Game<T> game, List<Deal> deals) implements Game<T>, Portrait<T> {

  static final String SCENE = "scene";

  @Override
  public T open(Setup setup, Chance sealed, Optional<Consumer<Happening>> listener) {
    return deals.get(setup.variant().number(SCENE)).open(game, setup, listener);
  }

  @Override
  public List<Setting> settings() {
    var settings = new ArrayList<>(game.settings());
    settings.add(new Setting.Whole(SCENE, 0, deals.size() - 1, 0));
    return settings;
  }

  // All else is as the game has it

  @Override
  public Facts facts() {
    return game.facts();
  }

  @Override
  public String packs() {
    return game.packs();
  }

  @Override
  public Class<?> home() {
    return game.home();
  }

  @Override
  public Value<T> value() {
    return game.value();
  }

  @Override
  public T lay(Setup setup, Chance chance) {
    return game.lay(setup, chance);
  }

  @Override
  @SuppressWarnings("unchecked") // a game is a portrait of its own tables
  public void describe(View<T> view, Page page) {
    if (game instanceof Portrait<?> portrait) ((Portrait<T>) portrait).describe(view, page);
  }

  @Override
  public void describe(Named thing, Page page) {
    if (game instanceof Portrait<?> portrait) portrait.describe(thing, page);
  }
}

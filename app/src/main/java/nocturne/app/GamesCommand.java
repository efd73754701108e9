package nocturne.app;

import java.util.List;
import java.util.concurrent.Callable;
import nocturne.kernel.Box;
import nocturne.kernel.Game;
import nocturne.kernel.Text;
import nocturne.text.Page;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Style;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the games there are. */
@Command(name = "games")
final class GamesCommand implements Callable<Integer> {

  @Mixin private final Manner manner;

  GamesCommand(Surroundings surroundings) {
    this.manner = new Manner(surroundings);
  }

  @Override
  public Integer call() {
    var boxes = Box.shelf();
    if (boxes.isEmpty()) throw new Complaint("app.error.emptyShelf");
    var tongue = manner.tongue();
    for (var box : boxes) {
      var game = box.open(java.util.Optional.empty());
      if (!box.equals(boxes.getFirst())) manner.say(List.of(""));
      manner.show(page(game), tongue.voice(game, List.of()));
    }
    return 0;
  }

  private Page page(Game<?> game) {
    var facts = game.facts();
    var page =
        new Page()
            .heading(
                Text.of(
                    "app.games.title", facts.title().in(manner.tongue().language()), facts.id()))
            .line(Text.of("app.games.seats", facts.fewest(), facts.most()))
            .line(Text.of("app.games.play", facts.id()));
    if (game.settings().isEmpty()) return page;
    page.line(Text.of("app.games.settings"));
    var table =
        page.table(
            Text.of("app.games.setting"),
            Text.of("app.games.means"),
            Text.of("app.games.allowed"),
            Text.of("app.games.usual"));
    for (var setting : game.settings()) {
      table.row(
          Cell.just(setting.key(), Style.EMPHASIS),
          Cell.of(Text.of("setting." + setting.key())),
          Cell.of(SettingTexts.allowed(setting)),
          Cell.just(setting.initial()));
    }
    return page;
  }
}

package nocturne.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import nocturne.app.table.SaveFile;
import nocturne.app.table.Sitting;
import nocturne.app.table.TerminalTable;
import nocturne.app.table.Watching;
import nocturne.kernel.Game;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seed;
import nocturne.kernel.Setup;
import nocturne.kernel.Table;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Plays a game at the terminal: against bots, with others at the same keyboard, or as a spectator.
 */
@Command(name = "play")
final class PlayCommand implements Callable<Integer> {

  private final Surroundings surroundings;

  @Mixin private final Manner manner;

  @Mixin private final Seating seating = new Seating();

  @Parameters(arity = "0..1", paramLabel = "GAME", descriptionKey = "game")
  private @Nullable String game;

  @Option(names = "--variant", paramLabel = "KEY=VALUE", descriptionKey = "variant")
  private List<String> variant = List.of();

  @Option(names = "--seed", paramLabel = "WORD", descriptionKey = "seed")
  private @Nullable String seed;

  @Option(names = "--packs", paramLabel = "DIR", descriptionKey = "packs")
  private @Nullable Path packs;

  @Option(names = "--resume", paramLabel = "FILE", descriptionKey = "resume")
  private @Nullable Path resume;

  PlayCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
    this.manner = new Manner(surroundings);
  }

  @Override
  public Integer call() {
    if (resume != null) goOn(resume);
    else if (game != null) begin(Shelf.open(game, Optional.ofNullable(packs)));
    else throw new Complaint("app.error.whichGame", Shelf.ids());
    return 0;
  }

  private <T extends Table<T>> void begin(Game<T> game) {
    var chosen = SettingTexts.variant(game, variant);
    var players = seating.players(game.facts(), manner.tongue().voice(), surroundings.user());
    var sealed = seed == null ? Seed.fresh(List.of()) : Seed.of(seed);
    var recorded = Recorded.open(game, new Setup(chosen, players), sealed);
    play(recorded, new StateFolder(surroundings).newGame(game.facts().id()));
  }

  private void goOn(Path file) {
    if (seating.isGiven() || seed != null || !variant.isEmpty())
      throw new Complaint("app.error.resumeAlone");
    var text = Records.text(file);
    var recordedGame = Records.game(text, Optional.ofNullable(packs));
    var id = recordedGame.facts().id();
    if (game != null && !game.equals(id))
      throw new Complaint("app.error.otherGame", file.toString(), id, game);
    goOn(Records.load(recordedGame, text), file);
  }

  private <T extends Table<T>> void goOn(Recorded<T> recorded, Path file) {
    var id = recorded.game().facts().id();
    play(recorded, new StateFolder(surroundings).goingOn(file, id));
  }

  private <T extends Table<T>> void play(Recorded<T> recorded, Path file) {
    var tongue = manner.tongue();
    var players = recorded.setup().players();
    var voice = tongue.voice(recorded.game(), players.stream().map(Setup.Player::name).toList());
    var sitting = new Sitting<>(recorded, BotSeats.of(recorded), new SaveFile(file));
    var unusual = SettingTexts.unusual(recorded.game(), recorded.setup().variant());
    try (var console = manner.console()) {
      if (players.stream().allMatch(Setup.Player::isBot))
        new Watching<>(sitting, console, voice, tongue.language()).watch(unusual);
      else new TerminalTable<>(sitting, console, voice, tongue.language()).play(unusual);
    }
  }
}

package nocturne.testkit.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nocturne.kernel.FastChance;
import nocturne.kernel.Game;
import nocturne.kernel.Happening;
import nocturne.kernel.Language;
import nocturne.kernel.SealedChance;
import nocturne.kernel.Seed;
import nocturne.kernel.Setup;
import nocturne.kernel.Table;
import nocturne.kernel.Viewer;
import nocturne.text.Catalogue;
import nocturne.text.Speaker;

/**
 * A whole random game as readable text: every choice and everything that happened, with its rule. A
 * file of it is kept; a change of rules shows as a change in the file, which somebody must have
 * meant. Run the tests with {@code -Dnocturne.golden=write} to write the files anew.
 */
public final class Playthrough<T extends Table<T>> {

  private final Game<T> game;
  private final Setup setup;
  private final Seed seed;
  private final Speaker speaker;
  private final List<String> lines = new ArrayList<>();

  private Playthrough(Game<T> game, Setup setup, String seed) {
    this.game = game;
    this.setup = setup;
    this.seed = Seed.of(seed);
    var catalogue = Catalogue.shared().plus(Catalogue.load(game.getClass()));
    var names = setup.names();
    this.speaker = new Speaker(catalogue, Language.EN, names);
  }

  /** Plays the game that a seed word stands for and compares it with the file that is kept. */
  public static <T extends Table<T>> void check(
      Game<T> game, Setup setup, String seed, Path golden) {
    var text = new Playthrough<>(game, setup, seed).play();
    try {
      if ("write".equals(System.getProperty("nocturne.golden"))) {
        Files.createDirectories(golden.toAbsolutePath().getParent());
        Files.writeString(golden, text);
      }
      assertThat(text)
          .as("the playthrough differs from %s; if that is meant, write it anew", golden)
          .isEqualTo(Files.readString(golden));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String play() {
    lines.add("game " + game.facts().id() + ", rules " + game.facts().rules());
    setup.variant().values().forEach((key, value) -> lines.add(key + ": " + value));
    lines.add("");
    var table = game.open(setup, new SealedChance(seed), Optional.of(this::hear));
    var dice = new FastChance(seed.secret().hashCode());
    while (!table.isOver()) step(table, dice);
    table.result().ifPresent(result -> result.standings().forEach(it -> lines.add(it.toString())));
    return String.join("\n", lines) + "\n";
  }

  private void step(T table, FastChance dice) {
    var asked = table.asked().list();
    var seat = asked.get(dice.below(asked.size()));
    var options = table.options(seat);
    var option = options.get(dice.below(options.size()));
    var name = setup.players().get(seat.index()).name();
    lines.add(
        name
            + " > "
            + speaker.say(option.label(), Viewer.ALL_SEEING)
            + "  ("
            + options.size()
            + ")");
    table.choose(seat, option);
  }

  private void hear(Happening happening) {
    lines.add(
        "    "
            + speaker.say(happening.text(), Viewer.ALL_SEEING)
            + "  ["
            + happening.rule().id()
            + "]");
  }
}

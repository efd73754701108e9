package nocturne.app;

import java.util.List;
import java.util.Optional;
import nocturne.app.screen.Console;
import nocturne.app.screen.Look;
import nocturne.app.screen.PageWriter;
import nocturne.app.screen.Voice;
import nocturne.text.Page;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of every command: how the program speaks and looks. */
final class Manner {

  private final Surroundings surroundings;

  @Option(names = "--lang", paramLabel = "en|ru", descriptionKey = "lang")
  private @Nullable String language;

  @Option(names = "--plain", descriptionKey = "plain")
  private boolean plain;

  @Option(
      names = {"--no-colour", "--no-color"},
      descriptionKey = "no-colour")
  private boolean noColour;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      descriptionKey = "help")
  @SuppressWarnings("unused") // picocli looks for it
  private boolean help;

  Manner(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  Tongue tongue() {
    return Tongue.of(Optional.ofNullable(language), surroundings);
  }

  Console console() {
    return surroundings.console().apply(look());
  }

  private Look look() {
    if (plain) return Look.PLAIN;
    var usual = surroundings.usualLook();
    return noColour && !usual.isPlain() ? Look.DRAWN : usual;
  }

  /** Shows a page for a command that asks nothing. */
  void show(Page page, Voice voice) {
    try (var console = surroundings.paper().apply(look())) {
      var lines = PageWriter.on(console, voice).write(page);
      console.print(
          lines.isEmpty() || !lines.getFirst().isEmpty() ? lines : lines.subList(1, lines.size()));
    }
  }

  void say(List<String> lines) {
    lines.forEach(surroundings.out()::println);
  }
}

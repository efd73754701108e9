package nocturne.lab;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of every command; the language is looked for before anything is parsed. */
final class Manner {

  @Option(names = "--lang", paramLabel = "en|ru", descriptionKey = "lang")
  @SuppressWarnings("unused") // Tongue reads it
  private @Nullable String language;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      descriptionKey = "help")
  @SuppressWarnings("unused") // picocli looks for it
  private boolean help;
}

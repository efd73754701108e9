package nocturne.app;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import nocturne.kernel.Language;

/** What {@code --help} says of commands and options. These are plain sentences, no ICU patterns. */
final class HelpTexts {

  private HelpTexts() {}

  static ResourceBundle in(Language language) {
    var file = "help_" + language.tag() + ".properties";
    try (var in = HelpTexts.class.getResourceAsStream(file)) {
      if (in == null) throw new IllegalStateException(file + " is not on the class path");
      return new PropertyResourceBundle(new InputStreamReader(in, UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(file + " can't be read", e);
    }
  }
}

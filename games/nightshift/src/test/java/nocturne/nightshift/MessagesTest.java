package nocturne.nightshift;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nocturne.kernel.Language;
import nocturne.kernel.Setting;
import nocturne.nightshift.component.Drink;
import nocturne.nightshift.component.Move;
import nocturne.nightshift.component.Provenance;
import nocturne.nightshift.component.RoundPlan;
import nocturne.nightshift.component.Trait;
import nocturne.text.Catalogue;
import org.junit.jupiter.api.Test;

class MessagesTest {

  private static final Catalogue OWN = Catalogue.load(Nightshift.class);
  private static final Pattern SAID =
      Pattern.compile(
          "\"((?:ask|brief|deed|end|option|page)\\.[a-z-]+)\"|tell\\(\\s*\\w+,\\s*\"([^\"]+)\"");

  @Test
  void messagesHaveNoFlawInAnyLanguage() {
    assertThat(Catalogue.shared().plus(OWN).flaws()).isEmpty();
  }

  @Test
  void everyMessageThatTheCodeNamesIsThere() {
    var named = new TreeSet<String>();
    SAID.matcher(sources())
        .results()
        .forEach(it -> named.add(it.group(1) == null ? it.group(2) : it.group(1)));
    assertThat(OWN.keys(Language.EN)).containsAll(named);
  }

  @Test
  void noMessageIsUnused() {
    var sources = sources();
    var spoken = spokenThroughArguments();
    var unused = new TreeSet<>(OWN.keys(Language.EN));
    unused.removeIf(key -> sources.contains('"' + key + '"') || spoken.contains(key));
    unused.removeIf(
        key -> key.startsWith("option.") && sources.contains('"' + key.substring(7) + '"'));
    assertThat(unused).isEmpty();
  }

  /** Settings and constants are named by their own words. */
  private static Set<String> spokenThroughArguments() {
    var constants =
        Stream.of(
                Drink.values(),
                Move.values(),
                Place.values(),
                Provenance.values(),
                RoundPlan.Kind.values(),
                Trait.values())
            .flatMap(Stream::of)
            .map(it -> it.getDeclaringClass().getSimpleName() + "." + it.name())
            .map(it -> it.toLowerCase(Locale.ROOT));
    var settings =
        Nightshift.with(Optional.empty()).settings().stream()
            .map(Setting::key)
            .map(key -> "setting." + key);
    return Stream.concat(constants, settings).collect(Collectors.toSet());
  }

  private static String sources() {
    try (var files = Files.walk(Path.of("src/main/java"))) {
      var text = new StringBuilder();
      for (var file : files.filter(it -> it.toString().endsWith(".java")).toList())
        text.append(Files.readString(file));
      return text.toString();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}

package nocturne.testkit.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nocturne.kernel.Game;
import nocturne.kernel.Language;
import nocturne.kernel.Setting;
import nocturne.text.Catalogue;
import org.junit.jupiter.api.Test;

/**
 * What must hold of the messages of every game: none has a flaw, both languages say the same ones,
 * each that the code names is there, and none is there for nothing.
 */
public abstract class MessagesConformance {

  private static final String OPTION = "option.";

  private final Catalogue own = Catalogue.load(game().home());
  private final String sources = sources();

  protected abstract Game<?> game();

  /** How the code names messages: every group of a match is a key. */
  protected abstract Pattern naming();

  /** Some of the keys that are named, so that a pattern which finds nothing is noticed. */
  protected abstract List<String> surelyNamed();

  /** The constants that sentences name by their own words. */
  protected abstract Stream<Enum<?>[]> constants();

  /** Further keys that the code makes up. */
  protected Stream<String> madeUp() {
    return Stream.empty();
  }

  /** Whether an option of this id, whose label is named nowhere, stands in the code. */
  protected boolean isOption(String id) {
    return hasWord(id);
  }

  /** Whether the code has this word in quotes. */
  protected final boolean hasWord(String word) {
    return sources.contains('"' + word + '"');
  }

  /** Whether an enum of the code has a constant of this name. */
  protected final boolean hasConstant(String id) {
    var constant = id.toUpperCase(Locale.ROOT).replace('-', '_');
    return Pattern.compile("^ +" + constant + "\\b", Pattern.MULTILINE).matcher(sources).find();
  }

  @Test
  final void messagesHaveNoFlawInAnyLanguage() {
    assertThat(Catalogue.shared().plus(own).flaws()).isEmpty();
  }

  @Test
  final void bothLanguagesSayTheSameMessages() {
    assertThat(own.keys(Language.RU)).isEqualTo(own.keys(Language.EN));
  }

  @Test
  final void everyMessageThatTheCodeNamesIsThere() {
    var named =
        naming()
            .matcher(sources)
            .results()
            .flatMap(MessagesConformance::groups)
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(named).containsAll(surelyNamed());
    assertThat(own.keys(Language.EN)).containsAll(named).containsAll(spokenThroughArguments());
  }

  private static Stream<String> groups(MatchResult match) {
    return IntStream.rangeClosed(1, match.groupCount())
        .mapToObj(match::group)
        .filter(Objects::nonNull);
  }

  @Test
  final void noMessageIsUnused() {
    var spoken = spokenThroughArguments();
    var unused = new TreeSet<>(own.keys(Language.EN));
    unused.removeIf(key -> hasWord(key) || spoken.contains(key));
    unused.removeIf(key -> key.startsWith(OPTION) && isOption(key.substring(OPTION.length())));
    assertThat(unused).isEmpty();
  }

  private Set<String> spokenThroughArguments() {
    var constants =
        constants()
            .flatMap(Stream::of)
            .map(it -> it.getDeclaringClass().getSimpleName() + "." + it.name())
            .map(it -> it.toLowerCase(Locale.ROOT));
    var settings = game().settings().stream().map(Setting::key).map(key -> "setting." + key);
    return Stream.of(constants, settings, madeUp()).flatMap(it -> it).collect(Collectors.toSet());
  }

  private static String sources() {
    try (var files = Files.walk(Path.of("src/main/java"))) {
      var text = new StringBuilder();
      for (var file : files.filter(it -> it.toString().endsWith(".java")).toList())
        text.append(Files.readString(file));
      return text.toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

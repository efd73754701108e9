package nocturne.lab;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import nocturne.kernel.Language;
import nocturne.kernel.Text;
import nocturne.kernel.Viewer;
import nocturne.lab.stat.Doubt;
import nocturne.lab.stat.Share;
import nocturne.text.Catalogue;
import nocturne.text.Speaker;

/** The language that the lab speaks. */
public final class Tongue {

  private final Language language;
  private final Speaker speaker;

  public Tongue(Language language) {
    this.language = language;
    this.speaker =
        new Speaker(Catalogue.shared().plus(Catalogue.load(Tongue.class)), language, List.of());
  }

  /** The language that the words of a command line ask for, else that of the environment. */
  static Tongue of(String[] words, Map<String, String> environment) {
    var all = Arrays.asList(words);
    int option = all.indexOf("--lang");
    Optional<String> asked =
        option >= 0 && option + 1 < all.size()
            ? Optional.of(all.get(option + 1))
            : all.stream()
                .filter(word -> word.startsWith("--lang="))
                .map(word -> word.substring("--lang=".length()))
                .findFirst();
    return new Tongue(
        asked
            .or(
                () ->
                    Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                        .map(name -> environment.getOrDefault(name, ""))
                        .filter(value -> !value.isBlank())
                        .findFirst()
                        .map(value -> value.split("[_.@-]", 2)[0]))
            .flatMap(Tongue::tagged)
            .orElse(Language.EN));
  }

  private static Optional<Language> tagged(String tag) {
    return Stream.of(Language.values())
        .filter(language -> language.tag().equals(tag.toLowerCase(Locale.ROOT)))
        .findFirst();
  }

  public Language language() {
    return language;
  }

  public Locale locale() {
    return Locale.forLanguageTag(language.tag());
  }

  public String say(String key, Object... args) {
    return say(Text.of(key, args));
  }

  String say(Text text) {
    return speaker.say(text, Viewer.SPECTATOR);
  }

  public String seat(String number) {
    return say("lab.seat", Integer.parseInt(number));
  }

  /** A share as a percentage. */
  public String percent(double share) {
    return percent(share, 1);
  }

  public String percent(double share, int decimals) {
    return number(100 * share, decimals)
        + switch (language) {
          case EN -> "%";
          case RU -> " %";
        };
  }

  public String number(double number, int decimals) {
    double unit = Math.pow(10, -decimals);
    // Not "-0".
    double shown = Math.abs(number) < unit / 2 ? 0.0 : number;
    return String.format(locale(), "%,." + decimals + "f", shown);
  }

  /** The 95 % interval of a share. */
  public String interval(Share share) {
    return say("lab.fromTo", number(100 * share.low(), 1), percent(share.high()));
  }

  /** How doubtful a difference is, as what stands behind "p". */
  public String doubt(double doubt) {
    return doubt < 0.001 ? "< " + number(0.001, 3) : "= " + number(doubt, 3);
  }

  /** Whether several rates differ at all; it is said where they don't. */
  public String verdict(double doubt) {
    return say(doubt < Doubt.LIMIT ? "report.differs" : "report.same", doubt(doubt));
  }

  /** What {@code --help} says. These are plain sentences, no ICU patterns. */
  ResourceBundle help() {
    var file = "help_" + language.tag() + ".properties";
    try (var in = Tongue.class.getResourceAsStream(file)) {
      if (in == null) throw new IllegalStateException(file + " is not on the class path");
      return new PropertyResourceBundle(new InputStreamReader(in, UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(file + " can't be read", e);
    }
  }
}

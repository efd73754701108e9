package nocturne.app;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import nocturne.app.screen.Voice;
import nocturne.kernel.Game;
import nocturne.kernel.Language;
import nocturne.text.Catalogue;
import nocturne.text.Speaker;

/** The language the program speaks, and its catalogues. */
public record Tongue(Language language) {

  /** The language asked for, else that of the environment, else English. */
  static Tongue of(Optional<String> asked, Surroundings surroundings) {
    if (asked.isPresent()) {
      return new Tongue(
          tagged(asked.get())
              .orElseThrow(() -> new Complaint("app.error.language", asked.get(), tags())));
    }
    return new Tongue(
        Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
            .flatMap(name -> surroundings.variable(name).stream())
            .findFirst()
            .map(value -> value.split("[_.@-]", 2)[0])
            .flatMap(Tongue::tagged)
            .orElse(Language.EN));
  }

  private static Optional<Language> tagged(String tag) {
    return Stream.of(Language.values())
        .filter(language -> language.tag().equals(tag.toLowerCase(Locale.ROOT)))
        .findFirst();
  }

  private static List<String> tags() {
    return Stream.of(Language.values()).map(Language::tag).toList();
  }

  /** The program's own voice. */
  public Voice voice() {
    return voice(catalogue(), List.of());
  }

  /** A voice that also knows a game's messages, and the players by name. */
  public Voice voice(Game<?> game, List<String> players) {
    return voice(catalogue().plus(Catalogue.load(game.getClass())), players);
  }

  private Voice voice(Catalogue catalogue, List<String> players) {
    return new Voice(new Speaker(catalogue, language, players), Optional.empty());
  }

  private static Catalogue catalogue() {
    return Catalogue.shared().plus(Catalogue.load(Nocturne.class));
  }
}

package nocturne.server.wire;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import nocturne.kernel.Component;
import nocturne.kernel.Game;
import nocturne.kernel.Language;
import nocturne.kernel.Named;
import nocturne.kernel.Table;
import nocturne.kernel.Viewer;
import nocturne.text.Catalogue;
import nocturne.text.Guide;
import nocturne.text.Page;
import nocturne.text.Portrait;
import nocturne.text.RuleBook;
import nocturne.text.Speaker;
import tools.jackson.core.JsonGenerator;

/**
 * A game with its words: what scribes of its tables share, and what is printed of it once and for
 * all.
 */
public final class GameBook<T extends Table<T>> {

  private static final String RULES = "rules";

  private final Game<T> game;
  private final Catalogue catalogue;
  private final Optional<RuleBook> rules;
  private final Optional<Guide> guide;
  private final Portrait<T> portrait;
  private final Printed ledger;
  private final Map<Edition, Printed> things = new ConcurrentHashMap<>();

  /** What is printed in a language with these settings. */
  private record Edition(Language language, Map<String, String> settings) {}

  private GameBook(Game<T> game) {
    this.game = game;
    this.catalogue = Catalogue.shared().plus(Catalogue.load(game.home()));
    this.rules = rules(game.home());
    this.guide = Guide.load(game.home());
    this.portrait = portrait(game);
    this.ledger = print(rules);
  }

  public static <T extends Table<T>> GameBook<T> of(Game<T> game) {
    return new GameBook<>(game);
  }

  /** The ledger of a game that has one. */
  private static Optional<RuleBook> rules(Class<?> home) {
    return home.getResource(RULES + "/index.txt") == null
        ? Optional.empty()
        : Optional.of(RuleBook.load(home, RULES));
  }

  @SuppressWarnings("unchecked") // a game is a portrait of its own tables
  private static <T extends Table<T>> Portrait<T> portrait(Game<T> game) {
    return game instanceof Portrait<?> portrait ? (Portrait<T>) portrait : (view, page) -> {};
  }

  public Game<T> game() {
    return game;
  }

  /** A scribe for a table whose players, seat by seat, go by these names. */
  public Scribe<T> scribe(Language language, List<String> players) {
    return new Scribe<>(this, language, players);
  }

  /** Speaks of a table whose players, seat by seat, go by these names. */
  public Speaker speaker(Language language, List<String> players) {
    return new Speaker(catalogue, language, players);
  }

  Portrait<T> portrait() {
    return portrait;
  }

  /** The sentence of a rule. */
  Optional<String> rule(String id, Language language) {
    return rules.flatMap(book -> book.rule(id)).map(rule -> rule.text().in(language));
  }

  public GameCard card() {
    return GameCard.of(game, catalogue, guide);
  }

  /** The first game with a coach, where there is one. */
  public Optional<Guide> guide() {
    return guide;
  }

  /** The ledger, chapter by chapter, in every language. */
  public Printed rules() {
    return ledger;
  }

  /**
   * Everything the game names, components and landmarks, kind by kind: its id, its name in every
   * language, the back of a component, and what it says in this one.
   */
  public Printed things(Language language) {
    return things(language, Map.of());
  }

  /** The same as it is with these settings. */
  public Printed things(Language language, Map<String, String> settings) {
    return things.computeIfAbsent(new Edition(language, settings), this::printThings);
  }

  private Printed printThings(Edition edition) {
    var inventory = Inventory.of(game, edition.settings());
    var voice = new Voice(new Speaker(catalogue, edition.language(), List.of()), Viewer.SPECTATOR);
    return Printed.of(
        Json.object(
            json -> {
              json.writeObjectPropertyStart("kinds");
              for (var kind : inventory.kinds()) {
                json.writeArrayPropertyStart(kind);
                for (var thing : inventory.of(kind)) write(thing, voice, json);
                json.writeEndArray();
              }
              json.writeEndObject();
            }));
  }

  private void write(Named thing, Voice voice, JsonGenerator json) {
    var page = new Page();
    portrait.describe(thing, page);
    json.writeStartObject();
    json.writeStringProperty("id", thing.id());
    json.writeObjectPropertyStart("name");
    for (var language : Language.values())
      json.writeStringProperty(language.tag(), thing.name().in(language));
    json.writeEndObject();
    if (thing instanceof Component component) json.writeNumberProperty("back", component.back());
    json.writeName("page");
    new Pages(voice, json).write(page);
    json.writeEndObject();
  }

  private static Printed print(Optional<RuleBook> rules) {
    return Printed.of(Json.of(Map.of("chapters", rules.map(RuleBook::chapters).orElse(List.of()))));
  }
}

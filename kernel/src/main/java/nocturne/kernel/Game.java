package nocturne.kernel;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** A rulebook made executable; stateless, one instance serves every table. */
public interface Game<T extends Table<T>> {

  Facts facts();

  List<Setting> settings();

  /** The hash of the packs in force; a record is replayed only with the packs that made it. */
  String packs();

  /** The class beside which the game's words and rules lie. */
  default Class<?> home() {
    return getClass();
  }

  /**
   * Lays out a table, with its first step on the agenda; {@link Table#begin} then runs it to the
   * first question.
   *
   * @throws SetupRefused where these settings don't go together or with this number of seats
   */
  T lay(Setup setup, Chance chance);

  /**
   * What the game's options and sentences name beside its components, kind by kind: the sectors of
   * a map, the dancers of a club.
   */
  default Map<String, List<? extends Named>> landmarks() {
    return Map.of();
  }

  /**
   * The keys of those settings on which it depends what things there are and what they say; none
   * where there is one edition.
   */
  default Set<String> editions() {
    return Set.of();
  }

  /** The landmarks as these settings have them, where an edition has its own. */
  default Map<String, List<? extends Named>> landmarks(Variant variant) {
    return landmarks();
  }

  /** How well a seat stands, for bots. */
  Value<T> value();

  /** Which happenings tell of rounds, characters and cards, for the lab. */
  default List<Sign> signs() {
    return List.of();
  }

  /** A table at its first question. */
  default T open(Setup setup, Chance chance) {
    return open(setup, chance, Optional.empty());
  }

  /** A table at its first question, and everything that happened until then told to a listener. */
  default T open(Setup setup, Chance chance, Optional<Consumer<Happening>> listener) {
    if (setup.seats() < facts().fewest() || setup.seats() > facts().most()) {
      throw new SetupRefused(
          facts().id()
              + " seats "
              + facts().fewest()
              + " to "
              + facts().most()
              + ", not "
              + setup.seats());
    }
    var table = lay(setup, chance);
    listener.ifPresent(table::listen);
    table.begin();
    return table;
  }
}

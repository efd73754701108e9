package nocturne.server.wire;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nocturne.kernel.FastChance;
import nocturne.kernel.Game;
import nocturne.kernel.Named;
import nocturne.kernel.Setting;
import nocturne.kernel.Setup;
import nocturne.kernel.SetupRefused;
import nocturne.kernel.Variant;

/**
 * Every component and landmark of a game, kind by kind. A game says what it is made of only by
 * laying tables, so tables are laid for every number of seats and for every value of each setting.
 * Where two settings have a thing of the same id, it is the one of the settings that are wished.
 */
final class Inventory {

  private final Map<String, Map<String, Named>> kinds = new LinkedHashMap<>();

  static Inventory of(Game<?> game, Map<String, String> wish) {
    var inventory = new Inventory();
    inventory.look(game, wish);
    for (var settings : variants(game)) inventory.look(game, settings);
    var variant = Variant.of(game.settings(), wish);
    new TreeMap<>(game.landmarks(variant)).forEach(inventory::add);
    new TreeMap<>(game.landmarks()).forEach(inventory::add);
    return inventory;
  }

  private void look(Game<?> game, Map<String, String> settings) {
    for (int seats = game.facts().fewest(); seats <= game.facts().most(); seats++)
      look(game, seats, settings);
  }

  Collection<String> kinds() {
    return kinds.keySet();
  }

  Collection<Named> of(String kind) {
    return kinds.getOrDefault(kind, Map.of()).values();
  }

  private void look(Game<?> game, int seats, Map<String, String> settings) {
    var players =
        IntStream.rangeClosed(1, seats)
            .mapToObj(number -> Setup.Player.person("Player " + number))
            .toList();
    try {
      var variant = Variant.of(game.settings(), settings);
      game.lay(new Setup(variant, players), new FastChance(0))
          .layout()
          .kinds()
          .forEach(kind -> add(kind.name(), kind.all()));
    } catch (SetupRefused refused) {
      // Not every setting goes with every number of seats.
    }
  }

  private void add(String kind, List<? extends Named> things) {
    var known = kinds.computeIfAbsent(kind, name -> new LinkedHashMap<>());
    for (var thing : things) known.putIfAbsent(thing.id(), thing);
  }

  /** The usual settings, and each with one of them otherwise. */
  private static List<Map<String, String>> variants(Game<?> game) {
    var variants = new ArrayList<Map<String, String>>();
    variants.add(Map.of());
    for (var setting : game.settings())
      values(setting).forEach(value -> variants.add(new HashMap<>(Map.of(setting.key(), value))));
    return variants;
  }

  private static Stream<String> values(Setting setting) {
    return switch (setting) {
      case Setting.OneOf one -> one.values().stream();
      case Setting.Toggle toggle -> Stream.of("yes", "no");
      case Setting.Whole whole -> Stream.of(whole.least(), whole.most()).map(String::valueOf);
      // Games that take some of a number of things have all of them in the box.
      case Setting.SomeOf some -> Stream.empty();
    };
  }
}

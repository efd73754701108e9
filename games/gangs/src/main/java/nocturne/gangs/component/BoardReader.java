package nocturne.gangs.component;

import static nocturne.gangs.component.LoreReader.byWord;
import static nocturne.gangs.component.LoreReader.lore;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nocturne.gangs.effect.Effect;
import nocturne.gangs.effect.EffectParser;
import nocturne.text.Entry;
import nocturne.text.Item;
import nocturne.text.Sections;

/** Reads what is printed on the board: districts, points of interest, the Net, and its numbers. */
final class BoardReader {

  private static final int MOST = 99;
  private static final int MOST_PLAYERS = 4;

  private final Sections sections;
  private final Map<String, List<String>> adjacent = new LinkedHashMap<>();
  private final Map<String, NetLevel> levels = new LinkedHashMap<>();
  private final List<Point> points = new ArrayList<>();

  private record Point(Entry entry, String district, PoiKind kind, List<String> sides) {}

  BoardReader(Sections sections) {
    this.sections = sections;
  }

  List<District> districts() {
    readSides();
    var districts = new ArrayList<District>();
    sections.entries("districts", entry -> districts.add(district(districts.size(), entry)));
    sections.entries(
        "points",
        entry -> {
          lore(entry);
          entry.name("name");
          return points.add(
              new Point(
                  entry,
                  entry.text("district"),
                  entry.oneOf("kind", byWord(PoiKind.class)),
                  entry.list("sides", Item::text)));
        });
    return List.copyOf(districts);
  }

  /** What is the same in code and packs, and is only described in the packs. */
  private void readSides() {
    sections.entries(
        "sides",
        entry -> {
          entry.name("name");
          return List.of(entry.list("players", item -> item.number(1, MOST_PLAYERS)), lore(entry));
        });
    sections.entries(
        "kinds",
        entry -> {
          entry.oneOf("id", byWord(PoiKind.class));
          return List.of(entry.name("name"), lore(entry));
        });
    sections.entries(
        "markets",
        entry -> {
          entry.number("slots", 3, 3);
          return List.of(entry.name("name"), lore(entry));
        });
    sections.entries(
        "dice",
        entry -> {
          entry.number("count", 2, 2);
          entry.list("faces", item -> item.number(1, 6));
          return List.of(entry.name("name"), lore(entry));
        });
  }

  private District district(int index, Entry entry) {
    adjacent.put(entry.text("id"), entry.list("adjacent", Item::text));
    return new District(
        index,
        entry.text("id"),
        entry.name("name"),
        entry.list("rewards", EffectParser::gain),
        lore(entry));
  }

  /** The neighbours of each district. */
  List<List<Integer>> adjacent(Map<String, District> districts) {
    return districts.values().stream().map(district -> neighbours(district, districts)).toList();
  }

  private List<Integer> neighbours(District district, Map<String, District> districts) {
    return adjacent.getOrDefault(district.id(), List.of()).stream()
        .filter(districts::containsKey)
        .filter(other -> adjacent.getOrDefault(other, List.of()).contains(district.id()))
        .map(other -> districts.getOrDefault(other, district).index())
        .toList();
  }

  List<Poi> pois(String side, Map<String, District> districts) {
    var pois = new ArrayList<Poi>();
    for (var point : points) {
      if (!point.sides().contains(side)) continue;
      var entry = point.entry();
      pois.add(
          new Poi(
              pois.size(),
              entry.text("id"),
              entry.name("name"),
              entry.oneOf("district", districts).index(),
              point.kind()));
    }
    return pois;
  }

  List<NetSpace> net() {
    sections.entries("levels", entry -> levels.put(entry.text("id"), level(entry)));
    var spaces = new ArrayList<NetSpace>();
    sections.entries("spaces", entry -> spaces.add(space(entry, spaces.size() + 1, levels)));
    return List.copyOf(spaces);
  }

  Map<String, NetLevel> levels() {
    return levels;
  }

  private static NetLevel level(Entry entry) {
    return new NetLevel(
        entry.text("id"),
        entry.name("name"),
        entry.number("danger", 0, 12),
        entry.list("consequence", EffectParser::effect),
        lore(entry));
  }

  static NetSpace space(Entry entry, int position, Map<String, NetLevel> levels) {
    return new NetSpace(
        entry.text("id"),
        entry.name("name"),
        entry.number("position", position, position),
        entry.oneOf("level", levels),
        entry.list("effects", EffectParser::effect),
        lore(entry));
  }

  Numbers numbers() {
    var values = new LinkedHashMap<String, Integer>();
    sections.entries(
        "parameters",
        entry -> {
          entry.name("name");
          lore(entry);
          return values.put(entry.text("id"), entry.number("value", 0, MOST));
        });
    var start = new ArrayList<List<Effect.Gain>>();
    sections.entries(
        "starting-resources",
        entry -> {
          entry.number("place", start.size() + 1, start.size() + 1);
          entry.name("name");
          lore(entry);
          return start.add(entry.list("effects", EffectParser::gain));
        });
    return new Numbers(
        values.getOrDefault("end-score", 0),
        values.getOrDefault("max-edgerunners", 0),
        values.getOrDefault("hideout-cost", 0),
        values.getOrDefault("upgrade-cost", 0),
        values.getOrDefault("upgrade-draw", 0),
        List.copyOf(start));
  }
}

package nocturne.gangs.component;

import static nocturne.gangs.component.LoreReader.lore;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nocturne.gangs.solo.Behaviour;
import nocturne.gangs.solo.Opponents;
import nocturne.text.Entry;
import nocturne.text.Sections;

/** Reads the two opponents of the solo game. */
final class SoloReader {

  private static final int MOST = 9;
  private static final int REPLACED = 2;

  private final Sections sections;

  SoloReader(Sections sections) {
    this.sections = sections;
  }

  List<Behaviour> behaviours() {
    return sections.entries("behaviours", SoloReader::behaviour);
  }

  private static Behaviour behaviour(Entry entry) {
    return new Behaviour(
        entry.text("id"),
        entry.name("name"),
        entry.text("gang"),
        entry.list("priority", item -> item.oneOf(Member.class)),
        maybe(entry, "techie-removes"),
        maybe(entry, "after-starting"),
        maybe(entry, "firepower-per-mark"),
        maybe(entry, "firepower-with-netrunner"),
        maybe(entry, "draws-when-starting"),
        maybe(entry, "net-back"),
        lore(entry));
  }

  private static int maybe(Entry entry, String field) {
    return entry.optional(field).map(item -> item.number(0, MOST)).orElse(0);
  }

  Opponents opponents(
      List<Edgerunner> edgerunners, Map<String, District> districts, Map<String, NetLevel> levels) {
    var people = new LinkedHashMap<String, Edgerunner>();
    for (var edgerunner : edgerunners) people.put(edgerunner.id(), edgerunner);
    var space =
        sections
            .entries("replacements", entry -> BoardReader.space(entry, REPLACED, levels))
            .getFirst();
    var gang = sections.entries("opposing-gangs", entry -> described(entry)).getFirst();
    return sections
        .entries("opponents", entry -> opponents(entry, gang, space, people, districts))
        .getFirst();
  }

  private static Entry described(Entry entry) {
    entry.name("name");
    lore(entry);
    for (var field : FIELDS) entry.number(field, 0, MOST);
    return entry;
  }

  private static final List<String> FIELDS =
      List.of(
          "draws",
          "unplaced",
          "unwatched",
          "techie",
          "netrunner",
          "highest",
          "net-back",
          "districts");

  private static Opponents opponents(
      Entry johnny,
      Entry gang,
      NetSpace replacement,
      Map<String, Edgerunner> people,
      Map<String, District> districts) {
    johnny.name("name");
    lore(johnny);
    return new Opponents(
        johnny.oneOf("edgerunner", people),
        johnny.list("absent", item -> item.oneOf(people)),
        replacement,
        johnny.oneOf("start", districts).index(),
        johnny.number("draws", 1, MOST),
        johnny.number("alone", 0, MOST),
        johnny.number("among-gang", 0, MOST),
        johnny.number("per-loss", 0, MOST),
        johnny.number("highest", 0, MOST),
        gang.number("draws", 1, MOST),
        gang.number("unplaced", 0, MOST),
        gang.number("unwatched", 0, MOST),
        gang.number("techie", 0, MOST),
        gang.number("netrunner", 0, MOST),
        gang.number("highest", 0, MOST),
        gang.number("net-back", 0, MOST),
        gang.number("districts", 1, District.COUNT));
  }
}

package nocturne.gangs.component;

import static nocturne.gangs.component.LoreReader.byWord;
import static nocturne.gangs.component.LoreReader.lore;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.effect.EffectParser;
import nocturne.gangs.story.StoryReader;
import nocturne.kernel.Named;
import nocturne.text.Entry;
import nocturne.text.Problems;
import nocturne.text.Sections;

/** Makes the contents of the box from its packs, or lists everything wrong in them. */
public final class BoxReader {

  private static final int MOST_COST = 9;
  private static final int MOST_OWNED = 9;
  private static final int GANGS = 4;
  private static final List<String> SIDES = List.of("three", "four");

  private final Sections sections;
  private final BoardReader board;

  private BoxReader(Sections sections) {
    this.sections = sections;
    this.board = new BoardReader(sections);
  }

  /** Throws {@link nocturne.text.PackException} with every problem there is. */
  public static Contents read(Sections sections, Problems problems) {
    var reader = new BoxReader(sections);
    reader.check();
    problems.throwIfAny();
    var contents = reader.read();
    sections.done();
    problems.throwIfAny();
    return contents;
  }

  /** What has to be there before anything can be put together. */
  private void check() {
    for (var section : List.of("gangs", "districts"))
      if (sections.entries(section).size() != (section.equals("gangs") ? GANGS : District.COUNT))
        sections.entries(section).stream()
            .limit(1)
            .forEach(entry -> entry.problem("there must be 4 gangs and 6 districts"));
  }

  private Contents read() {
    var districts = board.districts();
    var places = new LinkedHashMap<String, District>();
    for (var district : districts) places.put(district.id(), district);
    var gangs = numbered("gangs", (index, entry) -> gang(index, entry, places));
    var edgerunners = numbered("edgerunners", BoxReader::edgerunner);
    var combat = new CombatReader(sections).cards(gangs);
    var opportunities = new ArrayList<Opportunity>();
    sections.entries(
        "opportunities", entry -> opportunities.add(deal(opportunities.size(), entry, false)));
    sections.entries(
        "story-opportunities", entry -> opportunities.add(deal(opportunities.size(), entry, true)));
    var solo = new SoloReader(sections);
    var net = board.net();
    var opponents = solo.opponents(edgerunners, places, board.levels());
    var owners = new ArrayList<Named>(gangs);
    owners.add(opponents.johnny());
    var boards = new ArrayList<Board>();
    for (var side : SIDES)
      boards.add(
          new Board(
              districts, board.adjacent(places), board.pois(side, places), owners, edgerunners));
    return new Contents(
        districts,
        districts.stream().map(DistrictCard::new).toList(),
        boards.getFirst(),
        boards.getLast(),
        gangs,
        edgerunners,
        combat,
        List.copyOf(opportunities),
        net,
        new StoryReader(sections, LoreReader::narrative).read(),
        solo.behaviours(),
        opponents,
        board.numbers());
  }

  /** Reads an entry with the number it gets. */
  interface Numbered<X> {
    X read(int index, Entry entry);
  }

  private <X> List<X> numbered(String section, Numbered<X> numbered) {
    var things = new ArrayList<X>();
    sections.entries(section, entry -> things.add(numbered.read(things.size(), entry)));
    return List.copyOf(things);
  }

  private static Gang gang(int index, Entry entry, Map<String, District> districts) {
    var abilities = entry.entries("abilities", BoxReader::ability);
    var triggers = abilities.stream().flatMap(ability -> ability.triggers().stream()).toList();
    return new Gang(
        index,
        entry.text("id"),
        entry.name("name"),
        entry.oneOf("start", districts).index(),
        entry.list("hideouts", item -> item.number(0, MOST_COST)),
        members(entry.entry("units")),
        members(entry.entry("placed")),
        abilities,
        triggers,
        Trigger.timings(triggers),
        lore(entry));
  }

  private static List<Integer> members(Entry entry) {
    var members = new ArrayList<Integer>();
    for (var member : Member.values()) members.add(entry.number(member.id(), 0, MOST_OWNED));
    entry.number("hideout", 1, MOST_OWNED);
    entry.done();
    return List.copyOf(members);
  }

  private static Gang.Ability ability(Entry entry) {
    var ability =
        new Gang.Ability(
            entry.text("id"),
            entry.name("name"),
            entry.name("text"),
            entry.entries("triggers", BoxReader::trigger));
    lore(entry);
    return ability;
  }

  private static Trigger trigger(Entry entry) {
    return new Trigger(
        entry.oneOf("timing", byWord(Timing.class)), entry.list("effects", EffectParser::effect));
  }

  private static Edgerunner edgerunner(int index, Entry entry) {
    entry.number("copies", 1, 1);
    var triggers = entry.entries("triggers", BoxReader::trigger);
    return new Edgerunner(
        index,
        entry.text("id"),
        entry.name("name"),
        entry.oneOf("type", byWord(Role.class)),
        entry.number("cost", 0, MOST_COST),
        triggers,
        Trigger.timings(triggers),
        lore(entry));
  }

  private static Opportunity deal(int index, Entry entry, boolean story) {
    entry.number("copies", 1, 1);
    return new Opportunity(
        index,
        entry.text("id"),
        entry.name("name"),
        entry.oneOf("type", Deal.class),
        entry.number("cost", 0, MOST_COST),
        entry.list("requires", EffectParser::requirement),
        entry.list("effects", EffectParser::effect),
        story,
        lore(entry));
  }
}

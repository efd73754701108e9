package nocturne.gangs.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import nocturne.gangs.component.Lore;
import nocturne.gangs.story.StoryCard.Branch;
import nocturne.gangs.story.StoryCard.Epilogue;
import nocturne.gangs.story.StoryCard.Moment;
import nocturne.gangs.story.StoryCard.StoryRule;
import nocturne.gangs.story.StoryCard.Who;
import nocturne.text.Entry;
import nocturne.text.Item;
import nocturne.text.Sections;

/** Reads the stories and their cards. */
public final class StoryReader {

  private static final int LAST_ACT = 3;
  private static final int MOST_CARDS = 9;
  private static final int MOST_PLAYERS = 4;

  /** Reads what is printed on a thing. */
  public interface LoreReader {
    Lore read(Entry entry);
  }

  private final Sections sections;
  private final LoreReader lore;

  public StoryReader(Sections sections, LoreReader lore) {
    this.sections = sections;
    this.lore = lore;
  }

  public List<Story> read() {
    var cards = new LinkedHashMap<String, List<StoryCard>>();
    sections.entries(
        "story-cards",
        entry -> {
          var of = cards.computeIfAbsent(entry.text("story"), story -> new ArrayList<>());
          of.add(card(of.size(), entry));
          return entry;
        });
    return sections.entries("stories", entry -> story(entry, cards));
  }

  private Story story(Entry entry, Map<String, List<StoryCard>> all) {
    var cards = List.copyOf(all.getOrDefault(entry.text("id"), List.of()));
    if (cards.size() != entry.number("cards", 1, MOST_CARDS))
      entry.problem("the number of its cards is not what it says");
    entry.text("code");
    var ids = cards.stream().map(StoryCard::id).toList();
    for (var card : cards)
      for (var branch : card.branches())
        if (!ids.contains(branch.to()))
          entry.problem(card.id() + " leads to " + branch.to() + ", which there is not");
    int moments = 0;
    for (var card : cards) moments |= card.moments();
    entry.optional("tokens").ifPresent(Item::entry);
    entry.optional("components").ifPresent(Item::entry);
    return new Story(
        entry.text("id"),
        entry.name("name"),
        entry.list("players", item -> item.number(1, MOST_PLAYERS)),
        entry.text("first"),
        cards,
        moments,
        lore.read(entry));
  }

  private StoryCard card(int index, Entry entry) {
    var rules = entry.entries("rules", StoryReader::rule);
    int moments = 0;
    for (var rule : rules) moments |= rule.moment().bit();
    entry.text("code");
    entry.oneOf("kind", List.of("introductory", "act", "epilogue"));
    return new StoryCard(
        index,
        entry.text("id"),
        entry.name("name"),
        entry.name("label"),
        entry.number("act", 0, LAST_ACT),
        entry.item("stays").flag(),
        rules,
        entry.entries("branches", StoryReader::branch),
        entry.entries("epilogues", StoryReader::epilogue),
        moments,
        lore.read(entry));
  }

  private static StoryRule rule(Entry entry) {
    entry.optional("provenance").ifPresent(Item::text);
    return new StoryRule(
        entry.text("id"),
        entry.oneOf("when", words(Moment.class, false)),
        entry.oneOf("who", words(Who.class, true)),
        entry.item("may").flag(),
        entry.list("if", StoryParser::condition),
        entry.optional("limit").map(Item::text),
        entry.list("effects", StoryParser::effect),
        entry.name("text"));
  }

  private static Branch branch(Entry entry) {
    entry.optional("provenance").ifPresent(Item::text);
    return new Branch(
        entry.text("id"),
        entry.list("if", StoryParser::condition),
        entry.text("to"),
        entry.name("text"));
  }

  private static Epilogue epilogue(Entry entry) {
    entry.optional("provenance").ifPresent(Item::text);
    return new Epilogue(
        entry.text("id"),
        entry.list("if", StoryParser::condition),
        entry.oneOf("who", words(Who.class, true)),
        entry.item("may").flag(),
        entry.optional("where").map(item -> item.list(StoryParser::condition)).orElse(List.of()),
        entry.list("effects", StoryParser::effect),
        entry.name("text"));
  }

  /** Constants by the words that packs use for them. */
  private static <E extends Enum<E>> Map<String, E> words(Class<E> type, boolean lower) {
    var words = new LinkedHashMap<String, E>();
    for (var constant : type.getEnumConstants()) {
      var word = constant.name();
      words.put(lower ? word.toLowerCase(Locale.ROOT).replace('_', '-') : word, constant);
    }
    return words;
  }
}

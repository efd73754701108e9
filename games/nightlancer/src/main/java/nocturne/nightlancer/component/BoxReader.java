package nocturne.nightlancer.component;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import nocturne.kernel.Name;
import nocturne.nightlancer.component.Space.Kind;
import nocturne.nightlancer.effect.EffectParser;
import nocturne.text.Entry;
import nocturne.text.Item;
import nocturne.text.Problems;
import nocturne.text.Sections;

/** Makes the contents of an edition's box from its packs, or lists everything wrong in them. */
public final class BoxReader {

  private static final int MOST_COPIES = 9;
  private static final int MOST_COST = 99;
  private static final int MOST_RATING = 9;

  private final Sections sections;

  private BoxReader(Sections sections) {
    this.sections = sections;
  }

  /** Throws {@link nocturne.text.PackException} with every problem there is. */
  public static Contents read(Sections sections, Problems problems) {
    var contents = new BoxReader(sections).read();
    sections.done();
    problems.throwIfAny();
    return contents;
  }

  private Contents read() {
    var market = new ArrayList<MarketCard>();
    sections.entries("market", entry -> addMarket(entry, market));
    var contacts = new ArrayList<Contact>();
    sections.entries("contacts", entry -> addContacts(entry, contacts));
    var opportunities = numbered("opportunities", BoxReader::opportunity);
    var missions = new MissionReader(sections).missions();
    var rounds = new MissionReader(sections).rounds();
    var spaces = new ArrayList<Space>();
    sections.entries("spaces", entry -> spaces.add(space(entry, spaces)));
    var lancers = numbered("nightlancers", BoxReader::lancer);
    var contents = new Contents(lancers, market, contacts, opportunities, rounds, missions, spaces);
    BoxChecks.check(sections, contents);
    return contents;
  }

  /** Reads an entry with the number it gets. */
  interface Numbered<X> {
    X read(int index, Entry entry);
  }

  private <X> List<X> numbered(String section, Numbered<X> numbered) {
    var things = new ArrayList<X>();
    sections.entries(section, entry -> things.add(numbered.read(things.size(), entry)));
    return things;
  }

  // Words

  static Card words(Entry entry) {
    return new Card(
        entry.name("text"),
        entry.name("flavour"),
        entry.name("why"),
        entry.oneOf("provenance", Provenance.class));
  }

  /** Constants by the words that packs use for them. */
  static <E extends Enum<E>> Map<String, E> byWord(Class<E> type) {
    var words = new LinkedHashMap<String, E>();
    for (var constant : type.getEnumConstants())
      words.put(constant.name().toLowerCase(Locale.ROOT).replace('_', '-'), constant);
    return words;
  }

  static <E extends Enum<E>> Set<E> some(Entry entry, String field, Class<E> type) {
    var some = EnumSet.noneOf(type);
    some.addAll(entry.list(field, item -> item.oneOf(type)));
    return some;
  }

  // Cards

  private static List<MarketCard> addMarket(Entry entry, List<MarketCard> market) {
    int copies = entry.optional("copies").map(item -> item.number(1, MOST_COPIES)).orElse(1);
    var first = marketCard(market.size(), entry);
    market.add(first);
    for (int copy = 2; copy <= copies; copy++) {
      market.add(
          new MarketCard(
              market.size(),
              first.id() + "-" + copy,
              first.name(),
              first.design(),
              first.unique(),
              first.type(),
              first.traits(),
              first.chips(),
              first.health(),
              first.resolve(),
              first.always(),
              first.effects(),
              first.uses(),
              first.words(),
              first.bonuses(),
              first.useful()));
    }
    return market;
  }

  private static MarketCard marketCard(int index, Entry entry) {
    var cost = entry.entry("cost");
    int chips = cost.number("chips", 0, MOST_COST);
    int health = cost.optional("health").map(item -> item.number(0, MOST_COST)).orElse(0);
    int resolve = cost.optional("resolve").map(item -> item.number(0, MOST_COST)).orElse(0);
    cost.done();
    var effects = entry.list("effects", EffectParser::effect);
    var uses = entry.entries("uses", use -> use(use, entry.name("text")));
    return new MarketCard(
        index,
        entry.text("id"),
        entry.name("name"),
        index,
        entry.optional("unique").map(Item::flag).orElse(false),
        entry.oneOf("type", MarketType.class),
        some(entry, "traits", Trait.class),
        chips,
        health,
        resolve,
        entry.oneOf("mode", List.of("use", "always")).equals("always"),
        effects,
        uses,
        words(entry),
        Bonuses.of(effects),
        Bonuses.best(effects, uses));
  }

  private static List<Contact> addContacts(Entry entry, List<Contact> contacts) {
    int design = contacts.size();
    int copies = entry.number("copies", 1, MOST_COPIES);
    var name = entry.name("name");
    var type = entry.oneOf("type", ContactType.class);
    var uses = entry.entries("uses", use -> use(use, name));
    if (uses.size() != Contact.HOSTILE + 1) entry.problem("a Contact has three uses");
    var words =
        new Card(
            name,
            entry.name("flavour"),
            entry.name("why"),
            entry.oneOf("provenance", Provenance.class));
    for (int copy = 1; copy <= copies; copy++) {
      var id = copy == 1 ? entry.text("id") : entry.text("id") + "-" + copy;
      contacts.add(new Contact(contacts.size(), id, name, design, type, uses, words));
    }
    return contacts;
  }

  /** A use says what it does, or the card does it for its only one. */
  private static Use use(Entry entry, Name text) {
    return new Use(
        entry.oneOf("timing", byWord(Timing.class)),
        entry.list("cost", EffectParser::cost),
        entry.list("effects", EffectParser::effect),
        entry.optional("text").map(Item::name).orElse(text));
  }

  private static Opportunity opportunity(int index, Entry entry) {
    entry.optional("copies").ifPresent(item -> item.number(1, 1));
    var effects = entry.list("effects", EffectParser::effect);
    return new Opportunity(
        index,
        entry.text("id"),
        entry.name("name"),
        entry.optional("unique").map(Item::flag).orElse(false),
        entry.oneOf("type", Opportunity.Type.class),
        entry.list("cost", EffectParser::cost),
        entry.list("requires", EffectParser::requirement),
        effects,
        words(entry),
        Bonuses.of(effects));
  }

  private static Lancer lancer(int index, Entry entry) {
    var ratings = entry.entry("ratings");
    var rated = new ArrayList<Integer>();
    for (var ability : Ability.values()) rated.add(ratings.number(ability.id(), 0, MOST_RATING));
    ratings.done();
    return new Lancer(
        index,
        entry.text("id"),
        entry.name("name"),
        entry.name("alias"),
        entry.name("look"),
        List.copyOf(rated),
        entry.number("health", 1, MOST_RATING),
        entry.number("resolve", 1, MOST_RATING),
        entry.number("ideals", 0, 6),
        entry.number("chips", 0, MOST_COST),
        entry.number("loans", 0, 2),
        entry.number("contacts", 0, MOST_COPIES),
        special(entry.entry("special")),
        entry.text("asset"),
        entry.text("opportunity"),
        entry.name("story"),
        entry.name("why"),
        entry.oneOf("provenance", Provenance.class));
  }

  private static Special special(Entry entry) {
    var name = entry.name("name");
    var special = new Special(name, use(entry, name));
    entry.done();
    return special;
  }

  private static Space space(Entry entry, List<Space> before) {
    entry.oneOf("provenance", Provenance.class);
    var kind = entry.oneOf("kind", byWord(Kind.class));
    long pairs = before.stream().filter(space -> space.kind() == Kind.BLACK_MARKET).count();
    return new Space(
        before.size(),
        entry.text("id"),
        entry.name("name"),
        kind,
        entry.list("actions", item -> item.oneOf(byWord(Deed.class))),
        entry.number("from", 2, 4),
        entry.item("ring").flag(),
        kind == Kind.BLACK_MARKET ? (int) pairs : -1);
  }
}

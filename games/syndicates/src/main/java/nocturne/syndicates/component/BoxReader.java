package nocturne.syndicates.component;

import static nocturne.syndicates.SyndicatesRule.SM_2_26;
import static nocturne.syndicates.SyndicatesRule.SM_5_02;
import static nocturne.syndicates.SyndicatesRule.TG_6;
import static nocturne.syndicates.SyndicatesRule.TG_7;
import static nocturne.syndicates.SyndicatesRule.TG_8;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import nocturne.kernel.Named;
import nocturne.syndicates.Cites;
import nocturne.syndicates.effect.PieceSentence;
import nocturne.syndicates.effect.Sentence;
import nocturne.syndicates.effect.SentenceParser;
import nocturne.syndicates.effect.SentenceParser.Position;
import nocturne.syndicates.effect.StatusSentence;
import nocturne.syndicates.effect.Target;
import nocturne.text.Entry;
import nocturne.text.Item;
import nocturne.text.Problems;
import nocturne.text.Sections;

/** Makes the contents of the box from the packs, or lists everything that is wrong in them. */
public final class BoxReader {

  private static final int SECTORS = 15;
  private static final int AGENTS_EACH = 10;
  private static final int MOST_VALUE = 9;
  private static final int FEWEST_SYNDICATES = 7;
  private static final int FEWEST_OPERATIONS = 10;
  private static final int FEWEST_OBJECTIVES = 20;

  private final Sections sections;
  private final Problems problems;
  private final Map<String, Sector> sectors = new LinkedHashMap<>();
  private final Map<String, Syndicate> syndicates = new LinkedHashMap<>();
  private SentenceParser sentences = new SentenceParser(Map.of());

  private BoxReader(Sections sections, Problems problems) {
    this.sections = sections;
    this.problems = problems;
  }

  /** Throws {@link nocturne.text.PackException} with every problem there is. */
  public static Contents read(Sections sections, Problems problems) {
    return new BoxReader(sections, problems).read();
  }

  private Contents read() {
    readSectors();
    sentences = new SentenceParser(sectors);
    syndicates.putAll(byId(numbered("syndicates", this::syndicate)));
    var agents = numbered("agents", this::agent);
    checkSyndicates(agents);
    var operations = numbered("operations", this::operation);
    var petty = numbered("petty", this::petty);
    var objectives = numbered("objectives", this::objective);
    checkObjectives(objectives);
    atLeast("syndicates", syndicates.size(), FEWEST_SYNDICATES);
    atLeast("operations", operations.size(), FEWEST_OPERATIONS);
    atLeast("objectives", objectives.size(), FEWEST_OBJECTIVES);
    if (petty.size() > 1)
      sections.entries("petty").getLast().problem("there is only one sort of petty crime token");
    sections.done();
    problems.throwIfAny();
    return new Contents(
        List.copyOf(sectors.values()),
        List.copyOf(syndicates.values()),
        agents,
        operations,
        petty.getFirst(),
        objectives);
  }

  private interface Numbered<X> {
    X read(int index, Entry entry);
  }

  private <X> List<X> numbered(String section, Numbered<X> read) {
    var things = new ArrayList<X>();
    return sections.entries(
        section,
        entry -> {
          var thing = read.read(things.size(), entry);
          things.add(thing);
          return thing;
        });
  }

  private static <X extends Named> Map<String, X> byId(List<X> things) {
    return things.stream()
        .collect(
            Collectors.toMap(
                Named::id, Function.identity(), (one, two) -> two, LinkedHashMap::new));
  }

  private void atLeast(String what, int count, int fewest) {
    if (count >= fewest) return;
    for (var entry : sections.entries("sectors").stream().limit(1).toList()) {
      entry.problem("there are " + count + " " + what + ", and the game needs at least " + fewest);
    }
  }

  // Borders name other sectors, so the numbers of all sectors must be known before the first is
  // made.
  private void readSectors() {
    var entries = sections.entries("sectors");
    Map<String, Integer> numbers = new LinkedHashMap<>();
    for (var entry : entries) numbers.putIfAbsent(entry.text("id"), numbers.size());
    if (entries.size() != SECTORS && !entries.isEmpty()) {
      entries
          .getFirst()
          .problem("the board has " + SECTORS + " sectors, and these are " + entries.size());
    }
    if (!numbers.containsKey(Sector.SPIRE) && !entries.isEmpty()) {
      entries.getFirst().problem("one of the sectors must be " + Sector.SPIRE);
    }
    for (var sector : numbered("sectors", (index, entry) -> sector(index, entry, numbers))) {
      sectors.putIfAbsent(sector.id(), sector);
    }
    for (var entry : entries) checkBorders(entry);
  }

  private static Sector sector(int index, Entry entry, Map<String, Integer> numbers) {
    int neighbours = 0;
    for (var border : entry.list("borders", item -> item.reference("a sector", numbers))) {
      if (border.isPresent()) neighbours |= 1 << border.get();
    }
    var at = entry.list("at", item -> item.number(-99, 99));
    if (at.size() != 2) entry.problem("'at' must be two numbers, x and y");
    return new Sector(
        index,
        entry.text("id"),
        entry.name("name"),
        neighbours,
        at.isEmpty() ? 0 : at.getFirst(),
        at.isEmpty() ? 0 : at.getLast(),
        entry.name("note"),
        entry.oneOf("provenance", Provenance.class));
  }

  private void checkBorders(Entry entry) {
    var sector = sectors.get(entry.text("id"));
    if (sector == null) return;
    if (sector.isIn(sector.neighbours())) entry.problem("a sector can't border on itself");
    for (var other : sectors.values()) {
      if (other.isIn(sector.neighbours()) && !sector.isIn(other.neighbours())) {
        entry.problem(
            "borders on " + other.id() + ", but " + other.id() + " does not border on it");
      }
    }
  }

  private Syndicate syndicate(int index, Entry entry) {
    return new Syndicate(
        index,
        entry.text("id"),
        entry.name("name"),
        entry.name("theme"),
        entry.text("signature"),
        entry.name("strength"),
        entry.name("weakness"),
        entry.oneOf("provenance", Provenance.class));
  }

  private Agent agent(int index, Entry entry) {
    var syndicate = entry.item("syndicate").reference("a syndicate", syndicates);
    entry.number("number", 1, 999);
    var above = above(entry);
    var below = sentences.parse(entry.item("below"), Position.BELOW);
    return new Agent(
        index,
        entry.text("id"),
        syndicate.orElse(Syndicate.NONE),
        entry.name("name"),
        above,
        below,
        entry.name("why"),
        entry.oneOf("provenance", Provenance.class),
        targets(above, below));
  }

  private List<Sentence> above(Entry entry) {
    var found = new ArrayList<Sentence>();
    var above =
        entry.list(
            "above",
            item -> {
              var sentence =
                  sentences.parse(
                      item, found.isEmpty() ? Position.FIRST_ABOVE : Position.SECOND_ABOVE);
              found.add(sentence);
              return sentence;
            });
    if (above.isEmpty() || above.size() > 2)
      entry.problem("a card has one or two sentences above the line");
    return above;
  }

  /**
   * What the sentences of a card speak of, each thing once; sentences without a target and mere
   * references give nothing.
   */
  @Cites({TG_6, TG_7, TG_8})
  private static List<Target> targets(List<Sentence> above, Sentence below) {
    var targets = new LinkedHashSet<Target>();
    for (var sentence : above) target(sentence).ifPresent(targets::add);
    target(below).ifPresent(targets::add);
    targets.removeIf(Target::isReference);
    return List.copyOf(targets);
  }

  private static Optional<Target> target(Sentence sentence) {
    return switch (sentence) {
      case PieceSentence pieces -> Optional.of(pieces.target());
      case StatusSentence status -> Optional.of(status.target());
      default -> Optional.empty();
    };
  }

  @Cites(SM_5_02)
  private void checkSyndicates(List<Agent> agents) {
    var counts =
        agents.stream()
            .collect(Collectors.groupingBy(agent -> agent.syndicate().id(), Collectors.counting()));
    for (var entry : sections.entries("syndicates")) {
      long count = counts.getOrDefault(entry.text("id"), 0L);
      if (count != AGENTS_EACH)
        entry.problem("a syndicate has " + AGENTS_EACH + " agents, and this one has " + count);
    }
  }

  private Operation operation(int index, Entry entry) {
    var pair =
        entry.list("sectors", item -> item.reference("a sector", sectors)).stream()
            .flatMap(Optional::stream)
            .toList();
    if (pair.size() != 2) entry.problem("an operation lies between two sectors");
    else if (!pair.getFirst().isIn(pair.getLast().neighbours())) {
      entry.problem(pair.getFirst().id() + " and " + pair.getLast().id() + " share no border");
    }
    return new Operation(
        index,
        entry.text("id"),
        entry.oneOf("type", crimes(CrimeType.WILD)),
        entry.number("value", 1, MOST_VALUE),
        hustle(entry.item("hustle")),
        pair,
        entry.name("name"),
        entry.oneOf("provenance", Provenance.class));
  }

  private Operation petty(int index, Entry entry) {
    return new Operation(
        index,
        entry.text("id"),
        CrimeType.PETTY,
        entry.number("value", 0, MOST_VALUE),
        hustle(entry.item("hustle")),
        List.of(),
        entry.name("name"),
        entry.oneOf("provenance", Provenance.class));
  }

  private Sentence hustle(Item item) {
    return sentences.parse(item, Position.HUSTLE);
  }

  private Objective objective(int index, Entry entry) {
    var sector = entry.item("sector").reference("a sector", sectors);
    return new Objective(
        index,
        entry.text("id"),
        entry.oneOf("crime", crimes(CrimeType.ESPIONAGE)),
        sector.orElse(Sector.NONE),
        entry.name("name"),
        entry.oneOf("provenance", Provenance.class));
  }

  @Cites(SM_2_26)
  private void checkObjectives(List<Objective> objectives) {
    var counts =
        objectives.stream()
            .collect(Collectors.groupingBy(card -> card.sector().id(), Collectors.counting()));
    for (var entry : sections.entries("objectives")) {
      if (counts.getOrDefault(entry.text("sector"), 0L) > 2) {
        entry.problem("no more than two objective cards may name the same sector");
      }
    }
  }

  /** The crime types up to the last one that may stand here, by the words that packs use. */
  private static Map<String, CrimeType> crimes(CrimeType last) {
    var words = new LinkedHashMap<String, CrimeType>();
    for (var type : CrimeType.values()) {
      if (type.compareTo(last) <= 0)
        words.put(type.name().toLowerCase(java.util.Locale.ROOT), type);
    }
    return words;
  }
}

package nocturne.nightshift.component;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import nocturne.kernel.Named;
import nocturne.nightshift.component.Contents.Door;
import nocturne.nightshift.component.Contents.Shift;
import nocturne.nightshift.effect.EffectParser;
import nocturne.nightshift.power.Window;
import nocturne.text.Entry;
import nocturne.text.Item;
import nocturne.text.Problems;
import nocturne.text.Sections;

/** Makes the contents of the box from the packs, or lists everything that is wrong in them. */
public final class BoxReader {

  private static final int MOST_MONEY = 1_000_000;
  private static final int STARS = 3;
  private static final int DANCERS = 5;
  private static final int FEWEST_CUSTOMERS = 24;
  private static final List<String> AMOUNTS =
      List.of("shot", "champagne", "fine", "tip", "private-bust", "vip-bust", "diamond-tip");

  private final Sections sections;
  private final Problems problems;
  private Map<String, Dancer> dancers = Map.of();

  private BoxReader(Sections sections, Problems problems) {
    this.sections = sections;
    this.problems = problems;
  }

  /** Throws {@link nocturne.text.PackException} with every problem there is. */
  public static Contents read(Sections sections, Problems problems) {
    return new BoxReader(sections, problems).read();
  }

  private Contents read() {
    var dancerList = numbered("dancers", BoxReader::dancer);
    dancers = byId(dancerList);
    exactly("dancers", dancerList.size(), DANCERS);
    var customers = numbered("customers", this::customer);
    if (customers.size() < FEWEST_CUSTOMERS)
      count("customers", "at least " + FEWEST_CUSTOMERS, customers.size());
    var power = numbered("power", BoxReader::powerCard);
    var events = numbered("events", BoxReader::event);
    var dances = numbered("dances", BoxReader::dance);
    var spots = numbered("tables", BoxReader::spot);
    exactly("tables", spots.size(), Spot.COUNT);
    var doors = doors(byId(spots));
    var timers = timers();
    var targets = targets();
    var house = house();
    sections.done();
    problems.throwIfAny();
    return new Contents(
        dancerList, customers, power, events, dances, spots, doors, timers, targets, house);
  }

  private <X> List<X> numbered(String section, BiFunction<Integer, Entry, X> read) {
    var things = new ArrayList<X>();
    return sections.entries(
        section,
        entry -> {
          var thing = read.apply(things.size(), entry);
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

  private void exactly(String section, int found, int wanted) {
    if (found != wanted) count(section, Integer.toString(wanted), found);
  }

  private void count(String section, String wanted, int found) {
    wrong(section, "the game has " + wanted + " " + section + ", and these are " + found);
  }

  /** Something is wrong with a section as a whole: it is said at its first entry. */
  private void wrong(String section, String message) {
    sections.entries(section).stream().limit(1).forEach(entry -> entry.problem(message));
  }

  private static Provenance provenance(Entry entry) {
    return entry.oneOf("provenance", Provenance.class);
  }

  private static Dancer dancer(int index, Entry entry) {
    return new Dancer(
        index,
        entry.text("id"),
        entry.name("name"),
        entry.text("colour"),
        entry.oneOf("trait", Trait.class),
        ability(entry.item("ability")),
        entry.name("title"),
        entry.name("text"),
        provenance(entry));
  }

  private static Ability ability(Item item) {
    var words = item.text().split(" ", -1);
    int amount = words.length == 2 && words[1].matches("\\d{1,5}") ? Integer.parseInt(words[1]) : 0;
    if (amount == 0 && !item.text().equals("FREE_REDO"))
      item.problem("expected an ability and its number, such as TIP_ADD 500");
    return switch (words[0]) {
      case "TIP_ADD" -> new Ability.TipAdd(amount);
      case "LOYALTY_ADD" -> new Ability.LoyaltyAdd(amount);
      case "SHOT_ADD" -> new Ability.ShotAdd(amount);
      case "REROLL" -> new Ability.Reroll(amount);
      case "FREE_REDO" -> new Ability.FreeRedo();
      default -> {
        item.problem("expected TIP_ADD, LOYALTY_ADD, SHOT_ADD, REROLL or FREE_REDO");
        yield new Ability.FreeRedo();
      }
    };
  }

  private Customer customer(int index, Entry entry) {
    var preferred = entry.optional("prefers").map(Item::entry);
    Optional<Dancer> dancer =
        preferred.flatMap(it -> it.item("dancer").reference("a dancer", dancers));
    int preferredStars = preferred.map(it -> it.number("stars", 1, STARS)).orElse(0);
    preferred.ifPresent(Entry::done);
    var outcomes = new ArrayList<Outcome>();
    entry.list(
        "outcomes",
        item -> {
          outcomes.add(Outcomes.read(outcomes.size(), item));
          return item;
        });
    if (outcomes.isEmpty()) entry.problem("a Customer has at least one outcome");
    return new Customer(
        index,
        entry.text("id"),
        entry.name("name"),
        entry.number("stars", 1, STARS),
        dancer,
        preferredStars,
        entry.number("loyalty", 1, 9),
        entry.item("tipper").flag(),
        entry.number("group", 1, 4),
        List.copyOf(outcomes),
        entry.optional("dad").map(Item::flag).orElse(false),
        entry.name("text"),
        provenance(entry));
  }

  private static PowerCard powerCard(int index, Entry entry) {
    return new PowerCard(
        index,
        entry.text("id"),
        entry.name("name"),
        entry.oneOf("star", PowerCard.Star.class),
        entry.oneOf("window", Window.class),
        entry.list("effects", EffectParser::parse),
        entry.name("text"),
        entry.name("why"),
        provenance(entry));
  }

  private static EventCard event(int index, Entry entry) {
    return new EventCard(
        index,
        entry.text("id"),
        entry.name("name"),
        entry.oneOf("solo", List.of("removed", "stays")).equals("stays"),
        entry.list("effects", EffectParser::parse),
        entry.name("text"),
        provenance(entry));
  }

  private static Dance dance(int index, Entry entry) {
    var moves = entry.list("moves", item -> item.oneOf(Move.class));
    if (moves.isEmpty() || moves.size() > 2) entry.problem("a dance has one or two moves");
    return new Dance(
        index, entry.text("id"), entry.name("name"), moves, pays(entry), provenance(entry));
  }

  private static List<Integer> pays(Entry entry) {
    var pays = entry.list("pays", item -> item.number(0, MOST_MONEY));
    if (pays.size() != STARS)
      entry.problem("'pays' must be three amounts, one for each number of Stars");
    return pays;
  }

  private static Spot spot(int index, Entry entry) {
    provenance(entry);
    return new Spot(
        index,
        entry.text("id"),
        entry.name("name"),
        entry.optional("bar").map(Item::flag).orElse(false));
  }

  private Map<Door, Spot> doors(Map<String, Spot> spots) {
    var doors = new EnumMap<Door, Spot>(Door.class);
    var found =
        sections.entries(
            "doors",
            entry -> {
              provenance(entry);
              entry.name("name");
              var door = entry.item("id").oneOf(words(Door.values()));
              var table = entry.item("table").reference("a table", spots);
              table.ifPresent(spot -> doors.put(door, spot));
              return door;
            });
    exactly("doors", found.size(), Door.values().length);
    return doors;
  }

  private static String word(Shift shift) {
    return shift.name().toLowerCase(Locale.ROOT);
  }

  /** Constants by the words that packs use for them as ids. */
  private static <E extends Enum<E>> Map<String, E> words(E[] constants) {
    var words = new LinkedHashMap<String, E>();
    for (var constant : constants)
      words.put(constant.name().toLowerCase(Locale.ROOT).replace('_', '-'), constant);
    return words;
  }

  private record Round(Shift shift, int number, RoundPlan plan) {}

  private Map<Shift, List<RoundPlan>> timers() {
    var rounds = sections.entries("rounds", this::round);
    var timers = new EnumMap<Shift, List<RoundPlan>>(Shift.class);
    for (var shift : Shift.values()) {
      var mine =
          rounds.stream()
              .filter(round -> round.shift() == shift)
              .sorted(Comparator.comparingInt(Round::number))
              .toList();
      timers.put(shift, mine.stream().map(Round::plan).toList());
      for (int i = 0; i < mine.size(); i++) {
        if (mine.get(i).number() == i + 1) continue;
        wrong("rounds", "the " + word(shift) + " shift has not exactly one round " + (i + 1));
        break;
      }
    }
    return timers;
  }

  private Round round(Entry entry) {
    provenance(entry);
    var stage =
        entry.list("stage", item -> item.reference("a dancer", dancers)).stream()
            .flatMap(Optional::stream)
            .toList();
    return new Round(
        entry.oneOf("shift", Shift.class),
        entry.number("round", 1, 99),
        new RoundPlan(entry.oneOf("kind", RoundPlan.Kind.class), stage));
  }

  private record Target(Shift shift, int players, int target) {}

  private Map<Shift, List<Integer>> targets() {
    var found =
        sections.entries(
            "targets",
            entry -> {
              provenance(entry);
              return new Target(
                  entry.oneOf("shift", Shift.class),
                  entry.number("players", 2, 5),
                  entry.number("target", 0, MOST_MONEY));
            });
    var targets = new EnumMap<Shift, List<Integer>>(Shift.class);
    for (var shift : Shift.values()) {
      var mine =
          found.stream()
              .filter(target -> target.shift() == shift)
              .sorted(Comparator.comparingInt(Target::players))
              .toList();
      targets.put(shift, mine.stream().map(Target::target).toList());
      if (!mine.stream().map(Target::players).toList().equals(List.of(2, 3, 4, 5)))
        wrong(
            "targets",
            "the " + word(shift) + " shift has not exactly one target for each number of players");
    }
    return targets;
  }

  private House house() {
    var amounts = new LinkedHashMap<String, Integer>();
    sections.entries(
        "house",
        entry -> {
          provenance(entry);
          entry.name("name");
          amounts.put(entry.oneOf("id", AMOUNTS), entry.number("amount", 0, MOST_MONEY));
          return entry;
        });
    var income =
        sections.entries(
            "income",
            entry -> {
              provenance(entry);
              return new House.Income(
                  entry.number("from", 0, 999), entry.number("income", 0, MOST_MONEY));
            });
    var hearts =
        sections.entries(
            "hearts",
            entry -> {
              provenance(entry);
              entry.name("name");
              entry.number("hearts", 1, Trait.values().length);
              return pays(entry);
            });
    exactly("hearts", hearts.size(), Trait.values().length);
    exactly("house", amounts.size(), AMOUNTS.size());
    return new House(
        amounts.getOrDefault("shot", 0),
        amounts.getOrDefault("champagne", 0),
        amounts.getOrDefault("fine", 0),
        amounts.getOrDefault("tip", 0),
        amounts.getOrDefault("private-bust", 0),
        amounts.getOrDefault("vip-bust", 0),
        amounts.getOrDefault("diamond-tip", 0),
        income.stream().sorted(Comparator.comparingInt(House.Income::from)).toList(),
        hearts);
  }
}

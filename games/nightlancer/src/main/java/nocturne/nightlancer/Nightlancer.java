package nocturne.nightlancer;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import nocturne.kernel.Chance;
import nocturne.kernel.Facts;
import nocturne.kernel.Game;
import nocturne.kernel.Name;
import nocturne.kernel.Named;
import nocturne.kernel.Setting;
import nocturne.kernel.Setup;
import nocturne.kernel.SetupRefused;
import nocturne.kernel.Sign;
import nocturne.kernel.Value;
import nocturne.kernel.Variant;
import nocturne.kernel.View;
import nocturne.nightlancer.CityPlan.Casting;
import nocturne.nightlancer.component.BoxReader;
import nocturne.nightlancer.component.Contents;
import nocturne.nightlancer.component.Space;
import nocturne.nightlancer.edition.Edition;
import nocturne.nightlancer.edition.Final;
import nocturne.nightlancer.edition.Prototype;
import nocturne.nightlancer.prospects.Prospects;
import nocturne.nightlancer.setup.SetUp;
import nocturne.text.Packs;
import nocturne.text.Page;
import nocturne.text.Portrait;
import nocturne.text.Problem;
import nocturne.text.Problems;

/**
 * Nightlancer: freelancers in Birmingham, 2099, who take on jobs at night, alone, in crews and
 * against each other, and try to keep their Ideals. One to four players, in two editions.
 */
public final class Nightlancer implements Game<City>, Portrait<City> {

  public static final String EDITION = "edition";
  public static final String MODE = "mode";
  public static final String HARDENED = "hardened";
  public static final String LANCERS = "nightlancers";
  public static final String HANDS = "hands";
  public static final String LOANS = "loans";
  public static final String PROSPECTS = "prospects";

  private static final Facts FACTS =
      new Facts("nightlancer", new Name("Nightlancer", "Найтлансер"), "1", 1, 4);
  private static final int MOST_WITH_RIVAL = 3;

  private record Layouts(String edition, int players, boolean together, boolean openHands) {}

  private record Boxed(Edition edition, Contents contents) {}

  private final Map<String, Boxed> editions;
  private final String packs;
  private final Value<City> prospects = new Prospects();
  private final Map<Layouts, Places> places = new ConcurrentHashMap<>();

  private Nightlancer(Map<String, Boxed> editions, String packs) {
    this.editions = editions;
    this.packs = packs;
  }

  /**
   * The game with the built-in packs, or with those of a folder in their place and beside them;
   * each edition has a folder of its own there.
   */
  public static Nightlancer with(Optional<Path> ownPacks) {
    var boxes = new LinkedHashMap<String, Boxed>();
    var hashes = new ArrayList<String>();
    var editions = List.of(new Final(), new Prototype());
    ownPacks.ifPresent(folder -> requireOneOf(editions, folder));
    for (var edition : editions) {
      var problems = new Problems();
      var packs = Packs.builtIn(Nightlancer.class, "packs/" + edition.id());
      var own = ownPacks.map(folder -> folder.resolve(edition.id())).filter(Files::isDirectory);
      if (own.isPresent()) packs = packs.with(own.get(), problems);
      var contents = BoxReader.read(packs.read(problems), problems);
      boxes.put(edition.id(), new Boxed(edition, contents));
      hashes.add(packs.hash());
    }
    return new Nightlancer(boxes, String.join("-", hashes));
  }

  /** Nobody should find out by the results that none of their files was read. */
  private static void requireOneOf(List<? extends Edition> editions, Path folder) {
    var ids = editions.stream().map(Edition::id).toList();
    if (ids.stream().anyMatch(id -> Files.isDirectory(folder.resolve(id)))) return;
    var expected = "expected a folder for an edition in it: " + String.join(" or ", ids);
    var problems = new Problems();
    problems.add(new Problem(folder.toString(), 1, 1, "folder", expected));
    problems.throwIfAny();
  }

  @Override
  public Facts facts() {
    return FACTS;
  }

  /** What is in the box of an edition. */
  public Contents contents(String edition) {
    return box(edition).contents();
  }

  private Boxed box(String edition) {
    return Optional.ofNullable(editions.get(edition)).orElseThrow();
  }

  @Override
  public List<Setting> settings() {
    return List.of(
        new Setting.OneOf(EDITION, List.copyOf(editions.keySet()), "final"),
        new Setting.OneOf(MODE, List.of("auto", "competitive", "solo", "co-op"), "auto"),
        new Setting.OneOf(HARDENED, List.of("no", "yes", "ultimate"), "no"),
        new Setting.OneOf(LANCERS, List.of("chosen", "dealt", "one-of-two"), "chosen"),
        new Setting.OneOf(HANDS, List.of("hidden", "open"), "hidden"),
        new Setting.OneOf(LOANS, List.of("10", "12"), "10"),
        new Setting.OneOf(PROSPECTS, List.of("free", "floor"), "free"));
  }

  @Override
  public String packs() {
    return packs;
  }

  @Override
  public Map<String, List<? extends Named>> landmarks() {
    var spaces = new LinkedHashMap<String, Space>();
    for (var box : editions.values())
      for (var space : box.contents().spaces()) spaces.putIfAbsent(space.id(), space);
    return Map.of(
        "nightlancers", contents("final").lancers(), "spaces", List.copyOf(spaces.values()));
  }

  @Override
  public Set<String> editions() {
    return Set.of(EDITION);
  }

  @Override
  public Map<String, List<? extends Named>> landmarks(Variant variant) {
    var box = contents(variant.text(EDITION));
    return Map.of("nightlancers", box.lancers(), "spaces", box.spaces());
  }

  @Override
  public City lay(Setup setup, Chance chance) {
    var box = box(setup.variant().text(EDITION));
    var plan = plan(setup, box.edition());
    boolean openHands = setup.variant().text(HANDS).equals("open");
    var at =
        places.computeIfAbsent(
            new Layouts(box.edition().id(), plan.players(), plan.isTogether(), openHands),
            _ -> new Places(box.contents(), plan, openHands));
    var city = new City(box.contents(), at, plan, chance);
    at.marketDeck.fill(city);
    at.contactDeck.fill(city);
    at.opportunityDeck.fill(city);
    at.roundGone.fill(city);
    at.lowDeck.fill(city);
    city.then(new SetUp());
    return city;
  }

  private static CityPlan plan(Setup setup, Edition edition) {
    var variant = setup.variant();
    int players = setup.seats();
    var wish = variant.text(MODE);
    boolean alone = wish.equals("solo") || (wish.equals("auto") && players == 1);
    boolean together = alone || wish.equals("co-op");
    if (alone != (players == 1))
      throw new SetupRefused("one player plays solo, several compete or play co-op");
    if (together && players > MOST_WITH_RIVAL && edition.spends())
      throw new SetupRefused("the Rival of the prototype takes on at most three players");
    if (!together && variant.text(HANDS).equals("open"))
      throw new SetupRefused("hands are open only to those who play together");
    int hardened = hardened(variant.text(HARDENED));
    if (hardened > 0 && !together && !edition.hardensCompetition())
      throw new SetupRefused("in the final edition only those who play together are hardened");
    return new CityPlan(
        edition,
        together ? Mode.TOGETHER : Mode.COMPETITIVE,
        players,
        hardened,
        variant.number(LOANS),
        variant.text(PROSPECTS).equals("floor"),
        casting(variant.text(LANCERS)));
  }

  private static int hardened(String level) {
    return switch (level) {
      case "yes" -> 1;
      case "ultimate" -> 2;
      default -> 0;
    };
  }

  private static Casting casting(String word) {
    return switch (word) {
      case "dealt" -> Casting.DEALT;
      case "one-of-two" -> Casting.ONE_OF_TWO;
      default -> Casting.CHOSEN;
    };
  }

  @Override
  public Value<City> value() {
    return prospects;
  }

  @Override
  public List<Sign> signs() {
    return List.of(
        Sign.round("round", 0),
        Sign.character("cast", 1),
        Sign.seen("round.card", 0),
        Sign.seen("mission.dealt", 0),
        Sign.bought("drew", 1),
        Sign.bought("bought", 1),
        Sign.played("used", 1),
        Sign.played("played", 1),
        Sign.played("played-on", 1));
  }

  @Override
  public void describe(View<City> view, Page page) {
    new CityPage(view, page).write();
  }

  @Override
  public void describe(Named thing, Page page) {
    new ThingPage(page).write(thing);
  }
}

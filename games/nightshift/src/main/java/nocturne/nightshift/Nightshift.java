package nocturne.nightshift;

import static nocturne.nightshift.NightshiftRule.NS_18_05;
import static nocturne.nightshift.NightshiftRule.NS_18_09;
import static nocturne.nightshift.NightshiftRule.NS_18_10;
import static nocturne.nightshift.NightshiftRule.NS_19_05;
import static nocturne.nightshift.NightshiftRule.NS_1_14;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import nocturne.kernel.Chance;
import nocturne.kernel.Facts;
import nocturne.kernel.Game;
import nocturne.kernel.Name;
import nocturne.kernel.Named;
import nocturne.kernel.Seat;
import nocturne.kernel.Setting;
import nocturne.kernel.Setup;
import nocturne.kernel.SetupRefused;
import nocturne.kernel.Sign;
import nocturne.kernel.Value;
import nocturne.kernel.Variant;
import nocturne.kernel.View;
import nocturne.nightshift.component.BoxReader;
import nocturne.nightshift.component.Contents;
import nocturne.nightshift.component.Contents.Shift;
import nocturne.nightshift.prospects.Prospects;
import nocturne.nightshift.setup.SetUp;
import nocturne.text.Packs;
import nocturne.text.Page;
import nocturne.text.Portrait;
import nocturne.text.Problems;

/**
 * Nightshift: a night's work at a club, told from the performers' side. One to five players, a ring
 * of twelve tables, dice, two rooms in which to push one's luck; hidden Power Cards, played in
 * windows on others' turns; alone, together, in teams or everybody for herself.
 */
public final class Nightshift implements Game<Club>, Portrait<Club> {

  public static final String MODE = "mode";
  public static final String SHIFT = "shift";
  public static final String FIRST = "first";
  public static final String DANCERS = "dancers";
  public static final String CASH = "cash";
  public static final String ODDS = "odds";

  private static final Facts FACTS =
      new Facts("nightshift", new Name("Nightshift", "Ночная смена"), "1", 1, 5);

  private record Layouts(int players, Mode mode, boolean openCash) {}

  private record Agreement(int players, Variant variant) {}

  /** What follows from an agreement, for every table of it. */
  private record Night(Places at, NightPlan plan, SetUp begin) {}

  private final Contents contents;
  private final String packs;
  private final Value<Club> prospects;
  private final Map<Layouts, Places> places = new ConcurrentHashMap<>();
  private final Map<Agreement, Night> nights = new ConcurrentHashMap<>();

  private Nightshift(Contents contents, String packs) {
    this.contents = contents;
    this.packs = packs;
    this.prospects = new Prospects(contents);
  }

  /** The game with the built-in packs, or with those of a folder in their place and beside them. */
  public static Nightshift with(Optional<Path> ownPacks) {
    var problems = new Problems();
    var packs = Packs.builtIn(Nightshift.class, "packs");
    if (ownPacks.isPresent()) packs = packs.with(ownPacks.get(), problems);
    return new Nightshift(BoxReader.read(packs.read(problems), problems), packs.hash());
  }

  @Override
  public Facts facts() {
    return FACTS;
  }

  public Contents contents() {
    return contents;
  }

  @Override
  public List<Setting> settings() {
    return List.of(
        new Setting.OneOf(
            MODE,
            Stream.concat(Stream.of("auto"), Stream.of(Mode.values()).map(Mode::key)).toList(),
            "auto"),
        new Setting.OneOf(SHIFT, List.of("longer", "shorter"), "longer"),
        new Setting.OneOf(FIRST, List.of("random", "1", "2", "3", "4", "5"), "random"),
        new Setting.OneOf(DANCERS, List.of("chosen", "random"), "chosen"),
        new Setting.OneOf(CASH, List.of("hidden", "open"), "hidden"),
        new Setting.OneOf(ODDS, List.of("auto", "yes", "no"), "auto"));
  }

  @Override
  public String packs() {
    return packs;
  }

  @Override
  public Map<String, List<? extends Named>> landmarks() {
    return Map.of("dancers", contents.dancers(), "tables", contents.spots());
  }

  @Override
  public Club lay(Setup setup, Chance chance) {
    var agreement = new Agreement(setup.seats(), setup.variant());
    var night = nights.computeIfAbsent(agreement, this::agree);
    var at = night.at();
    var club = new Club(contents, at, night.plan(), setup.seats(), chance);
    at.customerDeck.fill(club);
    at.powerDeck.fill(club);
    at.eventDeck.fill(club);
    at.danceDeck.fill(club);
    club.then(night.begin());
    return club;
  }

  private Night agree(Agreement agreement) {
    var variant = agreement.variant();
    int players = agreement.players();
    var mode = mode(agreement);
    var at =
        places.computeIfAbsent(
            new Layouts(players, mode, variant.text(CASH).equals("open")),
            key -> new Places(contents, key.players(), key.mode(), key.openCash()));
    var begin = new SetUp(first(agreement), variant.text(DANCERS).equals("random"));
    return new Night(at, plan(agreement, mode), begin);
  }

  /** The first player, if the host has named one. */
  @Cites(NS_1_14)
  private static Optional<Seat> first(Agreement agreement) {
    var first = agreement.variant().text(FIRST);
    if (first.equals("random")) return Optional.empty();
    int number = Integer.parseInt(first);
    int players = agreement.players();
    if (number > players)
      throw new SetupRefused("player " + number + " of " + players + " can't be the first");
    return Optional.of(Seat.of(number - 1));
  }

  /** One player is alone, several compete, unless they say otherwise. */
  @Cites({NS_18_09, NS_18_10, NS_19_05})
  private static Mode mode(Agreement agreement) {
    int players = agreement.players();
    var key = agreement.variant().text(MODE);
    var mode = players == 1 ? Mode.SOLO : Mode.COMPETITIVE;
    for (var named : Mode.values()) if (named.key().equals(key)) mode = named;
    boolean fits =
        switch (mode) {
          case SOLO -> players == 1;
          case COMPETITIVE, CO_OP -> players >= 2;
          case TEAMS -> players == 4;
        };
    if (!fits) throw new SetupRefused("mode " + mode.key() + " can't be played by " + players);
    return mode;
  }

  @Cites(NS_18_05)
  private NightPlan plan(Agreement agreement, Mode mode) {
    var shift = Shift.valueOf(agreement.variant().text(SHIFT).toUpperCase(Locale.ROOT));
    var odds = agreement.variant().text(ODDS);
    boolean shown =
        odds.equals("yes") || (odds.equals("auto") && (mode == Mode.SOLO || mode == Mode.CO_OP));
    var rounds = contents.timers().getOrDefault(shift, List.of());
    int target =
        mode == Mode.CO_OP
            ? contents.targets().getOrDefault(shift, List.of()).get(agreement.players() - 2)
            : 0;
    return new NightPlan(mode, shift, rounds, target, shown);
  }

  @Override
  public Value<Club> value() {
    return prospects;
  }

  @Override
  public List<Sign> signs() {
    return List.of(
        Sign.round("round", 0),
        Sign.character("dancer", 1),
        Sign.seen("event", 0),
        Sign.seen("flipped", 0),
        Sign.bought("power.drawn", 1),
        Sign.bought("collected", 1),
        Sign.played("power.played", 1),
        Sign.played("turn.room", 1));
  }

  @Override
  public void describe(View<Club> view, Page page) {
    new ClubPage(view, page).write();
  }

  @Override
  public void describe(Named thing, Page page) {
    new ThingPage(page).write(thing);
  }
}

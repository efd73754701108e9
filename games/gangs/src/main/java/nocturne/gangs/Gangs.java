package nocturne.gangs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import nocturne.gangs.component.BoxReader;
import nocturne.gangs.component.Contents;
import nocturne.gangs.component.Gang;
import nocturne.gangs.page.NightCityPage;
import nocturne.gangs.page.ThingPage;
import nocturne.gangs.prospects.Prospects;
import nocturne.gangs.setup.SetUp;
import nocturne.gangs.story.Story;
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
import nocturne.kernel.View;
import nocturne.text.Packs;
import nocturne.text.Page;
import nocturne.text.Portrait;
import nocturne.text.Problems;

/**
 * Gangs of Night City: two to four gangs fight over six districts and make a name for themselves in
 * the streets, in firefights, on the markets and in the Net; or one against a gang and a legend.
 */
public final class Gangs implements Game<NightCity>, Portrait<NightCity> {

  public static final String STORY = "story";
  public static final String GANGS = "gangs";
  public static final String OPPONENT = "opponent";

  private static final String AUTO = "auto";
  private static final String CHOSEN = "chosen";
  private static final String TRAINING = "training";
  private static final String SOLO = "fine-before-you-came";

  private static final Facts FACTS =
      new Facts("gangs", new Name("Gangs of Night City", "Банды Найт-Сити"), "1", 1, 4);

  private record Layouts(String story, int players) {}

  private final Contents contents;
  private final String packs;
  private final Value<NightCity> prospects = new Prospects();
  private final Map<Layouts, Places> places = new ConcurrentHashMap<>();

  private Gangs(Contents contents, String packs) {
    this.contents = contents;
    this.packs = packs;
  }

  /** The game with the built-in packs, or with those of a folder in their place and beside them. */
  public static Gangs with(Optional<Path> ownPacks) {
    var problems = new Problems();
    var packs = Packs.builtIn(Gangs.class, "packs");
    if (ownPacks.isPresent()) packs = packs.with(ownPacks.get(), problems);
    return new Gangs(BoxReader.read(packs.read(problems), problems), packs.hash());
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
    var stories = new ArrayList<String>();
    stories.add(AUTO);
    for (var story : contents.stories()) stories.add(story.id());
    var opponents = new ArrayList<String>();
    opponents.add(CHOSEN);
    for (var gang : contents.gangs()) opponents.add(gang.id());
    return List.of(
        new Setting.OneOf(STORY, List.copyOf(stories), AUTO),
        new Setting.OneOf(GANGS, List.of(CHOSEN, "dealt"), CHOSEN),
        new Setting.OneOf(OPPONENT, List.copyOf(opponents), CHOSEN));
  }

  @Override
  public String packs() {
    return packs;
  }

  @Override
  public Map<String, List<? extends Named>> landmarks() {
    return Map.of(
        "districts", contents.districts(),
        "points", contents.four().pois(),
        "gangs", contents.gangs(),
        "net", contents.net(),
        "solo net", List.of(contents.opponents().replacement()),
        "behaviours", contents.behaviours(),
        "stories", contents.stories(),
        "story cards", contents.storyCards());
  }

  @Override
  public NightCity lay(Setup setup, Chance chance) {
    var plan = plan(setup);
    var at =
        places.computeIfAbsent(
            new Layouts(plan.story().id(), plan.players()), key -> new Places(contents, plan));
    var city = new NightCity(contents, at, plan, chance);
    at.combatBox.fill(city);
    at.opportunityDeck.fill(city);
    at.edgerunnerDeck.fill(city);
    at.districtDeck.fill(city);
    city.then(new SetUp());
    return city;
  }

  private Plan plan(Setup setup) {
    int players = setup.seats();
    var story = story(setup.variant().text(STORY), players);
    if (!story.players().contains(players))
      throw new SetupRefused(story.name().en() + " is not for " + players + " players");
    int opponent = opponent(setup.variant().text(OPPONENT));
    if (opponent >= 0 && players > 1)
      throw new SetupRefused("only a lone player has an opposing gang");
    boolean dealt = setup.variant().text(GANGS).equals("dealt");
    return new Plan(players, contents.board(players), story, opponent, dealt);
  }

  private Story story(String wish, int players) {
    if (!wish.equals(AUTO)) return contents.story(wish);
    return contents.story(players == 1 ? SOLO : TRAINING);
  }

  private int opponent(String wish) {
    for (Gang gang : contents.gangs()) if (gang.id().equals(wish)) return gang.index();
    return -1;
  }

  @Override
  public Value<NightCity> value() {
    return prospects;
  }

  @Override
  public List<Sign> signs() {
    return List.of(
        Sign.character("gang", 1),
        Sign.round("activates", 1),
        Sign.round("reclaims", 1),
        Sign.seen("market.filled", 0),
        Sign.seen("story.opened", 0),
        Sign.seen("story.ends", 0),
        Sign.bought("seized", 1),
        Sign.bought("kept", 1),
        Sign.bought("hired", 1),
        Sign.played("played", 1),
        Sign.played("story.used", 1));
  }

  @Override
  public void describe(View<NightCity> view, Page page) {
    new NightCityPage(view, page).write();
  }

  @Override
  public void describe(Named thing, Page page) {
    new ThingPage(page).write(thing);
  }
}

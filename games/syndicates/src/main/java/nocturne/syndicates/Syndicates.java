package nocturne.syndicates;

import static nocturne.syndicates.SyndicatesRule.SM_1_01;
import static nocturne.syndicates.SyndicatesRule.SM_20_01;
import static nocturne.syndicates.SyndicatesRule.SM_2_05;
import static nocturne.syndicates.SyndicatesRule.SM_2_06;
import static nocturne.syndicates.SyndicatesRule.SM_2_07;
import static nocturne.syndicates.SyndicatesRule.SM_2_08;
import static nocturne.syndicates.SyndicatesRule.SM_2_10;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
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
import nocturne.syndicates.component.BoxReader;
import nocturne.syndicates.component.Contents;
import nocturne.syndicates.component.Syndicate;
import nocturne.syndicates.setup.SetUp;
import nocturne.text.Packs;
import nocturne.text.Page;
import nocturne.text.Portrait;
import nocturne.text.Problems;

/**
 * Shadow Moon Syndicates, by J. Carmichael: two to five crime bosses, three rounds of six turns,
 * fifteen sectors of a moon. Hidden hands, a shuffled deck and bag, a die for two players; secret
 * choices at the end of a round.
 */
@Cites(SM_1_01)
public final class Syndicates implements Game<Moon>, Portrait<Moon> {

  /** The setting that says whether there is a Card Row. */
  public static final String CARD_ROW = "row";

  /** The setting that names the syndicates in play. */
  public static final String IN_PLAY = "syndicates";

  private static final Facts FACTS =
      new Facts(
          "syndicates", new Name("Shadow Moon Syndicates", "Синдикаты Тёмной Луны"), "1", 2, 5);

  private static final int CARDS_EACH = 10;

  private final Contents contents;
  private final String packs;
  private final List<Places> places;

  private Syndicates(Contents contents, String packs) {
    this.contents = contents;
    this.packs = packs;
    this.places =
        IntStream.rangeClosed(FACTS.fewest(), FACTS.most())
            .mapToObj(players -> new Places(contents, players, CARDS_EACH * syndicatesFor(players)))
            .toList();
  }

  /** The game with the built-in packs, or with those of a folder in their place and beside them. */
  public static Syndicates with(Optional<Path> ownPacks) {
    var problems = new Problems();
    var packs = Packs.builtIn(Syndicates.class, "packs");
    if (ownPacks.isPresent()) packs = packs.with(ownPacks.get(), problems);
    return new Syndicates(BoxReader.read(packs.read(problems), problems), packs.hash());
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
        new Setting.Toggle(CARD_ROW, true),
        new Setting.SomeOf(IN_PLAY, contents.syndicates().stream().map(Syndicate::id).toList()));
  }

  @Override
  public String packs() {
    return packs;
  }

  @Override
  public Map<String, List<? extends Named>> landmarks() {
    return Map.of("sectors", contents.sectors(), "syndicates", contents.syndicates());
  }

  @Cites({SM_2_05, SM_2_06, SM_2_07, SM_2_08})
  private static int syndicatesFor(int players) {
    return players <= 3 ? 5 : players + 2;
  }

  @Override
  @Cites({SM_2_10, SM_20_01})
  public Moon lay(Setup setup, Chance chance) {
    var variant = setup.variant();
    if (!variant.on(CARD_ROW) && setup.seats() == 2) {
      throw new SetupRefused(
          "the game for two needs the Card Row, because the Kingpin takes its cards from it");
    }
    int players = setup.seats();
    var at = places.get(players - FACTS.fewest());
    var moon = new Moon(contents, at, variant.on(CARD_ROW), players, chance);
    at.outOfPlay.fill(moon, contents.agents());
    at.bag.fill(moon, contents.operations());
    at.objectiveDeck.fill(moon, contents.objectives());
    for (int seat = 0; seat < players; seat++)
      at.owned(Party.of(seat)).fill(moon, List.of(at.petty.get(seat)));
    moon.then(new SetUp(syndicatesFor(players), chosen(variant, players)));
    return moon;
  }

  private List<Syndicate> chosen(Variant variant, int players) {
    if (variant.isRandom(IN_PLAY)) return List.of();
    var ids = variant.some(IN_PLAY);
    if (ids.size() != syndicatesFor(players)) {
      throw new SetupRefused(
          players + " players use " + syndicatesFor(players) + " syndicates, not " + ids.size());
    }
    return contents.syndicates().stream()
        .filter(syndicate -> ids.contains(syndicate.id()))
        .toList();
  }

  @Override
  public Value<Moon> value() {
    return new Prospects();
  }

  @Override
  public List<Sign> signs() {
    return List.of(
        Sign.round("round", 0),
        Sign.seen("row.filled", 1),
        Sign.seen("operation.placed", 0),
        Sign.bought("drew", 1),
        Sign.bought("swapped", 2),
        Sign.bought("claimed", 1),
        Sign.played("deployed.face-up", 1),
        Sign.played("hustled", 1));
  }

  @Override
  public void describe(View<Moon> view, Page page) {
    new MoonPage(view, page).write();
  }

  @Override
  public void describe(Named thing, Page page) {
    MoonPage.describe(thing, page);
  }
}

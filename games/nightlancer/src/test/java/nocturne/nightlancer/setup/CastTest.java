package nocturne.nightlancer.setup;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.CityTable.GAME;
import static nocturne.nightlancer.NightlancerRule.NL_2_07;
import static nocturne.nightlancer.NightlancerRule.NL_2_08;
import static nocturne.nightlancer.NightlancerRule.NL_2_09;
import static nocturne.nightlancer.NightlancerRule.NL_2_10;
import static nocturne.nightlancer.NightlancerRule.NL_2_11;
import static nocturne.nightlancer.NightlancerRule.NL_2_12;
import static nocturne.nightlancer.NightlancerRule.NL_2_13;
import static nocturne.nightlancer.NightlancerRule.NL_2_14;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import nocturne.kernel.FastChance;
import nocturne.kernel.Option;
import nocturne.kernel.Seat;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.nightlancer.City;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Lancer;
import nocturne.nightlancer.component.MarketCard;
import nocturne.nightlancer.component.Opportunity;
import nocturne.nightlancer.prep.TakeMissions;
import nocturne.nightlancer.street.StreetPhase;
import nocturne.testkit.Play;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Everybody gets a Nightlancer and what she starts with. */
class CastTest {

  private static final int GAMES = 30;

  private static City open(int players, int seed, String... settings) {
    var names = IntStream.range(0, players).mapToObj(i -> Setup.Player.person("P" + i)).toList();
    var agreed = new HashMap<String, String>();
    for (int i = 0; i < settings.length; i += 2) agreed.put(settings[i], settings[i + 1]);
    return GAME.open(new Setup(Variant.of(GAME.settings(), agreed), names), new FastChance(seed));
  }

  private static List<String> offered(City city, Seat seat) {
    return city.question(seat).orElseThrow().options().stream().map(Option::id).toList();
  }

  // Who

  @Test
  @Covers(NL_2_07)
  void nightlancersAreChosenInTurnOrderAndNoneTwice() {
    var table = CityTable.choosing(3);
    assertThat(offered(table.city(), ANN)).hasSize(10);
    table.isNotAsked(BEN).chooses(ANN, "sniper");
    assertThat(offered(table.city(), BEN)).hasSize(9).doesNotContain("sniper");
    table.chooses(BEN, "guard");
    assertThat(offered(table.city(), CAT)).hasSize(8).doesNotContain("sniper", "guard");
    table.chooses(CAT, "veteran");
    assertThat(table.city().lancer(ANN).id()).isEqualTo("sniper");
    assertThat(table.city().lancer(BEN).id()).isEqualTo("guard");
    assertThat(table.city().lancer(CAT).id()).isEqualTo("veteran");
  }

  @Test
  @Covers(NL_2_07)
  void dealtNightlancersAreDrawnAtRandomAndAreAllDifferent() {
    var dealt = new HashSet<Lancer>();
    for (int seed = 1; seed <= GAMES; seed++) {
      var city = open(4, seed, "nightlancers", "dealt");
      var here = city.seats().list().stream().map(city::lancer).toList();
      assertThat(here).doesNotHaveDuplicates();
      dealt.addAll(here);
    }
    assertThat(dealt).hasSize(10);
  }

  @Test
  @Covers(NL_2_07)
  void whoIsDealtTwoKeepsOneOfThem() {
    for (int seed = 1; seed <= GAMES; seed++) {
      var city = open(4, seed, "nightlancers", "one-of-two");
      var taken = new HashSet<String>();
      while (!city.hasLancer(city.order().seat(3))) {
        var seat = city.asked().first();
        var two = offered(city, seat);
        assertThat(two).hasSize(2).noneMatch(taken::contains);
        city.choose(seat, city.offered(seat, two.get(1)));
        assertThat(city.lancer(seat).id()).isEqualTo(two.get(1));
        taken.add(two.get(1));
      }
    }
  }

  // With what

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_2_08, NL_2_09, NL_2_14})
  void everybodyBeginsAsPrintedWithoutHeatAndProspects(String edition) {
    for (var lancer : GAME.contents(edition).lancers()) {
      var other = lancer.id().equals("guard") ? "sniper" : "guard";
      var table = CityTable.choosing(2, "edition", edition).chooses(ANN, lancer.id());
      table
          .chooses(BEN, other)
          .hasHealth(ANN, lancer.health())
          .hasResolve(ANN, lancer.resolve())
          .hasIdeals(ANN, lancer.ideals())
          .hasChips(ANN, lancer.chips())
          .hasHeat(ANN, 0)
          .hasProspects(ANN, 0);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_2_10)
  void startingCardsLieAmongTheAssetsAndInTheHand(String edition) {
    var table =
        CityTable.choosing(2, "edition", edition).chooses(ANN, "sniper").chooses(BEN, "guard");
    var city = table.city();
    var assets = table.at().assets(ANN);
    assertThat(assets.list(city)).containsExactly(table.market("coldblood"));
    assertThat(assets.isFaceDown(city, 0)).isFalse();
    assertThat(table.at().opportunities(ANN).list(city))
        .containsExactly(table.opportunity("the-far-window"));
    assertThat(table.at().contacts(ANN).size(city)).isEqualTo(2);
    assertThat(table.at().bought(ANN).isEmpty(city)).isTrue();
  }

  @Test
  @Covers(NL_2_11)
  void startingContactsAreDrawnFromTheDeckInTurnOrder() {
    var table = Play.of(GAME).seats("Ann", "Ben").rig("turn order", 1, 0).begin();
    var city = table.table();
    var deck = city.at().contactDeck.list(city).reversed();
    table.seat(BEN).chooses("sniper");
    table.seat(ANN).chooses("guard");
    assertThat(city.at().contacts(BEN).list(city)).containsExactly(deck.get(0), deck.get(1));
    assertThat(city.at().contacts(ANN).list(city)).containsExactly(deck.get(2), deck.get(3));
  }

  @ParameterizedTest
  @CsvSource({"final, 10", "prototype, 8"})
  @Covers(NL_2_12)
  void everyNightlancerHasOneUniqueCardOfEitherKind(String edition, int lancers) {
    var box = GAME.contents(edition);
    assertThat(box.lancers()).hasSize(lancers);
    assertThat(box.lancers().stream().map(box::assetOf))
        .containsExactlyInAnyOrderElementsOf(
            box.market().stream().filter(MarketCard::unique).toList());
    assertThat(box.lancers().stream().map(box::opportunityOf))
        .containsExactlyInAnyOrderElementsOf(
            box.opportunities().stream().filter(Opportunity::unique).toList());
  }

  @Test
  @Covers(NL_2_12)
  void uniqueCardsOfThoseWhomNobodyPlaysAreOutOfTheGame() {
    var table = CityTable.choosing(2).chooses(ANN, "sniper").chooses(BEN, "guard");
    var at = table.at();
    assertThat(at.marketGone.list(table.city()))
        .hasSize(8)
        .allMatch(MarketCard::unique)
        .doesNotContain(table.market("coldblood"), table.market("gatehouse-rifle"));
    assertThat(at.opportunityGone.list(table.city()))
        .hasSize(8)
        .allMatch(Opportunity::unique)
        .doesNotContain(table.opportunity("the-far-window"), table.opportunity("off-duty"));
  }

  // Tokens

  @Test
  @Covers(NL_2_13)
  void everybodyHasFourActionTokens() {
    var table = CityTable.of(2).run(new StreetPhase());
    for (int turn = 0; turn < 4; turn++) table.chooses(ANN, "op-2").chooses(BEN, "op-2");
    table.rests();
  }

  @Test
  @Covers(NL_2_13)
  void everybodyHasOneDealTokenAndOneNightlancerToken() {
    CityTable.of(2)
        .missions("the-borrowed-van", "night-bus")
        .hand(ANN, "broker", "recruiter")
        .run(new TakeMissions(0))
        .chooses(ANN, "start-first-night-bus", "play-broker-1")
        .offers(ANN, "pass", "leave-mission")
        .chooses(ANN, "pass")
        .chooses(BEN, "lay-low")
        .chooses(ANN, "pass")
        .rests()
        .hasHand(ANN, "recruiter");
  }
}

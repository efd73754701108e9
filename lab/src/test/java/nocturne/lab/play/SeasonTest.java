package nocturne.lab.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import nocturne.kernel.Box;
import nocturne.kernel.Language;
import nocturne.kernel.SetupRefused;
import nocturne.kernel.Sign;
import nocturne.text.Catalogue;
import org.junit.jupiter.api.Test;

class SeasonTest {

  private static final List<Map<String, String>> USUAL = List.of(Map.of());

  private static Plan plan(List<Map<String, String>> variants, boolean paired, String... bots) {
    return new Plan("nightshift", "", variants, 2, List.of(bots), 1, 7, paired, false);
  }

  private static List<Played> played(Plan plan, int threads, long from, long to) {
    var games = new ArrayList<Played>();
    new Threads(threads).play(Season.open(plan), from, to, games::add, () -> false);
    return games;
  }

  @Test
  void gamesAreTheSameOnAnyNumberOfThreads() {
    var plan = plan(USUAL, false, "random");
    var one = played(plan, 1, 0, 30);
    assertThat(one).hasSize(30).isEqualTo(played(plan, 4, 0, 30));
    assertThat(one.stream().map(it -> it.game().seed()).distinct()).hasSize(30);
  }

  @Test
  void laterGamesDoNotNeedTheEarlierOnes() {
    var plan = plan(USUAL, false, "random");
    assertThat(played(plan, 2, 20, 30)).isEqualTo(played(plan, 2, 0, 30).subList(20, 30));
  }

  @Test
  void gamesComeInTheirOrder() {
    assertThat(played(plan(USUAL, false, "random"), 4, 5, 60))
        .extracting(it -> it.game().number())
        .isSorted()
        .hasSize(55)
        .startsWith(5L);
  }

  @Test
  void variantsAreTakenInTurn() {
    var variants = List.of(Map.of("shift", "longer"), Map.of("shift", "shorter"));
    assertThat(played(plan(variants, false, "random"), 2, 0, 4))
        .extracting(it -> it.game().variant() + " " + it.game().rounds())
        .containsExactly(
            "shift=longer 16", "shift=shorter 10", "shift=longer 16", "shift=shorter 10");
  }

  @Test
  void everySeatHasEveryBotEquallyOften() {
    var plan = new Plan("syndicates", "", USUAL, 3, List.of("a", "b"), 1, 7, false, false);
    var lineups = new ArrayList<String>();
    for (long game = 0; game < 4; game++)
      lineups.add(plan.botOf(game, 0) + plan.botOf(game, 1) + plan.botOf(game, 2));
    assertThat(lineups).containsExactly("aba", "baa", "aab", "aba");
  }

  @Test
  void pairedGamesHaveOneSeed() {
    assertThat(played(plan(USUAL, true, "random", "greedy"), 2, 0, 4))
        .extracting(it -> it.game().seed())
        .satisfies(
            seeds -> {
              assertThat(seeds.get(0)).isEqualTo(seeds.get(1)).isNotEqualTo(seeds.get(2));
              assertThat(seeds.get(2)).isEqualTo(seeds.get(3));
            });
  }

  @Test
  void charactersRoundsAndCardsAreKept() {
    var game = played(plan(USUAL, false, "random"), 1, 0, 1).getFirst();
    assertThat(game.game().rounds()).isEqualTo(16);
    assertThat(game.seats()).extracting(Played.Seated::character).doesNotContain("");
    assertThat(game.happenings())
        .extracting(Played.Happened::meaning)
        .contains("character", "seen", "bought", "played")
        .doesNotContain("");
    assertThat(game.happenings())
        .filteredOn(it -> it.key().equals("power.drawn"))
        .allSatisfy(
            it -> {
              assertThat(it.thing()).startsWith("P");
              assertThat(it.seat()).isBetween(1, 2);
            });
  }

  @Test
  void everyHappeningIsKeptWhereThatIsAsked() {
    var all = new Plan("nightshift", "", USUAL, 2, List.of("random"), 1, 7, false, true);
    assertThat(played(all, 1, 0, 1).getFirst().happenings())
        .extracting(Played.Happened::key)
        .contains("moved", "rolled", "power.drawn");
  }

  @Test
  void everyGameOnTheShelfTellsOfItsCards() {
    var plan = new Plan("syndicates", "", USUAL, 3, List.of("random"), 1, 7, false, false);
    var game = played(plan, 1, 0, 1).getFirst();
    assertThat(game.game().rounds()).isEqualTo(3);
    assertThat(game.happenings()).extracting(Played.Happened::meaning).contains("bought", "played");
  }

  @Test
  void everySignIsAMessageOfItsGame() {
    for (var box : Box.shelf()) {
      var game = box.open(Optional.empty());
      assertThat(game.signs()).as(box.id()).isNotEmpty();
      assertThat(Catalogue.load(game.home()).keys(Language.EN))
          .containsAll(game.signs().stream().map(Sign::key).toList());
    }
  }

  @Test
  void whoIsStoppedLeavesNoGap() {
    var games = new ArrayList<Played>();
    new Threads(3)
        .play(
            Season.open(plan(USUAL, false, "random")),
            0,
            1_000_000,
            games::add,
            () -> games.size() >= 10);
    assertThat(games.size()).isBetween(10, 999_999);
    for (int i = 0; i < games.size(); i++) assertThat(games.get(i).game().number()).isEqualTo(i);
  }

  @Test
  void faultOfTheAudienceEndsThePlay() {
    Consumer<Played> angry =
        played -> {
          throw new IllegalStateException("no room");
        };
    var season = Season.open(plan(USUAL, false, "random"));
    assertThatThrownBy(() -> new Threads(2).play(season, 0, 1_000_000, angry, () -> false))
        .hasMessage("no room");
  }

  @Test
  void planThatCannotBePlayedIsRefusedBeforeTheFirstGame() {
    var lonely = new Plan("chess", "", USUAL, 2, List.of("random"), 1, 7, false, false);
    assertThatThrownBy(() -> Season.open(lonely))
        .isInstanceOf(SetupRefused.class)
        .hasMessageContaining("there is no game 'chess'");
    var teams = plan(List.of(Map.of("mode", "teams")), false, "random");
    assertThatThrownBy(() -> Season.open(teams)).isInstanceOf(SetupRefused.class);
    assertThatThrownBy(() -> Season.open(plan(USUAL, false, "oracle")))
        .isInstanceOf(SetupRefused.class)
        .hasMessageContaining("oracle");
  }
}

package nocturne.gangs.story;

import static nocturne.gangs.GangsRule.GN_16_01;
import static nocturne.gangs.GangsRule.GN_16_02;
import static nocturne.gangs.GangsRule.GN_16_03;
import static nocturne.gangs.GangsRule.GN_16_06;
import static nocturne.gangs.GangsRule.GN_16_13;
import static nocturne.gangs.GangsRule.GN_16_14;
import static nocturne.gangs.GangsRule.GN_16_15;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.kernel.Seat;
import nocturne.kernel.Viewer;
import nocturne.text.Page;
import org.junit.jupiter.api.Test;

/** What stories begin with, what they change and what they hide. */
class StoriesTest {

  private static List<String> open(NightCityTable table) {
    return table.city().plan().story().cards().stream()
        .filter(card -> Acts.isOpen(table.city(), card))
        .map(StoryCard::id)
        .toList();
  }

  @Test
  @Covers(GN_16_01)
  void introductionOpensTheCardsOfTheFirstAct() {
    assertThat(open(NightCityTable.story("an-awkward-gift", 2))).containsExactly("hot-freight");
    assertThat(open(NightCityTable.story("the-price-of-success", 3)))
        .containsExactlyInAnyOrder("standing-contract", "negotiations");
    assertThat(open(NightCityTable.story("a-walk-through-night-city", 4)))
        .containsExactly("five-stops");
    assertThat(open(NightCityTable.story("the-unseen-war", 2)))
        .containsExactlyInAnyOrder("militech-order", "kang-tao-order");
  }

  @Test
  @Covers({GN_16_01, GN_16_06})
  void introductionPutsTheTokensOut() {
    var price = NightCityTable.story("the-price-of-success", 2);
    var city = price.city();
    assertThat(Tokens.whereIs(city, Token.VIP)).isEqualTo(price.district("city-center").index());
    assertThat(Tokens.on(city, Token.X, city.plan().story().card("negotiations"))).isEqualTo(2);
    var walk = NightCityTable.story("a-walk-through-night-city", 2);
    assertThat(Tokens.onBoard(walk.city(), Token.X)).isEqualTo(5);
    assertThat(Tokens.in(walk.city(), Token.X, walk.district("city-center").index())).isZero();
    assertThat(Tokens.onBoard(NightCityTable.story("the-unseen-war", 2).city(), Token.MILITECH))
        .isZero();
  }

  @Test
  @Covers(GN_16_01)
  void everyStoryBeginsWithItsIntroductionAndHasAsManyCardsAsPrinted() {
    var contents = NightCityTable.GAME.contents();
    for (var story : contents.stories())
      assertThat(story.card(story.first()).act()).as(story.id()).isZero();
    assertThat(contents.story("training").cards()).hasSize(1);
    assertThat(contents.story("the-price-of-success").cards()).hasSize(9);
    assertThat(contents.story("a-walk-through-night-city").cards()).hasSize(7);
    assertThat(contents.story("the-unseen-war").cards()).hasSize(8);
    assertThat(contents.story("an-awkward-gift").cards()).hasSize(7);
    assertThat(contents.story("fine-before-you-came").cards()).hasSize(1);
  }

  @Test
  @Covers(GN_16_02)
  void storyGoesBeforeWhatIsPrintedOnACombatCard() {
    assertThat(firepowerOfASmartWeapon("war-of-the-barrels")).isEqualTo(4);
    assertThat(firepowerOfASmartWeapon("clean-hands")).isEqualTo(2);
  }

  /** A smart weapon is played while a story card is open. */
  private static int firepowerOfASmartWeapon(String card) {
    var table =
        NightCityTable.story("an-awkward-gift", 2)
            .open(card)
            .emptyBoard()
            .units(ANN, "watson", "solo")
            .units(BEN, "watson", "solo")
            .hand(BEN, "crusher")
            .hand(ANN);
    var weapon = table.at().smartWeapons.top(table.city());
    table.at().smartWeapons.move(table.city(), weapon, table.at().hand(ANN));
    table.fights(BEN, "watson");
    return table.at().firepower.get(table.city(), ANN);
  }

  @Test
  @Covers(GN_16_03)
  void rulesOfAllOpenCardsAreInForce() {
    var table =
        NightCityTable.story("the-price-of-success", 2)
            .open("standing-contract", "knife-in-the-dark")
            .emptyBoard()
            .resources(ANN, 1, 0, 0)
            .tokensAt(Token.ASSASSIN, "pacifica", 1)
            .hideouts(ANN, "city-center")
            .units(ANN, "city-center", "solo")
            .reclaims(ANN)
            .chooses(ANN, "done", "knife-in-the-dark-approach");
    table.hasCred(ANN, 1);
    assertThat(Tokens.whereIs(table.city(), Token.ASSASSIN))
        .isEqualTo(table.district("heywood").index());
  }

  @Test
  @Covers(GN_16_14)
  void trainingChangesNoRule() {
    var training = NightCityTable.of(2).city().plan().story();
    assertThat(training.id()).isEqualTo("training");
    for (var card : training.cards()) {
      assertThat(card.rules()).isEmpty();
      assertThat(card.branches()).isEmpty();
      assertThat(card.epilogues()).isEmpty();
    }
  }

  @Test
  @Covers(GN_16_13)
  void storyWithoutAnOpenEpilogueEndsByTwentyFiveAlone() {
    var table =
        NightCityTable.story("the-unseen-war", 2)
            .emptyBoard()
            .resources(ANN, 1, 0, 0)
            .cred(ANN, 24)
            .units(ANN, "watson", "netrunner")
            .units(BEN, "watson", "netrunner")
            .resources(BEN, 1, 0, 0)
            .activates(ANN, "netrunners", "done", "no", "end-turn");
    assertThat(table.city().isOver()).isFalse();
    table.cred(BEN, 25).activates(BEN, "netrunners", "done", "no", "end-turn").isOver();
  }

  @Test
  @Covers(GN_16_15)
  void nobodyReadsACardThatIsNotOpen() {
    var table = NightCityTable.story("an-awkward-gift", 2);
    for (var viewer : List.of(Viewer.of(Seat.of(ANN)), Viewer.SPECTATOR)) {
      var page = new Page();
      NightCityTable.GAME.describe(table.city().view(viewer), page);
      var written = page.parts().toString();
      for (var card : table.city().plan().story().cards())
        assertThat(written.contains(card.id()))
            .as(card.id())
            .isEqualTo(card.id().equals("hot-freight"));
    }
  }
}

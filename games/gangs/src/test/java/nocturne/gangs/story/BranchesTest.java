package nocturne.gangs.story;

import static nocturne.gangs.GangsRule.GN_16_04;
import static nocturne.gangs.GangsRule.GN_16_05;
import static nocturne.gangs.GangsRule.GN_16_06;
import static nocturne.gangs.GangsRule.GN_16_07;
import static nocturne.gangs.GangsRule.GN_16_08;
import static nocturne.gangs.GangsRule.GN_16_09;
import static nocturne.gangs.GangsRule.GN_16_10;
import static nocturne.gangs.GangsRule.GN_16_11;
import static nocturne.gangs.GangsRule.GN_7_03;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import org.junit.jupiter.api.Test;

/** How a story goes on: acts, branches and the order in which they are met. */
class BranchesTest {

  private static NightCityTable gift(int time) {
    return NightCityTable.story("an-awkward-gift", 2)
        .emptyBoard()
        .tokensOn(Token.TIME, "hot-freight", time)
        .resources(ANN, 2, 1, 0)
        .units(ANN, "watson", "netrunner");
  }

  private static NightCityTable idle(NightCityTable table) {
    return table.activates(ANN, "netrunners", "done", "no", "end-turn");
  }

  @Test
  @Covers({GN_16_04, GN_16_07})
  void branchIsTakenAfterTheTurnInWhichItsConditionWasMet() {
    var table = gift(3).cred(ANN, 8).activates(ANN, "hideout", "pacifica").hasCred(ANN, 9);
    table.isOpen("hot-freight").isClosed("street-arsenal");
    table.chooses(ANN, "end-turn").isClosed("hot-freight").isOpen("street-arsenal");
  }

  @Test
  @Covers(GN_16_04)
  void storyWaitsWhileNoConditionIsMet() {
    idle(gift(1).cred(ANN, 8))
        .isOpen("hot-freight")
        .isClosed("product-recall")
        .isClosed("street-arsenal");
    idle(gift(0)).isOpen("product-recall").isClosed("hot-freight");
  }

  @Test
  @Covers(GN_16_04)
  void everyBranchLeadsToACardOfALaterActInItsOwnStory() {
    for (var story : NightCityTable.GAME.contents().stories())
      for (var card : story.cards())
        for (var branch : card.branches()) {
          assertThat(story.card(branch.to()).act()).as(branch.to()).isGreaterThan(card.act());
          assertThat(branch.conditions()).as(branch.id()).isNotEmpty();
        }
  }

  @Test
  @Covers({GN_16_08, GN_16_09})
  void ofTwoBranchesTheOneMetEarlierInTheTurnCounts() {
    var table = fiveStops().activates(ANN, "netrunners", "done", "no", "end-turn");
    table
        .chooses(ANN, "five-stops-stop")
        .hasCred(ANN, 10)
        .isOpen("top-billing")
        .isClosed("neighbourhood-lines");
  }

  /** Ann is one token short of the first branch and one Street Cred short of the third. */
  private static NightCityTable fiveStops() {
    return NightCityTable.story("a-walk-through-night-city", 2)
        .emptyBoard()
        .resources(ANN, 2, 0, 0)
        .tokensHeld(Token.X, ANN, 2)
        .units(ANN, "watson-business", "netrunner")
        .cred(ANN, 9);
  }

  @Test
  @Covers({GN_16_08, GN_16_09})
  void laterBranchIsIgnoredThoughItStandsFirstOnTheCard() {
    var table =
        fiveStops()
            .activates(ANN, "hideout", "pacifica")
            .hasCred(ANN, 10)
            .chooses(ANN, "end-turn", "five-stops-stop");
    assertThat(Tokens.held(table.city(), Token.X, ANN)).isEqualTo(3);
    table.isOpen("neighbourhood-lines").isClosed("top-billing");
  }

  @Test
  @Covers(GN_16_10)
  void conditionThatNoLongerHoldsAtTheEndOfTheTurnStaysMet() {
    patrol()
        .moves(ANN, "solo", "westbrook", "heywood")
        .chooses(ANN, "done", "wild", "solos")
        .moves(ANN, "solo", "heywood", "westbrook")
        .chooses(ANN, "done")
        .isOpen("declassified");
    patrol().chooses(ANN, "done", "end-turn").isOpen("iron-patrol").isClosed("declassified");
  }

  /** Ann dominates one of two districts with Militech tokens and moves her solos. */
  private static NightCityTable patrol() {
    return NightCityTable.story("the-unseen-war", 2)
        .open("iron-patrol")
        .emptyBoard()
        .resources(ANN, 1, 0, 0)
        .tokensAt(Token.MILITECH, "watson", 1)
        .tokensAt(Token.MILITECH, "heywood", 1)
        .hideouts(ANN, "watson", "heywood")
        .units(ANN, "watson", "solo")
        .units(ANN, "westbrook", "solo")
        .activates(ANN, "solos");
  }

  @Test
  @Covers(GN_16_09)
  void conditionIsMetByARecruitAsByAMove() {
    patrol()
        .reclaims(ANN)
        .chooses(ANN, "eddies-1", "tyger-claws-solo-heywood", "done")
        .isOpen("declassified");
    patrol().reclaims(ANN).chooses(ANN, "eddies-1", "done").isOpen("iron-patrol");
  }

  @Test
  @Covers(GN_16_11)
  void ofTwoConditionsMetAtOnceTheOnePrintedFirstCounts() {
    idle(gift(0).cred(BEN, 9)).isOpen("product-recall").isClosed("street-arsenal");
  }

  @Test
  @Covers(GN_16_09)
  void whatWasMetInATurnIsForgottenInTheNext() {
    var table = patrol().moves(ANN, "solo", "westbrook", "heywood").chooses(ANN, "done");
    table
        .emptyBoard()
        .units(BEN, "heywood", "netrunner")
        .resources(BEN, 1, 0, 0)
        .activates(BEN, "netrunners", "done", "no", "end-turn")
        .isOpen("iron-patrol")
        .isClosed("declassified");
  }

  @Test
  @Covers(GN_16_05)
  void rulesOfAClosedCardStop() {
    var table =
        NightCityTable.story("the-unseen-war", 2)
            .open("iron-patrol")
            .emptyBoard()
            .resources(ANN, 1, 0, 0)
            .tokensAt(Token.AGENT, "watson", 1)
            .units(ANN, "watson", "netrunner", "solo")
            .units(BEN, "watson", "solo")
            .units(ANN, "pacifica", "solo")
            .units(BEN, "pacifica", "solo");
    table.activates(ANN, "solos", "done").refuses(ANN, "watson", GN_7_03);
    idle(table.spent(ANN).cred(BEN, 14)).isOpen("official-victory").isClosed("iron-patrol");
    table.spent(ANN).activates(ANN, "solos", "done").offers(ANN, "pass", "pacifica", "watson");
  }

  @Test
  @Covers(GN_16_05)
  void tokensOnAClosedCardGoWithIt() {
    var table = idle(gift(3).cred(ANN, 9)).isClosed("hot-freight");
    var city = table.city();
    assertThat(Tokens.on(city, Token.TIME, city.plan().story().card("hot-freight"))).isZero();
  }

  @Test
  @Covers(GN_16_05)
  void newActClosesAllOpenCardsOfTheOldOneAndLeavesOnlyWhatStays() {
    var war =
        NightCityTable.story("the-unseen-war", 2)
            .emptyBoard()
            .resources(ANN, 1, 0, 0)
            .units(ANN, "watson", "netrunner")
            .tokensAt(Token.KANG_TAO, "watson", 1)
            .tokensAt(Token.KANG_TAO, "heywood", 1)
            .tokensAt(Token.KANG_TAO, "pacifica", 1);
    idle(war).isOpen("ghost-mode").isClosed("militech-order").isClosed("kang-tao-order");
    var price =
        NightCityTable.story("the-price-of-success", 2)
            .emptyBoard()
            .resources(ANN, 1, 0, 0)
            .cred(BEN, 10)
            .units(ANN, "watson", "netrunner");
    idle(price).isOpen("knife-in-the-dark").isOpen("standing-contract").isClosed("negotiations");
  }

  @Test
  @Covers(GN_16_06)
  void setUpOfACardIsDoneWhenItIsOpened() {
    var table = idle(gift(0));
    var city = table.city();
    assertThat(Tokens.on(city, Token.TIME, city.plan().story().card("product-recall")))
        .isEqualTo(4);
  }
}

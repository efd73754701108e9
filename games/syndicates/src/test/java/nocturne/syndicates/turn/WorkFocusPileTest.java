package nocturne.syndicates.turn;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_9_06;
import static nocturne.syndicates.SyndicatesRule.SM_9_07;
import static nocturne.syndicates.SyndicatesRule.SM_9_09;
import static nocturne.syndicates.SyndicatesRule.SM_9_10;
import static nocturne.syndicates.SyndicatesRule.SM_9_11;
import static nocturne.syndicates.SyndicatesRule.SM_9_12;
import static nocturne.syndicates.SyndicatesRule.SM_9_13;
import static nocturne.syndicates.SyndicatesRule.SM_9_14;
import static nocturne.syndicates.SyndicatesRule.SM_9_15;
import static nocturne.syndicates.SyndicatesRule.SM_9_17;
import static nocturne.syndicates.SyndicatesRule.SM_9_18;
import static nocturne.syndicates.SyndicatesRule.SM_9_19;
import static nocturne.syndicates.SyndicatesRule.SM_9_20;
import static nocturne.syndicates.SyndicatesRule.SM_9_21;
import static nocturne.syndicates.SyndicatesRule.SM_9_22;
import static nocturne.syndicates.SyndicatesRule.SM_9_23;
import static nocturne.syndicates.SyndicatesRule.SM_9_24;

import nocturne.syndicates.Acting;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.effect.Perform;
import nocturne.testkit.Arrange;
import org.junit.jupiter.api.Test;

class WorkFocusPileTest {

  @Test
  @Covers({SM_9_06, SM_9_10, SM_9_24})
  void cardLiesInTheFocusPileUntilItSlidesToTheStack() {
    MoonTable.of(3)
        .stack(BLUE, "LE-001")
        .deploys(BLUE, "FO-007")
        .hasFocusPile("FO-007")
        .hasStack(BLUE, "LE-001")
        .chooses(BLUE, "stop")
        .hasFocusPile("FO-007")
        .chooses(BLUE, "stop")
        .happened(SM_9_10)
        .hasFocusPile()
        .hasStack(BLUE, "LE-001", "FO-007")
        .rests();
  }

  @Test
  @Covers({SM_9_09, SM_9_18, SM_9_19, SM_9_20})
  void addedCardResolvesAboveTheLineAndSlidesFirst() {
    MoonTable.of(3)
        .deckTop("FO-008")
        .deploys(BLUE, "LK-001")
        .chooses(BLUE, "one", "perform")
        .hasFocusPile("LK-001", "FO-008")
        .hasStack(BLUE)
        .chooses(BLUE, "one", "one", "one")
        .hasInfluence("CA", BLUE, 4)
        .happened(SM_9_11)
        .hasFocusPile("LK-001")
        .hasStack(BLUE, "FO-008")
        .chooses(BLUE, "SP")
        .hasInfluence("SP", BLUE, 1)
        .happened(SM_9_14)
        .hasStack(BLUE, "FO-008", "LK-001")
        .rests();
  }

  @Test
  @Covers({SM_9_18, SM_9_20})
  void eachSlidingCardIsCheckedAgainstTheCardBeneathIt() {
    MoonTable.of(3)
        .stackFaceDown(BLUE, "LE-001")
        .deckTop("LK-002")
        .deploys(BLUE, "LK-001")
        .chooses(BLUE, "stop", "perform", "stop", "stop")
        .happened(SM_9_12)
        .hasStack(BLUE, "LE-001*", "LK-002")
        .chooses(BLUE, "one")
        .hasInfluence("CA", BLUE, 1)
        .happened(SM_9_13)
        .hasStack(BLUE, "LE-001*", "LK-002", "LK-001")
        .chooses(BLUE, "MZ")
        .hasInfluence("MZ", BLUE, 1)
        .rests();
  }

  @Test
  @Covers(SM_9_18)
  void cardWithoutAMatchIsFollowedByTheNext() {
    MoonTable.of(3)
        .stack(BLUE, "LE-001")
        .deckTop("FO-008")
        .deploys(BLUE, "LK-001")
        .chooses(BLUE, "stop", "perform", "stop")
        .happened(SM_9_14)
        .hasStack(BLUE, "LE-001", "FO-008", "LK-001")
        .rests();
  }

  @Test
  @Covers(SM_9_09)
  void cardThatAddsAnotherFirstCompletesItsOwnSentences() {
    var table = MoonTable.of(3).stack(BLUE, "LE-001").deckTop("CO-008");
    Arrange.put(table.moon(), table.at().focusPile, table.agent("LK-001"));
    table.at().resolvedFocus.set(table.moon(), 1);
    var blue = Acting.player(seat(BLUE));
    table
        .run(
            new Perform(blue, table.sentence("GAMBLE")),
            new Perform(blue, table.sentence("ADD 1 CA")),
            new WorkFocusPile(blue))
        .chooses(BLUE, "perform")
        .hasFocusPile("LK-001", "CO-008")
        .chooses(BLUE, "one")
        .hasInfluence("CA", BLUE, 1)
        .hasInfluence("AV", BLUE, 0)
        .chooses(BLUE, "one", "stop")
        .hasInfluence("AV", BLUE, 1)
        .rests();
  }

  @Test
  @Covers({SM_9_07, SM_9_19})
  void ofTwoAddedCardsTheTopmostIsResolvedAndSlidesFirst() {
    var table = MoonTable.of(3).stack(BLUE, "LE-001").deckTop("LE-003", "CO-008");
    var blue = Acting.player(seat(BLUE));
    table
        .run(
            new Perform(blue, table.sentence("GAMBLE")),
            new Perform(blue, table.sentence("GAMBLE")),
            new WorkFocusPile(blue))
        .chooses(BLUE, "perform", "perform")
        .hasFocusPile("CO-008", "LE-003")
        .chooses(BLUE, "one", "stop")
        .hasInfluence("WK", BLUE, 1)
        .hasInfluence("AV", BLUE, 0)
        .hasStack(BLUE, "LE-001")
        .chooses(BLUE, "one", "stop")
        .hasInfluence("AV", BLUE, 1)
        .hasStack(BLUE, "LE-001", "LE-003");
  }

  @Test
  @Covers({SM_9_19, SM_9_21})
  void cardAddedBelowTheLineResolvesAboveTheLineBeforeTheNextSlides() {
    MoonTable.of(3)
        .deckTop("LE-003", "LK-004")
        .deploys(BLUE, "LK-001")
        .chooses(BLUE, "stop", "perform", "stop", "stop")
        .hasStack(BLUE, "LK-004")
        .hasFocusPile("LK-001")
        .chooses(BLUE, "perform")
        .hasStack(BLUE, "LK-004")
        .hasFocusPile("LK-001", "LE-003")
        .chooses(BLUE, "one", "stop")
        .hasInfluence("WK", BLUE, 1)
        .hasStack(BLUE, "LK-004", "LE-003", "LK-001")
        .rests();
  }

  @Test
  @Covers(SM_9_17)
  void amountBelowTheLineIsAMostAsAbove() {
    MoonTable.of(3)
        .deploys(BLUE, "FO-004")
        .chooses(BLUE, "stop", "stop", "CS")
        .offers(BLUE, "one", "stop")
        .chooses(BLUE, "stop")
        .hasInfluence("CS", BLUE, 1)
        .rests();
  }

  @Test
  @Covers(SM_9_17)
  void sentenceBelowTheLineWithoutALegalTargetIsSkipped() {
    MoonTable.of(3).noBurnedCard().deploys(BLUE, "LE-002").chooses(BLUE, "stop").rests();
  }

  @Test
  @Covers(SM_9_22)
  void burnBelowTheLineTakesTheVeryCardThatHasSlid() {
    MoonTable.of(3)
        .noBurnedCard()
        .stack(BLUE, "LE-001")
        .deploys(BLUE, "LE-003")
        .chooses(BLUE, "stop", "stack-player-1")
        .hasBurnPile("LE-003")
        .hasStack(BLUE, "LE-001");
  }

  @Test
  @Covers({SM_9_23, SM_9_15})
  void burnAboveTheLineTakesThePreviousTopCardAndChangesTheMatch() {
    MoonTable.of(3)
        .noBurnedCard()
        .stack(BLUE, "CO-001", "LE-001")
        .deploys(BLUE, "LE-002")
        .chooses(BLUE, "stop", "stack-player-1")
        .hasBurnPile("LE-001")
        .happened(SM_9_14)
        .hasStack(BLUE, "CO-001", "LE-002")
        .rests();
  }
}

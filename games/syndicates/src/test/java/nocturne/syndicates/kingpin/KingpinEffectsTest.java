package nocturne.syndicates.kingpin;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.SyndicatesRule.SM_19_15;
import static nocturne.syndicates.SyndicatesRule.SM_19_16;
import static nocturne.syndicates.SyndicatesRule.SM_19_17;
import static nocturne.syndicates.SyndicatesRule.SM_19_18;
import static nocturne.syndicates.SyndicatesRule.SM_19_42;
import static nocturne.syndicates.SyndicatesRule.SM_19_43;
import static nocturne.syndicates.SyndicatesRule.SM_19_44;
import static nocturne.syndicates.SyndicatesRule.SM_19_45;
import static nocturne.syndicates.SyndicatesRule.SM_5_11;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

class KingpinEffectsTest {

  /** SIM-17. */
  @Test
  @Covers(SM_19_15)
  void kingpinMustAddTheWholeAmount() {
    MoonTable.of(2)
        .kingpinPerforms(BLUE, "ADD 2 CA")
        .hasInfluence("CA", KINGPIN, 2)
        .hasSupply(KINGPIN, 14)
        .rests();
  }

  /** SIM-18. */
  @Test
  @Covers({SM_19_16, SM_19_17})
  void kingpinMustPushTheOnlyPieceThereIs() {
    MoonTable.of(2)
        .influence("NN", ORANGE, 1)
        .kingpinPerforms(BLUE, "PUSH 2 NN")
        .offers(BLUE, "SP", "CS", "AC", "SK")
        .chooses(BLUE, "AC")
        .hasInfluence("AC", ORANGE, 1)
        .hasInfluence("NN", ORANGE, 0)
        .rests();
  }

  /** SIM-19. */
  @Test
  @Covers({SM_19_17, SM_19_18})
  void actingPlayerChoosesOwnerAndDestinationButNotWhetherToPush() {
    MoonTable.of(2)
        .influence("NN", BLUE, 2)
        .influence("NN", ORANGE, 1)
        .kingpinPerforms(ORANGE, "PUSH 2 NN")
        .offers(ORANGE, "player-1", "player-2")
        .chooses(ORANGE, "player-1")
        .offers(ORANGE, "SP", "CS", "AC", "SK")
        .chooses(ORANGE, "SP")
        .offers(ORANGE, "player-1", "player-2")
        .chooses(ORANGE, "player-2", "SK")
        .hasInfluence("NN", BLUE, 1)
        .hasInfluence("NN", ORANGE, 0)
        .hasInfluence("SP", BLUE, 1)
        .hasInfluence("SK", ORANGE, 1)
        .rests();
  }

  @Test
  @Covers(SM_19_18)
  void onlySectorsInWhichTheMostCanBeDoneMayBeChosen() {
    MoonTable.of(2)
        .influence("CA", BLUE, 1)
        .influence("BZ", BLUE, 2)
        .influence("MZ", ORANGE, 2)
        .kingpinPerforms(BLUE, "ELIMINATE 2 ANY")
        .offers(BLUE, "BZ", "MZ")
        .chooses(BLUE, "BZ")
        .hasInfluence("BZ", BLUE, 0)
        .rests();
  }

  @Test
  @Covers(SM_19_18)
  void openTargetsOfTheBurnedCardMayNotBeChosenToDoLess() {
    MoonTable.of(2)
        .burned("FO-001")
        .influence("CA", KINGPIN, 5)
        .kingpinPerforms(BLUE, "ADD 1 ALL BURNED")
        .offers(BLUE, "CS", "NN", "AC", "BD", "WK", "BZ")
        .chooses(BLUE, "WK")
        .chooses(BLUE, "SP")
        .hasInfluence("SP", KINGPIN, 1)
        .hasInfluence("WK", KINGPIN, 1)
        .rests();
  }

  @Test
  @Covers({SM_19_42, SM_19_17})
  void kingpinInterferesByPlacingEveryCardItDraws() {
    var table =
        MoonTable.of(2)
            .stack(ORANGE, "CO-001")
            .deckTop("LE-001", "FO-002", "FO-001")
            .kingpinPerforms(BLUE, "INTERFERE 2")
            .offers(BLUE, "stack-player-1", "stack-player-2", "stack-kingpin")
            .chooses(BLUE, "stack-player-2")
            .hasStack(ORANGE, "CO-001", "FO-001")
            .chooses(BLUE, "stack-kingpin")
            .hasStack(KINGPIN, "FO-002")
            .rests();
    assertThat(table.at().deck.top(table.moon())).isEqualTo(table.agent("LE-001"));
  }

  @Test
  @Covers({SM_19_42, SM_19_16})
  void kingpinInterferesWithAsManyCardsAsTheDeckHolds() {
    MoonTable.of(2)
        .deckTop("FO-001")
        .deckSize(1)
        .kingpinPerforms(BLUE, "INTERFERE 2")
        .chooses(BLUE, "stack-kingpin")
        .hasStack(KINGPIN, "FO-001")
        .rests();
  }

  @Test
  @Covers(SM_19_43)
  void kingpinReanimatesByAddingOneAndMovingTheBurnedCardToAStack() {
    var table =
        MoonTable.of(2)
            .burned("LE-002")
            .burned("CO-001")
            .kingpinPerforms(BLUE, "REANIMATE")
            .offers(BLUE, "AV", "BZ")
            .chooses(BLUE, "BZ")
            .hasInfluence("BZ", KINGPIN, 1)
            .offers(BLUE, "stack-player-1", "stack-player-2", "stack-kingpin")
            .chooses(BLUE, "stack-player-1")
            .hasStack(BLUE, "CO-001")
            .rests();
    assertThat(table.moon().burnedCard()).contains(table.agent("LE-002"));
    assertThat(table.at().hand(BLUE).size(table.moon())).isEqualTo(6);
  }

  @Test
  @Covers(SM_19_44)
  void kingpinSacrificesTheTopCardOfTheDeckAndAddsToOneOfItsSectors() {
    var table =
        MoonTable.of(2)
            .deckTop("CO-001")
            .kingpinPerforms(BLUE, "SACRIFICE")
            .offers(BLUE, "AV", "BZ")
            .chooses(BLUE, "AV")
            .hasInfluence("AV", KINGPIN, 1)
            .rests();
    assertThat(table.moon().burnedCard()).contains(table.agent("CO-001"));
    assertThat(table.at().hand(BLUE).size(table.moon())).isEqualTo(6);
  }

  @Test
  @Covers(SM_19_45)
  void stackWithAFaceDownTopCardIsShieldedFromTheKingpin() {
    MoonTable.of(2)
        .stackFaceDown(ORANGE, "LE-001")
        .kingpinPerforms(BLUE, "INTERFERE 1")
        .offers(BLUE, "stack-player-1", "stack-kingpin")
        .refuses(BLUE, "stack-player-2", SM_5_11)
        .burned("CO-001")
        .kingpinPerforms(BLUE, "REANIMATE")
        .chooses(BLUE, "AV")
        .offers(BLUE, "stack-player-1", "stack-kingpin")
        .refuses(BLUE, "stack-player-2", SM_5_11);
  }
}

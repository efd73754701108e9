package nocturne.syndicates.turn;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.PURPLE;
import static nocturne.syndicates.SyndicatesRule.SM_16_08;
import static nocturne.syndicates.SyndicatesRule.SM_16_09;
import static nocturne.syndicates.SyndicatesRule.SM_16_10;
import static nocturne.syndicates.SyndicatesRule.SM_8_01;
import static nocturne.syndicates.SyndicatesRule.SM_8_02;
import static nocturne.syndicates.SyndicatesRule.SM_8_03;
import static nocturne.syndicates.SyndicatesRule.SM_8_04;
import static nocturne.syndicates.SyndicatesRule.SM_8_05;
import static nocturne.syndicates.SyndicatesRule.SM_8_06;
import static nocturne.syndicates.SyndicatesRule.SM_8_07;
import static nocturne.syndicates.SyndicatesRule.SM_8_08;
import static nocturne.syndicates.SyndicatesRule.SM_9_13;
import static nocturne.syndicates.SyndicatesRule.SM_9_15;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

class HustleTest {

  /** SIM-05. */
  @Test
  @Covers({SM_8_03, SM_16_08, SM_16_09, SM_16_10})
  void illicitTokenInterferes() {
    var table =
        MoonTable.of(4)
            .owns(PURPLE, "OP-IL2")
            .hand(PURPLE, "FO-001", "FO-002", "FO-003", "FO-004")
            .stack(PURPLE, "LE-001")
            .deckTop("CO-001");
    int deck = table.at().deck.size(table.moon());
    table
        .turn(PURPLE)
        .chooses(PURPLE, "OP-IL2", "perform")
        .offers(PURPLE, "FO-001", "FO-002", "FO-003", "FO-004", "CO-001")
        .chooses(PURPLE, "FO-002", "stack-player-4")
        .hasHand(PURPLE, "FO-001", "FO-003", "FO-004", "CO-001")
        .hasStack(PURPLE, "LE-001", "FO-002")
        .asks(PURPLE, DeployAgent.class);
    assertThat(table.at().deck.size(table.moon())).isEqualTo(deck - 1);
    assertThat(table.moon().isActive(PURPLE, table.operation("OP-IL2"))).isFalse();
  }

  @Test
  @Covers(SM_8_01)
  void playerExhaustsAtMostOneTokenInATurn() {
    MoonTable.of(3)
        .owns(BLUE, "OP-SM1", "OP-HE1")
        .turn(BLUE)
        .asks(BLUE, Hustle.class)
        .offers(BLUE, "OP-PC-1", "OP-SM1", "OP-HE1", "pass")
        .chooses(BLUE, "OP-PC-1", "CA")
        .asks(BLUE, DeployAgent.class);
  }

  @Test
  @Covers({SM_8_02, SM_8_04})
  void onlyOwnActiveTokensCanBeUsed() {
    var table =
        MoonTable.of(3)
            .owns(BLUE, "OP-SM1", "OP-IL1")
            .exhausted(BLUE, "OP-IL1")
            .owns(ORANGE, "OP-HE1")
            .board("OP-ES1")
            .turn(BLUE)
            .offers(BLUE, "OP-PC-1", "OP-SM1", "pass")
            .refuses(BLUE, "OP-IL1", SM_8_04);
    table.at().owned(BLUE).turn(table.moon(), table.operation("OP-IL1"), false);
    table.turn(BLUE).offers(BLUE, "OP-PC-1", "OP-SM1", "OP-IL1", "pass");
  }

  @Test
  @Covers(SM_8_05)
  void pettyCrimeTokenCanBeUsedInTheFirstTurn() {
    MoonTable.of(3)
        .turn(BLUE)
        .offers(BLUE, "OP-PC-1", "pass")
        .chooses(BLUE, "OP-PC-1", "CA")
        .hasInfluence("CA", BLUE, 1);
  }

  @Test
  @Covers(SM_8_06)
  void tokenClaimedThisTurnIsUsedInTheNextAtTheEarliest() {
    MoonTable.of(3)
        .board("OP-IL1")
        .influence("AC", BLUE, 3)
        .hand(BLUE, "LE-003", "LE-005")
        .turn(BLUE)
        .chooses(BLUE, "pass", "LE-003", "face-down", "stop", "OP-IL1@AC")
        .asks(BLUE, Manipulate.class)
        .turn(BLUE)
        .offers(BLUE, "OP-PC-1", "OP-IL1", "pass");
  }

  @Test
  @Covers({SM_8_03, SM_8_07})
  void tokenIsTurnedEvenIfItsEffectIsDeclined() {
    var table =
        MoonTable.of(3)
            .turn(BLUE)
            .chooses(BLUE, "OP-PC-1", "stop")
            .hasSupply(BLUE, 16)
            .asks(BLUE, DeployAgent.class);
    assertThat(table.moon().isActive(BLUE, table.petty(BLUE))).isFalse();
  }

  @Test
  @Covers(SM_8_07)
  void amountOfAHustleEffectIsAMost() {
    MoonTable.of(3)
        .owns(BLUE, "OP-SM5")
        .influence("SP", BLUE, 2)
        .turn(BLUE)
        .chooses(BLUE, "OP-SM5", "CA", "SP")
        .offers(BLUE, "SP", "stop")
        .chooses(BLUE, "stop")
        .hasInfluence("CA", BLUE, 1)
        .hasInfluence("SP", BLUE, 1)
        .asks(BLUE, DeployAgent.class);
  }

  @Test
  @Covers({SM_8_08, SM_9_15})
  void cardPlacedByAHustleCountsForTheMatch() {
    MoonTable.of(3)
        .owns(BLUE, "OP-IL2")
        .hand(BLUE, "CO-001", "CO-002", "FO-001")
        .stack(BLUE, "LE-001")
        .board()
        .turn(BLUE)
        .chooses(BLUE, "OP-IL2", "perform", "CO-002", "stack-player-1")
        .chooses(BLUE, "CO-001", "face-up", "one", "stop", "stop")
        .happened(SM_9_13)
        .offers(BLUE, "one", "stop")
        .chooses(BLUE, "one")
        .hasInfluence("BZ", BLUE, 1)
        .hasStack(BLUE, "LE-001", "CO-002", "CO-001");
  }
}

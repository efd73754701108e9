package nocturne.syndicates.effect;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.SyndicatesRule.SM_5_06;
import static nocturne.syndicates.SyndicatesRule.SM_5_07;
import static nocturne.syndicates.SyndicatesRule.SM_5_08;
import static nocturne.syndicates.SyndicatesRule.SM_5_10;
import static nocturne.syndicates.SyndicatesRule.SM_5_11;
import static nocturne.syndicates.SyndicatesRule.SM_5_12;
import static nocturne.syndicates.SyndicatesRule.SM_5_16;
import static nocturne.syndicates.SyndicatesRule.SM_5_18;
import static nocturne.syndicates.SyndicatesRule.SM_9_14;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.round.BankAgents;
import nocturne.syndicates.round.EndOfRound;
import nocturne.syndicates.turn.Manipulate;
import org.junit.jupiter.api.Test;

class AgentStackTest {

  private static MoonTable interfering(int players) {
    return MoonTable.of(players)
        .deckTop("LE-001")
        .hand(BLUE, "FO-007", "CO-001")
        .performs(BLUE, "INTERFERE 1");
  }

  @Test
  @Covers({SM_5_06, SM_5_10})
  void everyPlayerHasAnAgentStackEvenWithoutCards() {
    interfering(4)
        .chooses(BLUE, "perform", "CO-001")
        .offers(BLUE, "stack-player-1", "stack-player-2", "stack-player-3", "stack-player-4")
        .chooses(BLUE, "stack-player-3")
        .rests()
        .hasStack(MAGENTA, "CO-001");
  }

  @Test
  @Covers(SM_5_06)
  void theKingpinHasAnAgentStackInRoundsOneAndTwo() {
    interfering(2)
        .chooses(BLUE, "perform", "CO-001")
        .offers(BLUE, "stack-player-1", "stack-player-2", "stack-kingpin");
  }

  @Test
  @Covers(SM_5_06)
  void theKingpinHasNoAgentStackInRoundThree() {
    MoonTable.of(2)
        .round(3)
        .hand(BLUE, "FO-007", "CO-001")
        .performs(BLUE, "INTERFERE 1")
        .chooses(BLUE, "perform", "CO-001")
        .offers(BLUE, "stack-player-1", "stack-player-2");
  }

  @Test
  @Covers(SM_5_07)
  void cardThatJoinsAStackGoesOnTop() {
    MoonTable.of(3)
        .stack(ORANGE, "FO-001", "FO-002")
        .stack(BLUE, "LE-003")
        .hand(BLUE, "CO-001", "FO-008", "FO-007")
        .performs(BLUE, "INTERFERE 1")
        .chooses(BLUE, "perform", "CO-001", "stack-player-2")
        .hasStack(ORANGE, "FO-001", "FO-002", "CO-001")
        .turn(BLUE)
        .chooses(BLUE, "pass", "FO-008", "face-down", "stop")
        .hasStack(BLUE, "LE-003", "FO-008*")
        .turn(BLUE)
        .chooses(BLUE, "pass", "FO-007", "face-up", "stop", "stop", "stop")
        .hasStack(BLUE, "LE-003", "FO-008*", "FO-007");
  }

  @Test
  @Covers(SM_5_08)
  void onlyTheTopCardOfAStackCanBeBurned() {
    MoonTable.of(3)
        .stack(ORANGE, "FO-001", "FO-002")
        .performs(BLUE, "BURN")
        .offers(BLUE, "stack-player-2", "stop")
        .chooses(BLUE, "stack-player-2")
        .rests()
        .hasStack(ORANGE, "FO-001");
  }

  @Test
  @Covers(SM_5_08)
  void cardsBelowTheTopDoNotMatch() {
    MoonTable.of(3)
        .board()
        .stack(BLUE, "FO-001", "LE-003")
        .hand(BLUE, "FO-003", "FO-004")
        .turn(BLUE)
        .chooses(BLUE, "pass", "FO-003", "face-up", "stop")
        .happened(SM_9_14)
        .asks(BLUE, Manipulate.class);
  }

  @Test
  @Covers(SM_5_11)
  void facedownTopCardShieldsTheStackFromOthers() {
    var table = MoonTable.of(3).stack(ORANGE, "FO-001").stackFaceDown(ORANGE, "FO-002");
    table
        .stack(MAGENTA, "FO-003")
        .performs(BLUE, "BURN")
        .offers(BLUE, "stack-player-3", "stop")
        .refuses(BLUE, "stack-player-2", SM_5_11);
    table
        .hand(BLUE, "CO-001", "CO-002")
        .performs(BLUE, "INTERFERE 1")
        .chooses(BLUE, "perform", "CO-001")
        .offers(BLUE, "stack-player-1", "stack-player-3")
        .refuses(BLUE, "stack-player-2", SM_5_11);
  }

  @Test
  @Covers(SM_5_11)
  void facedownTopCardShieldsTheStackFromTheKingpin() {
    MoonTable.of(2)
        .stackFaceDown(ORANGE, "FO-002")
        .stack(BLUE, "FO-003")
        .stack(KINGPIN, "FO-004")
        .kingpinPerforms(BLUE, "BURN")
        .offers(BLUE, "stack-player-1", "stack-kingpin");
  }

  @Test
  @Covers(SM_5_11)
  void facedownCardBelowTheTopShieldsNothing() {
    MoonTable.of(3)
        .stackFaceDown(ORANGE, "FO-001")
        .stack(ORANGE, "FO-002")
        .performs(BLUE, "BURN")
        .offers(BLUE, "stack-player-2", "stop");
  }

  @Test
  @Covers(SM_5_12)
  void ownerMayTouchTheirOwnShieldedStack() {
    var table = MoonTable.of(3).stackFaceDown(BLUE, "FO-001");
    table
        .hand(BLUE, "CO-001", "CO-002")
        .performs(BLUE, "INTERFERE 1")
        .chooses(BLUE, "perform", "CO-001", "stack-player-1")
        .hasStack(BLUE, "FO-001*", "CO-001");
    table.stackFaceDown(BLUE, "FO-002").performs(BLUE, "BURN").chooses(BLUE, "stack-player-1");
    table.hasStack(BLUE, "FO-001*", "CO-001");
    assertThat(table.moon().burnedCard()).contains(table.agent("FO-002"));
  }

  @Test
  @Covers(SM_5_16)
  void cardPlacedOnAStackByAnEffectResolvesNothing() {
    interfering(3).chooses(BLUE, "perform", "CO-001", "stack-player-1").rests();
  }

  @Test
  @Covers(SM_5_16)
  void cardDeployedFacedownResolvesNoneOfItsSentences() {
    MoonTable.of(3)
        .board()
        .hand(BLUE, "FO-003", "FO-004")
        .turn(BLUE)
        .chooses(BLUE, "pass", "FO-003", "face-down", "SP")
        .asks(BLUE, Manipulate.class)
        .hasInfluence("PR", BLUE, 0)
        .hasSupply(BLUE, 15);
  }

  @Test
  @Covers(SM_5_16)
  void onlyTheCardThatHasJustSlidOffersItsSentenceBelowTheLine() {
    MoonTable.of(3)
        .board()
        .stack(BLUE, "FO-001")
        .hand(BLUE, "FO-008", "FO-004")
        .turn(BLUE)
        .chooses(BLUE, "pass", "FO-008", "face-up", "one", "stop")
        .offers(BLUE, "SP", "CS", "BZ", "PR", "AV", "stop")
        .chooses(BLUE, "PR")
        .hasInfluence("PR", BLUE, 1)
        .hasInfluence("SP", BLUE, 0)
        .asks(BLUE, Manipulate.class);
  }

  @Test
  @Covers(SM_5_18)
  void cardsInAStackGoToTheHandOfItsOwnerWhoeverPlacedThem() {
    var table =
        MoonTable.of(3)
            .hand(BLUE, "CO-001", "FO-007")
            .performs(BLUE, "INTERFERE 1")
            .chooses(BLUE, "perform", "CO-001", "stack-player-2");
    table.run(new EndOfRound());
    for (var party : List.of(BLUE, ORANGE, MAGENTA))
      table.chooses(party, table.at().objectives(party).list(table.moon()).getFirst().id());
    table.asks(ORANGE, BankAgents.class).offersAmongOthers(ORANGE, "CO-001");
    table.doesNotOffer(BLUE, "CO-001");
  }
}

package nocturne.nightshift.stage;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.NightshiftRule.NS_8_01;
import static nocturne.nightshift.NightshiftRule.NS_8_02;
import static nocturne.nightshift.NightshiftRule.NS_8_03;
import static nocturne.nightshift.NightshiftRule.NS_8_04;
import static nocturne.nightshift.NightshiftRule.NS_8_05;
import static nocturne.nightshift.NightshiftRule.NS_8_06;
import static nocturne.nightshift.NightshiftRule.NS_8_13;
import static nocturne.nightshift.NightshiftRule.NS_8_16;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Room;
import org.junit.jupiter.api.Test;

class StageStepTest {

  @Test
  @Covers(NS_8_01)
  void rosteredDancerSkipsOrGoesOnStage() {
    ClubTable.of(2)
        .cash(ANN, 2_000)
        .round(3)
        .run(new StageStep())
        .asks(ANN, StageChoice.class)
        .offers(ANN, "go-on-stage", "skip-stage");
  }

  @Test
  @Covers(NS_8_02)
  void skippingCostsAFineOf1000() {
    var table = ClubTable.of(2).plays(BEA, "emerald").cash(ANN, 2_500).cash(BEA, 0).round(3);
    table.run(new StageStep()).chooses(ANN, "skip-stage").rests();
    table.hasCash(ANN, 1_500).hasCash(BEA, 0).isAt(ANN, Place.LOCKER_ROOM);
  }

  @Test
  @Covers(NS_8_03)
  void playerWithLessThan1000CannotSkip() {
    var table = ClubTable.of(2).cash(ANN, 500).hand(ANN, "P31").round(3).run(new StageStep());
    table.offers(ANN, "go-on-stage", "P31").refuses(ANN, "skip-stage", NS_8_03);
  }

  @Test
  @Covers({NS_8_02, NS_8_03})
  void cardThatWaivesTheFineLetsAPlayerWithoutMoneySkip() {
    var table = ClubTable.of(2).plays(BEA, "emerald").hand(ANN, "P31").powerDeckTop("P24");
    table.guest("S2", "C15").committed("S2", ANN, Room.VIP).stands(ANN, "S2").round(3);
    table.run(new StageStep()).chooses(ANN, "P31").rests();
    table.hasCash(ANN, 0).isAt(ANN, "S2").isCommitted("S2", ANN, Room.VIP).hasHand(ANN, "P24");
  }

  @Test
  @Covers(NS_8_02)
  void cardThatWaivesTheFineLeavesTheCash() {
    var table = ClubTable.of(2).plays(BEA, "emerald").cash(ANN, 3_000).hand(ANN, "P31").round(3);
    table.run(new StageStep()).chooses(ANN, "P31").rests().hasCash(ANN, 3_000);
  }

  /** EX-45 (the ledger's own id). */
  @Test
  @Covers({NS_8_04, NS_8_05})
  void skippingWithTheLast1000ProtectsTheCommitment() {
    var table = ClubTable.of(2).plays(ANN, "sapphire").cash(ANN, 1_000).round(6);
    table.guest("S2", "C15").committed("S2", ANN, Room.PRIVATE);
    table.run(new StageStep()).chooses(ANN, "skip-stage").rests().hasCash(ANN, 0);
    table.turn(ANN).isAt(ANN, Place.PRIVATE_ROOM);
    assertThat(table.at().inRoom.top(table.club()).id()).isEqualTo("C15");
  }

  @Test
  @Covers(NS_8_05)
  void playerWhoSkipsKeepsPositionCommitmentDrinksAndCards() {
    var table = ClubTable.of(2).plays(BEA, "emerald").cash(ANN, 1_000).hand(ANN, "P24", "P30");
    table.drinks(ANN, 2, 1).guest("S2", "C15").committed("S2", ANN, Room.VIP).stands(ANN, "S5");
    table.round(3).run(new StageStep()).chooses(ANN, "skip-stage").rests();
    table.isAt(ANN, "S5").isCommitted("S2", ANN, Room.VIP);
    table.hasDrinks(ANN, 2, 1).hasHand(ANN, "P24", "P30");
  }

  @Test
  @Covers(NS_8_06)
  void dancerWhoIsNotRosteredDoesNotGoOnStage() {
    var table = ClubTable.of(3).cash(ANN, 1_000).cash(BEA, 1_000).cash(CAT, 1_000).round(3);
    table.run(new StageStep()).chooses(ANN, "go-on-stage").chooses(BEA, "go-on-stage").rests();
    table.isAt(ANN, Place.STAGE).isAt(BEA, Place.STAGE).isAt(CAT, Place.LOCKER_ROOM);
    table.hasCash(CAT, 1_000).clear("S4").stands(CAT, "S4").turn(CAT);
    table.offers(CAT, "clockwise", "counterclockwise", "end");
  }

  @Test
  @Covers(NS_8_13)
  void rosteredDancersDecideInTurnOrderEachAfterTheOthersDecisionIsCarriedOut() {
    var table = ClubTable.of(3).clearFloor().faceDown("S1", "C01");
    table.cash(ANN, 1_000).cash(BEA, 1_000).firstPlayer(BEA).round(3).run(new StageStep());
    table.asks(BEA, StageChoice.class).powerDeckTop("P24", "P25", "P26", "P27");
    table.chooses(BEA, "go-on-stage").asks(ANN, StageChoice.class);
    table.isAt(BEA, Place.STAGE).hasCash(BEA, 1_500).hasHand(BEA, "P24", "P25");
    table.chooses(ANN, "go-on-stage").rests().hasHand(ANN, "P26", "P27");
  }

  @Test
  @Covers(NS_8_16)
  void commitmentInTheRoundBeforeTheStageIsAllowedWithAWarning() {
    var table = ClubTable.of(2).sober().guest("S2", "C15").stands(ANN, "S2").cash(ANN, 1_000);
    assertThat(promptAtOutcomes(table.round(1))).isEqualTo("ask.outcome");
    assertThat(promptAtOutcomes(table.round(2))).isEqualTo("ask.outcome-before-stage");
    table.chooses(ANN, "outcome-2").rests().isCommitted("S2", ANN, Room.PRIVATE);
    table.round(3).run(new StageStep()).offers(ANN, "go-on-stage", "skip-stage");
    assertThat(table.club().question(ANN).orElseThrow().prompt().key())
        .isEqualTo("ask.stage-committed");
  }

  private static String promptAtOutcomes(ClubTable table) {
    table.turn(ANN).rolls(3).chooses(ANN, "engage");
    return table.club().question(ANN).orElseThrow().prompt().key();
  }
}

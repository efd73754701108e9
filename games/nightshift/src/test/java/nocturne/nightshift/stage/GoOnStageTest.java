package nocturne.nightshift.stage;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.ClubTable.DOT;
import static nocturne.nightshift.NightshiftRule.NS_2_17;
import static nocturne.nightshift.NightshiftRule.NS_2_19;
import static nocturne.nightshift.NightshiftRule.NS_8_03;
import static nocturne.nightshift.NightshiftRule.NS_8_07;
import static nocturne.nightshift.NightshiftRule.NS_8_08;
import static nocturne.nightshift.NightshiftRule.NS_8_09;
import static nocturne.nightshift.NightshiftRule.NS_8_10;
import static nocturne.nightshift.NightshiftRule.NS_8_11;
import static nocturne.nightshift.NightshiftRule.NS_8_12;
import static nocturne.nightshift.NightshiftRule.NS_8_14;
import static nocturne.nightshift.NightshiftRule.NS_8_15;
import static nocturne.nightshift.NightshiftRule.NS_8_17;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Happening;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.floor.FloorTurn;
import nocturne.nightshift.round.BeginRound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GoOnStageTest {

  /** Nobody on the floor but three face-down Tippers and two who have been flipped. */
  private static ClubTable threeTippers(ClubTable table) {
    return table
        .clearFloor()
        .faceDown("S1", "C01")
        .faceDown("S5", "C05")
        .faceDown("S9", "C07")
        .faceDown("S10", "C02")
        .guest("S2", "C11")
        .guest("S3", "C13");
  }

  /** EX-15 (the ledger's own id). */
  @Test
  @Covers({NS_8_09, NS_8_10, NS_8_11})
  void eachDancerOnStageReceives500ForEachFaceDownTipper() {
    var table = threeTippers(ClubTable.of(4)).cash(CAT, 1_000).cash(DOT, 1_000).round(6);
    table.powerDeckTop("P24", "P25", "P26", "P27").run(new StageStep());
    table.chooses(CAT, "go-on-stage").chooses(DOT, "go-on-stage").rests();
    table.hasCash(CAT, 2_500).hasCash(DOT, 2_500).hasCash(ANN, 0).hasCash(BEA, 0);
    table.hasHand(CAT, "P24", "P25").hasHand(DOT, "P26", "P27");
  }

  /** EX-16 (the ledger's own id). */
  @Test
  @Covers({NS_8_09, NS_8_11})
  void rubyReceives1000ForEachFaceDownTipper() {
    var table = threeTippers(ClubTable.of(2)).plays(BEA, "emerald").round(3);
    table.powerDeckTop("P24", "P25").run(new StageStep()).rests();
    table.isAt(ANN, Place.STAGE).hasCash(ANN, 3_000).hasHand(ANN, "P24", "P25");
  }

  @Test
  @Covers(NS_8_09)
  void cardRaisesTheTips() {
    var table = threeTippers(ClubTable.of(2)).hand(ANN, "P30").cash(BEA, 1_000).round(3);
    table.run(new StageStep()).chooses(ANN, "P30").hasCash(ANN, 4_500);
    table.chooses(BEA, "go-on-stage").rests().hasCash(BEA, 2_500);
  }

  /** EX-17 (the ledger's own id). */
  @Test
  @Covers({NS_8_03, NS_8_08})
  void dancerWhoCannotPayTheFineGoesOnStageAndLosesHerCustomer() {
    var table = ClubTable.of(2).plays(ANN, "amethyst").cash(BEA, 500).clearFloor();
    table.guest("S2", "C15").committed("S2", BEA, Room.VIP).round(3);
    table.run(new StageStep()).rests().isAt(BEA, Place.STAGE).hasCash(BEA, 500).isEmpty("S2");
    assertThat(table.club().commitment(BEA)).isEmpty();
    assertThat(table.at().customerDiscard.list(table.club()))
        .containsExactly(table.customer("C15"));
    table.turn(BEA).isAt(BEA, Place.STAGE).offersAmongOthers(BEA, "step-left");
  }

  @Test
  @Covers(NS_8_07)
  void figurineGoesToTheStageFromAnyTableFreeOfCharge() {
    var table = ClubTable.of(2).plays(BEA, "emerald").clearFloor().stands(ANN, "S7").round(3);
    table.cash(ANN, 1_500).run(new StageStep()).chooses(ANN, "go-on-stage").rests();
    table.isAt(ANN, Place.STAGE).hasCash(ANN, 1_500);
  }

  @ParameterizedTest
  @EnumSource(
      value = Place.class,
      names = {"LOCKER_ROOM", "PRIVATE_EXIT", "VIP_EXIT"})
  @Covers(NS_8_07)
  void figurineGoesToTheStageFromOutsideTheMainFloorFreeOfCharge(Place place) {
    var table = ClubTable.of(2).plays(BEA, "emerald").clearFloor().stands(ANN, place).round(3);
    table.cash(ANN, 1_500).run(new StageStep()).chooses(ANN, "go-on-stage").rests();
    table.isAt(ANN, Place.STAGE).hasCash(ANN, 1_500);
  }

  @Test
  @Covers(NS_8_11)
  void onlyHerPlayerSeesTheCardsDrawnOnStage() {
    var table = goneOnStage(4, "competitive");
    for (var card : List.of("P24", "P25")) {
      table.test().seat(ANN).sees(table.power(card));
      for (var other : List.of(BEA, CAT, DOT))
        table.test().seat(other).doesNotSee(table.power(card));
    }
  }

  @Test
  @Covers(NS_8_11)
  void everybodySeesTheCardsDrawnOnStageInCoOp() {
    var table = goneOnStage(3, "co-op");
    for (var seat : List.of(ANN, BEA, CAT))
      table.test().seat(seat).sees(table.power("P24")).sees(table.power("P25"));
  }

  @Test
  @Covers(NS_8_11)
  void onlyTheTeammateSeesTheCardsDrawnOnStageInTwoAgainstTwo() {
    var table = goneOnStage(4, "teams");
    table.test().seat(CAT).sees(table.power("P24")).sees(table.power("P25"));
    table.test().seat(BEA).doesNotSee(table.power("P24")).doesNotSee(table.power("P25"));
    table.test().seat(DOT).doesNotSee(table.power("P24")).doesNotSee(table.power("P25"));
  }

  private static ClubTable goneOnStage(int players, String mode) {
    var table = ClubTable.of(players, "mode", mode).powerDeckTop("P24", "P25");
    return table.run(new Rostered(ANN)).rests().hasHand(ANN, "P24", "P25");
  }

  @Test
  @Covers(NS_8_12)
  void customerIsDiscardedBeforeTheTipsArePaidAndTheTipsBeforeTheCardsAreDrawn() {
    var table = threeTippers(ClubTable.of(2)).committed("S2", ANN, Room.VIP);
    table.run(new Rostered(ANN)).rests();
    assertThat(table.test().happenings().stream().map(Happening::rule))
        .endsWith(NS_8_08, NS_8_09, NS_8_11, NS_8_11);
  }

  @Test
  @Covers(NS_8_14)
  void dancerStaysOnStageUntilHerOwnTurn() {
    var table = ClubTable.of(3).cash(CAT, 1_000).round(6).run(new BeginRound());
    table.chooses(CAT, "go-on-stage").isAt(CAT, Place.STAGE);
    table.chooses(ANN, "end").isAt(CAT, Place.STAGE);
    table.chooses(BEA, "end").asks(CAT, FloorTurn.class).isAt(CAT, Place.STAGE);
  }

  /** EX-18 (the ledger's own id). */
  @Test
  @Covers({NS_2_17, NS_2_19, NS_8_15})
  void dancerOnStageMustStepOffForOneEnergy() {
    var table = ClubTable.of(2).stands(BEA, Place.STAGE).clear("S4").turn(BEA).hasEnergy(4);
    table.offers(BEA, "step-left", "step-right").refuses(BEA, "end", NS_2_19);
    table.chooses(BEA, "step-left").isAt(BEA, "S4").hasEnergy(3).offersAmongOthers(BEA, "end");
  }

  @Test
  @Covers(NS_8_15)
  void rightStairsLeadToTheOtherSide() {
    var table = ClubTable.of(2).stands(BEA, Place.STAGE).clear("S10").turn(BEA);
    table.chooses(BEA, "step-right").isAt(BEA, "S10").hasEnergy(3);
  }

  @Test
  @Covers(NS_8_17)
  void withoutTippersThereAreNoTipsButStillTwoCards() {
    var table = ClubTable.of(2).clearFloor().faceDown("S1", "C02").guest("S2", "C01");
    table.powerDeckTop("P24", "P25").run(new Rostered(ANN)).rests();
    table.hasCash(ANN, 0).hasHand(ANN, "P24", "P25");
  }
}

package nocturne.nightshift.floor;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.NightshiftRule.NS_10_18;
import static nocturne.nightshift.NightshiftRule.NS_16_02;
import static nocturne.nightshift.NightshiftRule.NS_16_03;
import static nocturne.nightshift.NightshiftRule.NS_16_04;
import static nocturne.nightshift.NightshiftRule.NS_16_05;
import static nocturne.nightshift.NightshiftRule.NS_16_06;
import static nocturne.nightshift.NightshiftRule.NS_16_07;
import static nocturne.nightshift.NightshiftRule.NS_16_08;
import static nocturne.nightshift.NightshiftRule.NS_16_09;
import static nocturne.nightshift.NightshiftRule.NS_16_10;
import static nocturne.nightshift.NightshiftRule.NS_16_11;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Seat;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.round.BeginRound;
import org.junit.jupiter.api.Test;

class DadTest {

  private static final String DAD = "C60";

  /** Cat, with a card to play, at S6 with 1 Energy and Dad face-down. */
  private static ClubTable atTheBar() {
    var table = ClubTable.of(3).sober().cash(CAT, 2_000).faceDown("S6", DAD).stands(CAT, "S6");
    return table.hand(CAT, "P24").turn(CAT).energy(1);
  }

  /** EX-34 (the ledger's own id). */
  @Test
  @Covers({NS_16_02, NS_16_03, NS_16_05, NS_16_09, NS_10_18})
  void whoFlipsDadAtTheBarMustRollOnHimAndMayBePaid() {
    var table = atTheBar().offersAmongOthers(CAT, "buy-shot", "clockwise", "end");
    table.chooses(CAT, "flip").offers(CAT, "engage", "P24").refuses(CAT, "end", NS_16_02);
    table.refuses(CAT, "buy-shot", NS_16_03).rolls(4).chooses(CAT, "engage");
    table.offers(CAT, "outcome-1", "outcome-2").chooses(CAT, "outcome-2").rests();
    table.hasCash(CAT, 3_000).isAt(CAT, "S6").isEmpty("S6");
    assertThat(table.at().customerDiscard.top(table.club())).isEqualTo(table.customer(DAD));
  }

  /** EX-34 (the ledger's own id), with a roll of 3. */
  @Test
  @Covers({NS_16_02, NS_16_09})
  void dadSendsTheDancerToTheLockerRoomOnALowRoll() {
    var table = atTheBar().hand(CAT).rolls(3).chooses(CAT, "flip").rests();
    table.isAt(CAT, Place.LOCKER_ROOM).isEmpty("S6").hasCash(CAT, 2_000);
    assertThat(table.at().customerDiscard.top(table.club())).isEqualTo(table.customer(DAD));
  }

  @Test
  @Covers(NS_16_09)
  void dadNeverCommits() {
    var table = ClubTable.of(2).guest("S6", DAD);
    assertThat(table.customer(DAD).outcomes()).hasSize(2);
    for (var room : Room.values())
      assertThat(table.customer(DAD).outcomes()).noneMatch(outcome -> outcome.commitsTo(room));
  }

  @Test
  @Covers({NS_16_02, NS_16_05, NS_16_06})
  void whoMovesOntoDadsSpaceRollsAndTheTurnEndsThere() {
    var table = ClubTable.of(2).sober().guest("S6", DAD).stands(ANN, "S5").turn(ANN).rolls(4);
    table.chooses(ANN, "clockwise").isAt(ANN, "S6").hasEnergy(3);
    table.chooses(ANN, "outcome-2").rests().isAt(ANN, "S6").hasEnergy(0);
  }

  @Test
  @Covers({NS_16_05, NS_16_06})
  void whoStepsOffTheStageOntoDadsSpaceMustRoll() {
    var table = ClubTable.of(2).guest("S4", DAD).stands(ANN, Place.STAGE).hand(ANN, "P24");
    table.turn(ANN).chooses(ANN, "step-left").hasEnergy(3).offers(ANN, "engage", "P24");
  }

  @Test
  @Covers(NS_16_05)
  void whoEntersTheMainFloorAtDadsSpaceMustRoll() {
    var table = ClubTable.of(2).guest("S1", DAD).hand(ANN, "P24").turn(ANN);
    table.chooses(ANN, "enter").isAt(ANN, "S1").offers(ANN, "engage", "P24");
  }

  @Test
  @Covers({NS_16_02, NS_16_05})
  void whoStartsAFloorTurnAtDadsSpaceMustRoll() {
    var table = ClubTable.of(2).guest("S7", DAD).stands(ANN, "S7").cash(ANN, 5_000);
    table.hand(ANN, "P24").turn(ANN).hasEnergy(4).offers(ANN, "engage", "P24");
  }

  @Test
  @Covers({NS_16_04, NS_16_08})
  void cardsOfOnesOwnTurnMayBePlayedBeforeTheRollOnDad() {
    var table = ClubTable.of(2).guest("S7", DAD).stands(ANN, "S7").hand(ANN, "P24", "P26");
    table.turn(ANN).chooses(ANN, "P24").hasCash(ANN, 1_000).offers(ANN, "engage", "P26");
  }

  @Test
  @Covers(NS_16_04)
  void cardsMayBeUsedOnTheRollOnDad() {
    var table = ClubTable.of(2).sober().guest("S7", DAD).stands(ANN, "S7").hand(ANN, "P22");
    table.hand(BEA, "P16").turn(ANN).offers(BEA, "P16", "pass").chooses(BEA, "P16");
    table.chooses(BEA, bySuffix(table, BEA, "2")).offers(ANN, "P22", "pass").chooses(ANN, "P22");
    table.offers(ANN, "outcome-1", "outcome-2");
  }

  private static String bySuffix(ClubTable table, Seat seat, String suffix) {
    return table.club().options(seat).list().stream()
        .map(option -> option.id())
        .filter(id -> id.endsWith(suffix))
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Covers({NS_16_04, NS_16_08})
  void cardThatRemovesDadLiftsTheDuty() {
    var table = ClubTable.of(2).guest("S2", DAD).stands(ANN, "S2").hand(ANN, "P40").turn(ANN);
    table.offers(ANN, "engage", "P40").chooses(ANN, "P40", "S2");
    table.offers(ANN, "clockwise", "counterclockwise", "flip", "end").chooses(ANN, "end").rests();
  }

  @Test
  @Covers(NS_16_08)
  void cardThatMovesTheDancerAwayLiftsTheDuty() {
    var table = ClubTable.of(2).guest("S2", DAD).clear("S9").stands(ANN, "S2").hand(ANN, "P20");
    table.turn(ANN).chooses(ANN, "P20", "S9").isAt(ANN, "S9").hasGuest("S2", DAD);
    table.offers(ANN, "clockwise", "counterclockwise", "end").chooses(ANN, "end").rests();
  }

  @Test
  @Covers({NS_16_02, NS_16_07})
  void otherDancersOnTheSpaceRollOnTheirOwnTurns() {
    var table = ClubTable.of(3).sober().faceDown("S2", DAD).clear("S9").hand(ANN, "P20");
    table.stands(ANN, "S2").stands(BEA, "S2").hand(BEA, "P24").run(new Turn(ANN), new Turn(BEA));
    table.chooses(ANN, "flip").offers(ANN, "engage", "P20").chooses(ANN, "P20", "S9");
    table.asks(ANN, FloorTurn.class).isAt(BEA, "S2").chooses(ANN, "end");
    table.offers(BEA, "engage", "P24");
  }

  @Test
  @Covers(NS_16_07)
  void otherDancersDoNotRollOnceDadHasLeft() {
    var table = ClubTable.of(2).sober().faceDown("S2", DAD).stands(ANN, "S2").stands(BEA, "S2");
    table.run(new Turn(ANN), new Turn(BEA)).rolls(1).chooses(ANN, "flip");
    table.isAt(ANN, Place.LOCKER_ROOM).isAt(BEA, "S2");
    table.offers(BEA, "clockwise", "counterclockwise", "end");
  }

  @Test
  @Covers(NS_16_07)
  void dancerMovedOntoDadsSpaceByACardRollsOnHerOwnTurn() {
    var table = ClubTable.of(3).sober().guest("S4", DAD).stands(BEA, "S2").hand(ANN, "P17");
    table.hand(BEA, "P24").run(new Turn(ANN), new Turn(BEA));
    table.chooses(ANN, "P17", "clockwise-2").isAt(BEA, "S4").asks(ANN, FloorTurn.class);
    table.chooses(ANN, "end").asks(BEA, FloorTurn.class).offers(BEA, "engage", "P24");
  }

  @Test
  @Covers(NS_16_10)
  void faceDownDadIsACustomerLikeAnyOtherAndNoTipper() {
    var table = ClubTable.of(2).clearFloor().faceDown("S7", DAD).stands(ANN, "S7");
    assertThat(table.club().tippers()).isZero();
    table.cash(ANN, 500).turn(ANN);
    table.offers(ANN, "clockwise", "counterclockwise", "flip", "buy-shot", "end");
  }

  @Test
  @Covers(NS_16_11)
  void refreshDiscardsAFaceUpDadAndLeavesAFaceDownOne() {
    var table = ClubTable.of(2).guest("S2", DAD).round(4).run(new BeginRound());
    assertThat(table.at().customerDiscard.list(table.club())).contains(table.customer(DAD));
    table.faceDown("S2", DAD).run(new BeginRound());
    assertThat(table.table("S2").list(table.club())).containsExactly(table.customer(DAD));
  }

  @Test
  @Covers(NS_16_11)
  void effectThatDiscardsCustomersDiscardsDad() {
    var table = ClubTable.of(2).sober().guest("S5", "C10").guest("S4", DAD).clear("S6");
    table.stands(ANN, "S5").turn(ANN).rolls(1).chooses(ANN, "engage").rests().isEmpty("S4");
    assertThat(table.at().customerDiscard.list(table.club())).contains(table.customer(DAD));
  }
}

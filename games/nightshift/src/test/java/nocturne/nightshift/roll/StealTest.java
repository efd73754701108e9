package nocturne.nightshift.roll;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.ClubTable.DOT;
import static nocturne.nightshift.ClubTable.EVE;
import static nocturne.nightshift.NightshiftRule.NS_10_15;
import static nocturne.nightshift.NightshiftRule.NS_6_01;
import static nocturne.nightshift.NightshiftRule.NS_6_02;
import static nocturne.nightshift.NightshiftRule.NS_6_03;
import static nocturne.nightshift.NightshiftRule.NS_6_04;
import static nocturne.nightshift.NightshiftRule.NS_6_05;
import static nocturne.nightshift.NightshiftRule.NS_6_06;
import static nocturne.nightshift.NightshiftRule.NS_6_07;
import static nocturne.nightshift.NightshiftRule.NS_6_08;
import static nocturne.nightshift.NightshiftRule.NS_6_10;
import static nocturne.nightshift.NightshiftRule.NS_6_14;
import static nocturne.nightshift.NightshiftRule.NS_6_15;
import static nocturne.nightshift.NightshiftRule.NS_6_16;
import static nocturne.nightshift.NightshiftRule.NS_6_17;
import static nocturne.nightshift.NightshiftRule.NS_6_18;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.floor.FloorTurn;
import nocturne.nightshift.floor.Turn;
import nocturne.nightshift.room.VipRoom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StealTest {

  /** Ann, Cat and Bea at S2 with Orson (Loyalty 4), who is Committed to Ann. */
  private static ClubTable atOrson(Room room) {
    return ClubTable.of(3)
        .sober()
        .guest("S2", "C15")
        .committed("S2", ANN, room)
        .stands(ANN, "S2")
        .stands(BEA, "S2")
        .stands(CAT, "S2");
  }

  /** EX-12 (the ledger's own id). */
  @Test
  @Covers({NS_6_04, NS_6_05, NS_6_06, NS_6_07, NS_6_08})
  void stolenCommitmentIsResolvedOnTheThiefsNextTurnAsItWasMade() {
    var table = atOrson(Room.PRIVATE).turn(CAT).rolls(4).chooses(CAT, "steal").rests();
    table.isCommitted("S2", CAT, Room.PRIVATE).hasGuest("S2", "C15").isAt(CAT, "S2");
    assertThat(table.club().commitment(ANN)).isEmpty();
    assertThat(table.at().stolen.get(table.club(), table.spot("S2").index())).isEqualTo(1);
    table.turn(ANN).asks(ANN, FloorTurn.class).isAt(ANN, "S2");
    table.turn(CAT).isAt(CAT, Place.PRIVATE_ROOM).isEmpty("S2");
    assertThat(table.at().inRoom.top(table.club()).id()).isEqualTo("C15");
  }

  @Test
  @Covers({NS_6_06, NS_6_07})
  void thiefsTokenShowsTheRoomThatTheOwnersShowed() {
    atOrson(Room.VIP)
        .turn(CAT)
        .rolls(6)
        .chooses(CAT, "steal")
        .rests()
        .isCommitted("S2", CAT, Room.VIP);
  }

  @Test
  @Covers({NS_6_04, NS_6_05, NS_6_14})
  void failedStealEndsTheTurnAndChangesNothing() {
    var table = atOrson(Room.VIP).turn(CAT).hasEnergy(4).rolls(3).chooses(CAT, "steal").rests();
    table.isCommitted("S2", ANN, Room.VIP).hasGuest("S2", "C15");
    table.isAt(ANN, "S2").isAt(BEA, "S2").isAt(CAT, "S2");
    table.turn(ANN).isAt(ANN, Place.VIP_ROOM);
  }

  @Test
  @Covers(NS_6_14)
  void shotsAndCardsUsedOnAFailedStealAreSpent() {
    var table = atOrson(Room.VIP).drinks(BEA, 1, 0).hand(BEA, "P23").powerDeckTop("P24");
    table.turn(BEA).rolls(1).chooses(BEA, "steal", "shot", "P23").rests();
    table.isCommitted("S2", ANN, Room.VIP).hasDrinks(BEA, 0, 0).hasHand(BEA, "P24");
    assertThat(table.at().powerDiscard.list(table.club())).containsExactly(table.power("P23"));
  }

  @Test
  @Covers({NS_6_01, NS_6_02})
  void onlyACommittedCustomerOnTheThiefsOwnSpaceCanBeStolen() {
    var table = atOrson(Room.VIP).guest("S3", "C16").faceDown("S4", "C17").clear("S5");
    table.stands(CAT, "S5").turn(CAT).doesNotOffer(CAT, "steal");
    table.chooses(CAT, "counterclockwise").isAt(CAT, "S4").doesNotOffer(CAT, "steal");
    table.chooses(CAT, "counterclockwise").isAt(CAT, "S3").refuses(CAT, "steal", NS_6_01);
    table.chooses(CAT, "counterclockwise").isAt(CAT, "S2").offersAmongOthers(CAT, "steal");
  }

  @Test
  @Covers(NS_6_03)
  void customerCanBeStolenFromTheCommitmentUntilTheOwnersNextTurn() {
    var table = ClubTable.of(2).sober().guest("S2", "C15").dances("PR-01");
    table.stands(ANN, "S2").stands(BEA, "S2");
    table.run(new Turn(ANN), new Turn(BEA), new Turn(ANN), new Turn(BEA));
    table.rolls(3).chooses(ANN, "engage", "outcome-2");
    table.offersAmongOthers(BEA, "steal").chooses(BEA, "end");
    table.isAt(ANN, Place.PRIVATE_ROOM).isEmpty("S2").chooses(ANN, "leave");
    table.asks(BEA, FloorTurn.class).isAt(BEA, "S2").doesNotOffer(BEA, "steal");
  }

  /** EX-13 (the ledger's own id). */
  @Test
  @Covers({NS_6_05, NS_6_10})
  void anotherPlayerMayTryAfterAFailedSteal() {
    var table = ClubTable.of(4).sober().guest("S2", "C16").committed("S2", ANN, Room.PRIVATE);
    table.stands(CAT, "S2").stands(DOT, "S2").run(new Turn(CAT), new Turn(DOT)).rolls(4, 5);
    table.chooses(CAT, "steal").isCommitted("S2", ANN, Room.PRIVATE);
    table.chooses(DOT, "steal").rests().isCommitted("S2", DOT, Room.PRIVATE);
  }

  @ParameterizedTest
  @CsvSource({"teams, 4", "co-op, 3"})
  @Covers(NS_6_15)
  void partnersMayStealFromEachOther(String mode, int players) {
    var table = ClubTable.of(players, "mode", mode).sober().guest("S2", "C15");
    table.committed("S2", ANN, Room.VIP).stands(CAT, "S2").turn(CAT);
    table.rolls(4).chooses(CAT, "steal").rests().isCommitted("S2", CAT, Room.VIP);
  }

  /** EX-47 (the ledger's own id). */
  @Test
  @Covers({NS_6_16, NS_10_15})
  void threeShotsMayBeUsedOnOneSteal() {
    var table = ClubTable.of(5).sober().guest("S2", "C11").committed("S2", ANN, Room.PRIVATE);
    table.stands(EVE, "S2").drinks(EVE, 3, 0).turn(EVE).rolls(3);
    table.chooses(EVE, "steal", "shot", "shot", "shot").rests();
    table.isCommitted("S2", EVE, Room.PRIVATE).hasDrinks(EVE, 0, 0);
  }

  @Test
  @Covers(NS_6_16)
  void powerCardsModifyARollToStealAsTheyModifyOneToEngage() {
    var table = atOrson(Room.VIP).hand(CAT, "P21", "P22").hand(BEA, "P14").turn(CAT);
    table.rolls(6, 1).chooses(CAT, "steal").offers(CAT, "P21", "P22", "pass");
    table.chooses(CAT, "P21", "pass").chooses(BEA, "P14").chooses(CAT, "pass").rests();
    table.isCommitted("S2", ANN, Room.VIP).hasCash(BEA, 500);
    table.turn(CAT).rolls(2).chooses(CAT, "steal", "P22").isCommitted("S2", CAT, Room.VIP);
  }

  @Test
  @Covers(NS_6_17)
  void playerWithACommitmentCannotSteal() {
    var table = atOrson(Room.VIP).guest("S6", "C16").committed("S6", CAT, Room.PRIVATE);
    table.turn(CAT).isAt(CAT, Place.PRIVATE_ROOM).offers(CAT, "draw", "leave");
    table.chooses(CAT, "leave").rests().isCommitted("S2", ANN, Room.VIP);
  }

  /** EX-28 (the ledger's own id). */
  @Test
  @Covers(NS_6_18)
  void thiefIsPaidByTheStarsOfHerOwnDancer() {
    var table = ClubTable.of(3).sober().guest("S2", "C45").committed("S2", CAT, Room.VIP);
    table.stands(ANN, "S2").turn(ANN).rolls(4).chooses(ANN, "steal").rests();
    table.rig(VipRoom.DIE, 3).turn(ANN).chooses(ANN, "roll", "leave").rests();
    table.hasCash(ANN, 4_000).hasCollected(ANN, "C45");

    var notStolen = ClubTable.of(3).sober().guest("S2", "C45").committed("S2", CAT, Room.VIP);
    notStolen.rig(VipRoom.DIE, 3).turn(CAT).chooses(CAT, "roll", "leave").rests();
    notStolen.hasCash(CAT, 2_000);
  }
}

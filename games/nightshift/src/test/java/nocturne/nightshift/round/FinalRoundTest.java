package nocturne.nightshift.round;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.NightshiftRule.NS_9_12;
import static nocturne.nightshift.NightshiftRule.NS_9_13;
import static nocturne.nightshift.NightshiftRule.NS_9_14;
import static nocturne.nightshift.NightshiftRule.NS_9_15;
import static nocturne.nightshift.NightshiftRule.NS_9_16;
import static nocturne.nightshift.NightshiftRule.NS_9_17;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Room;
import org.junit.jupiter.api.Test;

class FinalRoundTest {

  private static ClubTable finalRound(int players) {
    return ClubTable.of(players).sober().round(16);
  }

  /** EX-35 (the ledger's own id). */
  @Test
  @Covers({NS_9_12, NS_9_13, NS_9_14, NS_9_16})
  void onlyThePlayerWithACommitmentTakesAnExtraTurnAndThenTheClubCloses() {
    var table = finalRound(2).guest("S2", "C15").stands(ANN, "S2").dances("PR-01");
    table.run(new BeginRound()).hasEnergy(4).rolls(3).chooses(ANN, "engage", "outcome-2");
    table.isCommitted("S2", ANN, Room.PRIVATE).hasEnergy(4).chooses(BEA, "end");
    table.isAt(ANN, Place.PRIVATE_ROOM).happened(NS_9_13).offers(ANN, "draw", "leave");
    table.test().seat(BEA).isNotAsked();
    table.chooses(ANN, "leave").hasCash(ANN, 1_000).hasCollected(ANN, "C15").happened(NS_9_16);
    table.test().isOver();
    assertThat(table.club().result()).isPresent();
  }

  @Test
  @Covers(NS_9_16)
  void totalsAreWorkedOutAfterTheExtraTurns() {
    var table = finalRound(2).guest("S2", "C03").committed("S2", ANN, Room.PRIVATE);
    table.guest("S3", "C15").committed("S3", BEA, Room.PRIVATE).dances("PR-01", "PR-04");
    table.collected(ANN, "C05").run(new BeginRound.Advance());
    table.chooses(ANN, "leave").hasCash(ANN, 500).didNotHappen(NS_9_16);
    table.chooses(BEA, "leave").happened(NS_9_16);
    table.test().isOver();
    // Ann's Subscribers, Loyalty 6 and 6, bring $1,000; Bea's, 4 and 1 more for Topaz, nothing.
    table.hasCash(ANN, 1_500).hasCash(BEA, 1_000);
  }

  @Test
  @Covers({NS_9_13, NS_9_14})
  void extraTurnsAreTakenInTurnOrder() {
    var table = finalRound(3).firstPlayer(BEA).guest("S2", "C15").guest("S3", "C16");
    table.committed("S2", ANN, Room.VIP).committed("S3", CAT, Room.VIP);
    table.run(new BeginRound.Advance());
    table.isAt(CAT, Place.VIP_ROOM).offers(CAT, "roll", "leave").isAt(ANN, Place.LOCKER_ROOM);
    table.chooses(CAT, "leave").isAt(ANN, Place.VIP_ROOM).chooses(ANN, "leave");
    table.test().isOver();
  }

  @Test
  @Covers({NS_9_14, NS_9_15})
  void nobodyStealsInTheExtraTurns() {
    var table = finalRound(2).guest("S2", "C15").stands(ANN, "S2").stands(BEA, "S2");
    table.run(new BeginRound()).chooses(ANN, "end").rolls(5).chooses(BEA, "engage", "outcome-3");
    table.isAt(BEA, Place.VIP_ROOM).offers(BEA, "roll", "leave");
    table.test().seat(ANN).isNotAsked();
    table.chooses(BEA, "leave").hasCollected(BEA, "C15");
    table.test().isOver();
  }

  @Test
  @Covers(NS_9_15)
  void laterPlayersMayStealACommitmentMadeInTheFinalRound() {
    var table = finalRound(2).guest("S2", "C15").stands(ANN, "S2").stands(BEA, "S2");
    table.run(new BeginRound()).rolls(5, 4).chooses(ANN, "engage", "outcome-3");
    table.offersAmongOthers(BEA, "steal").chooses(BEA, "steal").isAt(BEA, Place.VIP_ROOM);
    table.chooses(BEA, "leave").hasCollected(BEA, "C15").hasCollected(ANN);
    table.test().isOver();
  }

  @Test
  @Covers(NS_9_17)
  void powerCardsThatFitARoomTurnMayBePlayedInAnExtraTurnAndCountered() {
    var table = finalRound(2).guest("S2", "C15").committed("S2", ANN, Room.PRIVATE);
    table.hand(ANN, "P24", "P37", "P20").hand(BEA, "P04").dances("PR-26");
    table.run(new BeginRound.Advance());
    table.offers(ANN, "P37", "pass").chooses(ANN, "P37").offers(BEA, "P04", "pass");
    table.chooses(BEA, "pass").offers(ANN, "draw", "P24").chooses(ANN, "draw");
    table.chooses(ANN, "P24").chooses(BEA, "P04").hasCash(ANN, 0);
    table.chooses(ANN, "leave").hasCash(ANN, 2_500);
  }
}

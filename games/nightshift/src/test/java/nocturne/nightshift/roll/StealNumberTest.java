package nocturne.nightshift.roll;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.NightshiftRule.NS_6_09;
import static nocturne.nightshift.NightshiftRule.NS_6_11;
import static nocturne.nightshift.NightshiftRule.NS_6_12;
import static nocturne.nightshift.NightshiftRule.NS_6_13;

import nocturne.kernel.Seat;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.component.Room;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a Steal must reach, and how often a Customer can be stolen. */
class StealNumberTest {

  private static ClubTable committed(String customer, Seat owner, Seat thief) {
    return ClubTable.of(3)
        .sober()
        .guest("S2", customer)
        .committed("S2", owner, Room.PRIVATE)
        .stands(thief, "S2");
  }

  /** EX-14 (the ledger's own id). */
  @Test
  @Covers(NS_6_13)
  void customerCommittedToTopazHasOneLoyaltyMore() {
    var table = committed("C16", BEA, ANN);
    table.turn(ANN).rolls(5).chooses(ANN, "steal").rests().isCommitted("S2", BEA, Room.PRIVATE);
    table.turn(ANN).rolls(6).chooses(ANN, "steal").rests().isCommitted("S2", ANN, Room.PRIVATE);
  }

  @Test
  @Covers(NS_6_13)
  void preferenceForTheOwnerDoesNotDoubleTheNumber() {
    committed("C45", ANN, CAT)
        .turn(CAT)
        .rolls(4)
        .chooses(CAT, "steal")
        .rests()
        .isCommitted("S2", CAT, Room.PRIVATE);
  }

  @Test
  @Covers(NS_6_13)
  void preferenceForTheThiefDoesNotDoubleTheNumber() {
    committed("C45", CAT, ANN)
        .turn(ANN)
        .rolls(4)
        .chooses(ANN, "steal")
        .rests()
        .isCommitted("S2", ANN, Room.PRIVATE);
  }

  @Test
  @Covers(NS_6_13)
  void cardThatSetsTheLoyaltyReplacesThePrintedNumber() {
    committed("C16", ANN, CAT)
        .hand(CAT, "P07")
        .turn(CAT)
        .rolls(2)
        .chooses(CAT, "P07", "steal")
        .rests()
        .isCommitted("S2", CAT, Room.PRIVATE);
  }

  @ParameterizedTest
  @CsvSource({"2, false", "3, true"})
  @Covers(NS_6_13)
  void topazsAbilityComesOnTopOfTheNumberSetByACard(int roll, boolean succeeds) {
    committed("C16", BEA, CAT)
        .hand(CAT, "P07")
        .turn(CAT)
        .rolls(roll)
        .chooses(CAT, "P07", "steal")
        .rests()
        .isCommitted("S2", succeeds ? CAT : BEA, Room.PRIVATE);
  }

  private static ClubTable stolenByCat() {
    return committed("C15", ANN, CAT)
        .stands(BEA, "S2")
        .turn(CAT)
        .rolls(6)
        .chooses(CAT, "steal")
        .rests();
  }

  @Test
  @Covers({NS_6_09, NS_6_11})
  void customerCannotBeStolenASecondTime() {
    stolenByCat().turn(BEA).doesNotOffer(BEA, "steal").refuses(BEA, "steal", NS_6_09);
  }

  @Test
  @Covers({NS_6_09, NS_6_12})
  void customerCountsAsStolenEvenAfterCommittingAgain() {
    var table = stolenByCat().hand(BEA, "P03").turn(BEA).rolls(3);
    table.chooses(BEA, "P03").isNotCommitted("S2").chooses(BEA, "engage", "outcome-2").rests();
    table.isCommitted("S2", BEA, Room.PRIVATE);
    table.turn(CAT).isAt(CAT, "S2").refuses(CAT, "steal", NS_6_09);
  }

  @Test
  @Covers(NS_6_12)
  void customerWhoTakesTheTableOfAStolenOneCanBeStolen() {
    var table = stolenByCat().hand(BEA, "P40").customerDeckTop("C16").turn(BEA).rolls(3);
    table.chooses(BEA, "P40", "S2", "flip", "engage", "outcome-2").rests();
    table.isCommitted("S2", BEA, Room.PRIVATE).turn(CAT).offersAmongOthers(CAT, "steal");
  }

  @Test
  @Covers(NS_6_12)
  void stealIsForgottenOnceTheThiefHasTakenTheCustomerToTheRoom() {
    var table = stolenByCat().turn(CAT).chooses(CAT, "leave").rests().isEmpty("S2");
    table.guest("S2", "C15").committed("S2", ANN, Room.VIP);
    table.turn(BEA).offersAmongOthers(BEA, "steal");
  }
}

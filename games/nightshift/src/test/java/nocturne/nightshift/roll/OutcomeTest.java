package nocturne.nightshift.roll;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.NightshiftRule.NS_1_20;
import static nocturne.nightshift.NightshiftRule.NS_3_14;
import static nocturne.nightshift.NightshiftRule.NS_4_12;
import static nocturne.nightshift.NightshiftRule.NS_4_15;
import static nocturne.nightshift.NightshiftRule.NS_4_17;
import static nocturne.nightshift.NightshiftRule.NS_4_18;
import static nocturne.nightshift.NightshiftRule.NS_4_19;
import static nocturne.nightshift.NightshiftRule.NS_4_20;
import static nocturne.nightshift.NightshiftRule.NS_4_21;
import static nocturne.nightshift.NightshiftRule.NS_4_22;
import static nocturne.nightshift.NightshiftRule.NS_4_23;
import static nocturne.nightshift.NightshiftRule.NS_4_24;
import static nocturne.nightshift.NightshiftRule.NS_4_25;
import static nocturne.nightshift.NightshiftRule.NS_4_26;
import static nocturne.nightshift.NightshiftRule.NS_4_27;
import static nocturne.nightshift.NightshiftRule.NS_5_10;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.floor.FloorTurn;
import org.junit.jupiter.api.Test;

/** What each outcome does. */
class OutcomeTest {

  private static ClubTable at(String spot, String customer, int roll) {
    return ClubTable.of(3)
        .guest(spot, customer)
        .stands(ANN, spot)
        .drinks(ANN, 0, 0)
        .turn(ANN)
        .rolls(roll);
  }

  /** EX-09 (the ledger's own id). */
  @Test
  @Covers({NS_4_18, NS_4_19})
  void paymentBeyondTheCashTakesAllOfItAndLeavesNoDebt() {
    ClubTable.of(2)
        .plays(ANN, "sapphire")
        .guest("S5", "C38")
        .stands(ANN, "S5")
        .drinks(ANN, 0, 0)
        .cash(ANN, 500)
        .turn(ANN)
        .rolls(2)
        .chooses(ANN, "engage")
        .happened(NS_4_19)
        .hasCash(ANN, 0)
        .rests();
  }

  @Test
  @Covers({NS_4_18, NS_4_19})
  void paymentWithinTheCashIsPaidInFullAndOneWithoutCashIsFree() {
    at("S5", "C38", 2).cash(ANN, 2500).chooses(ANN, "engage").hasCash(ANN, 1500).rests();
    at("S5", "C38", 6)
        .cash(ANN, 0)
        .chooses(ANN, "engage")
        .offers(ANN, "outcome-1", "outcome-2", "outcome-3")
        .chooses(ANN, "outcome-1")
        .hasCash(ANN, 0)
        .rests();
  }

  @Test
  @Covers(NS_4_18)
  void lossByACardLeavesNoDebtEither() {
    ClubTable.of(2).hand(ANN, "P05").cash(BEA, 1000).turn(ANN).chooses(ANN, "P05").hasCash(BEA, 0);
  }

  /** EX-11 (the ledger's own id). */
  @Test
  @Covers({NS_4_20, NS_4_21, NS_5_10})
  void customersOnBothSidesLeaveAndTheirTokensGoHome() {
    var table =
        at("S5", "C10", 1)
            .guest("S4", "C15")
            .committed("S4", BEA, Room.VIP)
            .stands(BEA, "S4")
            .clear("S6")
            .guest("S3", "C01")
            .guest("S7", "C02")
            .chooses(ANN, "engage")
            .rests()
            .isEmpty("S4")
            .isEmpty("S6")
            .hasGuest("S5", "C10")
            .hasGuest("S3", "C01")
            .hasGuest("S7", "C02")
            .isNotCommitted("S4");
    assertThat(table.at().customerDiscard.list(table.club()))
        .containsExactly(table.customer("C15"));
    table.turn(BEA).asks(BEA, FloorTurn.class).isAt(BEA, "S4").hasEnergy(4);
  }

  @Test
  @Covers({NS_4_20, NS_4_21})
  void faceDownAndFaceUpNeighboursLeaveAcrossTheEndOfTheRing() {
    var table = at("S12", "C10", 1).faceDown("S11", "C01").guest("S1", "C02");
    table.chooses(ANN, "engage").rests().isEmpty("S11").isEmpty("S1");
    assertThat(table.at().customerDiscard.list(table.club()))
        .containsExactlyInAnyOrder(table.customer("C01"), table.customer("C02"));
    assertThat(table.club().isEmpty(table.spot("S10"))).isFalse();
    assertThat(table.club().isEmpty(table.spot("S2"))).isFalse();
  }

  @Test
  @Covers({NS_4_22, NS_5_10})
  void cardThatDiscardsAnyCustomerMayTakeACommittedOne() {
    var table =
        ClubTable.of(2)
            .guest("S4", "C15")
            .committed("S4", BEA, Room.VIP)
            .hand(ANN, "P40")
            .customerDeckTop("C02")
            .turn(ANN)
            .chooses(ANN, "P40", "S4")
            .isNotCommitted("S4");
    assertThat(table.at().customerDiscard.list(table.club()))
        .containsExactly(table.customer("C15"));
    assertThat(table.table("S4").top(table.club())).isEqualTo(table.customer("C02"));
    table.turn(BEA).asks(BEA, FloorTurn.class);
  }

  @Test
  @Covers({NS_4_12, NS_4_23})
  void swapBringsAnyDiscardedCustomerFaceUpAndFree() {
    var table =
        at("S5", "C12", 2)
            .discarded("C01", "C60", "C03")
            .chooses(ANN, "engage")
            .offers(ANN, "C01", "C60", "C03")
            .chooses(ANN, "C01")
            .hasGuest("S5", "C01")
            .isNotCommitted("S5")
            .rests();
    assertThat(table.at().customerDiscard.list(table.club()))
        .containsExactlyInAnyOrder(
            table.customer("C12"), table.customer("C60"), table.customer("C03"));
  }

  @Test
  @Covers({NS_4_24, NS_4_26})
  void powerCardComesFromTheDeck() {
    at("S5", "C21", 2)
        .powerDeckTop("P30", "P31")
        .chooses(ANN, "engage")
        .hasHand(ANN, "P30")
        .hasGuest("S5", "C21")
        .rests();
  }

  @Test
  @Covers(NS_4_25)
  void fourthDrinkFromAnOutcomeMakesTheDancerReturnOne() {
    var table = at("S5", "C04", 1).drinks(ANN, 0, 3);
    table.chooses(ANN, "engage").hasDrinks(ANN, 1, 3);
    table.offers(ANN, "shot", "champagne").chooses(ANN, "champagne").hasDrinks(ANN, 1, 2).rests();
    at("S5", "C26", 3).drinks(ANN, 0, 2).chooses(ANN, "engage", "outcome-2").hasDrinks(ANN, 0, 3);
  }

  @Test
  @Covers({NS_1_20, NS_4_27})
  void cashComesFromTheBankWhichNeverRunsOut() {
    at("S5", "C31", 3)
        .cash(ANN, 150_000)
        .cash(BEA, 50_000)
        .cash(CAT, 7_000)
        .chooses(ANN, "engage", "outcome-2")
        .hasCash(ANN, 151_000)
        .hasCash(BEA, 50_000)
        .hasCash(CAT, 7_000);
  }

  @Test
  @Covers({NS_3_14, NS_4_15, NS_4_26})
  void customerWhoLeavesIsGoneAndTheTurnIsOver() {
    var table = at("S5", "C08", 1).chooses(ANN, "engage").isEmpty("S5").rests();
    assertThat(table.at().customerDiscard.list(table.club()))
        .containsExactly(table.customer("C08"));
    table.isAt(ANN, "S5");
  }

  @Test
  @Covers(NS_4_17)
  void dadSendsTheDancerToTheLockerRoomAndLeaves() {
    ClubTable.of(2)
        .guest("S5", "C60")
        .stands(ANN, "S5")
        .drinks(ANN, 0, 0)
        .rolls(3)
        .turn(ANN)
        .isAt(ANN, Place.LOCKER_ROOM)
        .isEmpty("S5")
        .rests();
  }
}

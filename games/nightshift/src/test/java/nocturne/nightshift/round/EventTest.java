package nocturne.nightshift.round;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.NightshiftRule.NS_9_08;
import static nocturne.nightshift.NightshiftRule.NS_9_09;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.component.Customer;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.floor.FloorTurn;
import org.junit.jupiter.api.Test;

/** The eight cards of midnight; Ann is first. */
class EventTest {

  /** Round 9 with this event: Orson sits face up at S1 and will leave in a Refresh. */
  private static ClubTable midnight(String event) {
    return ClubTable.of(3)
        .round(9)
        .event(event)
        .stands(ANN, "S5")
        .guest("S1", "C15")
        .customerDeckTop("C20");
  }

  private static ClubTable happens(ClubTable table) {
    return table.run(new BeginRound.BoardStep());
  }

  private static void isRefreshed(ClubTable table) {
    assertThat(table.club().isFaceDown(table.spot("S1"))).isTrue();
    assertThat(table.table("S1").list(table.club())).containsExactly(table.customer("C20"));
    assertThat(table.at().customerDiscard.list(table.club()))
        .containsExactly(table.customer("C15"));
  }

  @Test
  @Covers({NS_9_08, NS_9_09})
  void cardCartelPassesAllHandsClockwise() {
    var table = midnight("E1").hand(ANN, "P01").hand(BEA, "P02", "P03");
    happens(table).rests().hasHand(ANN).hasHand(BEA, "P01").hasHand(CAT, "P02", "P03");
    isRefreshed(table);
  }

  /** EX-46 (the ledger's own id). */
  @Test
  @Covers({NS_9_08, NS_9_09})
  void quietNightSendsFaceDownTippersHomeWithoutARefresh() {
    var table =
        midnight("E2")
            .clearFloor()
            .guest("S1", "C15")
            .faceDown("S2", "C01")
            .faceDown("S3", "C05")
            .faceDown("S4", "C07")
            .faceDown("S5", "C11")
            .faceDown("S6", "C02");
    happens(table).rests().isEmpty("S2").isEmpty("S3").isEmpty("S4").isEmpty("S5").isEmpty("S7");
    table.hasGuest("S1", "C15");
    assertThat(table.club().isFaceDown(table.spot("S6"))).isTrue();
    assertThat(table.at().customerDiscard.list(table.club()).stream().map(Customer::id))
        .containsExactlyInAnyOrder("C01", "C05", "C07", "C11");
  }

  @Test
  @Covers({NS_9_08, NS_9_09})
  void fullMoonGivesEverybodyAPowerCardFromTheFirstPlayerOn() {
    var table = midnight("E3").firstPlayer(BEA).powerDeckTop("P01", "P02", "P03");
    happens(table).rests().hasHand(BEA, "P01").hasHand(CAT, "P02").hasHand(ANN, "P03");
    isRefreshed(table);
  }

  @Test
  @Covers({NS_9_08, NS_9_09})
  void birthdayTableTreatsEverybodyToBothDrinksWithinTheLimit() {
    var table = midnight("E4").drinks(ANN, 0, 0).drinks(BEA, 2, 0).drinks(CAT, 1, 0);
    happens(table)
        .offers(BEA, "shot", "champagne")
        .chooses(BEA, "shot")
        .rests()
        .hasDrinks(ANN, 1, 1)
        .hasDrinks(BEA, 2, 1)
        .hasDrinks(CAT, 2, 1);
    isRefreshed(table);
  }

  @Test
  @Covers({NS_9_08, NS_9_09})
  void shortCircuitLeavesThreeEnergyForThisRound() {
    var table = happens(midnight("E5")).rests();
    isRefreshed(table);
    table.turn(ANN).hasEnergy(3).turn(CAT).hasEnergy(3);
    table.round(10).run(new BeginRound()).asks(ANN, FloorTurn.class).hasEnergy(4);
  }

  @Test
  @Covers({NS_9_08, NS_9_09})
  void goodVibesAddOneToEveryRollOfThisRound() {
    var table = happens(midnight("E6")).rests();
    isRefreshed(table);
    table.drinks(ANN, 0, 0).guest("S5", "C18").rolls(3, 3).turn(ANN).chooses(ANN, "engage");
    table.offers(ANN, "outcome-1", "outcome-2", "outcome-3").chooses(ANN, "outcome-2");
    table.drinks(BEA, 0, 0).stands(BEA, "S5").guest("S5", "C15").committed("S5", CAT, Room.VIP);
    table.turn(BEA).chooses(BEA, "steal").isCommitted("S5", BEA, Room.VIP);
  }

  @Test
  @Covers(NS_9_08)
  void goodVibesEndWithTheRound() {
    happens(midnight("E6"))
        .drinks(ANN, 0, 0)
        .rolls(3)
        .round(10)
        .guest("S5", "C18")
        .run(new BeginRound())
        .chooses(ANN, "engage")
        .offers(ANN, "outcome-1", "outcome-2");
  }

  @Test
  @Covers({NS_9_08, NS_9_09})
  void fireInspectionLeavesEverybodyOneDrinkOfHerChoice() {
    var table = midnight("E7").drinks(ANN, 1, 1).drinks(BEA, 3, 0).drinks(CAT, 0, 1);
    happens(table)
        .offers(ANN, "shot", "champagne")
        .hasGuest("S1", "C15")
        .chooses(ANN, "shot")
        .rests()
        .hasDrinks(ANN, 0, 1)
        .hasDrinks(BEA, 1, 0)
        .hasDrinks(CAT, 0, 1);
    isRefreshed(table);
  }

  @Test
  @Covers({NS_9_08, NS_9_09})
  void tipShowerPaysEverybodyForTheTippersBeforeTheRefresh() {
    var table =
        midnight("E8")
            .clearFloor()
            .guest("S1", "C15")
            .faceDown("S2", "C01")
            .faceDown("S3", "C05")
            .faceDown("S4", "C02")
            .customerDeckTop("C20", "C07", "C11");
    happens(table).rests().hasCash(ANN, 1_000).hasCash(BEA, 1_000).hasCash(CAT, 1_000);
    isRefreshed(table);
    assertThat(table.club().tippers()).isGreaterThan(2);
  }

  @Test
  @Covers(NS_9_08)
  void aloneTipShowerPaysThePlayerAndTheRefreshPaysDiamond() {
    var table = ClubTable.of(1).round(9).event("E8").clearFloor().faceDown("S1", "C01");
    table.at().diamondCash.set(table.club(), 0);
    happens(table).rests().hasCash(ANN, 500);
    assertThat(table.at().diamondCash.get(table.club())).isEqualTo(1_000 * table.club().tippers());
  }
}

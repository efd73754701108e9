package nocturne.nightshift.round;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.NightshiftRule.NS_17_02;
import static nocturne.nightshift.NightshiftRule.NS_17_03;
import static nocturne.nightshift.NightshiftRule.NS_17_04;
import static nocturne.nightshift.NightshiftRule.NS_17_05;
import static nocturne.nightshift.NightshiftRule.NS_17_06;
import static nocturne.nightshift.NightshiftRule.NS_17_07;
import static nocturne.nightshift.NightshiftRule.NS_17_08;
import static nocturne.nightshift.NightshiftRule.NS_17_09;
import static nocturne.nightshift.NightshiftRule.NS_17_10;
import static nocturne.nightshift.NightshiftRule.NS_17_16;
import static nocturne.nightshift.NightshiftRule.NS_17_17;
import static nocturne.nightshift.NightshiftRule.NS_17_19;
import static nocturne.nightshift.NightshiftRule.NS_20_01;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import nocturne.kernel.Zone;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.component.Customer;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.floor.FloorTurn;
import org.junit.jupiter.api.Test;

class SoloRefreshTest {

  /** A solo night in which Diamond has nothing yet and the tables are empty. */
  private static ClubTable solo(int round) {
    var table = ClubTable.of(1).clearFloor().round(round);
    table.at().subscribersOfDiamond.moveAll(table.club(), table.at().customerDeck);
    table.at().diamondCash.set(table.club(), 0);
    return table;
  }

  private static ClubTable tippers(ClubTable table, int count) {
    var tippers = table.club().contents().customers().stream().filter(Customer::tipper).toList();
    for (int i = 0; i < count; i++) table.faceDown("S" + (i + 1), tippers.get(i).id());
    return table;
  }

  private static void hasDiamond(ClubTable table, int cash, int subscribers) {
    assertThat(table.at().diamondCash.get(table.club())).isEqualTo(cash);
    assertThat(table.at().subscribersOfDiamond.size(table.club())).isEqualTo(subscribers);
  }

  private static List<String> ids(ClubTable table, Zone<Customer> zone) {
    return zone.list(table.club()).stream().map(Customer::id).toList();
  }

  /** EX-37. */
  @Test
  @Covers({NS_17_03, NS_17_04, NS_17_05, NS_17_06, NS_17_07, NS_17_16})
  void soloRefreshHasFiveSteps() {
    var table =
        solo(4)
            .guest("S1", "C02")
            .guest("S2", "C03")
            .guest("S3", "C04")
            .committed("S3", ANN, Room.PRIVATE)
            .faceDown("S4", "C01")
            .faceDown("S5", "C05")
            .faceDown("S6", "C07")
            .faceDown("S7", "C11")
            .faceDown("S8", "C06")
            .faceDown("S9", "C08")
            .faceDown("S10", "C09")
            .faceDown("S11", "C10")
            .faceDown("S12", "C12")
            .customerDeckTop("C13", "C15", "C14", "C23", "C17", "C19", "C20", "C21")
            .run(new BeginRound.BoardStep())
            .rests();
    var at = table.at();
    assertThat(ids(table, at.customerDiscard)).containsExactly("C02", "C03");
    assertThat(ids(table, at.customerDeck)).startsWith("C12", "C10", "C09", "C08", "C06");
    var dealt = Map.of("S1", "C13", "S2", "C15", "S8", "C14", "S9", "C23", "S12", "C20");
    dealt.forEach(
        (spot, guest) -> {
          assertThat(ids(table, table.table(spot))).containsExactly(guest);
          assertThat(table.club().isFaceDown(table.spot(spot))).isTrue();
        });
    table.isCommitted("S3", ANN, Room.PRIVATE).hasGuest("S3", "C04");
    assertThat(ids(table, table.table("S4"))).containsExactly("C01");
    assertThat(ids(table, at.subscribersOfDiamond)).containsExactly("C21");
    table.test().seat(ANN).doesNotSee(table.customer("C21"));
    hasDiamond(table, 6_000, 1);
  }

  /** EX-38. */
  @Test
  @Covers({NS_17_08, NS_17_09})
  void inRoundOneTheDealOfSetupIsTheRefresh() {
    var table =
        ClubTable.choosing(1)
            .customerDeckTop(
                "C01", "C02", "C03", "C04", "C05", "C06", "C07", "C08", "C09", "C10", "C12", "C14",
                "C16")
            .chooses(ANN, "ruby");
    hasDiamond(table, 3_000, 1);
    assertThat(ids(table, table.at().subscribersOfDiamond)).containsExactly("C16");
    assertThat(ids(table, table.table("S12"))).containsExactly("C14");
    assertThat(table.at().customerDeck.size(table.club())).isEqualTo(47);
  }

  @Test
  @Covers({NS_17_08, NS_17_17})
  void eventWithARefreshServesDiamondToo() {
    var table = tippers(solo(9), 12).event("E3").run(new BeginRound.BoardStep()).rests();
    hasDiamond(table, 12_000, 1);
  }

  @Test
  @Covers({NS_17_08, NS_17_10})
  void atLightsOnDiamondIsServedBetweenTheDealAndTheFlip() {
    var table =
        tippers(solo(15), 3)
            .customerDeckTop("C02", "C03", "C04", "C06", "C08", "C09", "C10", "C12", "C11", "C60")
            .run(new BeginRound.BoardStep())
            .rests();
    // The three at the tables and Kip, who was dealt to the last one
    hasDiamond(table, 4_000, 1);
    assertThat(table.club().spots()).allMatch(spot -> table.club().guest(spot).isPresent());
    table.hasGuest("S12", "C11");
  }

  @Test
  @Covers(NS_17_19)
  void diamondIsGivenACardOfTheNewDeckWhenTheOldOneIsEmpty() {
    var table = tippers(solo(4), 12);
    var at = table.at();
    at.customerDeck.moveAll(table.club(), at.customerDiscard);
    int discarded = at.customerDiscard.size(table.club());
    table.run(new BeginRound.BoardStep()).happened(NS_20_01);
    hasDiamond(table, 12_000, 1);
    assertThat(at.customerDeck.size(table.club())).isEqualTo(discarded - 1);
    assertThat(at.customerDiscard.isEmpty(table.club())).isTrue();
  }

  @Test
  @Covers(NS_17_19)
  void diamondIsGivenNobodyWhenNobodyIsLeft() {
    var table = tippers(solo(4), 12);
    table.at().customerDeck.moveAll(table.club(), table.at().collected(ANN));
    table.run(new BeginRound.BoardStep()).rests();
    hasDiamond(table, 12_000, 0);
  }

  @Test
  @Covers(NS_17_02)
  void diamondIsNoPlayerForEffectsOnEverybody() {
    var table = tippers(solo(9), 12).event("E8").run(new BeginRound.BoardStep()).rests();
    table.hasCash(ANN, 6_000);
    // Her tips are those of the Refresh alone
    hasDiamond(table, 12_000, 1);
  }

  @Test
  @Covers(NS_17_02)
  void diamondTakesNoTurn() {
    var table = solo(1).run(new BeginRound()).chooses(ANN, "end");
    assertThat(table.club().round()).isEqualTo(2);
    table.asks(ANN, FloorTurn.class);
    hasDiamond(table, 0, 0);
  }
}

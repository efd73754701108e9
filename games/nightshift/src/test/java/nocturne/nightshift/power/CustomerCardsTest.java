package nocturne.nightshift.power;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.NightshiftRule.NS_11_07;
import static nocturne.nightshift.NightshiftRule.NS_11_09;
import static nocturne.nightshift.NightshiftRule.NS_11_17;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.floor.FloorTurn;
import org.junit.jupiter.api.Test;

/** Power Cards of one's own turn that are about Customers and figurines. */
class CustomerCardsTest {

  private static ClubTable annHolds(String... cards) {
    return ClubTable.of(3).drinks(ANN, 0, 0).hand(ANN, cards);
  }

  private static void isFaceDown(ClubTable table, String spot, String customer) {
    assertThat(table.club().isFaceDown(table.spot(spot))).isTrue();
    assertThat(table.table(spot).list(table.club())).containsExactly(table.customer(customer));
  }

  @Test
  @Covers(NS_11_17)
  void coldFeetSetACustomerFree() {
    annHolds("P03")
        .stands(ANN, "S2")
        .guest("S2", "C16")
        .committed("S2", CAT, Room.PRIVATE)
        .turn(ANN)
        .doesNotOffer(ANN, "engage")
        .chooses(ANN, "P03")
        .isNotCommitted("S2")
        .hasGuest("S2", "C16")
        .offersAmongOthers(ANN, "engage")
        .chooses(ANN, "end")
        .turn(CAT)
        .asks(CAT, FloorTurn.class);
  }

  @Test
  @Covers({NS_11_09, NS_11_17})
  void coldFeetAndWanderingEyesNeedACommitmentOfAnother() {
    annHolds("P03", "P07").guest("S2", "C16").turn(ANN).doesNotOffer(ANN, "P03", "P07");
  }

  @Test
  @Covers(NS_11_17)
  void wanderingEyesLetATwoSteal() {
    annHolds("P07")
        .stands(ANN, "S2")
        .guest("S2", "C03")
        .committed("S2", CAT, Room.PRIVATE)
        .rolls(2)
        .turn(ANN)
        .chooses(ANN, "P07")
        .isCommitted("S2", CAT, Room.PRIVATE)
        .chooses(ANN, "steal")
        .isCommitted("S2", ANN, Room.PRIVATE);
  }

  /** An ability ruling: Topaz adds hers to what the card has set. */
  @Test
  @Covers(NS_11_17)
  void wanderingEyesLeaveTopazHerOne() {
    var table =
        annHolds("P07")
            .stands(ANN, "S2")
            .guest("S2", "C03")
            .committed("S2", BEA, Room.VIP)
            .rolls(2, 3);
    table.turn(ANN).chooses(ANN, "P07", "steal").isCommitted("S2", BEA, Room.VIP);
    table.turn(ANN).chooses(ANN, "steal").isCommitted("S2", ANN, Room.VIP);
  }

  @Test
  @Covers(NS_11_17)
  void newFacesRefreshTheFloor() {
    var table =
        annHolds("P12")
            .stands(ANN, "S1")
            .guest("S1", "C15")
            .guest("S2", "C16")
            .committed("S2", CAT, Room.PRIVATE)
            .clear("S3")
            .faceDown("S4", "C30")
            .customerDeckTop("C20", "C21")
            .turn(ANN)
            .chooses(ANN, "P12")
            .isAt(ANN, "S1")
            .hasGuest("S2", "C16")
            .isCommitted("S2", CAT, Room.PRIVATE);
    isFaceDown(table, "S1", "C20");
    isFaceDown(table, "S3", "C21");
    isFaceDown(table, "S4", "C30");
    assertThat(table.at().customerDiscard.list(table.club()))
        .containsExactly(table.customer("C15"));
  }

  @Test
  @Covers(NS_11_09)
  void newFacesNeedSomebodyToLeaveOrAnEmptyTable() {
    annHolds("P12").stands(ANN, "S1").turn(ANN).doesNotOffer(ANN, "P12");
    annHolds("P12").stands(ANN, "S1").guest("S5", "C15").turn(ANN).offersAmongOthers(ANN, "P12");
    annHolds("P12").stands(ANN, "S1").clear("S5").turn(ANN).offersAmongOthers(ANN, "P12");
  }

  @Test
  @Covers(NS_11_17)
  void spellDollMovesAnotherDancerOnTheFloorUpToThreeTables() {
    annHolds("P17")
        .stands(BEA, "S2")
        .turn(ANN)
        .chooses(ANN, "P17")
        .offers(
            ANN,
            "clockwise-1",
            "clockwise-2",
            "clockwise-3",
            "counterclockwise-1",
            "counterclockwise-2",
            "counterclockwise-3")
        .chooses(ANN, "counterclockwise-3")
        .isAt(BEA, "S11")
        .isAt(CAT, Place.LOCKER_ROOM)
        .asks(ANN, FloorTurn.class);
  }

  @Test
  @Covers(NS_11_09)
  void spellDollNeedsAnotherDancerOnTheFloor() {
    annHolds("P17").stands(ANN, "S1").turn(ANN).doesNotOffer(ANN, "P17");
  }

  /** A card ruling. */
  @Test
  @Covers(NS_11_17)
  void dancerMovedOntoDadRollsOnHerOwnNextTurn() {
    annHolds("P17")
        .guest("S3", "C60")
        .stands(BEA, "S2")
        .drinks(BEA, 0, 0)
        .hand(BEA, "P24")
        .turn(ANN)
        .chooses(ANN, "P17", "clockwise-1")
        .asks(ANN, FloorTurn.class)
        .chooses(ANN, "end")
        .rests()
        .turn(BEA)
        .offers(BEA, "engage", "P24");
  }

  @Test
  @Covers(NS_11_17)
  void secondWindIsTwoMoreEnergy() {
    annHolds("P19").turn(ANN).chooses(ANN, "enter", "P19").hasEnergy(5);
  }

  @Test
  @Covers(NS_11_17)
  void quickChangeLeadsToAnyTableWithoutEnergy() {
    annHolds("P20").turn(ANN).chooses(ANN, "P20", "S7").isAt(ANN, "S7").hasEnergy(4);
  }

  @Test
  @Covers(NS_11_17)
  void sprainedAnkleTakesTwoEnergyAndLeavesAtLeastOne() {
    var table = ClubTable.of(3).hand(BEA, "P06").turn(ANN).chooses(BEA, "P06").hasEnergy(2);
    table.chooses(ANN, "end").hand(BEA, "P06");
    table.at().roundEnergy.set(table.club(), 2);
    table.turn(ANN).chooses(BEA, "P06").hasEnergy(1);
  }

  @Test
  @Covers(NS_11_17)
  void operaGlassesShowUpToThreeFaceDownCustomersToTheirOwnerAlone() {
    var table =
        annHolds("P28")
            .faceDown("S4", "C20")
            .faceDown("S5", "C21")
            .faceDown("S6", "C22")
            .turn(ANN)
            .chooses(ANN, "P28", "S4", "S5")
            .doesNotOffer(ANN, "S4", "S5")
            .offersAmongOthers(ANN, "pass")
            .chooses(ANN, "S6")
            .asks(ANN, FloorTurn.class);
    for (var customer : List.of("C20", "C21", "C22")) {
      table.test().seat(ANN).sees(table.customer(customer));
      table.test().seat(BEA).doesNotSee(table.customer(customer));
    }
    isFaceDown(table, "S4", "C20");
  }

  @Test
  @Covers({NS_11_09, NS_11_17})
  void spotlightFlipsUpToTwoFaceDownCustomers() {
    annHolds("P29")
        .clearFloor()
        .faceDown("S4", "C20")
        .faceDown("S8", "C21")
        .faceDown("S9", "C22")
        .guest("S5", "C23")
        .turn(ANN)
        .chooses(ANN, "P29")
        .offers(ANN, "S4", "S8", "S9")
        .chooses(ANN, "S4")
        .offers(ANN, "S8", "S9", "pass")
        .chooses(ANN, "S9")
        .asks(ANN, FloorTurn.class)
        .hasGuest("S4", "C20")
        .hasGuest("S9", "C22")
        .hasEnergy(4);
    annHolds("P28", "P29").clearFloor().turn(ANN).doesNotOffer(ANN, "P28", "P29");
  }

  /** A card ruling: whom a card brings to her table she must roll on. */
  @Test
  @Covers({NS_11_07, NS_11_17})
  void spotlightOnDadAtOnesTableIsADutyToRoll() {
    annHolds("P29", "P40")
        .stands(ANN, "S4")
        .faceDown("S4", "C60")
        .turn(ANN)
        .chooses(ANN, "P29", "S4", "pass")
        .offers(ANN, "engage", "P40")
        .chooses(ANN, "P40", "S4")
        .offersAmongOthers(ANN, "end", "flip");
  }

  @Test
  @Covers({NS_11_07, NS_11_09, NS_11_17})
  void familiarFaceReturnsADiscardedCustomerButNeverDad() {
    annHolds("P39")
        .clear("S3", "S9")
        .discarded("C17", "C60", "C18")
        .turn(ANN)
        .chooses(ANN, "P39")
        .offers(ANN, "S3", "S9")
        .chooses(ANN, "S9")
        .offers(ANN, "C17", "C18")
        .chooses(ANN, "C17")
        .hasGuest("S9", "C17")
        .isNotCommitted("S9")
        .isEmpty("S3");
    annHolds("P39").clear("S3").discarded("C60").turn(ANN).doesNotOffer(ANN, "P39");
    annHolds("P39").discarded("C17").turn(ANN).doesNotOffer(ANN, "P39");
  }

  /** A card ruling besides: it is no Refresh. */
  @Test
  @Covers(NS_11_17)
  void lastCallSendsAnyCustomerAwayAndDealsAnotherFaceDown() {
    var table =
        annHolds("P40")
            .round(16)
            .guest("S2", "C16")
            .committed("S2", CAT, Room.PRIVATE)
            .guest("S5", "C15")
            .clear("S3")
            .customerDeckTop("C20")
            .turn(ANN)
            .chooses(ANN, "P40")
            .doesNotOffer(ANN, "S3")
            .chooses(ANN, "S2")
            .isNotCommitted("S2")
            .hasGuest("S5", "C15")
            .isEmpty("S3");
    isFaceDown(table, "S2", "C20");
    assertThat(table.at().customerDiscard.list(table.club()))
        .containsExactly(table.customer("C16"));
  }
}

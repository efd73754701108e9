package nocturne.nightshift.power;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Room;
import org.junit.jupiter.api.Test;

class CardMomentsTest {

  private static ClubTable visiting(Room room) {
    return ClubTable.of(2)
        .drinks(ANN, 0, 0)
        .stands(ANN, "S2")
        .guest("S2", "C15")
        .committed("S2", ANN, room)
        .hand(ANN, "P19", "P24", "P27");
  }

  @Test
  void ownCardsThatNeedNoFloorMayBePlayedInARoom() {
    visiting(Room.VIP)
        .turn(ANN)
        .offers(ANN, "roll", "leave", "P24")
        .chooses(ANN, "P24")
        .hasCash(ANN, 1_000)
        .offers(ANN, "roll", "leave");
    visiting(Room.PRIVATE)
        .turn(ANN)
        .offers(ANN, "draw", "P24")
        .chooses(ANN, "P24")
        .hasCash(ANN, 1_000);
  }

  @Test
  void cardAgainstMoneyMayBePlayedWhateverTheOtherHolds() {
    ClubTable.of(2)
        .cash(BEA, 0)
        .hand(ANN, "P05", "P11")
        .turn(ANN)
        .offersAmongOthers(ANN, "P05", "P11")
        .chooses(ANN, "P05")
        .hasCash(BEA, 0);
  }

  private static ClubTable happyHour(ClubTable table) {
    return table
        .cash(ANN, 500)
        .drinks(ANN, 0, 0)
        .hand(ANN, "P27")
        .turn(ANN)
        .doesNotOffer(ANN, "buy-shot", "buy-champagne")
        .chooses(ANN, "P27", "buy-champagne")
        .hasCash(ANN, 500)
        .hasDrinks(ANN, 0, 1)
        .chooses(ANN, "buy-shot")
        .hasCash(ANN, 0)
        .hasDrinks(ANN, 1, 1);
  }

  @Test
  void happyHourBringsTheBarToTheLockerRoomTheExitsAndTheStage() {
    happyHour(ClubTable.of(2));
    happyHour(ClubTable.of(2).stands(ANN, Place.PRIVATE_EXIT));
    happyHour(ClubTable.of(2).stands(ANN, Place.VIP_EXIT));
    happyHour(ClubTable.of(2).stands(ANN, Place.STAGE));
    happyHour(ClubTable.of(2).clear("S2").stands(ANN, "S2"));
  }

  @Test
  void whetherACardIsCounteredTellsOfHiddenHandsAndStopsAFreeUndo() {
    var hidden = ClubTable.of(3).hand(CAT, "P26").hand(ANN, "P24").turn(ANN).chooses(ANN, "P24");
    assertThat(hidden.club().barrier()).isTrue();
    var empty = ClubTable.of(3).hand(ANN, "P24").turn(ANN).chooses(ANN, "P24");
    assertThat(empty.club().barrier()).isFalse();
    var open =
        ClubTable.of(3, "mode", "co-op")
            .hand(CAT, "P26")
            .hand(ANN, "P24")
            .turn(ANN)
            .chooses(ANN, "P24");
    assertThat(open.club().barrier()).isFalse();
  }
}

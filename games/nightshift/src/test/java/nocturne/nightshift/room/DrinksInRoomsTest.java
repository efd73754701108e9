package nocturne.nightshift.room;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.NightshiftRule.NS_10_09;
import static nocturne.nightshift.NightshiftRule.NS_10_10;
import static nocturne.nightshift.NightshiftRule.NS_10_16;
import static nocturne.nightshift.NightshiftRule.NS_10_17;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.component.Room;
import org.junit.jupiter.api.Test;

class DrinksInRoomsTest {

  private static ClubTable visit(Room room) {
    return ClubTable.of(2).sober().guest("S2", "C15").committed("S2", ANN, room);
  }

  @Test
  @Covers({NS_10_10, NS_10_16, NS_10_17})
  void champagneCancelsADrawThatWouldBeABustAndAnotherCardIsDrawnAtOnce() {
    var table = visit(Room.PRIVATE).drinks(ANN, 1, 2).dances("PR-26", "PR-27", "PR-04");
    table.turn(ANN).offers(ANN, "accept", "champagne").chooses(ANN, "accept");
    table.offers(ANN, "draw", "leave").chooses(ANN, "draw").offers(ANN, "accept", "champagne");
    table.chooses(ANN, "champagne").hasDrinks(ANN, 1, 1);
    assertThat(table.at().pendingDance.top(table.club())).isEqualTo(table.dance("PR-04"));
    table.chooses(ANN, "accept", "leave").rests().hasCash(ANN, 2_500).hasCollected(ANN, "C15");
  }

  @Test
  @Covers({NS_10_10, NS_10_16, NS_10_17})
  void champagneCancelsARollOfTheOwnTraitAndTheDieIsRolledAgainAtOnce() {
    var table = visit(Room.VIP).drinks(ANN, 1, 2).rig(VipRoom.DIE, 0, 3).turn(ANN);
    table.offers(ANN, "roll", "leave").chooses(ANN, "roll").offers(ANN, "accept", "champagne");
    table.chooses(ANN, "champagne").hasDrinks(ANN, 1, 1).offers(ANN, "accept", "champagne");
    table.chooses(ANN, "accept", "leave").rests().hasCash(ANN, 3_000).hasCollected(ANN, "C15");
  }

  @Test
  @Covers(NS_10_09)
  void champagneIsNotUsedOnAnotherPlayersVisit() {
    var table = visit(Room.VIP).drinks(BEA, 0, 3).rig(VipRoom.DIE, 0).turn(ANN);
    table.chooses(ANN, "roll").rests().hasCash(ANN, 1_000).hasDrinks(BEA, 0, 3);
  }
}

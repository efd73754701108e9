package nocturne.nightshift.room;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.NightshiftRule.NS_14_01;
import static nocturne.nightshift.NightshiftRule.NS_14_02;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.component.Trait;
import nocturne.nightshift.round.Refresh;
import org.junit.jupiter.api.Test;

class CollectingTest {

  private static ClubTable visit(Room room) {
    return ClubTable.of(2)
        .drinks(ANN, 0, 0)
        .stands(ANN, "S2")
        .guest("S2", "C15")
        .committed("S2", ANN, room);
  }

  @Test
  @Covers(NS_14_01)
  void whoLeavesThePrivateRoomCollectsTheCustomerForAllToSee() {
    var table =
        visit(Room.PRIVATE)
            .dances("PR-01")
            .turn(ANN)
            .chooses(ANN, "leave")
            .rests()
            .hasCollected(ANN, "C15")
            .isEmpty("S2");
    table.test().seat(BEA).sees(table.customer("C15"));
  }

  @Test
  @Covers(NS_14_01)
  void vipVisitThatEndsWithARepeatedTraitCollectsTheCustomer() {
    visit(Room.VIP)
        .rig(VipRoom.DIE, Trait.FUN.ordinal(), Trait.FUN.ordinal())
        .turn(ANN)
        .chooses(ANN, "roll", "roll")
        .rests()
        .hasCollected(ANN, "C15");
  }

  @Test
  @Covers(NS_14_01)
  void nobodyIsCollectedAfterABust() {
    var table =
        visit(Room.VIP)
            .rig(VipRoom.DIE, Trait.EGO.ordinal())
            .turn(ANN)
            .chooses(ANN, "roll")
            .rests()
            .hasCollected(ANN);
    assertThat(table.at().customerDiscard.top(table.club()).id()).isEqualTo("C15");
  }

  @Test
  @Covers(NS_14_02)
  void collectedCustomersAreNotShuffledIntoANewDeck() {
    var table = ClubTable.of(2).collected(ANN, "C15", "C16");
    var at = table.at();
    at.customerDeck.moveAll(table.club(), at.customerDiscard);
    table.run(Refresh::run).rests().hasCollected(ANN, "C15", "C16");
    table.clearFloor().run(Refresh::run).hasCollected(ANN, "C15", "C16");
    assertThat(at.customerDeck.has(table.club(), table.customer("C15"))).isFalse();
  }
}

package nocturne.nightshift.roll;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.NightshiftRule.NS_10_09;
import static nocturne.nightshift.NightshiftRule.NS_10_10;
import static nocturne.nightshift.NightshiftRule.NS_10_14;
import static nocturne.nightshift.NightshiftRule.NS_10_15;
import static nocturne.nightshift.NightshiftRule.NS_10_17;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.component.Room;
import org.junit.jupiter.api.Test;

class ShotTest {

  /** EX-06 (the ledger's own id). */
  @Test
  @Covers({NS_10_10, NS_10_14, NS_10_15})
  void shotRightAfterTheRollUnlocksTheVipRoom() {
    var table = ClubTable.of(2).drinks(ANN, 1, 0).guest("S2", "C18").stands(ANN, "S2").turn(ANN);
    table.doesNotOffer(ANN, "shot").rolls(3).chooses(ANN, "engage").offers(ANN, "shot", "pass");
    table.chooses(ANN, "shot").offers(ANN, "outcome-1", "outcome-2", "outcome-3");
    table.chooses(ANN, "outcome-3").rests().hasDrinks(ANN, 0, 0);
    table.isCommitted("S2", ANN, Room.VIP);
  }

  @Test
  @Covers(NS_10_15)
  void shotAddsExactlyOne() {
    var table = ClubTable.of(2).drinks(ANN, 1, 0).guest("S2", "C18").stands(ANN, "S2").turn(ANN);
    table.rolls(2).chooses(ANN, "engage", "shot").offers(ANN, "outcome-1", "outcome-2");
  }

  /** EX-07 (the ledger's own id). */
  @Test
  @Covers(NS_10_15)
  void eachOfEmeraldsShotsAddsTwo() {
    var table = ClubTable.of(3).drinks(CAT, 2, 0).guest("S2", "C16").stands(CAT, "S2").turn(CAT);
    table.rolls(2).chooses(CAT, "engage", "shot", "shot");
    table.offers(CAT, "outcome-1", "outcome-2", "outcome-3").chooses(CAT, "outcome-3").rests();
    table.isCommitted("S2", CAT, Room.VIP).hasDrinks(CAT, 0, 0);
  }

  @Test
  @Covers(NS_10_09)
  void drinksAreNotUsedOnAnotherPlayersRoll() {
    var table = ClubTable.of(2).sober().drinks(BEA, 2, 1).guest("S2", "C18").stands(ANN, "S2");
    table.stands(BEA, "S2").turn(ANN).rolls(3).chooses(ANN, "engage");
    table.offers(ANN, "outcome-1", "outcome-2").chooses(ANN, "outcome-1").rests();
    table.hasDrinks(BEA, 2, 1);
  }

  @Test
  @Covers(NS_10_17)
  void champagneDoesNothingForTheNumberedDie() {
    var table = ClubTable.of(2).drinks(ANN, 1, 2).guest("S2", "C18").stands(ANN, "S2").turn(ANN);
    table.rolls(3).chooses(ANN, "engage").offers(ANN, "shot", "pass").chooses(ANN, "pass");
    table.offers(ANN, "outcome-1", "outcome-2").hasDrinks(ANN, 1, 2);
  }
}

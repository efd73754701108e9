package nocturne.nightshift.floor;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.NightshiftRule.NS_2_01;
import static nocturne.nightshift.NightshiftRule.NS_2_13;
import static nocturne.nightshift.NightshiftRule.NS_2_14;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import org.junit.jupiter.api.Test;

class FloorTurnTest {

  @Test
  @Covers({NS_2_01, NS_2_13, NS_2_14})
  void leavingTheLockerRoomCostsOneOfFourEnergy() {
    ClubTable.of(2).turn(ANN).hasEnergy(4).chooses(ANN, "enter").isAt(ANN, "S1").hasEnergy(3);
  }
}

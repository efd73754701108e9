package nocturne.nightshift.effect;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.component.Room;
import org.junit.jupiter.api.Test;

class LoyaltyOverrideTest {

  /** Orson, Loyalty 4, Committed to Bea; Ann has made it 2. */
  private static ClubTable wanderingEyes() {
    return ClubTable.of(3)
        .plays(BEA, "emerald")
        .guest("S2", "C15")
        .committed("S2", BEA, Room.PRIVATE)
        .drinks(ANN, 0, 0)
        .drinks(BEA, 0, 0)
        .hand(ANN, "P07")
        .stands(ANN, "S2")
        .turn(ANN)
        .chooses(ANN, "P07");
  }

  @Test
  void loyaltySetByACardHoldsUntilTheOwnersTurn() {
    var table = wanderingEyes();
    assertThat(table.club().loyaltyAgainstSteal(table.spot("S2"))).isEqualTo(2);
    table.dances("PR-01").turn(BEA);
    assertThat(table.at().loyaltySet.get(table.club(), table.spot("S2").index())).isZero();
  }

  @Test
  void loyaltySetByACardEndsWithTheCommitment() {
    var table = wanderingEyes().rolls(2).chooses(ANN, "steal").isCommitted("S2", ANN, Room.PRIVATE);
    assertThat(table.club().loyaltyAgainstSteal(table.spot("S2"))).isEqualTo(4);
  }
}

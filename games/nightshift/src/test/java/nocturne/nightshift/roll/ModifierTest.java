package nocturne.nightshift.roll;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.NightshiftRule.NS_11_15;
import static nocturne.nightshift.NightshiftRule.NS_11_17;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.effect.RollEffect;
import org.junit.jupiter.api.Test;

/** What is added to a roll of the numbered die, and the floor of one. */
class ModifierTest {

  /** Ann at Orson, a face-up Customer. */
  private static ClubTable annAtOrson() {
    return ClubTable.of(3).drinks(ANN, 0, 0).stands(ANN, "S1").guest("S1", "C15");
  }

  /** EX-33 (the ledger's own id). */
  @Test
  @Covers(NS_11_15)
  void rollIsNeverBelowOne() {
    var table = annAtOrson().drinks(ANN, 1, 0).rolls(2).turn(ANN).chooses(ANN, "engage");
    table.test().given(club -> new RollEffect.RollAdd(-3).perform(club, BEA));
    assertThat(Numbered.finalRoll(table.club())).isEqualTo(1);
    table.chooses(ANN, "pass").rests().isNotCommitted("S1");
  }

  @Test
  @Covers(NS_11_15)
  void modifiersAreSummedBeforeTheFloorOfOneIsApplied() {
    var table = annAtOrson().hand(ANN, "P22").rolls(2).turn(ANN).chooses(ANN, "engage");
    table.test().given(club -> new RollEffect.RollAdd(-3).perform(club, BEA));
    table.chooses(ANN, "P22").rests().isNotCommitted("S1");
    assertThat(Numbered.finalRoll(table.club())).isEqualTo(1);
  }

  @Test
  @Covers(NS_11_17)
  void cardsOfARollEndWithIt() {
    var table =
        annAtOrson()
            .guest("S1", "C18")
            .stands(BEA, "S1")
            .hand(ANN, "P10", "P22")
            .hand(BEA, "P02", "P16")
            .turn(ANN)
            .chooses(ANN, "engage")
            .chooses(BEA, "P02", "P16", "2")
            .chooses(ANN, "P10", "P22")
            .offers(ANN, "outcome-1", "outcome-2")
            .chooses(ANN, "outcome-1")
            .rests();
    table.rolls(4, 6).turn(ANN).chooses(ANN, "engage");
    table.offers(ANN, "outcome-1", "outcome-2", "outcome-3");
    assertThat(Numbered.finalRoll(table.club())).isEqualTo(4);
  }
}

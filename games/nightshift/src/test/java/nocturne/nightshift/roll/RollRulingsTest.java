package nocturne.nightshift.roll;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.ClubTable;
import org.junit.jupiter.api.Test;

class RollRulingsTest {

  /** Ann at a face-up guest, about to Engage. */
  private static ClubTable engaging(String guest) {
    return ClubTable.of(2)
        .plays(BEA, "emerald")
        .drinks(ANN, 0, 0)
        .drinks(BEA, 0, 0)
        .stands(ANN, "S2")
        .guest("S2", guest);
  }

  @Test
  void afterTwoDiceARerollRollsTwoDiceAgain() {
    engaging("C15")
        .stands(BEA, "S2")
        .hand(ANN, "P10", "P21")
        .rolls(1, 2, 3, 5)
        .turn(ANN)
        .chooses(ANN, "engage", "P10", "P21")
        .offers(ANN, "outcome-1", "outcome-2", "outcome-3")
        .hasCash(BEA, 500);
  }

  @Test
  void rerollAfterACardHasSetTheRollRollsADie() {
    engaging("C15")
        .hand(BEA, "P16")
        .hand(ANN, "P21")
        .rolls(6)
        .turn(ANN)
        .chooses(ANN, "engage")
        .chooses(BEA, "P16", "2")
        .chooses(ANN, "P21")
        .offers(ANN, "outcome-1", "outcome-2", "outcome-3");
  }

  @Test
  void swapMayBringBackDad() {
    engaging("C12")
        .discarded("C14", "C60")
        .rolls(2)
        .turn(ANN)
        .chooses(ANN, "engage")
        .offers(ANN, "C14", "C60")
        .chooses(ANN, "C60")
        .hasGuest("S2", "C60");
  }

  @Test
  void doorIsLockedOnlyWhereThereIsAVipOutcome() {
    engaging("C15")
        .hand(BEA, "P02")
        .rolls(6)
        .turn(ANN)
        .chooses(ANN, "engage")
        .offers(BEA, "P02", "pass")
        .chooses(BEA, "P02")
        .offers(ANN, "outcome-1", "outcome-2");
    engaging("C09")
        .hand(BEA, "P02")
        .rolls(6)
        .turn(ANN)
        .chooses(ANN, "engage")
        .offers(ANN, "outcome-1", "outcome-2", "outcome-3");
  }

  @Test
  void rollOnDadIsAnEngage() {
    var table = engaging("C60").hand(BEA, "P02", "P16").turn(ANN);
    assertThat(RollKind.of(table.club())).isEqualTo(RollKind.ENGAGE);
    // Dad has no VIP outcome to lock, but his roll can be rigged
    table.offers(BEA, "P16", "pass");
  }

  @Test
  void beforeARollTheRollerActsLastAndAfterItFirst() {
    var table =
        engaging("C15")
            .stands(BEA, "S2")
            .hand(ANN, "P10", "P22")
            .hand(BEA, "P14", "P16")
            .rolls(1, 1)
            .turn(ANN)
            .chooses(ANN, "engage")
            .offers(BEA, "P16", "pass")
            .chooses(BEA, "pass")
            .offers(ANN, "P10", "pass")
            .chooses(ANN, "P10");
    table
        .offers(BEA, "P16", "pass")
        .chooses(BEA, "pass")
        .offers(ANN, "P22", "pass")
        .chooses(ANN, "pass")
        .offers(BEA, "P14", "pass");
  }

  @Test
  void nothingAboutADancerIsAddedToAPlainRoll() {
    for (var dancer : ClubTable.GAME.contents().dancers()) {
      var table = engaging("C15").plays(ANN, dancer.id()).rolls(2).turn(ANN).chooses(ANN, "engage");
      assertThat(Numbered.finalRoll(table.club())).as(dancer.id()).isEqualTo(2);
    }
  }
}

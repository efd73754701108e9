package nocturne.nightshift;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.ClubTable.DOT;
import static nocturne.nightshift.ClubTable.EVE;
import static nocturne.nightshift.NightshiftRule.NS_2_19;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Where the game departs from a sentence of its rules ledger that said too much or too little. */
class LedgerCorrectionsTest {

  @Test
  void energyAlsoPaysForLeavingTheLockerRoomAnExitOrTheStage() {
    ClubTable.of(2).turn(ANN).chooses(ANN, "enter").isAt(ANN, "S1").hasEnergy(3);
    ClubTable.of(2)
        .stands(ANN, Place.PRIVATE_EXIT)
        .turn(ANN)
        .chooses(ANN, "enter")
        .isAt(ANN, "S5")
        .hasEnergy(3);
    ClubTable.of(2)
        .stands(ANN, Place.VIP_EXIT)
        .turn(ANN)
        .chooses(ANN, "enter")
        .isAt(ANN, "S9")
        .hasEnergy(3);
    ClubTable.of(2)
        .stands(ANN, Place.STAGE)
        .turn(ANN)
        .chooses(ANN, "step-right")
        .isAt(ANN, "S10")
        .hasEnergy(3);
  }

  @Test
  void moreStarsNeverPayLess() {
    var contents = ClubTable.GAME.contents();
    for (int stars = 1; stars < 3; stars++) {
      for (var dance : contents.dances())
        assertThat(dance.pays(stars + 1)).as(dance.id()).isGreaterThanOrEqualTo(dance.pays(stars));
      for (int hearts = 1; hearts <= 5; hearts++)
        assertThat(contents.house().pays(hearts, stars + 1))
            .isGreaterThanOrEqualTo(contents.house().pays(hearts, stars));
    }
  }

  @Test
  void dancerOnStageCannotEndHerTurnThere() {
    ClubTable.of(2)
        .stands(ANN, Place.STAGE)
        .turn(ANN)
        .offers(ANN, "step-left", "step-right")
        .refuses(ANN, "end", NS_2_19);
  }

  @Test
  void barNeverRunsOut() {
    var table = ClubTable.of(5).clear("S7").stands(ANN, "S7").cash(ANN, 45_000);
    for (var seat : List.of(ANN, BEA, CAT, DOT, EVE)) table.drinks(seat, 1, 2);
    table.turn(ANN);
    for (int i = 0; i < 30; i++) table.chooses(ANN, "buy-champagne", "shot").drinks(ANN, 1, 2);
    table.hasCash(ANN, 0);
  }
}

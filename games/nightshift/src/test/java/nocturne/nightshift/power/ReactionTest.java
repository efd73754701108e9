package nocturne.nightshift.power;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.ClubTable.DOT;
import static nocturne.nightshift.NightshiftRule.NS_11_10;
import static nocturne.nightshift.NightshiftRule.NS_11_13;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.component.Room;
import org.junit.jupiter.api.Test;

/** Who may react, and in which order. */
class ReactionTest {

  @Test
  @Covers(NS_11_10)
  void beforeARollTheChoiceGoesClockwiseAndEndsWithTheRoller() {
    ClubTable.of(4)
        .drinks(BEA, 0, 0)
        .stands(BEA, "S1")
        .stands(ANN, "S1")
        .guest("S1", "C15")
        .hand(ANN, "P16")
        .hand(BEA, "P10")
        .hand(DOT, "P02")
        .rolls(3, 2)
        .turn(BEA)
        .chooses(BEA, "engage")
        .offers(DOT, "P02", "pass")
        .chooses(DOT, "pass")
        .offers(ANN, "P16", "pass")
        .chooses(ANN, "pass")
        .offers(BEA, "P10", "pass")
        .chooses(BEA, "P10")
        .offers(DOT, "P02", "pass")
        .chooses(DOT, "pass")
        .offers(ANN, "P16", "pass")
        .chooses(ANN, "pass")
        .offers(BEA, "outcome-1", "outcome-2");
  }

  @Test
  @Covers(NS_11_10)
  void afterARollTheRollerChoosesFirstAndAgainOnceSomethingWasPlayed() {
    ClubTable.of(3)
        .drinks(ANN, 1, 0)
        .stands(ANN, "S1")
        .guest("S1", "C15")
        .hand(ANN, "P22")
        .hand(CAT, "P14")
        .rolls(1)
        .turn(ANN)
        .chooses(ANN, "engage")
        .offers(ANN, "shot", "P22", "pass")
        .chooses(ANN, "pass")
        .offers(CAT, "P14", "pass")
        .chooses(CAT, "P14")
        .offers(ANN, "shot", "P22", "pass")
        .chooses(ANN, "shot")
        .offers(ANN, "P22", "pass")
        .chooses(ANN, "pass")
        .offers(ANN, "outcome-1", "outcome-2");
  }

  @Test
  @Covers(NS_11_13)
  void announcedRollCannotBeTakenBack() {
    ClubTable.of(3)
        .drinks(ANN, 0, 0)
        .stands(ANN, "S1")
        .stands(BEA, "S1")
        .guest("S1", "C18")
        .hand(ANN, "P10", "P24")
        .hand(BEA, "P02", "P16")
        .turn(ANN)
        .chooses(ANN, "engage")
        .chooses(BEA, "P02", "P16", "2")
        .offers(ANN, "P10", "pass")
        .chooses(ANN, "pass")
        .rests()
        .hasEnergy(0)
        .hasCash(ANN, 0);
  }

  @Test
  @Covers(NS_11_13)
  void announcedStealCannotBeTakenBack() {
    ClubTable.of(3)
        .drinks(ANN, 0, 0)
        .stands(ANN, "S1")
        .guest("S1", "C15")
        .committed("S1", CAT, Room.VIP)
        .hand(BEA, "P16")
        .turn(ANN)
        .chooses(ANN, "steal")
        .chooses(BEA, "P16", "2")
        .rests()
        .isCommitted("S1", CAT, Room.VIP)
        .hasEnergy(0);
  }
}

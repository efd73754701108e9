package nocturne.nightshift.power;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.NightshiftRule.NS_11_02;
import static nocturne.nightshift.NightshiftRule.NS_11_07;
import static nocturne.nightshift.NightshiftRule.NS_11_09;
import static nocturne.nightshift.NightshiftRule.NS_11_16;
import static nocturne.nightshift.NightshiftRule.NS_11_17;
import static nocturne.nightshift.NightshiftRule.NS_4_03;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.component.Room;
import org.junit.jupiter.api.Test;

/** Power Cards around a roll of the numbered die. */
class RollCardsTest {

  /** Ann, who has nothing to drink, at a face-up Customer. */
  private static ClubTable annAt(String customer) {
    return ClubTable.of(3).drinks(ANN, 0, 0).stands(ANN, "S1").guest("S1", customer);
  }

  @Test
  @Covers(NS_11_17)
  void lockedDoorForbidsTheVipRoomOnThisRoll() {
    annAt("C18")
        .hand(BEA, "P02")
        .rolls(6)
        .turn(ANN)
        .chooses(ANN, "engage")
        .chooses(BEA, "P02")
        .offers(ANN, "outcome-1", "outcome-2");
  }

  /** A card ruling. */
  @Test
  @Covers(NS_11_17)
  void wristbandFindsAWayRoundTheLockedDoor() {
    annAt("C18")
        .hand(ANN, "P38")
        .hand(BEA, "P02")
        .rolls(6)
        .turn(ANN)
        .chooses(ANN, "engage")
        .chooses(BEA, "P02")
        .chooses(ANN, "outcome-2", "P38")
        .rests()
        .isCommitted("S1", ANN, Room.VIP);
  }

  @Test
  @Covers({NS_11_09, NS_11_17})
  void lockedDoorNeedsAVipOutcomeToForbid() {
    annAt("C05")
        .hand(BEA, "P02")
        .rolls(3)
        .turn(ANN)
        .chooses(ANN, "engage")
        .offers(ANN, "outcome-1", "outcome-2");
  }

  @Test
  @Covers(NS_11_17)
  void badKarmaTakesFifteenHundredFromTheThief() {
    annAt("C15")
        .committed("S1", BEA, Room.VIP)
        .hand(BEA, "P08")
        .cash(ANN, 2_000)
        .rolls(5)
        .turn(ANN)
        .chooses(ANN, "steal")
        .chooses(BEA, "P08")
        .hasCash(ANN, 500)
        .hasCash(BEA, 1_500)
        .isCommitted("S1", ANN, Room.VIP)
        .rests();
  }

  /** A card ruling: at most what she has. */
  @Test
  @Covers(NS_11_17)
  void badKarmaTakesNoMoreThanTheThiefHas() {
    annAt("C15")
        .committed("S1", BEA, Room.VIP)
        .hand(BEA, "P08")
        .cash(ANN, 1_000)
        .rolls(5)
        .turn(ANN)
        .chooses(ANN, "steal")
        .chooses(BEA, "P08")
        .hasCash(ANN, 0)
        .hasCash(BEA, 1_000);
  }

  @Test
  @Covers({NS_11_02, NS_11_17})
  void badKarmaIsNoAnswerToAStealThatFails() {
    annAt("C15")
        .committed("S1", BEA, Room.VIP)
        .hand(BEA, "P08")
        .rolls(4)
        .turn(ANN)
        .chooses(ANN, "steal")
        .rests()
        .isCommitted("S1", BEA, Room.VIP);
  }

  @Test
  @Covers(NS_11_17)
  void doubleTroubleRollsTwoDiceAndPaysOneOtherDancerAtTheTable() {
    annAt("C15")
        .stands(BEA, "S1")
        .stands(CAT, "S1")
        .hand(ANN, "P10")
        .rolls(5, 2)
        .turn(ANN)
        .chooses(ANN, "engage", "P10")
        .offers(ANN, "player-2", "player-3")
        .chooses(ANN, "player-3")
        .offers(ANN, "outcome-1", "outcome-2", "outcome-3")
        .hasCash(CAT, 500)
        .hasCash(BEA, 0)
        .hasCash(ANN, 0);
  }

  /** A card ruling. */
  @Test
  @Covers(NS_11_17)
  void girlCodeEndsTheThiefsTurnWithoutARollAShotOrDoubleTrouble() {
    annAt("C15")
        .stands(BEA, "S1")
        .drinks(ANN, 1, 0)
        .hand(ANN, "P10")
        .committed("S1", BEA, Room.PRIVATE)
        .hand(BEA, "P13")
        .turn(ANN)
        .chooses(ANN, "steal")
        .chooses(BEA, "P13")
        .didNotHappen(NS_4_03)
        .rests()
        .isCommitted("S1", BEA, Room.PRIVATE)
        .hasDrinks(ANN, 1, 0)
        .hasHand(ANN, "P10")
        .hasEnergy(0);
  }

  @Test
  @Covers(NS_11_17)
  void helpingHandAddsTwoToTheRollOfAnotherAndPaysItsPlayer() {
    annAt("C15")
        .hand(CAT, "P14")
        .rolls(3)
        .turn(ANN)
        .chooses(ANN, "engage")
        .chooses(CAT, "P14")
        .hasCash(CAT, 500)
        .hasCash(ANN, 0)
        .offers(ANN, "outcome-1", "outcome-2", "outcome-3");
  }

  /** EX-43 (the ledger's own id). */
  @Test
  @Covers(NS_11_17)
  void riggedRollReplacesTheDieAndShotsAddToIt() {
    annAt("C18")
        .plays(ANN, "sapphire")
        .plays(BEA, "ruby")
        .drinks(ANN, 2, 0)
        .hand(BEA, "P16")
        .turn(ANN)
        .chooses(ANN, "engage")
        .chooses(BEA, "P16")
        .offers(BEA, "2", "5")
        .chooses(BEA, "2")
        .didNotHappen(NS_4_03)
        .offers(ANN, "shot", "pass")
        .chooses(ANN, "shot", "shot")
        .offers(ANN, "outcome-1", "outcome-2", "outcome-3")
        .hasDrinks(ANN, 0, 0);
  }

  /** A card ruling. */
  @Test
  @Covers(NS_11_17)
  void doubleTroubleDoesNotChangeARiggedRoll() {
    annAt("C15")
        .stands(BEA, "S1")
        .hand(ANN, "P10")
        .hand(BEA, "P16")
        .turn(ANN)
        .chooses(ANN, "engage")
        .chooses(BEA, "P16", "2")
        .chooses(ANN, "P10")
        .didNotHappen(NS_4_03)
        .hasCash(BEA, 500)
        .rests();
  }

  @Test
  @Covers(NS_11_17)
  void riggedRollWorksOnASteal() {
    annAt("C16")
        .committed("S1", CAT, Room.PRIVATE)
        .hand(BEA, "P16")
        .turn(ANN)
        .chooses(ANN, "steal")
        .chooses(BEA, "P16", "5")
        .isCommitted("S1", ANN, Room.PRIVATE);
  }

  @Test
  @Covers({NS_11_16, NS_11_17})
  void luckyCharmRollsAgainAndModifiersStay() {
    annAt("C16")
        .hand(ANN, "P21", "P22")
        .rolls(1, 4)
        .turn(ANN)
        .chooses(ANN, "engage", "P22", "P21")
        .offers(ANN, "outcome-1", "outcome-2", "outcome-3");
  }

  @Test
  @Covers({NS_11_16, NS_11_17})
  void luckyCharmReplacesTheNaturalValueByAWorseOneToo() {
    annAt("C15").hand(ANN, "P21").rolls(6, 1).turn(ANN).chooses(ANN, "engage", "P21").rests();
  }

  @Test
  @Covers(NS_11_17)
  void silverTongueAddsTwo() {
    annAt("C15")
        .hand(ANN, "P22")
        .rolls(2)
        .turn(ANN)
        .chooses(ANN, "engage", "P22")
        .offers(ANN, "outcome-1", "outcome-2");
  }

  @Test
  @Covers(NS_11_17)
  void warmSmileAddsOneAndDrawsACard() {
    annAt("C15")
        .hand(ANN, "P23")
        .powerDeckTop("P24")
        .rolls(4)
        .turn(ANN)
        .chooses(ANN, "engage", "P23")
        .offers(ANN, "outcome-1", "outcome-2", "outcome-3")
        .hasHand(ANN, "P24");
  }

  @Test
  @Covers(NS_11_17)
  void wristbandTurnsAPrivateCommitmentToTheVipRoom() {
    annAt("C16")
        .hand(ANN, "P38")
        .rolls(3)
        .turn(ANN)
        .chooses(ANN, "engage", "outcome-2")
        .isCommitted("S1", ANN, Room.PRIVATE)
        .chooses(ANN, "P38")
        .isCommitted("S1", ANN, Room.VIP)
        .rests();
  }

  @Test
  @Covers(NS_11_07)
  void cardsOfARollWorkOnDad() {
    annAt("C60")
        .hand(ANN, "P22")
        .rolls(2)
        .turn(ANN)
        .chooses(ANN, "P22", "outcome-2")
        .hasCash(ANN, 1_000)
        .isEmpty("S1");
  }
}

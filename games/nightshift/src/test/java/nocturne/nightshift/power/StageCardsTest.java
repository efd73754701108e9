package nocturne.nightshift.power;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.NightshiftRule.NS_11_02;
import static nocturne.nightshift.NightshiftRule.NS_11_09;
import static nocturne.nightshift.NightshiftRule.NS_11_17;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.stage.StageStep;
import org.junit.jupiter.api.Test;

/** Power Cards of the stage step; in round 8 Ruby is rostered, in round 11 Topaz. */
class StageCardsTest {

  private static ClubTable threeTippers() {
    return ClubTable.of(2)
        .clearFloor()
        .faceDown("S1", "C01")
        .faceDown("S2", "C05")
        .faceDown("S3", "C07")
        .guest("S4", "C11");
  }

  @Test
  @Covers(NS_11_17)
  void frontRowMakesEachTipperPayFiveHundredMore() {
    threeTippers()
        .round(11)
        .cash(BEA, 1_000)
        .hand(BEA, "P30")
        .run(new StageStep())
        .chooses(BEA, "go-on-stage", "P30")
        .hasCash(BEA, 4_000)
        .rests();
  }

  /** An ability ruling. */
  @Test
  @Covers(NS_11_17)
  void frontRowStacksWithTheHeadliner() {
    threeTippers()
        .round(8)
        .cash(ANN, 1_000)
        .hand(ANN, "P30")
        .run(new StageStep())
        .chooses(ANN, "go-on-stage", "P30")
        .hasCash(ANN, 5_500);
  }

  @Test
  @Covers(NS_11_17)
  void frontRowHelpsOnlyItsPlayerAndOnlyOnce() {
    threeTippers()
        .round(3)
        .cash(ANN, 1_000)
        .cash(BEA, 1_000)
        .hand(ANN, "P30")
        .powerDeckTop("P01", "P02", "P03", "P05")
        .run(new StageStep())
        .chooses(ANN, "go-on-stage", "P30")
        .chooses(BEA, "go-on-stage")
        .hasCash(ANN, 5_500)
        .hasCash(BEA, 2_500);
  }

  @Test
  @Covers(NS_11_09)
  void frontRowNeedsATipper() {
    ClubTable.of(2)
        .clearFloor()
        .round(11)
        .cash(BEA, 1_000)
        .hand(BEA, "P30")
        .powerDeckTop("P01", "P02")
        .run(new StageStep())
        .chooses(BEA, "go-on-stage")
        .rests()
        .hasHand(BEA, "P01", "P02", "P30");
  }

  /** A card ruling: with any amount of cash, and a Commitment stays alive. */
  @Test
  @Covers(NS_11_17)
  void understudySkipsTheStageForFreeAndDrawsACard() {
    threeTippers()
        .round(11)
        .stands(BEA, "S4")
        .committed("S4", BEA, Room.VIP)
        .hand(BEA, "P31")
        .powerDeckTop("P24")
        .run(new StageStep())
        .offers(BEA, "go-on-stage", "P31")
        .chooses(BEA, "P31")
        .rests()
        .hasCash(BEA, 0)
        .isAt(BEA, "S4")
        .isCommitted("S4", BEA, Room.VIP)
        .hasHand(BEA, "P24");
  }

  @Test
  @Covers(NS_11_17)
  void understudyOfARichDancerCostsNoFine() {
    threeTippers()
        .round(11)
        .cash(BEA, 3_000)
        .hand(BEA, "P31")
        .run(new StageStep())
        .chooses(BEA, "P31")
        .rests()
        .hasCash(BEA, 3_000)
        .isAt(BEA, Place.LOCKER_ROOM)
        .hand(BEA)
        .run(new StageStep())
        .offers(BEA, "go-on-stage", "skip-stage");
  }

  @Test
  @Covers(NS_11_17)
  void standingOvationDrawsTwoMoreCards() {
    threeTippers()
        .round(11)
        .cash(BEA, 1_000)
        .hand(BEA, "P32")
        .powerDeckTop("P01", "P02", "P03", "P05")
        .run(new StageStep())
        .chooses(BEA, "go-on-stage", "P32")
        .rests()
        .hasCash(BEA, 2_500)
        .hasHand(BEA, "P01", "P02", "P03", "P05");
  }

  @Test
  @Covers({NS_11_02, NS_11_17})
  void stageCardsAreOfNoUseToADancerWhoSkips() {
    threeTippers()
        .round(11)
        .cash(BEA, 1_000)
        .hand(BEA, "P30", "P32")
        .run(new StageStep())
        .offers(BEA, "go-on-stage", "skip-stage")
        .chooses(BEA, "skip-stage")
        .rests()
        .hasHand(BEA, "P30", "P32");
  }
}

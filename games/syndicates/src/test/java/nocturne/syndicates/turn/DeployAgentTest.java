package nocturne.syndicates.turn;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_10_02;
import static nocturne.syndicates.SyndicatesRule.SM_9_01;
import static nocturne.syndicates.SyndicatesRule.SM_9_02;
import static nocturne.syndicates.SyndicatesRule.SM_9_03;
import static nocturne.syndicates.SyndicatesRule.SM_9_04;
import static nocturne.syndicates.SyndicatesRule.SM_9_05;
import static nocturne.syndicates.SyndicatesRule.SM_9_07;
import static nocturne.syndicates.SyndicatesRule.SM_9_08;
import static nocturne.syndicates.SyndicatesRule.SM_9_11;
import static nocturne.syndicates.SyndicatesRule.SM_9_12;
import static nocturne.syndicates.SyndicatesRule.SM_9_13;
import static nocturne.syndicates.SyndicatesRule.SM_9_14;
import static nocturne.syndicates.SyndicatesRule.SM_9_16;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

class DeployAgentTest {

  private static final String[] EVERY_SECTOR = {
    "SP", "CS", "NN", "AC", "BD", "WK", "BZ", "CA", "PR", "SK", "CV", "SD", "UH", "MZ", "AV"
  };

  private static MoonTable courtOfSaffron() {
    return MoonTable.of(3)
        .influence("AV", BLUE, 4)
        .influence("BZ", BLUE, 1)
        .board("OP-ES1")
        .hand(BLUE, "CO-001", "LE-003");
  }

  private static MoonTable addsTwoAndPushesOne(MoonTable table) {
    return table
        .turn(BLUE)
        .chooses(BLUE, "pass", "CO-001", "face-up", "one", "one", "player-1", "BZ")
        .hasInfluence("AV", BLUE, 5)
        .hasInfluence("BZ", BLUE, 2);
  }

  /** SIM-06. */
  @Test
  @Covers({SM_9_02, SM_9_03, SM_9_04, SM_9_05, SM_10_02})
  void cardDeployedFacedownHelpsToReachAnOperation() {
    MoonTable.of(3)
        .influence("SD", BLUE, 3)
        .board("OP-IL4")
        .stack(BLUE, "LE-001")
        .hand(BLUE, "LE-003", "CO-001")
        .turn(BLUE)
        .chooses(BLUE, "pass", "LE-003", "face-down", "SD")
        .hasInfluence("SD", BLUE, 4)
        .hasStack(BLUE, "LE-001", "LE-003*")
        .hasInfluence("WK", BLUE, 0)
        .asks(BLUE, FulfilOperation.class)
        .offers(BLUE, "OP-IL4@SD", "pass")
        .chooses(BLUE, "OP-IL4@SD")
        .hasKredits(BLUE, 0);
  }

  /** SIM-07. */
  @Test
  @Covers({SM_9_07, SM_9_13, SM_9_16})
  void matchingCardResolvesItsSentenceBelowTheLine() {
    courtOfSaffron()
        .stack(BLUE, "CO-002")
        .turn(BLUE)
        .chooses(BLUE, "pass", "CO-001", "face-up", "one", "one")
        .hasInfluence("AV", BLUE, 6)
        .chooses(BLUE, "player-1", "BZ")
        .hasInfluence("AV", BLUE, 5)
        .hasInfluence("BZ", BLUE, 2)
        .happened(SM_9_13)
        .chooses(BLUE, "one")
        .hasInfluence("BZ", BLUE, 3)
        .hasSupply(BLUE, 8)
        .hasStack(BLUE, "CO-002", "CO-001");
  }

  /** SIM-08. */
  @Test
  @Covers(SM_9_14)
  void cardOfAnotherSyndicateDoesNotMatch() {
    addsTwoAndPushesOne(courtOfSaffron().stack(BLUE, "CO-002", "LE-001"))
        .happened(SM_9_14)
        .asks(BLUE, Manipulate.class);
  }

  /** SIM-09. */
  @Test
  @Covers(SM_9_12)
  void facedownCardMatchesEveryCard() {
    addsTwoAndPushesOne(courtOfSaffron().stackFaceDown(BLUE, "LE-001"))
        .happened(SM_9_12)
        .offers(BLUE, "one", "stop")
        .chooses(BLUE, "one")
        .hasInfluence("BZ", BLUE, 3)
        .hasStack(BLUE, "LE-001*", "CO-001");
  }

  /** SIM-10. */
  @Test
  @Covers(SM_9_11)
  void emptyStackMatchesEveryCard() {
    addsTwoAndPushesOne(courtOfSaffron())
        .happened(SM_9_11)
        .offers(BLUE, "one", "stop")
        .chooses(BLUE, "one")
        .hasInfluence("BZ", BLUE, 3)
        .hasStack(BLUE, "CO-001");
  }

  @Test
  @Covers(SM_9_16)
  void sentenceBelowTheLineMayBeSkipped() {
    addsTwoAndPushesOne(courtOfSaffron())
        .chooses(BLUE, "stop")
        .hasInfluence("BZ", BLUE, 2)
        .asks(BLUE, Manipulate.class);
  }

  @Test
  @Covers(SM_9_01)
  void playerMustDeployExactlyOneCardOfTheHand() {
    MoonTable.of(3)
        .hand(BLUE, "CO-001", "LE-003", "FO-007")
        .board()
        .turn(BLUE)
        .chooses(BLUE, "pass")
        .asks(BLUE, DeployAgent.class)
        .offers(BLUE, "CO-001", "LE-003", "FO-007")
        .chooses(BLUE, "LE-003")
        .offers(BLUE, "face-up", "face-down")
        .chooses(BLUE, "face-down", "stop")
        .hasHand(BLUE, "CO-001", "FO-007")
        .asks(BLUE, Manipulate.class);
  }

  @Test
  @Covers({SM_9_03, SM_9_05})
  void facedownDeploymentAddsOneInfluenceAnywhere() {
    MoonTable.of(3)
        .hand(BLUE, "CO-001", "LE-003")
        .influence("CA", ORANGE, 5)
        .run(new DeployAgent(seat(BLUE)))
        .chooses(BLUE, "LE-003", "face-down")
        .offersAmongOthers(BLUE, EVERY_SECTOR)
        .chooses(BLUE, "CA")
        .hasInfluence("CA", BLUE, 1)
        .rests();
  }

  @Test
  @Covers({SM_9_03, SM_9_04})
  void influenceOfAFacedownDeploymentMayBeDeclined() {
    MoonTable.of(3)
        .hand(BLUE, "CO-001", "LE-003")
        .run(new DeployAgent(seat(BLUE)))
        .chooses(BLUE, "LE-003", "face-down", "stop")
        .hasSupply(BLUE, 16)
        .rests();
  }

  @Test
  @Covers(SM_9_08)
  void eachSentenceAboveTheLineMayBePerformedOrSkipped() {
    MoonTable.of(3)
        .stack(BLUE, "LE-001")
        .deploys(BLUE, "FO-007")
        .chooses(BLUE, "stop", "SP")
        .hasInfluence("CA", BLUE, 0)
        .hasInfluence("SP", BLUE, 1)
        .rests()
        .deploys(BLUE, "FO-008")
        .chooses(BLUE, "one", "stop")
        .hasInfluence("CA", BLUE, 1);
  }

  @Test
  @Covers(SM_9_08)
  void dependentSentenceIsSkippedWithTheFirst() {
    MoonTable.of(3)
        .stack(BLUE, "LE-001")
        .influence("CS", BLUE, 2)
        .deploys(BLUE, "CO-004")
        .chooses(BLUE, "stop")
        .rests()
        .hasInfluence("CS", BLUE, 2)
        .hasStack(BLUE, "LE-001", "CO-004");
  }
}

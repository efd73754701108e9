package nocturne.syndicates.turn;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.SyndicatesRule.SM_9_07;
import static nocturne.syndicates.SyndicatesRule.SM_9_13;
import static nocturne.syndicates.SyndicatesRule.SM_9_14;
import static nocturne.syndicates.SyndicatesRule.SM_9_16;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

class DeployAgentTest {

  private static MoonTable courtOfSaffron() {
    return MoonTable.of(3)
        .influence("AV", BLUE, 4)
        .influence("BZ", BLUE, 1)
        .hand(BLUE, "CO-001", "LE-003");
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
    courtOfSaffron()
        .stack(BLUE, "LE-001")
        .turn(BLUE)
        .chooses(BLUE, "pass", "CO-001", "face-up", "one", "one", "player-1", "BZ")
        .hasInfluence("AV", BLUE, 5)
        .hasInfluence("BZ", BLUE, 2)
        .happened(SM_9_14)
        .asks(BLUE, Manipulate.class);
  }
}

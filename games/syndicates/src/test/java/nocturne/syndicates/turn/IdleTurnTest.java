package nocturne.syndicates.turn;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.SyndicatesRule.SM_11_02;
import static nocturne.syndicates.SyndicatesRule.SM_9_08;
import static nocturne.syndicates.SyndicatesRule.SM_9_16;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

class IdleTurnTest {

  @Test
  @Covers({SM_9_08, SM_9_16})
  void agentDeployedFaceUpMayDoNothingAtAll() {
    MoonTable.of(3)
        .deploys(BLUE, "FO-007")
        .chooses(BLUE, "stop", "stop", "stop")
        .hasStack(BLUE, "FO-007")
        .hasSupply(BLUE, 16)
        .rests();
  }

  @Test
  @Covers(SM_11_02)
  void playerWithoutACardTakesTheTurnWithoutDeploying() {
    MoonTable.of(3)
        .board("OP-IL4")
        .influence("SD", BLUE, 4)
        .hand(BLUE)
        .turn(BLUE)
        .asks(BLUE, Hustle.class)
        .chooses(BLUE, "pass")
        .asks(BLUE, FulfilOperation.class)
        .chooses(BLUE, "OP-IL4@SD")
        .hasStack(BLUE)
        .asks(ORANGE, Hustle.class);
  }
}

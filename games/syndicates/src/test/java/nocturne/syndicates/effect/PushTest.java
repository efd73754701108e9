package nocturne.syndicates.effect;

import static nocturne.syndicates.Moon.Status.DISPLACE;
import static nocturne.syndicates.Moon.Status.LOCKDOWN;
import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.SyndicatesRule.KW_23;
import static nocturne.syndicates.SyndicatesRule.KW_3;
import static nocturne.syndicates.SyndicatesRule.KW_4;
import static nocturne.syndicates.SyndicatesRule.KW_5;
import static nocturne.syndicates.SyndicatesRule.SM_16_12;
import static nocturne.syndicates.SyndicatesRule.SM_16_13;
import static nocturne.syndicates.SyndicatesRule.SM_18_12;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

class PushTest {

  @Test
  @Covers({KW_23, SM_16_13})
  void eachPieceMayHaveAnotherOwnerAndDestination() {
    MoonTable.of(3)
        .influence("NN", BLUE, 2)
        .influence("NN", ORANGE, 1)
        .influence("SP", MAGENTA, 1)
        .performs(BLUE, "PUSH 2 NN")
        .offers(BLUE, "player-1", "player-2", "stop")
        .chooses(BLUE, "player-2")
        .offers(BLUE, "SP", "CS", "AC", "SK")
        .chooses(BLUE, "AC")
        .hasInfluence("AC", ORANGE, 1)
        .hasInfluence("NN", ORANGE, 0)
        .chooses(BLUE, "player-1", "SK")
        .hasInfluence("SK", BLUE, 1)
        .hasInfluence("NN", BLUE, 1)
        .rests();
  }

  @Test
  @Covers(KW_23)
  void pushingMayStopBeforeTheAmount() {
    MoonTable.of(3)
        .influence("NN", ORANGE, 3)
        .performs(BLUE, "PUSH 2 NN")
        .chooses(BLUE, "player-2", "AC", "stop")
        .hasInfluence("NN", ORANGE, 2)
        .rests();
  }

  @Test
  @Covers(KW_3)
  void ownInfluenceMayBePushed() {
    MoonTable.of(3)
        .influence("NN", BLUE, 1)
        .performs(BLUE, "PUSH 1 NN")
        .chooses(BLUE, "player-1", "CS")
        .hasInfluence("CS", BLUE, 1)
        .hasInfluence("NN", BLUE, 0);
  }

  @Test
  @Covers(KW_4)
  void lockedInfluenceOfAnotherCannotBePushed() {
    MoonTable.of(3)
        .influence("NN", ORANGE, 2)
        .influence("NN", MAGENTA, 1)
        .status("NN", LOCKDOWN, ORANGE)
        .performs(BLUE, "PUSH 2 NN")
        .offers(BLUE, "player-3", "stop")
        .refuses(BLUE, "player-2", SM_18_12)
        .chooses(BLUE, "player-3", "AC")
        .hasInfluence("NN", ORANGE, 2)
        .rests();
  }

  @Test
  @Covers({KW_5, SM_16_12})
  void displaceChainIsFinishedBeforeTheNextPieceIsChosen() {
    MoonTable.of(3)
        .influence("NN", BLUE, 2)
        .influence("SP", ORANGE, 1)
        .status("SP", DISPLACE, ORANGE)
        .influence("CS", MAGENTA, 1)
        .status("CS", DISPLACE, MAGENTA)
        .performs(BLUE, "PUSH 2 NN")
        .chooses(BLUE, "player-1", "SP")
        .asks(ORANGE, DisplacePiece.class)
        .chooses(ORANGE, "CS")
        .asks(MAGENTA, DisplacePiece.class)
        .chooses(MAGENTA, "PR")
        .hasInfluence("PR", BLUE, 1)
        .asks(BLUE, Push.PushOne.class)
        .chooses(BLUE, "player-1", "AC")
        .rests();
  }
}

package nocturne.syndicates.effect;

import static nocturne.syndicates.Moon.Status.DISPLACE;
import static nocturne.syndicates.Moon.Status.LOCKDOWN;
import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.SyndicatesRule.KW_24;
import static nocturne.syndicates.SyndicatesRule.KW_3;
import static nocturne.syndicates.SyndicatesRule.KW_4;
import static nocturne.syndicates.SyndicatesRule.KW_5;
import static nocturne.syndicates.SyndicatesRule.KW_6;
import static nocturne.syndicates.SyndicatesRule.SM_16_12;
import static nocturne.syndicates.SyndicatesRule.SM_16_14;
import static nocturne.syndicates.SyndicatesRule.SM_18_12;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

class PullTest {

  @Test
  @Covers({KW_24, SM_16_14})
  void eachPieceMayComeFromAnotherSectorAndOwner() {
    MoonTable.of(3)
        .influence("CS", BLUE, 1)
        .influence("BD", ORANGE, 1)
        .influence("PR", MAGENTA, 1)
        .influence("SP", MAGENTA, 1)
        .performs(BLUE, "PULL 2 SP")
        .offers(BLUE, "player-1@CS", "player-2@BD", "stop")
        .chooses(BLUE, "player-2@BD")
        .hasInfluence("BD", ORANGE, 0)
        .hasInfluence("SP", ORANGE, 1)
        .chooses(BLUE, "player-1@CS")
        .hasInfluence("CS", BLUE, 0)
        .hasInfluence("SP", BLUE, 1)
        .rests();
  }

  @Test
  @Covers(KW_24)
  void pullingMayStopBeforeTheAmountAndEndsWithIt() {
    MoonTable.of(3)
        .influence("CS", ORANGE, 4)
        .performs(BLUE, "PULL 2 SP")
        .chooses(BLUE, "player-2@CS", "stop")
        .hasInfluence("SP", ORANGE, 1)
        .rests()
        .performs(BLUE, "PULL 2 SP")
        .chooses(BLUE, "player-2@CS", "player-2@CS")
        .hasInfluence("SP", ORANGE, 3)
        .hasInfluence("CS", ORANGE, 1)
        .rests();
  }

  @Test
  @Covers(KW_3)
  void ownInfluenceMayBePulled() {
    MoonTable.of(3)
        .influence("CS", BLUE, 1)
        .performs(BLUE, "PULL 1 SP")
        .chooses(BLUE, "player-1@CS")
        .hasInfluence("SP", BLUE, 1)
        .hasInfluence("CS", BLUE, 0);
  }

  @Test
  @Covers(KW_4)
  void lockedInfluenceOfAnotherCannotBePulled() {
    MoonTable.of(3)
        .influence("CS", ORANGE, 2)
        .influence("CS", MAGENTA, 1)
        .status("CS", LOCKDOWN, ORANGE)
        .influence("BD", ORANGE, 1)
        .performs(BLUE, "PULL 1 SP")
        .offers(BLUE, "player-3@CS", "player-2@BD", "stop")
        .refuses(BLUE, "player-2@CS", SM_18_12);
  }

  @Test
  @Covers({KW_5, KW_6, SM_16_12})
  void displacedPieceMayBePulledAgain() {
    MoonTable.of(3)
        .influence("CS", MAGENTA, 1)
        .influence("SP", ORANGE, 1)
        .status("SP", DISPLACE, ORANGE)
        .performs(BLUE, "PULL 2 SP")
        .chooses(BLUE, "player-3@CS")
        .asks(ORANGE, DisplacePiece.class)
        .chooses(ORANGE, "NN")
        .offers(BLUE, "player-3@NN", "stop")
        .chooses(BLUE, "player-3@NN")
        .chooses(ORANGE, "leave")
        .hasInfluence("SP", MAGENTA, 1)
        .rests();
  }
}

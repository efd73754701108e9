package nocturne.syndicates.effect;

import static nocturne.syndicates.Moon.Status.LOCKDOWN;
import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.SyndicatesRule.KW_27;
import static nocturne.syndicates.SyndicatesRule.KW_4;
import static nocturne.syndicates.SyndicatesRule.KW_7;
import static nocturne.syndicates.SyndicatesRule.SM_18_12;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

class ReplaceTest {

  private static MoonTable network() {
    return MoonTable.of(3)
        .influence("NN", BLUE, 1)
        .influence("NN", ORANGE, 2)
        .influence("NN", MAGENTA, 1);
  }

  @Test
  @Covers(KW_27)
  void piecesOfOthersGiveWayToOwnOnes() {
    network()
        .performs(BLUE, "REPLACE 2 NN")
        .offers(BLUE, "player-2", "player-3", "stop")
        .chooses(BLUE, "player-2")
        .hasInfluence("NN", ORANGE, 1)
        .hasSupply(ORANGE, 15)
        .hasInfluence("NN", BLUE, 2)
        .hasSupply(BLUE, 14)
        .chooses(BLUE, "player-3")
        .hasInfluence("NN", MAGENTA, 0)
        .hasSupply(MAGENTA, 16)
        .hasInfluence("NN", BLUE, 3)
        .rests();
  }

  @Test
  @Covers(KW_27)
  void replacingMayStopBeforeTheAmount() {
    network()
        .performs(BLUE, "REPLACE 2 NN")
        .chooses(BLUE, "player-2", "stop")
        .hasInfluence("NN", ORANGE, 1)
        .hasInfluence("NN", BLUE, 2)
        .rests();
  }

  @Test
  @Covers(KW_4)
  void lockedInfluenceCannotBeReplaced() {
    network()
        .status("NN", LOCKDOWN, ORANGE)
        .performs(BLUE, "REPLACE 2 NN")
        .offers(BLUE, "player-3", "stop")
        .refuses(BLUE, "player-2", SM_18_12);
  }

  @Test
  @Covers(KW_7)
  void nothingIsRemovedIfNothingCanBePlaced() {
    MoonTable.of(3)
        .influence("NN", ORANGE, 2)
        .emptySupply(BLUE, "NN")
        .performs(BLUE, "REPLACE 1 NN")
        .hasInfluence("NN", ORANGE, 2)
        .hasInfluence("NN", BLUE, 16)
        .rests();
  }

  @Test
  @Covers(KW_7)
  void nothingIsRemovedIfNoPieceIsTakenFromTheBoard() {
    MoonTable.of(3)
        .influence("NN", ORANGE, 2)
        .emptySupply(BLUE, "SP")
        .performs(BLUE, "REPLACE 1 NN")
        .chooses(BLUE, "player-2", "stop")
        .hasInfluence("NN", ORANGE, 2)
        .hasInfluence("NN", BLUE, 0)
        .hasInfluence("SP", BLUE, 16)
        .rests();
  }
}

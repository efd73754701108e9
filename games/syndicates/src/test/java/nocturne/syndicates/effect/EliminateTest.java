package nocturne.syndicates.effect;

import static nocturne.syndicates.Moon.Status.LOCKDOWN;
import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.SyndicatesRule.KW_26;
import static nocturne.syndicates.SyndicatesRule.KW_4;
import static nocturne.syndicates.SyndicatesRule.SM_18_12;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

class EliminateTest {

  private static MoonTable network() {
    return MoonTable.of(3)
        .influence("NN", BLUE, 2)
        .influence("NN", ORANGE, 2)
        .influence("NN", MAGENTA, 1)
        .influence("SP", ORANGE, 1);
  }

  @Test
  @Covers(KW_26)
  void piecesOfOthersReturnToTheirOwners() {
    network()
        .performs(BLUE, "ELIMINATE 2 NN")
        .offers(BLUE, "player-2", "player-3", "stop")
        .chooses(BLUE, "player-2")
        .hasInfluence("NN", ORANGE, 1)
        .hasSupply(ORANGE, 14)
        .chooses(BLUE, "player-3")
        .hasInfluence("NN", MAGENTA, 0)
        .hasSupply(MAGENTA, 16)
        .hasInfluence("NN", BLUE, 2)
        .hasInfluence("SP", ORANGE, 1)
        .rests();
  }

  @Test
  @Covers(KW_26)
  void eliminatingMayStopBeforeTheAmount() {
    network()
        .performs(BLUE, "ELIMINATE 2 NN")
        .chooses(BLUE, "player-2", "stop")
        .hasInfluence("NN", ORANGE, 1)
        .rests();
  }

  @Test
  @Covers(KW_4)
  void lockedInfluenceCannotBeEliminated() {
    network()
        .status("NN", LOCKDOWN, ORANGE)
        .performs(BLUE, "ELIMINATE 2 NN")
        .offers(BLUE, "player-3", "stop")
        .refuses(BLUE, "player-2", SM_18_12)
        .chooses(BLUE, "player-3")
        .hasInfluence("NN", ORANGE, 2)
        .rests();
  }
}

package nocturne.syndicates.effect;

import static nocturne.syndicates.Moon.Status.LOCKDOWN;
import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.TEAL;
import static nocturne.syndicates.SyndicatesRule.SM_18_12;
import static nocturne.syndicates.SyndicatesRule.SM_18_13;
import static nocturne.syndicates.SyndicatesRule.SM_18_14;
import static nocturne.syndicates.SyndicatesRule.SM_18_15;
import static nocturne.syndicates.SyndicatesRule.SM_4_17;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

class LockdownTest {

  /** Magenta holds Casino under Lockdown, and Teal is there too. */
  private static MoonTable casino() {
    return MoonTable.of(5)
        .influence("CA", MAGENTA, 3)
        .status("CA", LOCKDOWN, MAGENTA)
        .influence("CA", TEAL, 1);
  }

  /** CHK-15. */
  @Test
  @Covers({SM_18_12, SM_18_14})
  void eliminateOnlyTouchesWhatLockdownDoesNotProtect() {
    casino()
        .performs(BLUE, "ELIMINATE 1 ANY")
        .chooses(BLUE, "CA")
        .offers(BLUE, "player-5", "stop")
        .refuses(BLUE, "player-3", SM_18_12)
        .chooses(BLUE, "player-5")
        .hasInfluence("CA", TEAL, 0)
        .hasInfluence("CA", MAGENTA, 3);
  }

  @Test
  @Covers({SM_18_12, SM_18_14})
  void protectedInfluenceIsNotPushed() {
    casino()
        .performs(BLUE, "PUSH 2 CA")
        .offers(BLUE, "player-5", "stop")
        .refuses(BLUE, "player-3", SM_18_12)
        .chooses(BLUE, "player-5", "BZ")
        .rests();
  }

  @Test
  @Covers({SM_18_12, SM_18_14})
  void protectedInfluenceIsNotPulled() {
    casino()
        .performs(BLUE, "PULL 2 BZ")
        .offers(BLUE, "player-5@CA", "stop")
        .refuses(BLUE, "player-3@CA", SM_18_12)
        .chooses(BLUE, "player-5@CA")
        .hasInfluence("BZ", TEAL, 1)
        .rests();
  }

  @Test
  @Covers({SM_18_12, SM_18_14})
  void protectedInfluenceIsNotReplaced() {
    casino()
        .performs(BLUE, "REPLACE 2 CA")
        .offers(BLUE, "player-5", "stop")
        .refuses(BLUE, "player-3", SM_18_12)
        .chooses(BLUE, "player-5")
        .hasInfluence("CA", BLUE, 1)
        .rests();
  }

  @Test
  @Covers(SM_18_12)
  void sentenceThatOnlyFindsProtectedInfluenceIsSkipped() {
    MoonTable.of(5)
        .influence("CA", MAGENTA, 3)
        .status("CA", LOCKDOWN, MAGENTA)
        .performs(BLUE, "ELIMINATE 1 CA")
        .hasInfluence("CA", MAGENTA, 3)
        .rests();
  }

  @Test
  @Covers(SM_18_13)
  void ownerMayMoveTheProtectedInfluence() {
    casino()
        .performs(MAGENTA, "PUSH 1 CA")
        .offers(MAGENTA, "player-3", "player-5", "stop")
        .chooses(MAGENTA, "player-3", "BZ")
        .hasInfluence("CA", MAGENTA, 2)
        .performs(MAGENTA, "SHIP 1 SP")
        .offers(MAGENTA, "BZ", "CA", "stop")
        .chooses(MAGENTA, "CA")
        .hasInfluence("CA", MAGENTA, 1);
  }

  @Test
  @Covers(SM_18_15)
  void othersMayStillAddAndMoveTheirInfluenceThere() {
    casino()
        .influence("BZ", BLUE, 1)
        .influence("WK", BLUE, 1)
        .performs(BLUE, "ADD 1 CA")
        .chooses(BLUE, "one")
        .hasInfluence("CA", BLUE, 1)
        .performs(BLUE, "PUSH 1 BZ")
        .chooses(BLUE, "player-1", "CA")
        .hasInfluence("CA", BLUE, 2)
        .performs(BLUE, "SHIP 1 CA")
        .chooses(BLUE, "WK")
        .hasInfluence("CA", BLUE, 3)
        .hasStatus("CA", LOCKDOWN);
  }

  /** SIM-27. */
  @Test
  @Covers(SM_4_17)
  void pieceThatMarksTheOwnerCounts() {
    var table =
        MoonTable.of(3)
            .influence("CA", MAGENTA, 1)
            .performs(MAGENTA, "LOCKDOWN CA")
            .chooses(MAGENTA, "CA")
            .performs(MAGENTA, "ADD 3 CA")
            .chooses(MAGENTA, "one", "one", "one")
            .performs(MAGENTA, "ADD 1 CA")
            .chooses(MAGENTA, "one")
            .influence("CA", BLUE, 4)
            .hasInfluence("CA", MAGENTA, 5);
    assertThat(table.moon().controller(table.sector("CA"))).contains(MAGENTA);
  }
}

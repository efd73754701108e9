package nocturne.syndicates.effect;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.SyndicatesRule.KW_23;
import static nocturne.syndicates.SyndicatesRule.KW_24;
import static nocturne.syndicates.SyndicatesRule.KW_25;
import static nocturne.syndicates.SyndicatesRule.SM_4_05;
import static nocturne.syndicates.SyndicatesRule.SM_4_06;
import static nocturne.syndicates.SyndicatesRule.SM_4_07;
import static nocturne.syndicates.SyndicatesRule.SM_4_08;
import static nocturne.syndicates.SyndicatesRule.SM_4_09;

import nocturne.syndicates.Covers;
import nocturne.syndicates.Moon;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

class TakeFromBoardTest {

  /** Blue has everything on the board: eight in the Casino, four in Avante and four in the Maze. */
  private static MoonTable emptySupply() {
    return MoonTable.of(3)
        .influence("CA", BLUE, 8)
        .influence("AV", BLUE, 4)
        .influence("MZ", BLUE, 4)
        .hasSupply(BLUE, 0);
  }

  @Test
  @Covers({SM_4_05, SM_4_06})
  void withAnEmptySupplyEachPieceComesFromASectorOfItsOwnersChoice() {
    emptySupply()
        .influence("WK", ORANGE, 2)
        .performs(BLUE, "ADD 2 SP")
        .chooses(BLUE, "one")
        .asks(BLUE, TakeFromBoard.class)
        .offers(BLUE, "CA", "AV", "MZ", "stop")
        .chooses(BLUE, "CA")
        .hasInfluence("CA", BLUE, 7)
        .hasInfluence("SP", BLUE, 1)
        .chooses(BLUE, "one")
        .offers(BLUE, "CA", "AV", "MZ", "stop")
        .chooses(BLUE, "MZ")
        .rests()
        .hasInfluence("MZ", BLUE, 3)
        .hasInfluence("SP", BLUE, 2)
        .hasSupply(BLUE, 0);
  }

  @Test
  @Covers(SM_4_05)
  void theBoardIsOnlyAskedWhenTheSupplyHasRunOut() {
    emptySupply()
        .influence("CA", BLUE, 7)
        .performs(BLUE, "ADD 2 SP")
        .chooses(BLUE, "one")
        .hasInfluence("SP", BLUE, 1)
        .hasSupply(BLUE, 0)
        .chooses(BLUE, "one")
        .asks(BLUE, TakeFromBoard.class);
  }

  @Test
  @Covers(SM_4_07)
  void pieceComesFromAnotherSectorThanItGoesTo() {
    emptySupply()
        .performs(BLUE, "ADD 1 AV")
        .chooses(BLUE, "one")
        .offers(BLUE, "CA", "MZ", "stop")
        .refuses(BLUE, "AV", SM_4_07);
  }

  @Test
  @Covers(SM_4_07)
  void whoHasEverythingInOneSectorCanPlaceNothingThere() {
    MoonTable.of(3).emptySupply(BLUE, "CA").performs(BLUE, "ADD 2 CA").rests();
  }

  @Test
  @Covers(SM_4_08)
  void pieceTakenFromTheBoardCountsAsPlaced() {
    emptySupply()
        .influence("SP", ORANGE, 1)
        .status("SP", Moon.Status.DISPLACE, ORANGE)
        .performs(BLUE, "ADD 1 SP")
        .chooses(BLUE, "one", "CA")
        .asks(ORANGE, DisplacePiece.class)
        .happened(SM_4_05)
        .didNotHappen(KW_23)
        .didNotHappen(KW_24)
        .didNotHappen(KW_25);
  }

  @Test
  @Covers(SM_4_09)
  void whoseSupplyIsEmptyMayPlaceFewer() {
    emptySupply()
        .performs(BLUE, "ADD 3 SP")
        .chooses(BLUE, "one", "CA")
        .chooses(BLUE, "one", "stop")
        .hasInfluence("SP", BLUE, 1)
        .chooses(BLUE, "stop")
        .rests()
        .hasInfluence("SP", BLUE, 1);
  }
}

package nocturne.syndicates.kingpin;

import static nocturne.syndicates.Moon.Status.DISPLACE;
import static nocturne.syndicates.Moon.Status.LOCKDOWN;
import static nocturne.syndicates.Moon.Status.NONE;
import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.SyndicatesRule.SM_18_08;
import static nocturne.syndicates.SyndicatesRule.SM_19_18;
import static nocturne.syndicates.SyndicatesRule.SM_19_29;
import static nocturne.syndicates.SyndicatesRule.SM_19_30;
import static nocturne.syndicates.SyndicatesRule.SM_19_31;
import static nocturne.syndicates.SyndicatesRule.SM_19_32;
import static nocturne.syndicates.SyndicatesRule.SM_19_33;
import static nocturne.syndicates.SyndicatesRule.SM_19_34;
import static nocturne.syndicates.SyndicatesRule.SM_19_35;
import static nocturne.syndicates.SyndicatesRule.SM_19_36;
import static nocturne.syndicates.SyndicatesRule.SM_19_40;
import static nocturne.syndicates.SyndicatesRule.SM_19_41;

import java.util.Map;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

class KingpinInfluenceTest {

  /** The Kingpin's whole supply is on the board, so many pieces in a sector. */
  private static MoonTable allOnBoard(Map<String, Integer> pieces) {
    var table = MoonTable.of(2);
    pieces.forEach((sector, count) -> table.influence(sector, KINGPIN, count));
    return table.hasSupply(KINGPIN, 0);
  }

  @Test
  @Covers({SM_19_29, SM_19_32})
  void emptySupplyIsRefilledFromTheSectorsWithOnePiece() {
    allOnBoard(Map.of("UH", 5, "SD", 5, "CV", 4, "AV", 1, "MZ", 1))
        .kingpinPerforms(BLUE, "ADD 2 PR")
        .hasInfluence("AV", KINGPIN, 0)
        .hasInfluence("MZ", KINGPIN, 0)
        .hasInfluence("CV", KINGPIN, 4)
        .hasInfluence("PR", KINGPIN, 2)
        .rests();
  }

  @Test
  @Covers({SM_19_30, SM_19_32})
  void withoutSuchASectorThoseWithTwoPiecesAreTakenAndPassesAreRepeated() {
    allOnBoard(Map.of("UH", 5, "SD", 5, "CV", 4, "AV", 2))
        .kingpinPerforms(BLUE, "ADD 2 PR")
        .hasInfluence("AV", KINGPIN, 0)
        .hasInfluence("CV", KINGPIN, 4)
        .hasInfluence("PR", KINGPIN, 2)
        .rests();
  }

  @Test
  @Covers({SM_19_31, SM_19_33})
  void thenTheLowestNumberIsTakenFromAllItsSectorsAtOnce() {
    allOnBoard(Map.of("UH", 5, "SD", 5, "CV", 3, "AV", 3))
        .kingpinPerforms(BLUE, "ADD 1 PR")
        .hasInfluence("CV", KINGPIN, 2)
        .hasInfluence("AV", KINGPIN, 2)
        .hasInfluence("PR", KINGPIN, 1)
        .hasSupply(KINGPIN, 1)
        .rests();
  }

  @Test
  @Covers(SM_19_33)
  void removalPassMayIncludeTheSectorBeingAddedTo() {
    allOnBoard(Map.of("UH", 5, "SD", 5, "CV", 3, "AV", 3))
        .kingpinPerforms(BLUE, "ADD 1 AV")
        .hasInfluence("CV", KINGPIN, 2)
        .hasInfluence("AV", KINGPIN, 3)
        .hasSupply(KINGPIN, 1)
        .rests();
  }

  @Test
  @Covers(SM_19_32)
  void passesProvideForAllSectorsOfTheEffect() {
    allOnBoard(Map.of("UH", 5, "SD", 5, "CV", 4, "AV", 1, "MZ", 1))
        .influence("SP", BLUE, 1)
        .influence("CS", BLUE, 1)
        .influence("NN", BLUE, 1)
        .kingpinPerforms(BLUE, "ADD 1 ALL IF RIVAL")
        .chooses(BLUE, "SP")
        .hasInfluence("AV", KINGPIN, 0)
        .hasInfluence("MZ", KINGPIN, 0)
        .hasInfluence("CV", KINGPIN, 3)
        .chooses(BLUE, "CS")
        .hasInfluence("SP", KINGPIN, 1)
        .hasInfluence("CS", KINGPIN, 1)
        .hasInfluence("NN", KINGPIN, 1)
        .rests();
  }

  @Test
  @Covers({SM_19_29, SM_18_08})
  void statusTokenIsLostWithThePieceOfARemovalPass() {
    allOnBoard(Map.of("UH", 5, "SD", 5, "CV", 5, "AV", 1))
        .status("AV", LOCKDOWN, KINGPIN)
        .kingpinPerforms(BLUE, "ADD 1 PR")
        .hasStatus("AV", NONE)
        .hasInfluence("PR", KINGPIN, 1);
  }

  @Test
  @Covers({SM_19_34, SM_19_35})
  void whatWouldExceedFiveIsNotAdded() {
    MoonTable.of(2)
        .influence("CA", KINGPIN, 4)
        .kingpinPerforms(BLUE, "ADD 3 CA")
        .hasInfluence("CA", KINGPIN, 5)
        .rests()
        .kingpinPerforms(BLUE, "ADD 1 CA")
        .hasInfluence("CA", KINGPIN, 5)
        .rests();
  }

  @Test
  @Covers({SM_19_34, SM_19_35})
  void sectorWithRoomForTheWholeAmountMustBeChosen() {
    MoonTable.of(2)
        .influence("CA", KINGPIN, 4)
        .influence("CS", KINGPIN, 5)
        .influence("SK", KINGPIN, 3)
        .kingpinPerforms(BLUE, "ADD 2 ADJ PR")
        .hasInfluence("SK", KINGPIN, 5)
        .rests();
  }

  @Test
  @Covers({SM_19_34, SM_19_35})
  void kingpinDoesNotPushItsOwnPiecesAboveFive() {
    MoonTable.of(2)
        .influence("PR", KINGPIN, 2)
        .influence("CS", KINGPIN, 5)
        .influence("CA", KINGPIN, 4)
        .influence("SK", KINGPIN, 4)
        .kingpinPerforms(BLUE, "PUSH 2 PR")
        .offers(BLUE, "CA", "SK")
        .chooses(BLUE, "CA")
        .hasInfluence("SK", KINGPIN, 5)
        .hasInfluence("PR", KINGPIN, 0)
        .rests();
  }

  @Test
  @Covers({SM_19_18, SM_19_34})
  void sectorFromWhichTheLimitAllowsFewerPushesIsNotChosen() {
    MoonTable.of(2)
        .influence("PR", KINGPIN, 2)
        .influence("CS", KINGPIN, 5)
        .influence("CA", KINGPIN, 5)
        .influence("SK", KINGPIN, 4)
        .influence("UH", BLUE, 2)
        .influence("WK", ORANGE, 1)
        .kingpinPerforms(BLUE, "PUSH 2 ANY")
        .doesNotOffer(BLUE, "PR", "WK")
        .offersAmongOthers(BLUE, "UH", "CS", "CA", "SK");
  }

  @Test
  @Covers({SM_19_34, SM_19_35})
  void kingpinDoesNotPullOrShipAboveFive() {
    MoonTable.of(2)
        .influence("PR", KINGPIN, 5)
        .influence("CA", KINGPIN, 2)
        .influence("CS", BLUE, 1)
        .influence("CS", ORANGE, 1)
        .kingpinPerforms(BLUE, "PULL 1 PR")
        .offers(BLUE, "player-1@CS", "player-2@CS")
        .kingpinPerforms(BLUE, "SHIP 2 PR")
        .hasInfluence("PR", KINGPIN, 5)
        .hasInfluence("CA", KINGPIN, 2)
        .rests();
  }

  @Test
  @Covers(SM_19_34)
  void pieceMayLeaveASectorThatIsAboveFive() {
    MoonTable.of(2)
        .influence("PR", KINGPIN, 7)
        .kingpinPerforms(BLUE, "PUSH 1 PR")
        .chooses(BLUE, "CA")
        .hasInfluence("PR", KINGPIN, 6)
        .hasInfluence("CA", KINGPIN, 1)
        .rests();
  }

  @Test
  @Covers({SM_19_34, SM_19_40, SM_19_41})
  void ownDisplaceTokenDoesNotBringTheKingpinAboveFiveOnItsTurn() {
    MoonTable.of(2)
        .influence("PR", KINGPIN, 1)
        .status("PR", DISPLACE, KINGPIN)
        .influence("CA", KINGPIN, 5)
        .kingpinPerforms(BLUE, "ADD 1 PR")
        .offers(BLUE, "leave", "CS", "SK");
  }

  @Test
  @Covers(SM_19_34)
  void displacePushByAPlayerIsNotBoundByTheLimit() {
    MoonTable.of(2)
        .influence("PR", ORANGE, 1)
        .status("PR", DISPLACE, ORANGE)
        .influence("CA", KINGPIN, 5)
        .kingpinPerforms(BLUE, "ADD 1 PR")
        .chooses(ORANGE, "CA")
        .hasInfluence("CA", KINGPIN, 6)
        .rests();
  }

  @Test
  @Covers(SM_19_36)
  void playersMayBringTheKingpinAboveFive() {
    MoonTable.of(2)
        .influence("CA", KINGPIN, 5)
        .influence("PR", KINGPIN, 2)
        .performs(BLUE, "PUSH 1 PR")
        .chooses(BLUE, "kingpin", "CA")
        .hasInfluence("CA", KINGPIN, 6)
        .performs(BLUE, "PULL 1 CA")
        .chooses(BLUE, "kingpin@PR")
        .hasInfluence("CA", KINGPIN, 7);
  }
}

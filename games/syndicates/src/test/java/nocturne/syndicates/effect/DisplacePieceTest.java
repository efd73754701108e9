package nocturne.syndicates.effect;

import static nocturne.syndicates.Moon.Status.DISPLACE;
import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.TEAL;
import static nocturne.syndicates.SyndicatesRule.SM_18_17;
import static nocturne.syndicates.SyndicatesRule.SM_18_18;
import static nocturne.syndicates.SyndicatesRule.SM_18_19;
import static nocturne.syndicates.SyndicatesRule.SM_18_20;
import static nocturne.syndicates.SyndicatesRule.SM_18_21;
import static nocturne.syndicates.SyndicatesRule.SM_18_22;
import static nocturne.syndicates.SyndicatesRule.SM_18_23;
import static nocturne.syndicates.SyndicatesRule.SM_18_24;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.turn.FulfilOperation;
import org.junit.jupiter.api.Test;

class DisplacePieceTest {

  /** Orange has a Displace token in The Spire. */
  private static MoonTable spire() {
    return MoonTable.of(3).influence("SP", ORANGE, 1).status("SP", DISPLACE, ORANGE);
  }

  private static void orangeDecides(MoonTable table) {
    table
        .asks(ORANGE, DisplacePiece.class)
        .offers(ORANGE, "leave", "CS", "NN", "AC", "BD", "WK", "BZ", "CA")
        .chooses(ORANGE, "leave")
        .rests();
  }

  /** SIM-28. */
  @Test
  @Covers({SM_18_17, SM_18_18, SM_18_19, SM_18_20})
  void blueDisplacesThreePiecesOneAfterTheOther() {
    var table =
        MoonTable.of(5)
            .influence("SP", BLUE, 1)
            .status("SP", DISPLACE, BLUE)
            .influence("CS", BLUE, 2)
            .influence("CS", TEAL, 4)
            .influence("BD", BLUE, 1)
            .board("OP-HE3", "OP-ES4", "OP-VI5")
            .hand(BLUE, "TB-001", "LE-001")
            .turn(BLUE)
            .chooses(BLUE, "pass", "TB-001", "face-up", "one", "CS")
            .hasInfluence("CS", BLUE, 3)
            .hasInfluence("CS", TEAL, 4)
            .chooses(BLUE, "player-1@BD", "CS")
            .hasInfluence("CS", BLUE, 4)
            .hasInfluence("CS", TEAL, 4)
            .hasInfluence("BD", BLUE, 0)
            .chooses(BLUE, "player-5@CS", "BZ")
            .hasInfluence("CS", BLUE, 4)
            .hasInfluence("CS", TEAL, 3)
            .hasInfluence("BZ", TEAL, 1)
            .hasInfluence("SP", BLUE, 1)
            .hasInfluence("SP", TEAL, 0);
    assertThat(table.moon().controller(table.sector("CS"))).contains(BLUE);
    table
        .chooses(BLUE, "stop")
        .asks(BLUE, FulfilOperation.class)
        .offers(BLUE, "OP-HE3@CS", "OP-ES4@CS", "pass");
  }

  @Test
  @Covers({SM_18_17, SM_18_19})
  void ownerDecidesOnAnotherPlayersTurnAndMayPushThePieceOn() {
    spire()
        .performs(BLUE, "ADD 1 SP")
        .chooses(BLUE, "one")
        .asks(ORANGE, DisplacePiece.class)
        .chooses(ORANGE, "CA")
        .hasInfluence("SP", BLUE, 0)
        .hasInfluence("CA", BLUE, 1)
        .hasInfluence("SP", ORANGE, 1)
        .rests();
  }

  @Test
  @Covers(SM_18_17)
  void ownerMayLeaveThePiece() {
    spire()
        .performs(BLUE, "ADD 1 SP")
        .chooses(BLUE, "one")
        .chooses(ORANGE, "leave")
        .hasInfluence("SP", BLUE, 1)
        .rests();
  }

  @Test
  @Covers(SM_18_17)
  void ownerIsAskedAboutOwnPiecesToo() {
    orangeDecides(spire().performs(ORANGE, "ADD 1 SP").chooses(ORANGE, "one"));
  }

  @Test
  @Covers(SM_18_18)
  void strengtheningEnters() {
    orangeDecides(
        spire().influence("SP", BLUE, 1).performs(BLUE, "STRENGTHEN 1 SP").chooses(BLUE, "one"));
  }

  @Test
  @Covers(SM_18_18)
  void shippingEnters() {
    orangeDecides(spire().influence("UH", BLUE, 1).performs(BLUE, "SHIP 1 SP").chooses(BLUE, "UH"));
  }

  @Test
  @Covers(SM_18_18)
  void pushingEnters() {
    orangeDecides(
        spire()
            .influence("CA", MAGENTA, 1)
            .performs(BLUE, "PUSH 1 CA")
            .chooses(BLUE, "player-3", "SP"));
  }

  @Test
  @Covers(SM_18_18)
  void pullingEnters() {
    orangeDecides(
        spire()
            .influence("CA", MAGENTA, 1)
            .performs(BLUE, "PULL 1 SP")
            .chooses(BLUE, "player-3@CA"));
  }

  @Test
  @Covers(SM_18_18)
  void replacingEnters() {
    orangeDecides(
        spire()
            .influence("SP", MAGENTA, 1)
            .performs(BLUE, "REPLACE 1 SP")
            .chooses(BLUE, "player-3"));
  }

  @Test
  @Covers(SM_18_18)
  void pieceTakenFromTheBoardForWantOfSupplyEnters() {
    orangeDecides(
        spire()
            .emptySupply(BLUE, "UH")
            .performs(BLUE, "ADD 1 SP")
            .chooses(BLUE, "one")
            .chooses(BLUE, "UH"));
  }

  @Test
  @Covers({SM_18_18, SM_18_22})
  void pieceDisplacedIntoAnotherDisplaceSectorMayBePushedOnByItsOwner() {
    spire()
        .influence("CA", MAGENTA, 1)
        .status("CA", DISPLACE, MAGENTA)
        .performs(BLUE, "ADD 1 SP")
        .chooses(BLUE, "one")
        .chooses(ORANGE, "CA")
        .asks(MAGENTA, DisplacePiece.class)
        .offers(MAGENTA, "leave", "SP", "CS", "BZ", "PR", "AV")
        .chooses(MAGENTA, "AV")
        .hasInfluence("AV", BLUE, 1)
        .hasInfluence("CA", BLUE, 0)
        .rests();
  }

  @Test
  @Covers(SM_18_23)
  void pieceThatComesBackInAChainStays() {
    spire()
        .influence("CA", MAGENTA, 1)
        .status("CA", DISPLACE, MAGENTA)
        .performs(BLUE, "ADD 1 SP")
        .chooses(BLUE, "one")
        .chooses(ORANGE, "CA")
        .chooses(MAGENTA, "SP")
        .hasInfluence("SP", BLUE, 1)
        .rests();
  }

  @Test
  @Covers({SM_18_24, SM_18_20})
  void nextArrivalStartsANewChain() {
    spire()
        .influence("CA", BLUE, 1)
        .performs(BLUE, "PULL 2 SP")
        .chooses(BLUE, "player-1@CA")
        .chooses(ORANGE, "CA")
        .chooses(BLUE, "player-1@CA")
        .asks(ORANGE, DisplacePiece.class)
        .chooses(ORANGE, "CA")
        .hasInfluence("CA", BLUE, 1)
        .rests();
  }

  @Test
  @Covers(SM_18_20)
  void eachEnteringPieceIsDecidedAsSoonAsItHasEntered() {
    spire()
        .performs(BLUE, "ADD 2 SP")
        .chooses(BLUE, "one")
        .hasInfluence("SP", BLUE, 1)
        .chooses(ORANGE, "CA")
        .chooses(BLUE, "one")
        .hasInfluence("SP", BLUE, 1)
        .chooses(ORANGE, "leave")
        .hasInfluence("SP", BLUE, 1)
        .hasInfluence("CA", BLUE, 1)
        .rests();
  }

  @Test
  @Covers(SM_18_21)
  void influenceAlreadyThereIsNotAffected() {
    MoonTable.of(3)
        .influence("SP", ORANGE, 1)
        .influence("SP", BLUE, 2)
        .performs(ORANGE, "DISPLACE SP")
        .chooses(ORANGE, "SP")
        .hasStatus("SP", DISPLACE)
        .hasInfluence("SP", BLUE, 2)
        .rests();
  }
}

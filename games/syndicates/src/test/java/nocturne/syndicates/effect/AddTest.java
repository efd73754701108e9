package nocturne.syndicates.effect;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.KW_1;
import static nocturne.syndicates.SyndicatesRule.KW_2;
import static nocturne.syndicates.SyndicatesRule.KW_21;
import static nocturne.syndicates.SyndicatesRule.KW_22;
import static nocturne.syndicates.SyndicatesRule.SM_16_15;

import nocturne.syndicates.Acting;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AddTest {

  @Test
  @Covers({KW_21, SM_16_15, KW_1})
  void addPlacesUpToTheAmountFromTheOwnSupply() {
    MoonTable.of(3)
        .influence("CA", ORANGE, 1)
        .performs(BLUE, "ADD 3 CA")
        .chooses(BLUE, "one")
        .hasInfluence("CA", BLUE, 1)
        .hasSupply(BLUE, 15)
        .chooses(BLUE, "one", "one")
        .hasInfluence("CA", BLUE, 3)
        .hasInfluence("CA", ORANGE, 1)
        .hasSupply(BLUE, 13)
        .hasSupply(ORANGE, 15)
        .rests();
  }

  @Test
  @Covers({KW_21, SM_16_15})
  void addMayStopBeforeTheAmount() {
    MoonTable.of(3)
        .performs(BLUE, "ADD 3 CA")
        .chooses(BLUE, "one", "stop")
        .hasInfluence("CA", BLUE, 1)
        .rests();
  }

  @ParameterizedTest
  @CsvSource({"ADD 2 CA, one", "STRENGTHEN 2 CA, one", "REPLACE 2 CA, player-2"})
  @Covers(KW_1)
  void withAnEmptySupplyEachPieceComesFromAnotherSector(String sentence, String piece) {
    MoonTable.of(3)
        .influence("CA", BLUE, 1)
        .influence("CA", ORANGE, 3)
        .influence("MZ", BLUE, 1)
        .emptySupply(BLUE, "SP")
        .performs(BLUE, sentence)
        .chooses(BLUE, piece)
        .offers(BLUE, "SP", "MZ", "stop")
        .chooses(BLUE, "MZ")
        .hasInfluence("MZ", BLUE, 0)
        .hasInfluence("CA", BLUE, 2)
        .chooses(BLUE, piece)
        .offers(BLUE, "SP", "stop")
        .chooses(BLUE, "SP")
        .hasInfluence("SP", BLUE, 13)
        .hasInfluence("CA", BLUE, 3)
        .rests();
  }

  @ParameterizedTest
  @CsvSource({"ADD 1 CA, one", "STRENGTHEN 1 CA, one", "REPLACE 1 CA, player-2"})
  @Covers(KW_1)
  void supplyIsUsedAsLongAsItLasts(String sentence, String piece) {
    MoonTable.of(3)
        .influence("CA", BLUE, 1)
        .influence("CA", ORANGE, 1)
        .influence("SP", BLUE, 14)
        .performs(BLUE, sentence)
        .chooses(BLUE, piece)
        .hasSupply(BLUE, 0)
        .hasInfluence("CA", BLUE, 2)
        .hasInfluence("SP", BLUE, 14)
        .rests();
  }

  @Test
  @Covers(KW_1)
  void kingpinWithAnEmptySupplyMakesARemovalPass() {
    MoonTable.of(2)
        .influence("AC", KINGPIN, 1)
        .influence("SP", KINGPIN, 5)
        .influence("CS", KINGPIN, 5)
        .influence("NN", KINGPIN, 5)
        .kingpinPerforms(BLUE, "ADD 1 CA")
        .hasInfluence("CA", KINGPIN, 1)
        .hasInfluence("AC", KINGPIN, 0)
        .hasInfluence("SP", KINGPIN, 5)
        .rests();
  }

  @Test
  @Covers(KW_22)
  void strengthenNeedsInfluenceInTheSector() {
    MoonTable.of(3)
        .influence("CA", BLUE, 1)
        .influence("MZ", BLUE, 2)
        .influence("SP", ORANGE, 3)
        .performs(BLUE, "STRENGTHEN 2 ANY")
        .offers(BLUE, "CA", "MZ", "stop")
        .chooses(BLUE, "CA")
        .offers(BLUE, "one", "stop")
        .chooses(BLUE, "one")
        .hasInfluence("CA", BLUE, 3)
        .hasInfluence("MZ", BLUE, 2)
        .hasSupply(BLUE, 11)
        .rests();
  }

  @Test
  @Covers(KW_22)
  void strengthenInASectorWithoutInfluenceDoesNothing() {
    MoonTable.of(3)
        .influence("SP", ORANGE, 3)
        .performs(BLUE, "STRENGTHEN 2 SP")
        .hasInfluence("SP", BLUE, 0)
        .rests();
  }

  /** Nothing in the box takes all influence away in the middle of the effect; the rule stands. */
  @Test
  @Covers(KW_2)
  void strengthenGoesOnWhenTheInfluenceIsLost() {
    var table = MoonTable.of(3);
    var strengthen = new Strengthen(2, new Target.In(table.sector("CA")));
    table
        .run(strengthen.next(Acting.player(seat(BLUE)), table.sector("CA"), 1))
        .offers(BLUE, "one", "stop")
        .chooses(BLUE, "one")
        .hasInfluence("CA", BLUE, 1)
        .rests();
  }
}

package nocturne.syndicates.effect;

import static nocturne.syndicates.Moon.Status.DISPLACE;
import static nocturne.syndicates.Moon.Status.NONE;
import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.DP_1;
import static nocturne.syndicates.SyndicatesRule.DP_2;
import static nocturne.syndicates.SyndicatesRule.DP_3;
import static nocturne.syndicates.SyndicatesRule.DP_4;
import static nocturne.syndicates.SyndicatesRule.DP_5;

import nocturne.syndicates.Acting;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a sentence that speaks of the same sector finds it. */
class SameSectorTest {

  private static MoonTable casino() {
    return MoonTable.of(3)
        .influence("CA", BLUE, 1)
        .influence("CA", ORANGE, 1)
        .influence("SP", BLUE, 1)
        .influence("SP", ORANGE, 1);
  }

  private static MoonTable performsBoth(MoonTable table, String first) {
    var blue = Acting.player(seat(BLUE));
    return table.run(
        new Perform(blue, table.sentence(first)), new Perform(blue, table.sentence("ADD 1 SAME")));
  }

  @ParameterizedTest
  @CsvSource({
    "ADD 1 CA, one",
    "STRENGTHEN 1 CA, one",
    "SHIP 1 CA, SP",
    "PULL 1 CA, player-2@SP",
    "ELIMINATE 1 CA, player-2",
    "REPLACE 1 CA, player-2",
    "LOCKDOWN CA, CA",
    "DISPLACE CA, CA"
  })
  @Covers({DP_2, DP_3})
  void sameSectorIsTheTargetOfTheFirstSentence(String first, String choice) {
    performsBoth(casino(), first).chooses(BLUE, choice).offers(BLUE, "CA", "stop");
  }

  @Test
  @Covers({DP_2, DP_3})
  void removingAStatusTokenIsAnEffect() {
    performsBoth(casino().status("CA", DISPLACE, BLUE), "LOCKDOWN CA")
        .chooses(BLUE, "CA")
        .hasStatus("CA", NONE)
        .offers(BLUE, "CA", "stop");
  }

  @Test
  @Covers(DP_2)
  void choosingASectorWithoutMovingAnythingIsNone() {
    MoonTable.of(3)
        .stack(BLUE, "LE-001")
        .influence("SP", BLUE, 2)
        .deploys(BLUE, "DC-010")
        .chooses(BLUE, "CA", "stop")
        .hasInfluence("CA", BLUE, 0)
        .rests();
  }

  @Test
  @Covers(DP_4)
  void afterSeveralPushesOneDestinationIsChosen() {
    performsBoth(casino().influence("NN", ORANGE, 2), "PUSH 2 NN")
        .chooses(BLUE, "player-2", "SK", "player-2", "AC")
        .offers(BLUE, "SK", "AC", "stop")
        .chooses(BLUE, "AC")
        .hasInfluence("AC", BLUE, 1)
        .hasInfluence("SK", BLUE, 0)
        .rests();
  }

  @Test
  @Covers(DP_5)
  void displacingThePlacedPieceDoesNotChangeThePlace() {
    performsBoth(casino().status("CA", DISPLACE, ORANGE), "ADD 1 CA")
        .chooses(BLUE, "one")
        .chooses(ORANGE, "PR")
        .hasInfluence("PR", BLUE, 1)
        .offers(BLUE, "CA", "stop");
  }

  @Test
  @Covers(DP_5)
  void displacingThePushedPieceDoesNotChangeThePlace() {
    performsBoth(casino().influence("NN", BLUE, 1).status("SP", DISPLACE, ORANGE), "PUSH 1 NN")
        .chooses(BLUE, "player-1", "SP")
        .chooses(ORANGE, "WK")
        .hasInfluence("WK", BLUE, 1)
        .offers(BLUE, "SP", "stop");
  }

  @Test
  @Covers(DP_1)
  void sameSectorIsForgottenWithTheCard() {
    MoonTable.of(3)
        .stack(BLUE, "LE-001")
        .deckTop("FE-001")
        .deploys(BLUE, "LK-001")
        .chooses(BLUE, "one", "perform")
        .hasInfluence("CA", BLUE, 1)
        .rests();
  }
}

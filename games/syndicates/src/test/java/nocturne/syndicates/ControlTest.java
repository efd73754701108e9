package nocturne.syndicates;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.PURPLE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_4_11;
import static nocturne.syndicates.SyndicatesRule.SM_4_12;
import static nocturne.syndicates.SyndicatesRule.SM_4_13;
import static nocturne.syndicates.SyndicatesRule.SM_4_14;
import static nocturne.syndicates.SyndicatesRule.SM_4_15;
import static nocturne.syndicates.SyndicatesRule.SM_4_16;
import static nocturne.syndicates.SyndicatesRule.SM_4_17;
import static nocturne.syndicates.SyndicatesRule.SM_4_18;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import nocturne.syndicates.turn.FulfilOperation;
import org.junit.jupiter.api.Test;

class ControlTest {

  private static void controls(MoonTable table, String sector, Party party) {
    assertThat(table.moon().controller(table.sector(sector))).isEqualTo(Optional.of(party));
    for (int i = 0; i < Party.COUNT; i++)
      assertThat(table.moon().controls(Party.of(i), table.sector(sector)))
          .isEqualTo(Party.of(i) == party);
  }

  private static void nobodyControls(MoonTable table, String sector) {
    assertThat(table.moon().controller(table.sector(sector))).isEmpty();
    for (int i = 0; i < Party.COUNT; i++)
      assertThat(table.moon().controls(Party.of(i), table.sector(sector))).isFalse();
  }

  /** SIM-01. */
  @Test
  @Covers({SM_4_12, SM_4_14})
  void tieForTheMostMeansThatNobodyControls() {
    var table = MoonTable.of(3).influence("SP", MAGENTA, 3).influence("SP", BLUE, 3);
    nobodyControls(table, "SP");
  }

  @Test
  @Covers(SM_4_12)
  void tieForTheMostKeepsAThirdPartyFromControlToo() {
    var table =
        MoonTable.of(3)
            .influence("SP", BLUE, 2)
            .influence("SP", ORANGE, 3)
            .influence("SP", MAGENTA, 3);
    nobodyControls(table, "SP");
  }

  /** SIM-02. */
  @Test
  @Covers({SM_4_13, SM_4_14})
  void singleInfluenceNeverControls() {
    nobodyControls(MoonTable.of(3).influence("BD", BLUE, 1), "BD");
  }

  @Test
  @Covers(SM_4_14)
  void emptySectorIsControlledByNobody() {
    nobodyControls(MoonTable.of(3), "BD");
  }

  /** SIM-03. */
  @Test
  @Covers(SM_4_11)
  void clearMajorityControls() {
    controls(MoonTable.of(3).influence("NN", MAGENTA, 3).influence("NN", BLUE, 1), "NN", MAGENTA);
  }

  /** SIM-04. */
  @Test
  @Covers(SM_4_11)
  void twoAloneControl() {
    controls(MoonTable.of(3).influence("CS", ORANGE, 2), "CS", ORANGE);
  }

  @Test
  @Covers(SM_4_15)
  void othersAreNotAddedTogether() {
    var table =
        MoonTable.of(4)
            .influence("WK", PURPLE, 3)
            .influence("WK", BLUE, 2)
            .influence("WK", ORANGE, 2)
            .influence("WK", MAGENTA, 2);
    controls(table, "WK", PURPLE);
  }

  @Test
  @Covers(SM_4_16)
  void controlIsThatOfTheMoment() {
    var table = MoonTable.of(3).influence("WK", BLUE, 3).influence("WK", ORANGE, 3);
    nobodyControls(table, "WK");
    table.performs(BLUE, "ELIMINATE 1 WK").chooses(BLUE, "player-2");
    controls(table, "WK", BLUE);
    table.influence("WK", ORANGE, 4);
    controls(table, "WK", ORANGE);
  }

  @Test
  @Covers(SM_4_17)
  void influenceThatMarksAStatusTokenCountsForControl() {
    var table =
        MoonTable.of(3)
            .influence("AC", MAGENTA, 2)
            .influence("AC", BLUE, 1)
            .status("AC", Moon.Status.LOCKDOWN, MAGENTA);
    controls(table, "AC", MAGENTA);
    table
        .influence("AC", MAGENTA, 4)
        .board("OP-ES3")
        .run(new FulfilOperation(seat(MAGENTA)))
        .offers(MAGENTA, "OP-ES3@AC", "pass");
  }

  @Test
  @Covers(SM_4_18)
  void theKingpinStandsInTheWayOfControl() {
    var table = MoonTable.of(2).influence("CA", BLUE, 3).influence("CA", KINGPIN, 3);
    nobodyControls(table, "CA");
    table.influence("CA", KINGPIN, 4);
    controls(table, "CA", KINGPIN);
    table.influence("CA", KINGPIN, 2);
    controls(table, "CA", BLUE);
  }
}

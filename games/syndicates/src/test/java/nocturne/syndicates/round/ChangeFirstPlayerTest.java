package nocturne.syndicates.round;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_12_01;
import static nocturne.syndicates.SyndicatesRule.SM_12_02;
import static nocturne.syndicates.SyndicatesRule.SM_12_03;
import static nocturne.syndicates.SyndicatesRule.SM_12_04;
import static nocturne.syndicates.SyndicatesRule.SM_12_05;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.Party;
import org.junit.jupiter.api.Test;

class ChangeFirstPlayerTest {

  private static void markerGoesTo(MoonTable table, Party party) {
    table.run(new EndOfRound.ChangeFirstPlayer()).rests();
    assertThat(table.moon().inTurnOrder(0)).isEqualTo(seat(party));
  }

  /** CHK-08, with Magenta in the place of Teal. */
  @Test
  @Covers(SM_12_01)
  void markerGoesToThePlayerWithTheMostOperationTokens() {
    var table =
        MoonTable.of(3)
            .firstPlayer(BLUE)
            .owns(BLUE, "OP-FR1")
            .owns(ORANGE, "OP-VI1", "OP-HE1", "OP-SM1")
            .owns(MAGENTA, "OP-IL1", "OP-ES1");
    markerGoesTo(table, ORANGE);
  }

  @Test
  @Covers(SM_12_02)
  void inactiveAndWildTokensCountForTheMarker() {
    var table =
        MoonTable.of(3)
            .firstPlayer(ORANGE)
            .owns(ORANGE, "OP-WI1", "OP-HE1")
            .exhausted(ORANGE, "OP-WI1", "OP-HE1")
            .exhaustedPetty(ORANGE)
            .owns(BLUE, "OP-FR1");
    markerGoesTo(table, ORANGE);
  }

  @Test
  @Covers(SM_12_03)
  void tiedPlayerLatestInTheCurrentTurnOrderGetsTheMarker() {
    var table = MoonTable.of(3).firstPlayer(ORANGE).owns(BLUE, "OP-FR1").owns(MAGENTA, "OP-VI1");
    markerGoesTo(table, BLUE);
  }

  @Test
  @Covers(SM_12_04)
  void markerStaysWithAHolderWhoHasTheMostTokens() {
    var table = MoonTable.of(3).firstPlayer(ORANGE).owns(ORANGE, "OP-FR1");
    markerGoesTo(table, ORANGE);
  }

  @Test
  @Covers(SM_12_05)
  void kingpinNeverReceivesTheMarker() {
    var table =
        MoonTable.of(2)
            .firstPlayer(ORANGE)
            .owns(ORANGE, "OP-FR1")
            .owns(KINGPIN, "OP-VI1", "OP-HE1", "OP-SM1");
    markerGoesTo(table, ORANGE);
  }
}

package nocturne.syndicates.kingpin;

import static nocturne.syndicates.Moon.Status.LOCKDOWN;
import static nocturne.syndicates.Moon.Status.NONE;
import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_10_10;
import static nocturne.syndicates.SyndicatesRule.SM_19_21;
import static nocturne.syndicates.SyndicatesRule.SM_19_22;
import static nocturne.syndicates.SyndicatesRule.SM_19_23;
import static nocturne.syndicates.SyndicatesRule.SM_19_24;
import static nocturne.syndicates.SyndicatesRule.SM_19_25;
import static nocturne.syndicates.SyndicatesRule.SM_19_26;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.component.Operation;
import nocturne.syndicates.round.EndOfRound;
import org.junit.jupiter.api.Test;

class KingpinOperationTest {

  private static List<String> owned(MoonTable table) {
    return table.at().owned(KINGPIN).list(table.moon()).stream().map(Operation::id).toList();
  }

  @Test
  @Covers({SM_19_21, SM_19_23, SM_19_24})
  void kingpinMustClaimTheOperationItQualifiesForWithoutKredits() {
    var table =
        MoonTable.of(2)
            .influence("CA", KINGPIN, 5)
            .influence("CA", BLUE, 4)
            .status("CA", LOCKDOWN, KINGPIN)
            .board("OP-VI3", "OP-ES1")
            .bagTop("OP-SM1")
            .run(new KingpinOperation(seat(BLUE)))
            .hasInfluence("CA", KINGPIN, 0)
            .hasInfluence("CA", BLUE, 4)
            .hasSupply(KINGPIN, 16)
            .hasStatus("CA", NONE)
            .hasKredits(BLUE, 0)
            .hasKredits(ORANGE, 0)
            .didNotHappen(SM_10_10)
            .rests();
    assertThat(owned(table)).containsExactly("OP-VI3");
    assertThat(table.at().board.has(table.moon(), table.operation("OP-VI3"))).isFalse();
    assertThat(table.at().board.has(table.moon(), table.operation("OP-SM1"))).isTrue();
    assertThat(table.at().board.size(table.moon())).isEqualTo(5);
  }

  @Test
  @Covers(SM_19_21)
  void kingpinClaimsNothingWithoutTheValueOrWithoutControl() {
    var table =
        MoonTable.of(2)
            .influence("CA", KINGPIN, 3)
            .influence("SD", KINGPIN, 4)
            .influence("SD", BLUE, 4)
            .board("OP-VI3", "OP-VI4")
            .run(new KingpinOperation(seat(BLUE)))
            .rests();
    assertThat(owned(table)).isEmpty();
  }

  @Test
  @Covers({SM_19_21, SM_19_22, SM_19_26})
  void actingPlayerChoosesAmongSeveralClaimsAndOnlyOneIsMade() {
    var table =
        MoonTable.of(2)
            .influence("CA", KINGPIN, 5)
            .influence("AV", KINGPIN, 4)
            .board("OP-VI3", "OP-HE3", "OP-HE4")
            .run(new KingpinOperation(seat(ORANGE)))
            .offers(ORANGE, "OP-VI3@CA", "OP-VI3@AV", "OP-HE3@CA", "OP-HE4@AV")
            .chooses(ORANGE, "OP-VI3@AV")
            .hasInfluence("CA", KINGPIN, 5)
            .hasInfluence("AV", KINGPIN, 0)
            .rests();
    assertThat(owned(table)).containsExactly("OP-VI3");
  }

  @Test
  @Covers(SM_19_25)
  void kingpinNeverHustles() {
    var table =
        MoonTable.of(2)
            .board()
            .owns(KINGPIN, "OP-SM1")
            .influence("PR", KINGPIN, 1)
            .rig(KingpinTurn.DIE, 0)
            .row(1, "FO-003")
            .run(new KingpinTurn(seat(BLUE)))
            .hasInfluence("PR", KINGPIN, 4)
            .rests();
    assertThat(table.moon().isActive(KINGPIN, table.operation("OP-SM1"))).isTrue();
  }

  @Test
  @Covers(SM_19_25)
  void claimedTokensDoNotReturnToTheBag() {
    var table =
        MoonTable.of(2)
            .owns(KINGPIN, "OP-SM1")
            .objectives(BLUE, "OB-01")
            .objectives(ORANGE, "OB-03")
            .turnsTaken(12);
    var moon = table.moon();
    table.run(new EndOfRound());
    while (moon.round() == 1) {
      var seat = moon.asked().first();
      table.test().seat(seat).chooses(moon.options(seat).get(0));
    }
    assertThat(owned(table)).containsExactly("OP-SM1");
    assertThat(table.at().bag.has(moon, table.operation("OP-SM1"))).isFalse();
  }
}

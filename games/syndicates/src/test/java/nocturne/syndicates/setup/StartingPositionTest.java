package nocturne.syndicates.setup;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.SyndicatesRule.SM_2_32;
import static nocturne.syndicates.SyndicatesRule.SM_2_33;
import static nocturne.syndicates.SyndicatesRule.SM_2_34;
import static nocturne.syndicates.SyndicatesRule.SM_2_35;
import static nocturne.syndicates.SyndicatesRule.SM_2_36;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Operation;
import nocturne.syndicates.turn.Hustle;
import org.junit.jupiter.api.Test;

class StartingPositionTest {

  private static final int FR1 = 0;
  private static final int VI2 = 6;
  private static final int HE4 = 13;
  private static final int SM2 = 16;

  /** A table for three at whose setup these operations are shown, counted from OP-FR1. */
  private static MoonTable shown(int... indices) {
    var shuffle =
        IntStream.iterate(32, place -> place > 0, place -> place - 1)
            .map(place -> place <= 27 && place > 27 - indices.length ? indices[27 - place] : place)
            .toArray();
    return MoonTable.rigged(3, "bag", shuffle);
  }

  /** CHK-03. */
  @Test
  @Covers({SM_2_32, SM_2_33, SM_2_34, SM_2_35})
  void inTurnOrderPlayersTakeTokensAndStartInTheirSectors() {
    var table =
        shown(FR1, HE4, SM2)
            .offers(BLUE, "OP-FR1", "OP-HE4", "OP-SM2")
            .chooses(BLUE, "OP-HE4")
            .offers(ORANGE, "OP-FR1", "OP-SM2")
            .chooses(ORANGE, "OP-FR1")
            .hasInfluence("MZ", BLUE, 1)
            .hasInfluence("AV", BLUE, 1)
            .hasInfluence("SP", ORANGE, 1)
            .hasInfluence("BD", ORANGE, 1)
            .hasInfluence("AC", MAGENTA, 1)
            .hasInfluence("SK", MAGENTA, 1)
            .hasSupply(BLUE, 14)
            .hasSupply(ORANGE, 14)
            .hasSupply(MAGENTA, 14)
            .asks(BLUE, Hustle.class);
    var at = table.at();
    assertThat(at.bag.list(table.moon()))
        .contains(table.operation("OP-FR1"), table.operation("OP-HE4"), table.operation("OP-SM2"));
    assertThat(at.starting.isEmpty(table.moon())).isTrue();
    for (int i = 0; i < 3; i++)
      assertThat(at.owned(Party.of(i)).list(table.moon())).containsExactly(at.petty.get(i));
  }

  @Test
  @Covers(SM_2_33)
  void theFirstPlayerChoosesFirstAndTheOthersClockwise() {
    var table = shown(FR1, HE4, SM2).firstPlayer(ORANGE).run(new StartingPosition(0));
    table.chooses(ORANGE, "OP-FR1").chooses(MAGENTA, "OP-HE4").hasInfluence("AC", BLUE, 1);
  }

  @Test
  @Covers(SM_2_36)
  void startingSectorsMayBeTakenByOthersAndByOperations() {
    var table = shown(FR1, VI2, SM2);
    table.board("OP-IL2", "OP-ES5");
    table
        .chooses(BLUE, "OP-FR1")
        .offers(ORANGE, "OP-VI2", "OP-SM2")
        .chooses(ORANGE, "OP-VI2")
        .hasInfluence("SP", BLUE, 1)
        .hasInfluence("SP", ORANGE, 1);
  }

  @Test
  @Covers(SM_2_35)
  void startingTokensAreMixedIntoTheBagAgain() {
    var table = shown(FR1, HE4, SM2);
    var before = table.at().bag.list(table.moon()).stream().map(Operation::id).toList();
    table.chooses(BLUE, "OP-HE4").chooses(ORANGE, "OP-FR1");
    assertThat(table.at().bag.list(table.moon()).stream().map(Operation::id).limit(before.size()))
        .isNotEqualTo(before);
  }
}

package nocturne.syndicates.setup;

import static nocturne.syndicates.SyndicatesRule.SM_2_24;
import static nocturne.syndicates.SyndicatesRule.SM_2_25;
import static nocturne.syndicates.SyndicatesRule.SM_2_27;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import nocturne.syndicates.Covers;
import nocturne.syndicates.Moon;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.Party;
import org.junit.jupiter.api.Test;

class ScoreTokensTest {

  private static final int WORKS_FRAUD = 10;
  private static final int WORKS_VIOLENCE = 11;
  private static final int CASINO_FRAUD = 14;

  /** A shuffle of the thirty objectives that deals six and then shows these. */
  private static int[] shownAfterSix(int... indices) {
    return IntStream.iterate(29, place -> place > 0, place -> place - 1)
        .map(place -> place <= 23 && place > 23 - indices.length ? indices[23 - place] : place)
        .toArray();
  }

  /** CHK-02. */
  @Test
  @Covers({SM_2_24, SM_2_25})
  void secondObjectiveOfASectorTurnsItsTokenToMajor() {
    var table =
        MoonTable.rigged(
            2, "objectives left over", shownAfterSix(WORKS_FRAUD, WORKS_VIOLENCE, CASINO_FRAUD));
    var moon = table.moon();
    assertThat(moon.at().faceUpObjectives.list(moon))
        .containsExactly(
            table.objective("OB-11"), table.objective("OB-12"), table.objective("OB-15"));
    assertThat(moon.scoreToken(table.sector("WK"))).isEqualTo(Moon.ScoreToken.MAJOR);
    assertThat(moon.scoreToken(table.sector("CA"))).isEqualTo(Moon.ScoreToken.MINOR);
    assertThat(moon.contents().sectors())
        .filteredOn(sector -> moon.scoreToken(sector) != Moon.ScoreToken.NONE)
        .as("of five tokens three remain in the supply")
        .hasSize(2);
  }

  @Test
  @Covers(SM_2_27)
  void allElseIsInTheGeneralSupply() {
    var moon = MoonTable.of(4).moon();
    var shown = moon.at().faceUpObjectives.top(moon).sector();
    assertThat(moon.contents().sectors())
        .allMatch(sector -> moon.status(sector) == Moon.Status.NONE)
        .filteredOn(sector -> moon.scoreToken(sector) != Moon.ScoreToken.NONE)
        .containsExactly(shown);
    for (int i = 0; i < 4; i++) assertThat(moon.kredits(Party.of(i))).isZero();
  }
}

package nocturne.nightlancer.scoring;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.CityTable.DAN;
import static nocturne.nightlancer.NightlancerRule.NL_15_14;
import static nocturne.nightlancer.NightlancerRule.NL_15_15;
import static nocturne.nightlancer.NightlancerRule.NL_15_16;
import static nocturne.nightlancer.NightlancerRule.NL_15_17;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import org.junit.jupiter.api.Test;

/** Who is before whom. All play a Guard, so that abilities make no difference. */
class RankingTest {

  private static CityTable equals(int players, String edition) {
    var table = Reckoning.of(players, "edition", edition);
    for (var seat : Seats.first(players)) table.plays(seat, "guard");
    return table;
  }

  private static List<Seat> ranking(CityTable table) {
    Reckoning.count(table);
    return IntStream.rangeClosed(1, table.city().seatCount())
        .mapToObj(place -> Reckoning.placed(table, place))
        .toList();
  }

  @Test
  @Covers(NL_15_14)
  void whoHasAnIdealIsBeforeWhoHasNoneAndThenProspectsDecide() {
    for (var edition : List.of("final", "prototype")) {
      var table =
          equals(4, edition)
              .prospects(ANN, 40)
              .prospects(BEN, 3)
              .prospects(CAT, 50)
              .prospects(DAN, 20)
              .ideals(BEN, 1)
              .ideals(DAN, 1);
      assertThat(ranking(table)).containsExactly(DAN, BEN, CAT, ANN);
      assertThat(table.city().result().orElseThrow().winners()).isEqualTo(Seats.of(DAN));
    }
  }

  @Test
  @Covers(NL_15_17)
  void whereNobodyHasIdealsProspectsDecideAlone() {
    for (var edition : List.of("final", "prototype"))
      assertThat(ranking(equals(3, edition).prospects(BEN, 9).prospects(CAT, 5)))
          .containsExactly(BEN, CAT, ANN);
  }

  @Test
  @Covers(NL_15_15)
  void chipsDecideBetweenEqualsInThePrototype() {
    assertThat(ranking(equals(3, "prototype").chips(ANN, 1).chips(BEN, 2).chips(CAT, 4)))
        .containsExactly(CAT, BEN, ANN);
  }

  @Test
  @Covers(NL_15_15)
  void turnOrderDecidesInThePrototypeWhereChipsDoNot() {
    var table = equals(3, "prototype").order(CAT, BEN, ANN).chips(ANN, 4);
    assertThat(ranking(table)).containsExactly(ANN, CAT, BEN);
  }

  @Test
  @Covers(NL_15_16)
  void turnOrderAloneDecidesBetweenEqualsInTheFinalEdition() {
    var table = equals(3, "final").order(CAT, ANN, BEN).chips(ANN, 4).chips(BEN, 3);
    assertThat(ranking(table)).containsExactly(CAT, ANN, BEN);
  }

  @Test
  @Covers({NL_15_14, NL_15_15, NL_15_16})
  void neitherChipsNorTurnOrderOutweighAProspect() {
    for (var edition : List.of("final", "prototype"))
      assertThat(ranking(equals(2, edition).chips(ANN, 4).prospects(BEN, 1)))
          .containsExactly(BEN, ANN);
  }
}

package nocturne.nightlancer.round;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.CityTable.DAN;
import static nocturne.nightlancer.NightlancerRule.NL_14_01;
import static nocturne.nightlancer.NightlancerRule.NL_14_02;
import static nocturne.nightlancer.NightlancerRule.NL_14_03;
import static nocturne.nightlancer.NightlancerRule.NL_14_04;
import static nocturne.nightlancer.NightlancerRule.NL_14_05;
import static nocturne.nightlancer.NightlancerRule.NL_16_17;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import nocturne.kernel.Seat;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.testkit.Arrange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The turn order of the next round. */
class TurnOrderTest {

  private static CityTable ending(int players) {
    var table = CityTable.of(players).missions();
    for (int pair = 1; pair <= 5; pair++) table.pair(pair);
    return table;
  }

  private static List<Seat> order(CityTable table) {
    var order = new ArrayList<Seat>();
    for (int place = 0; place < table.city().order().size(); place++)
      order.add(table.city().order().seat(place));
    return order;
  }

  @Test
  @Covers(NL_14_01)
  void whoeverHasLessHeatGoesEarlier() {
    var table = ending(4).heat(ANN, 3).heat(BEN, 0).heat(CAT, 5).heat(DAN, 1);
    table.run(new EndRound()).happened(NL_14_01);
    assertThat(order(table)).containsExactly(BEN, DAN, ANN, CAT);
  }

  @Test
  @Covers(NL_14_02)
  void thoseWithEqualHeatGoInReverse() {
    assertThat(order(ending(4).run(new EndRound()))).containsExactly(DAN, CAT, BEN, ANN);
  }

  @ParameterizedTest
  @CsvSource({
    "2, 1, 2, 1, DBCA",
    "0, 0, 1, 1, BADC",
    "5, 5, 5, 0, DCBA",
    "1, 2, 1, 2, CADB",
    "3, 2, 1, 0, DCBA",
    "0, 1, 2, 3, ABCD"
  })
  @Covers({NL_14_01, NL_14_02, NL_14_03})
  void oldOrderIsReadBackwardsAndThenSortedByHeat(
      int ann, int ben, int cat, int dan, String initials) {
    var table = ending(4).heat(ANN, ann).heat(BEN, ben).heat(CAT, cat).heat(DAN, dan);
    table.run(new EndRound());
    assertThat(order(table).stream().map(seat -> "ABCD".substring(seat.index(), seat.index() + 1)))
        .containsExactly(initials.split(""));
  }

  @Test
  @Covers({NL_14_02, NL_14_03})
  void itIsTheOldOrderThatIsReversedNotTheSeats() {
    var table = ending(3).order(BEN, CAT, ANN).run(new EndRound());
    assertThat(order(table)).containsExactly(ANN, CAT, BEN);
  }

  @Test
  @Covers({NL_14_04, NL_16_17})
  void contactsThatChangeTheOrderArePlayedInTheNewOrderAndWorkAtOnce() {
    var table = ending(3).heat(ANN, 2).heat(BEN, 1).hand(ANN, "smuggler").hand(CAT, "broker");
    table.run(new EndRound()).isNotAsked(ANN);
    assertThat(order(table)).containsExactly(CAT, BEN, ANN);
    table.offers(CAT, "play-broker-on-1", "play-broker-on-2", "pass").chooses(CAT, "pass");
    table.chooses(ANN, "play-smuggler-on-3").happened(NL_14_04);
    assertThat(order(table)).containsExactly(ANN, BEN, CAT);
  }

  @Test
  @Covers(NL_14_04)
  void onePlayerMayPlaySeveralAndEveryoneHasOneTurnOfIt() {
    var table = ending(3).hand(ANN, "smuggler", "broker").hand(CAT, "back-alley-doc");
    table.run(new EndRound()).chooses(CAT, "pass");
    assertThat(order(table)).containsExactly(CAT, BEN, ANN);
    table.chooses(ANN, "play-smuggler-on-3").offersAmongOthers(ANN, "play-broker-on-2");
    table.chooses(ANN, "play-broker-on-2").isNotAsked(CAT);
    assertThat(order(table)).containsExactly(BEN, ANN, CAT);
  }

  @Test
  @Covers({NL_14_04, NL_14_05})
  void orderIsSettledBeforeHandsAre() {
    var table = ending(2).hand(BEN, "smuggler", "broker").opportunities(BEN);
    table.opportunities(BEN, "soft-shoes", "blind-spots", "local-knowledge", "weapons-tech");
    table.hand(ANN, "detective").opportunities(ANN);
    table.run(new EndRound()).offersAmongOthers(BEN, "play-broker-on-1");
    Arrange.put(table.city(), table.at().contacts(BEN), table.contact("recruiter"));
    table.chooses(BEN, "pass").offersAmongOthers(BEN, "give-broker", "give-recruiter");
  }
}

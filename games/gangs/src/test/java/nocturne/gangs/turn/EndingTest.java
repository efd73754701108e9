package nocturne.gangs.turn;

import static nocturne.gangs.GangsRule.GN_15_01;
import static nocturne.gangs.GangsRule.GN_15_02;
import static nocturne.gangs.GangsRule.GN_15_03;
import static nocturne.gangs.GangsRule.GN_15_04;
import static nocturne.gangs.GangsRule.GN_15_05;
import static nocturne.gangs.GangsRule.GN_15_06;
import static nocturne.gangs.GangsRule.GN_15_07;
import static nocturne.gangs.GangsRule.GN_16_12;
import static nocturne.gangs.GangsRule.GN_16_13;
import static nocturne.gangs.GangsRule.GN_6_04;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.story.Token;
import nocturne.kernel.Seat;
import org.junit.jupiter.api.Test;

/** When the game ends and who has won it. */
class EndingTest {

  /** Ann and Ben have so much, and Ann ends a turn in which nothing happened. */
  private static NightCityTable turnEnds(NightCityTable table, int ann, int ben) {
    return table
        .emptyBoard()
        .units(ANN, "watson", "netrunner")
        .units(BEN, "heywood", "solo")
        .resources(ANN, 2, 1, 0)
        .cred(ANN, ann)
        .cred(BEN, ben)
        .activates(ANN, "netrunners", "done", "no", "end-turn");
  }

  private static List<Seat> winners(NightCityTable table) {
    return table.isOver().city().result().orElseThrow().winners().list();
  }

  @Test
  @Covers(GN_15_01)
  void gameEndsWithTheTurnAfterWhichAnyGangHasTwentyFive() {
    turnEnds(NightCityTable.of(2), 25, 3).isOver();
    turnEnds(NightCityTable.of(2), 3, 25).isOver();
    var table = turnEnds(NightCityTable.of(2), 24, 24);
    assertThat(table.city().isOver()).isFalse();
    assertThat(table.city().active()).isEqualTo(BEN);
  }

  @Test
  @Covers(GN_15_03)
  void turnInWhichTwentyFiveIsReachedIsPlayedToItsEnd() {
    var table =
        NightCityTable.of(2)
            .resources(ANN, 5, 0, 0)
            .cred(ANN, 24)
            .activates(ANN, "hideout", "pacifica")
            .hasCred(ANN, 25)
            .isAsked(ANN, GN_6_04)
            .upgrades("ping", "monowire")
            .chooses(ANN, "upgrade", "ping");
    assertThat(table.city().isOver()).isFalse();
    table.chooses(ANN, "ping").isOver();
  }

  @Test
  @Covers(GN_15_04)
  void mostStreetCredWinsWhoeverReachedTwentyFiveFirst() {
    assertThat(winners(turnEnds(NightCityTable.of(2), 25, 27))).containsExactly(Seat.of(BEN));
    assertThat(winners(turnEnds(NightCityTable.of(2), 26, 25))).containsExactly(Seat.of(ANN));
  }

  @Test
  @Covers(GN_15_05)
  void tieForTheMostIsNobodysWin() {
    var table = turnEnds(NightCityTable.of(3).cred(CAT, 7), 26, 26);
    assertThat(winners(table)).isEmpty();
    var standings = table.city().result().orElseThrow();
    assertThat(standings.of(Seat.of(ANN)).place()).isEqualTo(1);
    assertThat(standings.of(Seat.of(BEN)).place()).isEqualTo(1);
    assertThat(standings.of(Seat.of(CAT)).place()).isEqualTo(3);
  }

  @Test
  @Covers(GN_15_05)
  void tieBelowTheMostDoesNotMatter() {
    assertThat(winners(turnEnds(NightCityTable.of(3).cred(CAT, 20), 25, 20)))
        .containsExactly(Seat.of(ANN));
  }

  private static NightCityTable gift(String card) {
    return NightCityTable.story("an-awkward-gift", 2).open(card);
  }

  @Test
  @Covers({GN_15_02, GN_16_12})
  void epilogueEndsTheGameBelowTwentyFiveAndOnlyWhenItsConditionIsMet() {
    turnEnds(gift("clean-hands"), 22, 0).isOver();
    assertThat(turnEnds(gift("clean-hands"), 21, 21).city().isOver()).isFalse();
  }

  @Test
  @Covers({GN_15_06, GN_15_07})
  void epilogueComesBeforeTheScoreAndItsRewardsCount() {
    var table = turnEnds(gift("clean-hands").tokensHeld(Token.CARGO, ANN, 1), 25, 24);
    table.hasCred(ANN, 25).hasCred(BEN, 26);
    assertThat(winners(table)).containsExactly(Seat.of(BEN));
  }

  @Test
  @Covers({GN_15_06, GN_16_13})
  void noBranchOpensWhenTheGameEnds() {
    turnEnds(gift("hot-freight").tokensOn(Token.TIME, "hot-freight", 3), 25, 0)
        .isOver()
        .isOpen("hot-freight")
        .isClosed("street-arsenal");
    var goesOn = turnEnds(gift("hot-freight").tokensOn(Token.TIME, "hot-freight", 3), 24, 0);
    goesOn.isOpen("street-arsenal");
    assertThat(goesOn.city().isOver()).isFalse();
  }
}

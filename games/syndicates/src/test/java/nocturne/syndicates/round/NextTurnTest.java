package nocturne.syndicates.round;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_12_01;
import static nocturne.syndicates.SyndicatesRule.SM_14_13;
import static nocturne.syndicates.SyndicatesRule.SM_1_02;
import static nocturne.syndicates.SyndicatesRule.SM_1_03;
import static nocturne.syndicates.SyndicatesRule.SM_1_04;
import static nocturne.syndicates.SyndicatesRule.SM_1_06;
import static nocturne.syndicates.SyndicatesRule.SM_1_08;
import static nocturne.syndicates.SyndicatesRule.SM_1_09;
import static nocturne.syndicates.SyndicatesRule.SM_1_10;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Result;
import nocturne.kernel.Seat;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.kingpin.KingpinTurn;
import nocturne.syndicates.turn.Hustle;
import nocturne.syndicates.turn.Turn;
import org.junit.jupiter.api.Test;

class NextTurnTest {

  @Test
  @Covers({SM_1_04, SM_1_03})
  void theHolderOfTheMarkerBeginsAndEveryoneTakesSixTurns() {
    var table = MoonTable.of(3).firstPlayer(ORANGE);
    table.run(new NextTurn()).asks(ORANGE, Hustle.class);
    table.turnsTaken(1).run(new NextTurn()).asks(MAGENTA, Hustle.class);
    table.turnsTaken(2).run(new NextTurn()).asks(BLUE, Hustle.class);
    table.turnsTaken(17).run(new NextTurn()).asks(BLUE, Hustle.class);
  }

  @Test
  @Covers({SM_1_03, SM_1_08})
  void afterSixTurnsEachRoundsOneAndTwoHaveAnEndOfRound() {
    for (int round = 1; round <= 2; round++)
      MoonTable.of(3)
          .round(round)
          .turnsTaken(18)
          .run(new NextTurn())
          .happened(SM_12_01)
          .asks(BLUE, ChooseObjective.class);
  }

  @Test
  @Covers({SM_1_02, SM_1_09, SM_1_10})
  void afterRoundThreeFinalScoringFollowsAtOnceAndTheRichestWins() {
    var table =
        MoonTable.of(3)
            .faceUpObjectives()
            .round(3)
            .turnsTaken(18)
            .kredits(BLUE, 11)
            .kredits(ORANGE, 12)
            .kredits(MAGENTA, 10)
            .influence("AV", MAGENTA, 2)
            .run(new NextTurn())
            .happened(SM_14_13)
            .didNotHappen(SM_12_01);
    table.test().isOver();
    var standings = table.moon().result().orElseThrow().standings();
    assertThat(standings)
        .filteredOn(Result.Standing::won)
        .extracting(Result.Standing::seat)
        .containsExactly(Seat.of(1));
    table.hasKredits(MAGENTA, 11);
  }

  @Test
  @Covers(SM_1_06)
  void roundIsOverWhenTheLastCardHasBeenPlayed() {
    MoonTable.of(3)
        .board()
        .hand(BLUE)
        .hand(ORANGE)
        .hand(MAGENTA, "FO-008")
        .turnsTaken(17)
        .run(new Turn(seat(MAGENTA)))
        .chooses(MAGENTA, "pass", "face-down", "stop")
        .asks(BLUE, ChooseObjective.class)
        .hasStack(MAGENTA, "FO-008*");
  }

  @Test
  @Covers(SM_1_06)
  void theKingpinTakesItsTurnBeforeTheRoundIsOver() {
    MoonTable.of(2)
        .board()
        .hand(BLUE)
        .hand(ORANGE, "FO-008")
        .row(1, "FO-003")
        .rig(KingpinTurn.DIE, 0)
        .turnsTaken(11)
        .run(new Turn(seat(ORANGE)))
        .chooses(ORANGE, "pass", "face-down", "stop")
        .hasStack(KINGPIN, "FO-003")
        .asks(ORANGE, ChooseObjective.class);
  }
}

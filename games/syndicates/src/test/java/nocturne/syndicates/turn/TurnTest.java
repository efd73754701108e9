package nocturne.syndicates.turn;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.PURPLE;
import static nocturne.syndicates.SyndicatesRule.SM_1_04;
import static nocturne.syndicates.SyndicatesRule.SM_1_05;
import static nocturne.syndicates.SyndicatesRule.SM_1_07;
import static nocturne.syndicates.SyndicatesRule.SM_7_01;
import static nocturne.syndicates.SyndicatesRule.SM_7_02;
import static nocturne.syndicates.SyndicatesRule.SM_7_03;
import static nocturne.syndicates.SyndicatesRule.SM_7_04;
import static nocturne.syndicates.SyndicatesRule.SM_7_05;
import static nocturne.syndicates.SyndicatesRule.SM_7_06;
import static nocturne.syndicates.SyndicatesRule.SM_7_07;
import static nocturne.syndicates.SyndicatesRule.SM_7_08;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.kingpin.KingpinTurn;
import org.junit.jupiter.api.Test;

class TurnTest {

  private static MoonTable ready(int players) {
    return MoonTable.of(players)
        .influence("CA", BLUE, 3)
        .board("OP-SM1")
        .hand(BLUE, "FO-008", "LE-003");
  }

  @Test
  @Covers({SM_7_01, SM_1_05})
  void turnHasFourStepsInOrder() {
    var table = ready(3).turn(BLUE).asks(BLUE, Hustle.class);
    table.chooses(BLUE, "pass").asks(BLUE, DeployAgent.class);
    table.chooses(BLUE, "FO-008", "face-down", "stop").asks(BLUE, FulfilOperation.class);
    table.chooses(BLUE, "pass").asks(BLUE, Manipulate.class);
    table.test().seat(2).isNotAsked();
    assertThat(table.moon().onTurn()).contains(BLUE);
    table.chooses(BLUE, "pass").asks(ORANGE, Hustle.class);
    table.test().seat(1).isNotAsked();
  }

  @Test
  @Covers({SM_7_02, SM_7_04, SM_7_05})
  void hustleFulfilAndManipulateMayBeLeftUndone() {
    ready(3)
        .turn(BLUE)
        .offersAmongOthers(BLUE, "pass")
        .chooses(BLUE, "pass", "FO-008", "face-down", "stop")
        .offers(BLUE, "OP-SM1@CA", "pass")
        .chooses(BLUE, "pass")
        .offers(BLUE, "swap", "cycle", "pass")
        .chooses(BLUE, "pass")
        .hasInfluence("CA", BLUE, 3)
        .hasHand(BLUE, "LE-003");
  }

  @Test
  @Covers({SM_7_03, SM_1_07})
  void anAgentMustBeDeployed() {
    ready(3)
        .turn(BLUE)
        .chooses(BLUE, "pass")
        .offers(BLUE, "FO-008", "LE-003")
        .chooses(BLUE, "FO-008")
        .offers(BLUE, "face-up", "face-down");
  }

  @Test
  @Covers(SM_7_05)
  void thereIsNoManipulateStepInRoundThree() {
    ready(3)
        .round(3)
        .turn(BLUE)
        .chooses(BLUE, "pass", "FO-008", "face-down", "stop", "pass")
        .asks(ORANGE, Hustle.class);
  }

  @Test
  @Covers(SM_7_05)
  void thereIsAManipulateStepInRoundTwo() {
    ready(3)
        .round(2)
        .turn(BLUE)
        .chooses(BLUE, "pass", "FO-008", "face-down", "stop", "pass")
        .asks(BLUE, Manipulate.class);
  }

  @Test
  @Covers(SM_7_06)
  void stepOnceLeftDoesNotComeBack() {
    ready(3)
        .turn(BLUE)
        .chooses(BLUE, "OP-PC-1", "stop")
        .asks(BLUE, DeployAgent.class)
        .chooses(BLUE, "FO-008", "face-down", "CA")
        .chooses(BLUE, "OP-SM1@CA")
        .asks(BLUE, Manipulate.class)
        .offers(BLUE, "swap", "cycle", "pass")
        .chooses(BLUE, "pass")
        .asks(ORANGE, Hustle.class);
  }

  @Test
  @Covers(SM_7_07)
  void turnEndsAfterManipulateInRoundsOneAndTwoAndAfterFulfilInRoundThree() {
    for (int round = 1; round <= 3; round++) {
      var table = ready(3).round(round).turn(BLUE);
      table.chooses(BLUE, "pass", "FO-008", "face-down", "stop", "pass");
      assertThat(table.at().turnsTaken.get(table.moon())).isEqualTo(round < 3 ? 0 : 1);
      if (round < 3) table.chooses(BLUE, "pass");
      assertThat(table.at().turnsTaken.get(table.moon())).isEqualTo(1);
    }
  }

  @Test
  @Covers({SM_7_08, SM_1_04})
  void playPassesToTheLeft() {
    var table =
        MoonTable.of(4)
            .board()
            .firstPlayer(MAGENTA)
            .hand(MAGENTA, "FO-008", "LE-003")
            .hand(PURPLE, "FO-007", "LE-004")
            .turn(MAGENTA);
    table.chooses(MAGENTA, "pass", "FO-008", "face-down", "stop", "pass");
    table.asks(PURPLE, Hustle.class);
    table.chooses(PURPLE, "pass", "FO-007", "face-down", "stop", "pass");
    table.asks(BLUE, Hustle.class);
  }

  @Test
  @Covers(SM_7_08)
  void withTwoPlayersTheKingpinTakesATurnFirst() {
    ready(2)
        .row(1, "CO-008")
        .rig(KingpinTurn.DIE, 0)
        .turn(BLUE)
        .chooses(BLUE, "pass", "FO-008", "face-down", "stop", "pass", "pass")
        .hasStack(KINGPIN, "CO-008")
        .hasInfluence("AV", KINGPIN, 3)
        .asks(ORANGE, Hustle.class);
  }

  @Test
  @Covers(SM_7_08)
  void inRoundThreeTheKingpinTakesNoTurn() {
    ready(2)
        .round(3)
        .turn(BLUE)
        .chooses(BLUE, "pass", "FO-008", "face-down", "stop", "pass")
        .hasStack(KINGPIN)
        .asks(ORANGE, Hustle.class);
  }

  @Test
  @Covers(SM_1_07)
  void turnCostsExactlyOneCardWhateverIsPlayed() {
    var table =
        MoonTable.of(3)
            .board()
            .deckTop("LE-005")
            .hand(BLUE, "FO-009", "LE-003", "LE-004")
            .row(2, "CO-001")
            .turn(BLUE);
    table
        .chooses(BLUE, "pass", "FO-009", "face-up", "stop", "perform", "LE-005", "stack-player-2")
        .chooses(BLUE, "stop", "swap", "LE-003", "CO-001")
        .hasHand(BLUE, "LE-004", "CO-001")
        .asks(ORANGE, Hustle.class);
  }
}

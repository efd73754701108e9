package nocturne.syndicates.turn;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_10_02;
import static nocturne.syndicates.SyndicatesRule.SM_1_12;
import static nocturne.syndicates.SyndicatesRule.SM_3_06;
import static nocturne.syndicates.SyndicatesRule.SM_3_07;
import static nocturne.syndicates.SyndicatesRule.SM_3_08;
import static nocturne.syndicates.SyndicatesRule.SM_3_09;
import static nocturne.syndicates.SyndicatesRule.SM_6_04;
import static nocturne.syndicates.SyndicatesRule.SM_6_05;
import static nocturne.syndicates.SyndicatesRule.SM_6_10;
import static nocturne.syndicates.SyndicatesRule.SM_6_11;
import static nocturne.syndicates.SyndicatesRule.SM_6_12;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.component.CrimeType;
import nocturne.syndicates.component.Operation;
import nocturne.syndicates.round.EndOfRound;
import nocturne.syndicates.round.RefreshTokens;
import nocturne.syndicates.scoring.FinalScoring;
import org.junit.jupiter.api.Test;

class OperationsOnBoardTest {

  @Test
  @Covers({SM_3_06, SM_6_04})
  void operationIsPresentInBothSectorsOfItsBorderAndNowhereElse() {
    MoonTable.of(3)
        .board("OP-IL4")
        .influence("WK", BLUE, 4)
        .influence("SD", BLUE, 4)
        .influence("BD", BLUE, 4)
        .run(new FulfilOperation(seat(BLUE)))
        .offers(BLUE, "OP-IL4@WK", "OP-IL4@SD", "pass");
  }

  @Test
  @Covers(SM_6_04)
  void valueIsTheInfluenceNeeded() {
    MoonTable.of(3)
        .board("OP-IL4", "OP-ES1")
        .influence("SD", BLUE, 3)
        .run(new FulfilOperation(seat(BLUE)))
        .offers(BLUE, "OP-ES1@SD", "pass")
        .refuses(BLUE, "OP-IL4@SD", SM_10_02);
  }

  @Test
  @Covers({SM_3_07, SM_3_08})
  void boardIsFilledUpToFiveFromTheBag() {
    var table =
        MoonTable.of(3)
            .board("OP-IL4", "OP-ES1")
            .bagTop("OP-FR1", "OP-FR2", "OP-FR3", "OP-FR4")
            .influence("SD", BLUE, 4)
            .run(new FulfilOperation(seat(BLUE)))
            .chooses(BLUE, "OP-IL4@SD")
            .rests();
    assertThat(table.at().board.list(table.moon()).stream().map(Operation::id))
        .containsExactlyInAnyOrder("OP-ES1", "OP-FR1", "OP-FR2", "OP-FR3", "OP-FR4");
  }

  @Test
  @Covers(SM_3_09)
  void withAnEmptyBagTheBoardHoldsFewer() {
    var table =
        MoonTable.of(2)
            .board("OP-IL4", "OP-ES1", "OP-FR1", "OP-FR2", "OP-FR3")
            .emptyBagTo(KINGPIN)
            .influence("SD", BLUE, 4)
            .run(new FulfilOperation(seat(BLUE)))
            .chooses(BLUE, "OP-IL4@SD")
            .rests();
    assertThat(table.at().board.size(table.moon())).isEqualTo(4);
  }

  @Test
  @Covers(SM_6_05)
  void valueIsWorthKreditsInTheEnd() {
    MoonTable.of(3)
        .faceUpObjectives()
        .owns(BLUE, "OP-FR3", "OP-HE5")
        .exhausted(BLUE, "OP-HE5")
        .run(new FinalScoring())
        .hasKredits(BLUE, 9);
  }

  @Test
  @Covers({SM_1_12, SM_6_10})
  void kreditsNeverRunOutAndWhatIsClaimedStaysOwned() {
    var table =
        MoonTable.of(3)
            .kredits(BLUE, 60)
            .kredits(ORANGE, 60)
            .board("OP-IL4")
            .influence("SD", BLUE, 6)
            .run(new FulfilOperation(seat(BLUE)))
            .chooses(BLUE, "OP-IL4@SD")
            .hasKredits(BLUE, 62);
    assertThat(table.at().owned(BLUE).list(table.moon()))
        .containsExactly(table.petty(BLUE), table.operation("OP-IL4"));
  }

  @Test
  @Covers(SM_6_11)
  void pettyCrimeIsExhaustedAndRefreshedLikeAnyOther() {
    var table =
        MoonTable.of(3)
            .turn(BLUE)
            .offers(BLUE, "OP-PC-1", "pass")
            .chooses(BLUE, "OP-PC-1", "SP")
            .hasInfluence("SP", BLUE, 1);
    assertThat(table.moon().isActive(BLUE, table.petty(BLUE))).isFalse();
    table.turn(BLUE).asks(BLUE, DeployAgent.class);
    table.at().refreshes.set(table.moon(), BLUE.index(), 1);
    table
        .run(new RefreshTokens(table.moon().seats()))
        .offers(BLUE, "OP-PC-1", "pass")
        .chooses(BLUE, "OP-PC-1")
        .rests();
    assertThat(table.moon().isActive(BLUE, table.petty(BLUE))).isTrue();
  }

  @Test
  @Covers(SM_6_12)
  void pettyCrimeCountsForNoObjective() {
    for (var objective : new String[] {"OB-11", "OB-12", "OB-05", "OB-09", "OB-14", "OB-02"}) {
      var table = MoonTable.of(3);
      var cards = table.objectives(BLUE, objective).at().objectives(ORANGE).list(table.moon());
      table.run(new EndOfRound()).chooses(ORANGE, cards.getFirst().id());
      table
          .chooses(MAGENTA, table.at().objectives(MAGENTA).list(table.moon()).getFirst().id())
          .hasKredits(BLUE, 0);
    }
  }

  @Test
  @Covers(SM_6_12)
  void pettyCrimeCountsForNoCrimeTypeInTheEnd() {
    var table =
        MoonTable.of(3).faceUpObjectives("OB-11", "OB-12", "OB-05", "OB-09", "OB-14", "OB-02");
    assertThat(table.petty(BLUE).type()).isEqualTo(CrimeType.PETTY);
    table.run(new FinalScoring()).hasKredits(BLUE, 0);
  }
}

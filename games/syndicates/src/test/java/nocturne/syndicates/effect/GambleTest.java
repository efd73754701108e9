package nocturne.syndicates.effect;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.KW_16;
import static nocturne.syndicates.SyndicatesRule.KW_17;
import static nocturne.syndicates.SyndicatesRule.KW_34;
import static nocturne.syndicates.SyndicatesRule.SM_16_17;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.kingpin.KingpinTurn;
import org.junit.jupiter.api.Test;

class GambleTest {

  @Test
  @Covers({KW_34, KW_16})
  void topCardOfTheDeckJoinsTheFocusPile() {
    MoonTable.of(3)
        .stack(BLUE, "LE-001")
        .deckTop("FO-008")
        .deploys(BLUE, "LK-001")
        .chooses(BLUE, "stop")
        .offers(BLUE, "perform", "stop")
        .chooses(BLUE, "perform")
        .hasFocusPile("LK-001", "FO-008")
        .offers(BLUE, "one", "stop")
        .chooses(BLUE, "stop")
        .hasSupply(BLUE, 16)
        .hasStack(BLUE, "LE-001", "FO-008", "LK-001");
  }

  @Test
  @Covers(KW_16)
  void gambleIsTheLastSentenceOfItsStage() {
    var gamble = new Gamble();
    var agents = MoonTable.GAME.contents().agents();
    assertThat(agents)
        .allSatisfy(
            agent -> assertThat(agent.above().indexOf(gamble)).isIn(-1, agent.above().size() - 1));
    assertThat(agents).anyMatch(agent -> agent.above().contains(gamble));
  }

  @Test
  @Covers({KW_17, SM_16_17})
  void emptyDeckLeavesNothingToGambleFor() {
    MoonTable.of(3)
        .stack(BLUE, "LE-001")
        .hand(BLUE, "LK-001")
        .deckSize(0)
        .deploys(BLUE, "LK-001")
        .chooses(BLUE, "stop")
        .hasStack(BLUE, "LE-001", "LK-001")
        .rests();
  }

  @Test
  @Covers(KW_34)
  void cardTheKingpinGamblesForFollowsOnItsStack() {
    MoonTable.of(2)
        .board()
        .row(1, "LK-001")
        .deckTop("CO-008")
        .rig("kingpin die", 0)
        .run(new KingpinTurn(seat(BLUE)))
        .hasStack(KINGPIN, "LK-001", "CO-008")
        .hasInfluence("CA", KINGPIN, 1)
        .hasInfluence("AV", KINGPIN, 3)
        .rests();
  }
}

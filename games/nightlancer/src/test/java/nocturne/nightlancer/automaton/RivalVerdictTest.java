package nocturne.nightlancer.automaton;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.NightlancerRule.NL_18_18;
import static nocturne.nightlancer.NightlancerRule.NL_18_19;
import static nocturne.nightlancer.NightlancerRule.NL_18_21;
import static nocturne.nightlancer.NightlancerRule.NL_18_22;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.scoring.Scoring;
import org.junit.jupiter.api.Test;

/** What the Rival means for the end of a round and of the game. */
class RivalVerdictTest {

  @Test
  @Covers(NL_18_18)
  void whoIsBehindTheRivalAtTheEndOfARoundLosesAnIdeal() {
    var rival = Opponent.rival(3).prospects(7).heat(5);
    rival.table().prospects(ANN, 6).prospects(BEN, 7).prospects(CAT, 8);
    rival.table().ideals(ANN, 3).ideals(BEN, 3).ideals(CAT, 3);
    rival.endRound().table().hasIdeals(ANN, 2).hasIdeals(BEN, 3).hasIdeals(CAT, 3);
  }

  @Test
  @Covers(NL_18_18)
  void rivalIsComparedAfterEverythingElseInTheRound() {
    var rival = Opponent.rival(2).prospects(7).heat(5);
    rival
        .table()
        .ideals(ANN, 3)
        .opportunities(ANN)
        .hand(ANN, "broker", "smuggler", "solicitor", "detective", "performer", "tinkerer")
        .opportunities(ANN, "soft-shoes");
    rival
        .endRound()
        .table()
        .hasIdeals(ANN, 3)
        .chooses(ANN, "give-soft-shoes")
        .hasIdeals(ANN, 2)
        .happened(NL_18_18);
  }

  @Test
  @Covers(NL_18_19)
  void gameIsLostAtOnceWhenAPlayerHasNoIdealsLeft() {
    var rival = Opponent.rival(2);
    rival.table().ideals(BEN, 1).run(city -> Fortune.loseIdeals(city, BEN, 1, NL_18_18));
    assertThat(rival.city().isOver()).isTrue();
    assertThat(rival.city().result().orElseThrow().winners()).isEqualTo(Seats.NONE);
    rival.table().happened(NL_18_19);
  }

  @Test
  @Covers(NL_18_19)
  void gameGoesOnWithTheLastIdeal() {
    var rival = Opponent.rival(2);
    rival.table().ideals(BEN, 2).run(city -> Fortune.loseIdeals(city, BEN, 1, NL_18_18));
    rival.table().hasIdeals(BEN, 1).rests();
  }

  @Test
  @Covers(NL_18_19)
  void beingShakenCanLoseTheGame() {
    var rival = Opponent.rival(2);
    rival
        .table()
        .ideals(ANN, 1)
        .has(ANN, 1, 5)
        .run(city -> Fortune.lose(city, ANN, Resource.HEALTH, 1, NL_18_19));
    assertThat(rival.city().isOver()).isTrue();
  }

  @Test
  @Covers(NL_18_21)
  void everybodyNeedsFifteenAndAllTogetherTwentyEach() {
    assertThat(won(15, 25)).isTrue();
    assertThat(won(15, 24)).isFalse();
    assertThat(won(14, 30)).isFalse();
    assertThat(won(20, 20)).isTrue();
    assertThat(won(20)).isTrue();
    assertThat(won(19)).isFalse();
    assertThat(won(15, 15, 30)).isTrue();
    assertThat(won(15, 15, 29)).isFalse();
  }

  /** Whether players with so many Prospects have won; one of each is for their last Ideal. */
  private static boolean won(int... prospects) {
    var rival = Opponent.rival(prospects.length);
    for (int i = 0; i < prospects.length; i++) {
      var seat = Seat.of(i);
      rival.table().owns(seat).opportunities(seat).chips(seat, 0);
      rival.table().ideals(seat, 1).prospects(seat, prospects[i] - 1);
    }
    rival.table().run(new Scoring());
    var result = rival.city().result().orElseThrow();
    assertThat(result.winners()).isIn(Seats.NONE, rival.city().seats());
    return !result.winners().isEmpty();
  }

  @Test
  @Covers(NL_18_22)
  void rivalIsSortedByHeatLikeAPlayer() {
    var rival = Opponent.rival(2).heat(1);
    rival.table().heat(ANN, 2).heat(BEN, 0);
    rival.city().order().sort();
    rival.hasPlace(2);
    // It was second and Ann third: between equals the order is turned round.
    rival.heat(2).city().order().sort();
    rival.hasPlace(3);
    rival.city().order().sort();
    rival.hasPlace(2);
  }
}

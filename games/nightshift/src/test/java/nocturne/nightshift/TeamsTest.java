package nocturne.nightshift;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.ClubTable.DOT;
import static nocturne.nightshift.NightshiftRule.NS_19_01;
import static nocturne.nightshift.NightshiftRule.NS_19_02;
import static nocturne.nightshift.NightshiftRule.NS_19_03;
import static nocturne.nightshift.NightshiftRule.NS_19_04;
import static nocturne.nightshift.NightshiftRule.NS_19_05;
import static nocturne.nightshift.NightshiftRule.NS_19_08;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import nocturne.kernel.Seat;
import nocturne.kernel.SetupRefused;
import nocturne.kernel.Viewer;
import nocturne.nightshift.floor.FloorTurn;
import nocturne.nightshift.round.BeginRound;
import nocturne.nightshift.stage.StageStep;
import org.junit.jupiter.api.Test;

class TeamsTest {

  private static ClubTable teams() {
    return ClubTable.of(4, "mode", "teams");
  }

  @Test
  @Covers({NS_19_03, NS_19_08})
  void teamMatesSeeEachOthersCardsAndOpponentsDoNot() {
    var table = teams().hand(ANN, "P24").hand(DOT, "P26");
    table.test().seat(CAT).sees(table.power("P24"));
    table.test().seat(BEA).doesNotSee(table.power("P24")).sees(table.power("P26"));
    table.test().seat(DOT).doesNotSee(table.power("P24"));
    table.test().seat(ANN).doesNotSee(table.power("P26"));
  }

  private static boolean seesCash(ClubTable table, Seat viewer, Seat of) {
    return !table.at().cash(of).isHidden(table.club().view(Viewer.of(viewer)).table(), 0);
  }

  @Test
  @Covers(NS_19_08)
  void teamMatesSeeEachOthersCashAndOpponentsDoNot() {
    var table = teams().cash(ANN, 2_500).cash(BEA, 1_500);
    assertThat(seesCash(table, CAT, ANN)).isTrue();
    assertThat(seesCash(table, DOT, BEA)).isTrue();
    assertThat(seesCash(table, BEA, ANN)).isFalse();
    assertThat(seesCash(table, DOT, ANN)).isFalse();
    assertThat(seesCash(table, ANN, BEA)).isFalse();
  }

  @Test
  @Covers(NS_19_02)
  void moneyAndDrinksOfATeamMateAreNotOnesOwn() {
    teams()
        .cash(CAT, 5_000)
        .drinks(CAT, 0, 3)
        .drinks(ANN, 0, 0)
        .round(3)
        .run(new StageStep())
        .isAt(ANN, Place.STAGE);
    teams()
        .hand(ANN, "P24", "P26")
        .drinks(CAT, 0, 0)
        .turn(ANN)
        .chooses(ANN, "P24", "P26")
        .hasCash(ANN, 1_000)
        .hasCash(CAT, 0)
        .hasDrinks(ANN, 1, 2)
        .hasDrinks(CAT, 0, 0);
  }

  @Test
  @Covers({NS_19_02, NS_19_04})
  void nobodyPlaysTheCardsOfATeamMate() {
    teams()
        .hand(ANN, "P24")
        .hand(CAT, "P26")
        .turn(CAT)
        .offersAmongOthers(CAT, "P26")
        .doesNotOffer(CAT, "P24");
  }

  @Test
  @Covers(NS_19_04)
  void nobodyUsesTheDrinksOfATeamMate() {
    teams()
        .drinks(ANN, 3, 0)
        .drinks(CAT, 0, 0)
        .stands(CAT, "S2")
        .guest("S2", "C15")
        .rolls(2)
        .turn(CAT)
        .chooses(CAT, "engage")
        .rests()
        .isNotCommitted("S2")
        .hasDrinks(ANN, 3, 0);
  }

  @Test
  @Covers(NS_19_05)
  void turnPassesToAPlayerOfTheOtherTeam() {
    var table = teams().run(new BeginRound());
    for (var seat : List.of(ANN, BEA, CAT, DOT))
      table.asks(seat, FloorTurn.class).chooses(seat, "end");
  }

  @Test
  @Covers(NS_19_01)
  void onlyFourPlayersFormTeams() {
    for (int players : new int[] {1, 2, 3, 5})
      assertThatThrownBy(() -> ClubTable.choosing(players, "mode", "teams"))
          .isInstanceOf(SetupRefused.class);
  }
}

package nocturne.nightshift.room;

import static nocturne.nightshift.ClubTable.ANN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Text;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.component.Trait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OddsTest {

  /** Ann in the Private Room after one card of a fresh deck. */
  private static ClubTable after(String dance, String customer) {
    return ClubTable.of(2, "odds", "yes")
        .drinks(ANN, 0, 0)
        .guest("S1", customer)
        .committed("S1", ANN, Room.PRIVATE)
        .dances(dance)
        .turn(ANN);
  }

  /** The chances of the ledger: 2, 4 and 8 of 34 cards. */
  @ParameterizedTest
  @CsvSource({"PR-01, 6", "PR-16, 12", "PR-26, 24"})
  void secondDrawBustsByWhatTheFirstShows(String dance, int percent) {
    assertThat(Odds.bustPercent(after(dance, "C15").club())).isEqualTo(percent);
  }

  /** With one more Star: 42,000, 69,000 and, after a double, 110,000 over 34 cards. */
  @ParameterizedTest
  @CsvSource({"PR-01, C01, 1235", "PR-01, C15, 2029", "PR-26, C35, 3235"})
  void oneMoreDrawIsWorthTheMeanOverTheCardsLeft(String dance, String customer, int mean) {
    assertThat(Odds.privateExpectation(after(dance, customer).club())).isEqualTo(mean);
  }

  @Test
  void firstDrawNeverBusts() {
    var table = ClubTable.of(2).guest("S1", "C15").committed("S1", ANN, Room.PRIVATE);
    assertThat(Odds.bustPercent(table.hand(ANN, "P24").turn(ANN).club())).isZero();
  }

  @Test
  void slowSongIsReckonedWith() {
    var table = after("PR-26", "C15");
    table.at().bustLimit.set(table.club(), 4);
    assertThat(Odds.bustPercent(table.club())).isEqualTo(3);
  }

  @Test
  void emptyDeckIsReckonedAsTheDiscardPile() {
    var table = after("PR-26", "C15");
    var at = table.at();
    at.danceDeck.moveAll(table.club(), at.danceDiscard);
    at.danceDiscard.move(table.club(), table.dance("PR-27"), at.cancelledDances);
    assertThat(Odds.bustPercent(table.club())).isEqualTo(21);
  }

  /** With four hearts the last roll is all there is: the ledger's own values. */
  @ParameterizedTest
  @CsvSource({
    "C01, 1, 1800",
    "C01, 4, 5200",
    "C15, 1, 2600",
    "C15, 4, 8000",
    "C35, 2, 5200",
    "C35, 4, 11400"
  })
  void oneMoreRollOfTheVipDieIsWorthTheMeanOverTheTraits(String customer, int hearts, int mean) {
    var table =
        ClubTable.of(2)
            .drinks(ANN, 0, 0)
            .guest("S1", customer)
            .committed("S1", ANN, Room.VIP)
            .turn(ANN);
    for (int i = 1; i < hearts; i++) VipRoom.add(table.club(), Trait.values()[i]);
    assertThat(Odds.vipExpectation(table.club())).isEqualTo(mean);
    assertThat(Odds.vipBustPercent()).isEqualTo(20);
  }

  @Test
  void questionTellsTheOddsWhereThatWasAgreed() {
    var shown = after("PR-01", "C01").club();
    assertThat(new PrivateRoom.Choose(ANN).prompt(shown, ANN))
        .isEqualTo(Text.of("ask.private-odds", 500, 6, 1235));
    var hidden = ClubTable.of(2).club();
    assertThat(new PrivateRoom.Choose(ANN).prompt(hidden, ANN))
        .isEqualTo(Text.of("ask.private", 0));
  }
}

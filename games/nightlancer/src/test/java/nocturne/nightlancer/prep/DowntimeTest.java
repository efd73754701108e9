package nocturne.nightlancer.prep;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.NightlancerRule.NL_16_08;
import static nocturne.nightlancer.NightlancerRule.NL_4_01;
import static nocturne.nightlancer.NightlancerRule.NL_4_02;
import static nocturne.nightlancer.NightlancerRule.NL_4_03;
import static nocturne.nightlancer.NightlancerRule.NL_4_04;
import static nocturne.nightlancer.NightlancerRule.NL_4_05;
import static nocturne.nightlancer.NightlancerRule.NL_4_06;
import static nocturne.nightlancer.NightlancerRule.NL_4_07;
import static nocturne.nightlancer.NightlancerRule.NL_5_01;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Seat;
import nocturne.nightlancer.BetweenRounds;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.round.BeginRound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the time between two nights brings. */
class DowntimeTest {

  private static CityTable rested(CityTable table) {
    return table.run(new Downtime());
  }

  private static void shake(CityTable table, Seat seat) {
    table.at().shaken.set(table.city(), seat.index(), 1);
  }

  @Test
  @Covers(NL_4_01)
  void thereIsNoDowntimeInTheFirstRound() {
    var table = CityTable.choosing(2).chooses(ANN, "engineer").chooses(BEN, "guard");
    int anns = table.city().lancer(ANN).chips();
    int bens = table.city().lancer(BEN).chips();
    table.didNotHappen(NL_4_01).hasChips(ANN, anns).hasChips(BEN, bens + 1).happened(NL_5_01);
    assertThat(table.city().round()).isEqualTo(1);
    assertThat(table.at().contacts(ANN).size(table.city())).isEqualTo(2);
    assertThat(table.city().loans(ANN)).isEqualTo(1);
    table.offersAmongOthers(ANN, "face-event", "lay-low");
  }

  @Test
  @Covers(NL_4_01)
  void thereIsDowntimeInTheSecondRound() {
    var table = BetweenRounds.of(2).chips(ANN, 6);
    table.run(new BeginRound()).happened(NL_4_01).hasChips(ANN, 6 + 1);
  }

  @Test
  @Covers(NL_4_02)
  void everybodyGainsAHealthAndAResolve() {
    rested(CityTable.of(2).has(ANN, 3, 4).has(BEN, 1, 8))
        .hasHealth(ANN, 4)
        .hasResolve(ANN, 5)
        .hasHealth(BEN, 2)
        .hasResolve(BEN, 9);
  }

  @Test
  @Covers(NL_4_02)
  void nobodyGainsMoreThanTheMaximum() {
    rested(CityTable.of(2).has(ANN, 7, 9)).hasHealth(ANN, 7).hasResolve(ANN, 9);
  }

  @Test
  @Covers(NL_4_03)
  void everybodyTakesAChip() {
    rested(CityTable.of(3).chips(ANN, 0).chips(BEN, 4).chips(CAT, 9))
        .hasChips(ANN, 1)
        .hasChips(BEN, 5)
        .hasChips(CAT, 10);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_4_04)
  void whoWasShakenIsNoLonger(String edition) {
    var table = CityTable.of(2, "edition", edition).has(BEN, 1, 1);
    shake(table, BEN);
    rested(table);
    assertThat(table.city().isShaken(BEN)).isFalse();
  }

  @Test
  @Covers(NL_4_05)
  void everybodyDrawsTwoContactsInTurnOrder() {
    var table = CityTable.of(2).order(BEN, ANN);
    var deck = table.at().contactDeck.list(table.city()).reversed();
    rested(table);
    assertThat(table.at().contacts(BEN).list(table.city()))
        .containsExactly(deck.get(0), deck.get(1));
    assertThat(table.at().contacts(ANN).list(table.city()))
        .containsExactly(deck.get(2), deck.get(3));
  }

  @Test
  @Covers({NL_4_06, NL_16_08})
  void prototypeTurnsSpentCardsUpAgain() {
    var table = CityTable.prototype(2).owns(ANN, "burner-handset", "adrenal-pump", "calmax");
    var assets = table.at().assets(ANN);
    assets.turn(table.city(), table.market("burner-handset"), true);
    assets.turn(table.city(), table.market("adrenal-pump"), true);
    rested(table).happened(NL_4_05).didNotHappen(NL_5_01);
    for (int place = 0; place < 3; place++)
      assertThat(assets.isFaceDown(table.city(), place)).isFalse();
  }

  @Test
  @Covers(NL_4_06)
  void dealOfTheRoundTurnsNothingUp() {
    var table = BetweenRounds.of(2, "edition", "prototype").owns(ANN, "burner-handset");
    table.at().assets(ANN).turn(table.city(), table.market("burner-handset"), true);
    table.run(new DrawCards());
    assertThat(table.at().assets(ANN).isFaceDown(table.city(), 0)).isTrue();
  }

  @Test
  @Covers(NL_4_07)
  void loansAreSettledAfterAllTheRest() {
    var table =
        CityTable.of(3)
            .loans(ANN, 1)
            .chips(ANN, 0)
            .has(ANN, 3, 3)
            .bought(CAT, "noodle-stall")
            .chips(CAT, 0);
    shake(table, ANN);
    rested(table).hasChips(ANN, 1).hasHealth(ANN, 4).hasResolve(ANN, 4).hasChips(CAT, 2);
    assertThat(table.city().isShaken(ANN)).isFalse();
    for (var seat : List.of(ANN, BEN, CAT))
      assertThat(table.at().contacts(seat).size(table.city())).isEqualTo(2);
    table.offersAmongOthers(ANN, "pay-chip", "take-harm");
  }
}

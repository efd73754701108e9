package nocturne.nightshift.closing;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.NightshiftRule.NS_14_03;
import static nocturne.nightshift.NightshiftRule.NS_14_04;
import static nocturne.nightshift.NightshiftRule.NS_14_05;
import static nocturne.nightshift.NightshiftRule.NS_14_06;
import static nocturne.nightshift.NightshiftRule.NS_14_07;
import static nocturne.nightshift.NightshiftRule.NS_14_08;
import static nocturne.nightshift.NightshiftRule.NS_15_01;
import static nocturne.nightshift.NightshiftRule.NS_15_07;
import static nocturne.nightshift.NightshiftRule.NS_17_11;
import static nocturne.nightshift.NightshiftRule.NS_17_12;
import static nocturne.nightshift.NightshiftRule.NS_18_07;
import static nocturne.nightshift.NightshiftRule.NS_19_07;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.round.BeginRound;
import nocturne.testkit.Arrange;
import org.junit.jupiter.api.Test;

class ClosingTest {

  /** Ann alone with these Subscribers when the club closes; Bea has none. */
  private static ClubTable closed(String dancer, String... subscribers) {
    return ClubTable.of(2)
        .plays(BEA, "amethyst")
        .plays(ANN, dancer)
        .collected(ANN, subscribers)
        .run(new Closing());
  }

  /** EX-29. */
  @Test
  @Covers({NS_14_03, NS_14_04, NS_14_05})
  void loyaltyOfSubscribersIsAddedAndThoseWhoPreferTheDancerCountDouble() {
    closed("emerald", "C54", "C03", "C01").hasCash(ANN, 2_000).hasCash(BEA, 0);
    closed("sapphire", "C54", "C03", "C01").hasCash(ANN, 3_500);
    closed("topaz", "C54", "C03", "C01").hasCash(ANN, 3_500);
  }

  @Test
  @Covers(NS_14_04)
  void onlyTheCardWithThePreferenceIsDoubled() {
    // Thaddius 2 × 6, Cosmo 6, Hank 6
    closed("sapphire", "C54", "C03", "C08").hasCash(ANN, 3_500);
  }

  @Test
  @Covers(NS_14_04)
  void abilityOfTopazIsAddedAfterTheDoubling() {
    // Valentin 2 × 4 + 1; twice 5 would be 10
    closed("topaz", "C48").hasCash(ANN, 0);
    assertThat(Closing.loyalty(closed("topaz", "C48").club(), ANN)).isEqualTo(9);
  }

  @Test
  void abilityOfTopazCountsForEachOfHerSubscribers() {
    assertThat(Closing.loyalty(closed("topaz", "C03", "C01").club(), ANN)).isEqualTo(13);
    assertThat(Closing.loyalty(closed("ruby", "C03", "C01").club(), ANN)).isEqualTo(11);
  }

  /** EX-30. */
  @Test
  @Covers({NS_14_05, NS_14_08})
  void totalLoyaltyIsTurnedIntoIncomeByExactlyOneRow() {
    var house = ClubTable.GAME.contents().house();
    var income =
        Map.ofEntries(
            Map.entry(0, 0),
            Map.entry(9, 0),
            Map.entry(10, 1_000),
            Map.entry(14, 1_000),
            Map.entry(15, 2_000),
            Map.entry(19, 2_000),
            Map.entry(20, 3_500),
            Map.entry(24, 3_500),
            Map.entry(25, 5_000),
            Map.entry(29, 5_000),
            Map.entry(30, 7_000),
            Map.entry(34, 7_000),
            Map.entry(35, 9_000),
            Map.entry(39, 9_000),
            Map.entry(40, 12_000),
            Map.entry(44, 12_000),
            Map.entry(45, 15_000),
            Map.entry(49, 15_000),
            Map.entry(50, 20_000),
            Map.entry(87, 20_000));
    income.forEach(
        (loyalty, amount) ->
            assertThat(house.incomeFor(loyalty)).as("Loyalty %s", loyalty).isEqualTo(amount));
  }

  @Test
  @Covers(NS_14_07)
  void preferenceForAnotherDancerChangesNothing() {
    // Thaddius, who prefers Sapphire, 6 and Benny 4: a bonus or a penalty would leave the row
    assertThat(Closing.loyalty(closed("emerald", "C54", "C02").club(), ANN)).isEqualTo(10);
    closed("emerald", "C54", "C02").hasCash(ANN, 1_000);
  }

  @Test
  @Covers(NS_14_06)
  void incomeComesOnceAfterTheExtraTurns() {
    var table =
        ClubTable.of(2)
            .drinks(ANN, 0, 0)
            .collected(ANN, "C03")
            .stands(ANN, "S2")
            .guest("S2", "C15")
            .dances("PR-01")
            .round(16)
            .rolls(3)
            .run(new BeginRound())
            .chooses(ANN, "engage", "outcome-2")
            .chooses(BEA, "end");
    // The extra turn: Cosmo alone pays nothing, and nothing has been paid yet
    table.offers(ANN, "draw", "leave").hasCash(ANN, 0);
    table.chooses(ANN, "leave").hasCash(ANN, 1_000 + 1_000);
    table.test().isOver();
  }

  @Test
  @Covers(NS_14_06)
  void noIncomeIsPaidBetweenRounds() {
    ClubTable.of(2)
        .collected(ANN, "C03", "C08")
        .run(new BeginRound())
        .chooses(ANN, "end")
        .chooses(BEA, "end")
        .hasCash(ANN, 0);
  }

  @Test
  @Covers(NS_15_01)
  void finalTotalIsCashPlusIncome() {
    var table = ClubTable.of(2).cash(ANN, 30_000).collected(ANN, "C03", "C08").run(new Closing());
    table.hasCash(ANN, 31_000);
    assertThat(table.club().result().orElseThrow().of(ANN).score()).isEqualTo(31_000);
  }

  @Test
  @Covers(NS_15_07)
  void powerCardsInHandAreWorthNothing() {
    var table =
        ClubTable.of(2)
            .cash(ANN, 5_000)
            .cash(BEA, 5_000)
            .hand(ANN, "P24", "P25", "P26")
            .run(new Closing())
            .hasCash(ANN, 5_000);
    assertThat(table.club().result().orElseThrow().winners().list()).containsExactly(ANN, BEA);
  }

  @Test
  @Covers(NS_18_07)
  void coOperatingPlayersDoNotPoolTheirLoyalty() {
    ClubTable.of(2, "mode", "co-op")
        .plays(BEA, "emerald")
        .collected(ANN, "C01", "C02")
        .collected(BEA, "C04", "C06")
        .run(new Closing())
        .hasCash(ANN, 0)
        .hasCash(BEA, 0);
  }

  @Test
  @Covers(NS_19_07)
  void teamMatesDoNotPoolTheirLoyalty() {
    ClubTable.of(4, "mode", "teams")
        .collected(ANN, "C01", "C02")
        .collected(CAT, "C04", "C06")
        .run(new Closing())
        .hasCash(ANN, 0)
        .hasCash(CAT, 0);
  }

  @Test
  @Covers({NS_17_11, NS_17_12})
  void diamondsHiddenSubscribersBringHerIncomeWithoutAnyDoubling() {
    var table = ClubTable.of(1);
    var club = table.club();
    var subscribers = table.at().subscribersOfDiamond;
    subscribers.moveAll(club, table.at().customerDeck);
    for (var id : List.of("C45", "C46", "C01")) Arrange.put(club, subscribers, table.customer(id));
    table.test().seat(ANN).doesNotSee(table.customer("C45"));
    table.at().diamondCash.set(club, 0);
    table.run(new Closing());
    // 4 + 5 + 5; Ruby would double the first two
    assertThat(table.at().diamondCash.get(club)).isEqualTo(1_000);
    table.test().seat(ANN).sees(table.customer("C45"));
  }
}

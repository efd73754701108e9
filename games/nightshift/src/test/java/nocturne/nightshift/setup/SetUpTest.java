package nocturne.nightshift.setup;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.ClubTable.DOT;
import static nocturne.nightshift.ClubTable.GAME;
import static nocturne.nightshift.NightshiftRule.NS_1_03;
import static nocturne.nightshift.NightshiftRule.NS_1_04;
import static nocturne.nightshift.NightshiftRule.NS_1_05;
import static nocturne.nightshift.NightshiftRule.NS_1_06;
import static nocturne.nightshift.NightshiftRule.NS_1_07;
import static nocturne.nightshift.NightshiftRule.NS_1_09;
import static nocturne.nightshift.NightshiftRule.NS_1_10;
import static nocturne.nightshift.NightshiftRule.NS_1_11;
import static nocturne.nightshift.NightshiftRule.NS_1_12;
import static nocturne.nightshift.NightshiftRule.NS_1_14;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import nocturne.kernel.FastChance;
import nocturne.kernel.Seat;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.nightshift.Club;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Nightshift;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Customer;
import nocturne.nightshift.component.Dance;
import nocturne.nightshift.component.EventCard;
import nocturne.nightshift.component.PowerCard;
import nocturne.nightshift.floor.FloorTurn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The club before the first turn. */
class SetUpTest {

  private static Club open(int players, int seed, Map<String, String> settings) {
    var names = IntStream.range(0, players).mapToObj(i -> Setup.Player.person("P" + i)).toList();
    return GAME.open(new Setup(Variant.of(GAME.settings(), settings), names), new FastChance(seed));
  }

  /** EX-01 (the ledger's own id). */
  @Test
  @Covers({NS_1_05, NS_1_07, NS_1_09, NS_1_10, NS_1_12})
  void openingPosition() {
    var table = ClubTable.choosing(3).chooses(ANN, "ruby").chooses(BEA, "topaz");
    table.chooses(CAT, "emerald");
    var club = table.club();
    for (var spot : club.spots()) {
      assertThat(club.table(spot).size(club)).isEqualTo(1);
      assertThat(club.isFaceDown(spot)).isTrue();
    }
    assertThat(club.spots()).hasSize(12);
    assertThat(table.at().customerDeck.size(club)).isEqualTo(48);
    for (var seat : List.of(ANN, BEA, CAT)) {
      table.isAt(seat, Place.LOCKER_ROOM).hasCash(seat, 0).hasDrinks(seat, 1, 1);
      assertThat(table.at().hand(seat).size(club)).isEqualTo(1);
    }
    assertThat(table.at().powerDeck.size(club)).isEqualTo(37);
    assertThat(club.round()).isEqualTo(1);
    table.asks(ANN, FloorTurn.class);
  }

  @Test
  @Covers({NS_1_05, NS_1_06})
  void openingDealBeginsAboveTheLockerRoomAndGoesClockwise() {
    var table = ClubTable.choosing(2);
    var first = new String[12];
    for (int i = 0; i < 12; i++) first[i] = String.format(Locale.ROOT, "C%02d", 30 + i);
    table.customerDeckTop(first).chooses(ANN, "ruby").chooses(BEA, "topaz");
    for (int i = 0; i < 12; i++) {
      assertThat(table.table("S" + (i + 1)).top(table.club())).isEqualTo(table.customer(first[i]));
      assertThat(table.club().isFaceDown(table.spot("S" + (i + 1)))).isTrue();
    }
  }

  @Test
  @Covers(NS_1_03)
  void fourDecksAreShuffledEachByItself() {
    var customers = new HashSet<List<Customer>>();
    var power = new HashSet<List<PowerCard>>();
    var dances = new HashSet<List<Dance>>();
    var events = new HashSet<List<EventCard>>();
    var tops = new HashSet<List<Integer>>();
    for (int seed = 1; seed <= 20; seed++) {
      var club = open(2, seed, Map.of());
      var at = club.at();
      customers.add(at.customerDeck.list(club));
      power.add(at.powerDeck.list(club));
      dances.add(at.danceDeck.list(club));
      events.add(at.eventDeck.list(club));
      tops.add(List.of(at.customerDeck.top(club).index(), at.powerDeck.top(club).index()));
    }
    assertThat(customers).hasSize(20).doesNotContain(GAME.contents().customers());
    assertThat(power).hasSize(20).doesNotContain(GAME.contents().powerCards());
    assertThat(dances).hasSize(20).doesNotContain(GAME.contents().dances());
    assertThat(events).hasSizeGreaterThan(15);
    assertThat(tops).hasSizeGreaterThan(15);
  }

  /** EX-41 (the ledger's own id). */
  @ParameterizedTest
  @CsvSource({"2, competitive, 40, 8", "4, teams, 40, 8", "3, co-op, 33, 8", "1, solo, 22, 6"})
  @Covers(NS_1_04)
  void cardsThatTheModeLeavesOutDoNotComeBack(int players, String mode, int power, int events) {
    var table = ClubTable.of(players, "mode", mode);
    var club = table.club();
    assertThat(table.at().eventDeck.size(club)).isEqualTo(events);
    club.drawPower(ANN, 20, NS_1_10);
    while (!table.at().hand(ANN).isEmpty(club))
      table.at().hand(ANN).moveTop(club, table.at().powerDiscard);
    club.drawPower(ANN, 100, NS_1_10);
    assertThat(table.at().hand(ANN).size(club)).isEqualTo(power);
    assertThat(table.at().powerRemoved.size(club)).isEqualTo(40 - power);
    assertThat(table.at().eventRemoved.size(club)).isEqualTo(8 - events);
  }

  @ParameterizedTest
  @CsvSource({"longer, 16", "shorter, 10"})
  @Covers(NS_1_07)
  void timerStartsOnTheFirstRoundOfTheChosenSide(String shift, int rounds) {
    var club = ClubTable.of(2, "shift", shift).club();
    assertThat(club.round()).isEqualTo(1);
    assertThat(club.plan().rounds()).hasSize(rounds);
    assertThat(club.roundPlan()).isEqualTo(club.plan().rounds().getFirst());
  }

  @Test
  @Covers(NS_1_11)
  void startingPowerCardIsSecret() {
    var table = ClubTable.of(3).hand(ANN, "P24");
    var card = table.power("P24");
    table.test().seat(ANN).sees(card);
    table.test().seat(BEA).doesNotSee(card);
    table.test().seat(CAT).doesNotSee(card);
  }

  @Test
  @Covers(NS_1_11)
  void powerCardsAreOpenInCoOpAndAmongTeammates() {
    var together = ClubTable.of(2, "mode", "co-op").hand(ANN, "P24");
    together.test().seat(BEA).sees(together.power("P24"));
    var teams = ClubTable.of(4, "mode", "teams").hand(ANN, "P24");
    teams.test().seat(CAT).sees(teams.power("P24"));
    teams.test().seat(BEA).doesNotSee(teams.power("P24"));
    teams.test().seat(DOT).doesNotSee(teams.power("P24"));
  }

  @Test
  @Covers(NS_1_14)
  void firstPlayerIsDrawnAtRandom() {
    var first = new HashSet<Integer>();
    for (int seed = 1; seed <= 40; seed++) {
      var club = open(4, seed, Map.of());
      first.add(club.inTurnOrder(0).index());
    }
    assertThat(first).containsExactlyInAnyOrder(0, 1, 2, 3);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  @Covers(NS_1_14)
  void hostMayNameTheFirstPlayer(int number) {
    for (int seed = 1; seed <= 5; seed++) {
      var club = open(3, seed, Map.of(Nightshift.FIRST, Integer.toString(number)));
      assertThat(club.inTurnOrder(0)).isEqualTo(Seat.of(number - 1));
      assertThat(club.asked().first()).isEqualTo(Seat.of(number - 1));
    }
  }
}

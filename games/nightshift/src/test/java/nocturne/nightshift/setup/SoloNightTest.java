package nocturne.nightshift.setup;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.NightshiftRule.NS_17_01;
import static nocturne.nightshift.NightshiftRule.NS_17_13;
import static nocturne.nightshift.NightshiftRule.NS_17_14;
import static nocturne.nightshift.NightshiftRule.NS_17_18;
import static nocturne.nightshift.NightshiftRule.NS_18_01;
import static nocturne.nightshift.NightshiftRule.NS_18_03;
import static nocturne.nightshift.NightshiftRule.NS_18_04;
import static nocturne.nightshift.NightshiftRule.NS_18_11;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import nocturne.kernel.Zone;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.EventCard;
import nocturne.nightshift.component.PowerCard;
import nocturne.nightshift.stage.StageStep;
import org.junit.jupiter.api.Test;

class SoloNightTest {

  private static List<String> powerCards(ClubTable table, Zone<PowerCard> zone) {
    return zone.list(table.club()).stream().map(PowerCard::id).toList();
  }

  private static List<String> events(ClubTable table, Zone<EventCard> zone) {
    return zone.list(table.club()).stream().map(EventCard::id).toList();
  }

  private static List<String> cards(int first, int last) {
    return IntStream.rangeClosed(first, last).mapToObj("P%02d"::formatted).toList();
  }

  @Test
  @Covers(NS_17_01)
  void loneDancerBeginsAsAnybodyDoes() {
    var table = ClubTable.choosing(1).chooses(ANN, "emerald");
    table.isAt(ANN, Place.LOCKER_ROOM).hasCash(ANN, 0).hasDrinks(ANN, 1, 1).hasEnergy(4);
    assertThat(table.at().hand(ANN).size(table.club())).isEqualTo(1);
    assertThat(table.club().spots()).allMatch(table.club()::isFaceDown);
    assertThat(table.club().plan().rounds()).hasSize(16);
  }

  @Test
  @Covers(NS_17_13)
  void cardCartelAndQuietNightAreRemovedAlone() {
    var table = ClubTable.of(1);
    assertThat(events(table, table.at().eventDeck))
        .containsExactlyInAnyOrder("E3", "E4", "E5", "E6", "E7", "E8");
    assertThat(events(table, table.at().eventRemoved)).containsExactlyInAnyOrder("E1", "E2");
  }

  @Test
  @Covers(NS_17_14)
  void allCardsWithAStarAreRemovedAlone() {
    var table = ClubTable.of(1);
    assertThat(powerCards(table, table.at().powerRemoved))
        .containsExactlyInAnyOrderElementsOf(cards(1, 18));
    assertThat(powerCards(table, table.at().powerDeck))
        .containsExactlyInAnyOrderElementsOf(cards(19, 40));
  }

  @Test
  @Covers({NS_18_01, NS_18_03, NS_18_04, NS_18_11})
  void onlyCardsWithASolidStarAreRemovedInCoOpAndNoEvents() {
    var table = ClubTable.of(2, "mode", "co-op");
    assertThat(powerCards(table, table.at().powerRemoved))
        .containsExactlyInAnyOrderElementsOf(cards(1, 7));
    assertThat(powerCards(table, table.at().powerDeck))
        .containsExactlyInAnyOrderElementsOf(cards(8, 40));
    assertThat(table.at().eventDeck.size(table.club())).isEqualTo(8);
  }

  private static void holds(ClubTable table, int powerCards, int events) {
    int held = table.at().powerDeck.size(table.club());
    for (var seat : table.club().seats().list()) held += table.at().hand(seat).size(table.club());
    assertThat(held).isEqualTo(powerCards);
    assertThat(table.at().eventDeck.size(table.club())).isEqualTo(events);
  }

  /** EX-41. */
  @Test
  @Covers({NS_17_14, NS_18_03})
  void sizeOfTheDecksFollowsTheMode() {
    holds(ClubTable.of(3), 40, 8);
    holds(ClubTable.of(4, "mode", "teams"), 40, 8);
    holds(ClubTable.of(3, "mode", "co-op"), 33, 8);
    holds(ClubTable.of(1), 22, 6);
  }

  private static ClubTable rostered(String dancer, int round) {
    var table = ClubTable.of(1).plays(ANN, dancer).clearFloor().round(round);
    table.at().diamondCash.set(table.club(), 0);
    return table.faceDown("S1", "C01").faceDown("S2", "C05").faceDown("S3", "C02");
  }

  @Test
  @Covers(NS_17_18)
  void tipsOnStageAreThoseOfEveryNight() {
    var emerald = rostered("emerald", 6).run(new StageStep()).rests();
    emerald.hasCash(ANN, 1_000);
    assertThat(emerald.at().hand(ANN).size(emerald.club())).isEqualTo(2);
    assertThat(emerald.at().diamondCash.get(emerald.club())).isZero();
    rostered("ruby", 3).run(new StageStep()).hasCash(ANN, 2_000);
  }

  @Test
  @Covers(NS_17_18)
  void fineIsThatOfEveryNight() {
    rostered("ruby", 3)
        .cash(ANN, 1_500)
        .run(new StageStep())
        .chooses(ANN, "skip-stage")
        .hasCash(ANN, 500);
    rostered("ruby", 3).cash(ANN, 500).run(new StageStep()).isAt(ANN, Place.STAGE);
  }
}

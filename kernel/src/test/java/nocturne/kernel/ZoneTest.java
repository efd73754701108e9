package nocturne.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.stream.IntStream;
import nocturne.kernel.Tray.Pebble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ZoneTest {

  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);

  private final List<Pebble> pebbles = Pebble.all(6);
  private final Layout layout = new Layout();
  private final Kind<Pebble> kind = layout.kind("pebbles", pebbles);
  private final Zone<Pebble> deck = layout.zone("deck", kind, Sight.HIDDEN);
  private final Zone<Pebble> row = layout.zone("row", kind, Sight.OPEN);
  private final Zone<Pebble> hand = layout.zone("hand", kind, Sight.only(Seats.of(ANN)));
  private final Zone<Pebble> pair = layout.zone("pair", kind, Sight.OPEN, 2);
  private final Tray tray = Tray.of(layout, 2);

  private Pebble p(int index) {
    return pebbles.get(index);
  }

  private List<Pebble> some(int... indices) {
    return IntStream.of(indices).mapToObj(this::p).toList();
  }

  @Test
  void aFilledZoneHoldsItsComponentsBottomFirst() {
    deck.fill(tray, some(3, 1, 4));
    assertThat(deck.list(tray)).containsExactly(p(3), p(1), p(4));
    assertThat(deck.size(tray)).isEqualTo(3);
    assertThat(deck.top(tray)).isEqualTo(p(4));
    assertThat(deck.get(tray, 0)).isEqualTo(p(3));
  }

  @Test
  void aZoneIsFilledWithItsWholeKindInOrder() {
    deck.fill(tray);
    assertThat(deck.list(tray)).isEqualTo(pebbles);
    assertThatIllegalStateException().isThrownBy(() -> pair.fill(tray));
  }

  @Test
  void aRegisterKnowsWhereANumberStandsFirst() {
    var row = new Layout();
    var numbers = row.register("numbers", 4);
    var tray = Tray.of(row, 2);
    numbers.set(tray, 1, 7);
    numbers.set(tray, 3, 7);
    assertThat(numbers.placeOf(tray, 7)).isEqualTo(1);
    assertThat(numbers.placeOf(tray, 5)).isEqualTo(-1);
  }

  @Test
  void aRegisterKnowsEveryPlaceOfANumber() {
    var row = new Layout();
    row.register("before", 2);
    var numbers = row.register("numbers", 70);
    var tray = Tray.of(row, 2);
    for (int place : new int[] {1, 39, 63, 66}) numbers.set(tray, place, 7);
    assertThat(numbers.placesOf(tray, 7)).isEqualTo(1L << 1 | 1L << 39 | 1L << 63);
    assertThat(numbers.placesOf(tray, 5)).isZero();
  }

  @Test
  void anEmptyZoneIsEmpty() {
    assertThat(deck.isEmpty(tray)).isTrue();
    assertThat(deck.size(tray)).isZero();
    assertThat(deck.list(tray)).isEmpty();
  }

  @Test
  void aZoneKnowsWhereAComponentLiesAndWhatLiesElsewhere() {
    deck.fill(tray, some(3, 1, 4));
    assertThat(deck.placeOf(tray, p(1))).isEqualTo(1);
    assertThat(deck.placeOf(tray, p(0))).isEqualTo(-1);
    assertThat(deck.has(tray, p(4))).isTrue();
    assertThat(deck.has(tray, p(5))).isFalse();
  }

  @Test
  void aMovedComponentLiesOnTopOfTheOtherZoneAndTheRestCloseUp() {
    deck.fill(tray, some(0, 1, 2));
    row.fill(tray, some(3));
    deck.move(tray, p(1), row);
    assertThat(deck.list(tray)).containsExactly(p(0), p(2));
    assertThat(row.list(tray)).containsExactly(p(3), p(1));
    assertThat(row.isTopFaceDown(tray)).isFalse();
  }

  @Test
  void movingTheTopLeavesTheRest() {
    deck.fill(tray, some(0, 1, 2));
    deck.moveTop(tray, row);
    assertThat(deck.list(tray)).containsExactly(p(0), p(1));
    assertThat(row.list(tray)).containsExactly(p(2));
  }

  @Test
  void aComponentMovedUnderLiesAtTheBottom() {
    deck.fill(tray, some(0, 1));
    row.fill(tray, some(2, 3));
    deck.moveUnder(tray, p(1), row);
    assertThat(row.list(tray)).containsExactly(p(1), p(2), p(3));
    assertThat(deck.list(tray)).containsExactly(p(0));
  }

  @Test
  void aComponentMovedUnderAnEmptyZoneIsItsOnlyOne() {
    deck.fill(tray, some(0));
    deck.moveUnder(tray, p(0), row);
    assertThat(row.list(tray)).containsExactly(p(0));
  }

  @Test
  void movingWithinAZoneChangesOnlyTheOrder() {
    deck.fill(tray, some(0, 1, 2));
    deck.move(tray, p(0), deck);
    assertThat(deck.list(tray)).containsExactly(p(1), p(2), p(0));
    deck.moveUnder(tray, p(2), deck);
    assertThat(deck.list(tray)).containsExactly(p(2), p(1), p(0));
  }

  @Test
  void movingAllKeepsTheOrderAndTurnsEverythingFaceUp() {
    deck.fill(tray, some(0, 1));
    deck.moveFaceDown(tray, p(0), row);
    deck.moveFaceDown(tray, p(1), row);
    hand.fill(tray, some(5));
    row.moveAll(tray, hand);
    assertThat(hand.list(tray)).containsExactly(p(5), p(0), p(1));
    assertThat(hand.isFaceDown(tray, 1)).isFalse();
    assertThat(row.isEmpty(tray)).isTrue();
  }

  @Test
  void movingAllOfNothingChangesNothing() {
    row.fill(tray, some(0));
    long before = tray.hash();
    deck.moveAll(tray, row);
    assertThat(tray.hash()).isEqualTo(before);
  }

  @Test
  void movingAllOfAZoneOntoItselfLosesNothing() {
    deck.fill(tray, some(0, 1, 2));
    deck.moveAll(tray, deck);
    assertThat(deck.list(tray)).containsExactly(p(0), p(1), p(2));
  }

  @Test
  void aFaceDownComponentStaysFaceDownWhereItLies() {
    deck.fill(tray, some(0, 1));
    deck.moveFaceDown(tray, p(0), row);
    deck.move(tray, p(1), row);
    assertThat(row.isFaceDown(tray, 0)).isTrue();
    assertThat(row.isFaceDown(tray, 1)).isFalse();
  }

  @Test
  void aTurnedComponentShowsItsOtherSide() {
    row.fill(tray, some(0, 1));
    row.turn(tray, p(0), true);
    assertThat(row.isFaceDown(tray, 0)).isTrue();
    assertThat(row.isFaceDown(tray, 1)).isFalse();
    row.turn(tray, p(0), false);
    assertThat(row.isFaceDown(tray, 0)).isFalse();
  }

  @Test
  void placesThatWereLeftLookAsIfNothingHadEverLainThere() {
    var fresh = Tray.of(layout, 2);
    deck.fill(tray, some(0, 1));
    deck.fill(fresh, some(0, 1));
    deck.moveTop(tray, row);
    row.moveTop(tray, deck);
    assertThat(tray.hash()).isEqualTo(fresh.hash());
  }

  @Test
  void aFullZoneTakesNothingMore() {
    deck.fill(tray, some(0, 1, 2));
    deck.moveTop(tray, pair);
    deck.moveTop(tray, pair);
    assertThatIllegalStateException()
        .isThrownBy(() -> deck.moveTop(tray, pair))
        .withMessage("pair is full");
  }

  @Test
  void aComponentCanMoveWithinAFullZone() {
    pair.fill(tray, some(0, 1));
    pair.move(tray, p(0), pair);
    assertThat(pair.list(tray)).containsExactly(p(1), p(0));
  }

  @Test
  void whatIsNotThereCanNotBeMoved() {
    deck.fill(tray, some(0));
    assertThatIllegalStateException()
        .isThrownBy(() -> deck.move(tray, p(3), row))
        .withMessage("p3 is not in deck");
  }

  @Test
  void anEmptyZoneHasNoTop() {
    assertThatIllegalStateException().isThrownBy(() -> deck.top(tray));
    assertThatIllegalStateException().isThrownBy(() -> deck.isTopFaceDown(tray));
    assertThatIllegalStateException().isThrownBy(() -> deck.seenTop(tray));
  }

  @Test
  void theTopOfAnEmptyZoneCanNotBeMoved() {
    assertThatIllegalStateException().isThrownBy(() -> deck.moveTop(tray, row));
    assertThat(row.isEmpty(tray)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 2, 5})
  void thereIsNothingOutsideTheOccupiedPlaces(int place) {
    deck.fill(tray, some(0, 1));
    assertThatIllegalStateException().isThrownBy(() -> deck.get(tray, place));
    assertThatIllegalStateException().isThrownBy(() -> deck.seen(tray, place));
    assertThatIllegalStateException().isThrownBy(() -> deck.show(tray, place, Seats.of(ANN)));
  }

  @Test
  void aShuffleKeepsEveryComponent() {
    deck.fill(tray, pebbles);
    deck.shuffle(tray);
    assertThat(deck.list(tray)).containsExactlyInAnyOrderElementsOf(pebbles);
  }

  @Test
  void everyOrderComesOutOfAShuffleEquallyOften() {
    int[] count = new int[24];
    var orders = new HashMap<List<Pebble>, Integer>();
    deck.fill(tray, some(0, 1, 2, 3));
    for (int i = 0; i < 24_000; i++) {
      deck.shuffle(tray);
      count[orders.computeIfAbsent(deck.list(tray), order -> orders.size())]++;
    }
    assertThat(orders).hasSize(24);
    assertThat(ChanceTest.chiSquare(count)).isLessThan(ChanceTest.critical(23));
  }

  @Test
  void afterAShuffleNobodyKnowsWhereAnythingLies() {
    // Whichever numbers the shuffle takes: also those that leave the bottom component alone.
    for (int one = 0; one < 3; one++) {
      for (int two = 0; two < 2; two++) {
        var chance = new RiggedChance(1);
        chance.rig("deck", one, two);
        var table = new Tray(layout, 2, chance);
        deck.fill(table, some(0, 1, 2));
        for (int place = 0; place < 3; place++) deck.show(table, place, Seats.of(ANN));
        deck.shuffle(table);
        var view = table.view(Viewer.of(ANN)).table();
        for (int place = 0; place < 3; place++) assertThat(deck.isHidden(view, place)).isTrue();
      }
    }
  }

  @Test
  void aShownComponentIsKnownUntilItMoves() {
    deck.fill(tray, some(0, 1));
    deck.show(tray, 1, Seats.of(BEN));
    assertThat(deck.list(tray.view(Viewer.of(BEN)).table())).containsExactly(p(1));
    assertThat(deck.list(tray.view(Viewer.of(ANN)).table())).isEmpty();
    deck.moveUnder(tray, p(1), deck);
    assertThat(deck.list(tray.view(Viewer.of(BEN)).table())).isEmpty();
  }

  @Test
  void aShownComponentStaysKnownWhenOthersMoveAway() {
    deck.fill(tray, some(0, 1, 2));
    deck.show(tray, 1, Seats.of(BEN));
    deck.move(tray, p(0), row);
    assertThat(deck.list(tray.view(Viewer.of(BEN)).table())).containsExactly(p(1));
  }

  @Test
  void aComponentInATextIsNamedToThoseWhoSeeIt() {
    hand.fill(tray, some(0));
    deck.fill(tray, some(1));
    row.fill(tray, some(2));
    deck.show(tray, 0, Seats.of(BEN));
    assertThat(hand.seenTop(tray)).isEqualTo(new Seen(p(0), Seats.of(ANN)));
    assertThat(deck.seenTop(tray)).isEqualTo(new Seen(p(1), Seats.of(BEN)));
    assertThat(row.seenTop(tray).by()).isEqualTo(Seats.first(Seat.MOST));
  }

  @Test
  void componentsOfAKindAreNumberedWithoutGaps() {
    assertThatThrownBy(() -> new Layout().kind("pebbles", List.of(p(1))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("pebbles p1 has not number 0");
  }

  @Test
  void aKindKnowsHowManyBacksItHas() {
    var mixed = new Layout().kind("mixed", List.of(new Pebble(0, 0), new Pebble(1, 2)));
    assertThat(mixed.backs()).isEqualTo(3);
    assertThat(kind.backs()).isEqualTo(1);
  }
}

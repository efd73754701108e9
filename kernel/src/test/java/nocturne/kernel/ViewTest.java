package nocturne.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import nocturne.kernel.Tray.AskWord;
import nocturne.kernel.Tray.Pebble;
import org.junit.jupiter.api.Test;

class ViewTest {

  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);
  private static final Seat CLEO = Seat.of(2);

  private final List<Pebble> pebbles =
      List.of(
          new Pebble(0, 0), new Pebble(1, 1), new Pebble(2, 0), new Pebble(3, 1), new Pebble(4, 0));
  private final Layout layout = new Layout();
  private final Kind<Pebble> kind = layout.kind("pebbles", pebbles);
  private final Zone<Pebble> deck = layout.zone("deck", kind, Sight.HIDDEN);
  private final Zone<Pebble> row = layout.zone("row", kind, Sight.OPEN);
  private final Zone<Pebble> discard = layout.zone("discard", kind, Sight.TOP);
  private final Zone<Pebble> hand = layout.zone("hand", kind, Sight.only(Seats.of(ANN)));
  private final Zone<Pebble> stack = layout.zone("stack", kind, Sight.faceDownFor(ANN));
  private final Tray tray = Tray.of(layout, 3);

  private Pebble p(int index) {
    return pebbles.get(index);
  }

  private Tray seenBy(Viewer viewer) {
    return tray.view(viewer).table();
  }

  private List<Pebble> seen(Zone<Pebble> zone, Viewer viewer) {
    return zone.list(seenBy(viewer));
  }

  @Test
  void everybodySeesAnOpenZone() {
    row.fill(tray, List.of(p(0), p(1)));
    assertThat(seen(row, Viewer.of(BEN))).containsExactly(p(0), p(1));
    assertThat(seen(row, Viewer.SPECTATOR)).containsExactly(p(0), p(1));
  }

  @Test
  void nobodySeesADeckExceptTheAllSeeing() {
    deck.fill(tray, List.of(p(0), p(1)));
    for (var seat : tray.seats()) assertThat(seen(deck, Viewer.of(seat))).isEmpty();
    assertThat(seen(deck, Viewer.SPECTATOR)).isEmpty();
    assertThat(seen(deck, Viewer.ALL_SEEING)).containsExactly(p(0), p(1));
  }

  @Test
  void onlyItsOwnerSeesAHand() {
    hand.fill(tray, List.of(p(2)));
    assertThat(seen(hand, Viewer.of(ANN))).containsExactly(p(2));
    assertThat(seen(hand, Viewer.of(BEN))).isEmpty();
    assertThat(seen(hand, Viewer.SPECTATOR)).isEmpty();
  }

  @Test
  void ofAPileEverybodySeesTheTopAndNobodyTheRest() {
    discard.fill(tray, List.of(p(0), p(1), p(2)));
    assertThat(seen(discard, Viewer.of(BEN))).containsExactly(p(2));
    assertThat(seen(discard, Viewer.SPECTATOR)).containsExactly(p(2));
    assertThat(discard.isHidden(seenBy(Viewer.of(BEN)), 0)).isTrue();
  }

  @Test
  void aFaceDownComponentIsSeenByItsOwnerAndAFaceUpOneByAll() {
    deck.fill(tray, List.of(p(0), p(1)));
    deck.moveFaceDown(tray, p(0), stack);
    deck.move(tray, p(1), stack);
    assertThat(seen(stack, Viewer.of(ANN))).containsExactly(p(0), p(1));
    assertThat(seen(stack, Viewer.of(BEN))).containsExactly(p(1));
    assertThat(seen(stack, Viewer.SPECTATOR)).containsExactly(p(1));
  }

  @Test
  void everybodySeesHowManyLieThereAndWhichWayTheyFace() {
    deck.fill(tray, List.of(p(0), p(1)));
    deck.moveFaceDown(tray, p(0), stack);
    deck.move(tray, p(1), stack);
    var view = seenBy(Viewer.of(BEN));
    assertThat(stack.size(view)).isEqualTo(2);
    assertThat(stack.isFaceDown(view, 0)).isTrue();
    assertThat(stack.isFaceDown(view, 1)).isFalse();
  }

  @Test
  void hiddenComponentsOfOneBackLookTheSameAndOfTwoBacksDoNot() {
    var tray = Tray.of(layout, 3);
    var other = Tray.of(layout, 3);
    var swapped = Tray.of(layout, 3);
    hand.fill(tray, List.of(p(0), p(1)));
    hand.fill(other, List.of(p(2), p(3)));
    hand.fill(swapped, List.of(p(1), p(0)));
    assertThat(tray.view(Viewer.of(BEN)).difference(other.view(Viewer.of(BEN)))).isEmpty();
    assertThat(tray.view(Viewer.of(BEN)).difference(swapped.view(Viewer.of(BEN))))
        .isEqualTo("hand: [? ?] and [? ?]");
  }

  @Test
  void ofWhatLiesFaceDownOnTheTableEverybodySeesTheBack() {
    var places = new Layout();
    var board = places.zone("board", places.kind("pebbles", pebbles), Sight.FACES);
    var views = new ArrayList<View<Tray>>();
    for (var hidden : List.of(p(0), p(2), p(1))) {
      var table = Tray.of(places, 3);
      board.fill(table, List.of(hidden));
      board.turn(table, hidden, true);
      views.add(table.view(Viewer.of(ANN)));
      assertThat(board.list(views.getLast().table())).isEmpty();
    }
    assertThat(views.get(0).difference(views.get(1))).isEmpty();
    assertThat(views.get(0).difference(views.get(2))).isNotEmpty();
  }

  @Test
  void theBacksOfADeckAreNotSeen() {
    var swapped = Tray.of(layout, 3);
    deck.fill(tray, List.of(p(0), p(1)));
    deck.fill(swapped, List.of(p(1), p(0)));
    assertThat(tray.view(Viewer.of(BEN)).difference(swapped.view(Viewer.of(BEN)))).isEmpty();
  }

  @Test
  void aPeekIsInTheViewOfThosePeekingAlone() {
    deck.fill(tray, List.of(p(0), p(1)));
    deck.show(tray, 1, Seats.of(BEN).with(CLEO));
    assertThat(seen(deck, Viewer.of(BEN))).containsExactly(p(1));
    assertThat(seen(deck, Viewer.of(CLEO))).containsExactly(p(1));
    assertThat(seen(deck, Viewer.of(ANN))).isEmpty();
    assertThat(seen(deck, Viewer.SPECTATOR)).isEmpty();
  }

  @Test
  void whoHasPeekedIsNotInAnybodysView() {
    deck.fill(tray, List.of(p(0), p(1)));
    var before = tray.view(Viewer.of(ANN));
    deck.show(tray, 1, Seats.of(BEN));
    assertThat(before.difference(tray.view(Viewer.of(ANN)))).isEmpty();
  }

  @Test
  void whatEverySeatKnowsASpectatorKnowsToo() {
    deck.fill(tray, List.of(p(0)));
    deck.show(tray, 0, tray.seats());
    assertThat(seen(deck, Viewer.SPECTATOR)).containsExactly(p(0));
  }

  @Test
  void aSeatThatIsNotAtTheTableSeesNoMoreThanASpectator() {
    deck.fill(tray, List.of(p(0)));
    hand.fill(tray, List.of(p(1)));
    assertThat(seen(deck, Viewer.of(Seat.of(7)))).isEmpty();
    assertThat(seen(hand, Viewer.of(Seat.of(7)))).isEmpty();
  }

  @Test
  void aHiddenComponentCanNotBeReadOutOfAView() {
    deck.fill(tray, List.of(p(3)));
    var view = seenBy(Viewer.of(ANN));
    assertThatIllegalStateException()
        .isThrownBy(() -> deck.top(view))
        .withMessage("deck hides what lies at 0");
    assertThat(pebbles).noneMatch(pebble -> deck.has(view, pebble));
  }

  @Test
  void aViewCanNotBePlayed() {
    tray.then(AskWord.of(ANN, (table, seat, word) -> {}, "yes", "no"));
    tray.begin();
    var view = seenBy(Viewer.of(ANN));
    assertThat(view.asked()).isEqualTo(Seats.of(ANN));
    assertThatIllegalStateException().isThrownBy(() -> view.options(ANN));
    assertThatIllegalStateException().isThrownBy(() -> view.question(ANN));
    assertThatIllegalStateException().isThrownBy(() -> view.choose(ANN, new Tray.Word("yes")));
  }

  @Test
  void aViewCanNotBeImaginedFurther() {
    deck.fill(tray, List.of(p(3)));
    var view = seenBy(Viewer.of(ANN));
    assertThatIllegalStateException().isThrownBy(() -> view.imagine(ANN, new FastChance(1)));
  }

  @Test
  void aViewTellsNothingOfWhatIsToComeByChance() {
    assertThat(seenBy(Viewer.of(ANN)).chance().digest())
        .isEqualTo(
            new Tray(layout, 3, new FastChance(99)).view(Viewer.of(ANN)).table().chance().digest());
    assertThat(seenBy(Viewer.of(ANN)).agenda()).isEmpty();
  }

  @Test
  void takingAViewLeavesTheTableAlone() {
    deck.fill(tray, List.of(p(0), p(1)));
    hand.fill(tray, List.of(p(2)));
    long before = tray.hash();
    tray.view(Viewer.SPECTATOR);
    assertThat(tray.hash()).isEqualTo(before);
  }

  @Test
  void aViewShowsItsOwnSeatsOptionsAndNobodyElses() {
    tray.then(AskWord.of(ANN, (table, seat, word) -> {}, "yes", "no"));
    tray.begin();
    var other = Tray.of(layout, 3);
    other.then(AskWord.of(ANN, (table, seat, word) -> {}, "yes", "perhaps"));
    other.begin();
    assertThat(tray.view(Viewer.of(BEN)).difference(other.view(Viewer.of(BEN)))).isEmpty();
    assertThat(tray.view(Viewer.SPECTATOR).difference(other.view(Viewer.SPECTATOR))).isEmpty();
    assertThat(tray.view(Viewer.of(ANN)).difference(other.view(Viewer.of(ANN))))
        .isEqualTo("options: [yes, no] and [yes, perhaps]");
  }

  @Test
  void aViewShowsWhoIsAsked() {
    tray.then(AskWord.of(ANN, (table, seat, word) -> {}, "yes", "no"));
    tray.begin();
    var other = Tray.of(layout, 3);
    other.then(AskWord.of(BEN, (table, seat, word) -> {}, "yes", "no"));
    other.begin();
    assertThat(tray.view(Viewer.SPECTATOR).asked()).isEqualTo(Seats.of(ANN));
    assertThat(tray.view(Viewer.SPECTATOR).difference(other.view(Viewer.SPECTATOR)))
        .startsWith("asked: ");
  }

  @Test
  void aSecretNumberIsSeenByItsSeersAndTheOthersSeeThatItIsSet() {
    var places = new Layout();
    var secret = places.secret("vote", 2, Seats.of(ANN), 3);
    var table = Tray.of(places, 2);
    secret.set(table, 0, 2);
    assertThat(secret.get(table.view(Viewer.of(ANN)).table(), 0)).isEqualTo(2);
    var view = table.view(Viewer.of(BEN)).table();
    assertThat(secret.isHidden(view, 0)).isTrue();
    assertThat(secret.isHidden(view, 1)).isFalse();
    assertThat(secret.isHidden(table.view(Viewer.SPECTATOR).table(), 0)).isTrue();
    assertThat(secret.get(table.view(Viewer.ALL_SEEING).table(), 0)).isEqualTo(2);
  }

  @Test
  void aNumberThatIsNotShownThoughItCouldBeCountedIsNotShownEvenWhereItIsNothing() {
    var places = new Layout();
    var purse = places.unshown("purse", 2, Seats.of(ANN));
    var table = Tray.of(places, 2);
    purse.set(table, 0, 7);
    var view = table.view(Viewer.of(BEN)).table();
    assertThat(purse.isHidden(view, 0)).isTrue();
    assertThat(purse.isHidden(view, 1)).isTrue();
    assertThat(purse.get(table.view(Viewer.of(ANN)).table(), 0)).isEqualTo(7);
    assertThat(purse.get(table.imagine(BEN, new FastChance(1)), 0)).isEqualTo(7);
  }

  @Test
  void anOpenNumberIsSeenByAll() {
    var places = new Layout();
    var score = places.register("score", 2);
    var table = Tray.of(places, 2);
    score.set(table, 1, -4);
    score.add(table, 1, 1);
    assertThat(score.get(table.view(Viewer.SPECTATOR).table(), 1)).isEqualTo(-3);
    assertThat(score.get(table)).isZero();
  }
}

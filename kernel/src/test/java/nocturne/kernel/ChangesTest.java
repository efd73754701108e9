package nocturne.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Tray.Pebble;
import org.junit.jupiter.api.Test;

class ChangesTest {

  private static final Seat ANN = Seat.of(0);
  private static final Viewer BEN = Viewer.of(Seat.of(1));

  private final List<Pebble> pebbles = Pebble.all(6);
  private final Layout layout = new Layout();
  private final Kind<Pebble> kind = layout.kind("pebbles", pebbles);
  private final Zone<Pebble> deck = layout.zone("deck", kind, Sight.HIDDEN);
  private final Zone<Pebble> row = layout.zone("row", kind, Sight.FACES);
  private final Zone<Pebble> hand = layout.hand("hand", kind, Sight.only(Seats.of(ANN)));
  private final Register score = layout.register("score", 2);
  private final Register vote = layout.secret("vote", 1, Seats.of(ANN), 3);
  private final Tray tray = Tray.of(layout, 2);

  private Changes after(Viewer viewer, Runnable something) {
    var before = tray.view(viewer);
    something.run();
    return tray.view(viewer).changesSince(before);
  }

  @Test
  void whereNothingHappensNothingChanges() {
    deck.fill(tray, pebbles);
    assertThat(after(BEN, () -> {}).isEmpty()).isTrue();
  }

  @Test
  void aMoveChangesTheZoneItLeavesAndTheZoneItComesTo() {
    deck.fill(tray, pebbles);
    var changes = after(BEN, () -> deck.moveTop(tray, row));
    assertThat(changes.zones()).containsExactly(deck, row);
    assertThat(changes.registers()).isEmpty();
    assertThat(changes.isEmpty()).isFalse();
  }

  @Test
  void aComponentTurnedOverIsAChange() {
    row.fill(tray, pebbles);
    assertThat(after(BEN, () -> row.turn(tray, pebbles.get(2), true)).zones()).containsExactly(row);
  }

  @Test
  void aNumberIsAChangeOfItsRegister() {
    var changes = after(BEN, () -> score.add(tray, 1, 5));
    assertThat(changes.registers()).containsExactly(score);
    assertThat(changes.zones()).isEmpty();
  }

  @Test
  void whatAViewerCanNotTellIsNoChangeForIt() {
    deck.fill(tray, pebbles.subList(0, 3));
    hand.fill(tray, pebbles.subList(3, 6));
    vote.set(tray, 0, 1);
    Runnable secrets =
        () -> {
          deck.shuffle(tray);
          hand.move(tray, pebbles.get(3), deck);
          deck.moveUnder(tray, deck.top(tray), hand);
          deck.show(tray, 0, Seats.of(ANN));
          vote.set(tray, 0, 2);
        };
    assertThat(after(BEN, secrets).isEmpty()).isTrue();
  }

  @Test
  void whatAViewerHasPeekedAtIsAChangeForItAlone() {
    deck.fill(tray, pebbles);
    assertThat(after(Viewer.of(ANN), () -> deck.show(tray, 0, Seats.of(ANN))).zones())
        .containsExactly(deck);
    assertThat(after(BEN, () -> deck.show(tray, 1, Seats.of(ANN))).isEmpty()).isTrue();
  }
}

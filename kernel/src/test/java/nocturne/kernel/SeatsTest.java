package nocturne.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class SeatsTest {

  private static final Seat ANN = Seat.of(0);
  private static final Seat CLEO = Seat.of(2);

  @Test
  void aSetOfSeatsHasWhatWasPutIn() {
    var seats = Seats.of(ANN).with(CLEO);
    assertThat(seats).containsExactly(ANN, CLEO);
    assertThat(seats.has(CLEO)).isTrue();
    assertThat(seats.has(Seat.of(1))).isFalse();
    assertThat(seats.size()).isEqualTo(2);
    assertThat(seats.first()).isEqualTo(ANN);
    assertThat(seats.without(ANN)).containsExactly(CLEO);
    assertThat(seats.without(Seat.of(1))).isEqualTo(seats);
  }

  @Test
  void theFirstSeatsAreEverybodyAtATable() {
    assertThat(Seats.first(3).list()).containsExactly(ANN, Seat.of(1), CLEO);
    assertThat(Seats.first(0)).isEqualTo(Seats.NONE);
    assertThat(Seats.first(Seat.MOST).size()).isEqualTo(Seat.MOST);
  }

  @Test
  void nobodyIsFirstAmongNobody() {
    assertThat(Seats.NONE.isEmpty()).isTrue();
    assertThatThrownBy(Seats.NONE::first).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void seatsAreCountedFromOneInSentences() {
    assertThat(ANN).hasToString("seat 1");
  }

  @Test
  void theSightOfASpectatorIsWhatEverySeatSees() {
    assertThat(Viewer.SPECTATOR.sees(Sight.OPEN.faceUp())).isTrue();
    assertThat(Viewer.SPECTATOR.sees(Seats.of(ANN))).isFalse();
    assertThat(Viewer.of(ANN).sees(Seats.of(ANN))).isTrue();
    assertThat(Viewer.of(ANN).sees(Seats.of(CLEO))).isFalse();
    assertThat(Viewer.ALL_SEEING.sees(Seats.NONE)).isTrue();
  }
}

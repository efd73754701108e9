package nocturne.kernel;

import static nocturne.kernel.night.Move.Plain.DONE;
import static nocturne.kernel.night.Move.Plain.PASS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import nocturne.kernel.ChoiceRefused.Fault;
import nocturne.kernel.night.Move;
import nocturne.kernel.night.Night;
import nocturne.kernel.night.NightCards;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class ChoiceTest {

  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);

  private final Night night =
      NightCards.GAME.open(
          NightCards.setup(Map.of("rounds", "1"), "Ann", "Ben"), new FastChance(3));

  private void refused(Fault fault, ThrowingCallable choice) {
    long before = night.hash();
    int version = night.version();
    var question = night.question(ANN);
    assertThatThrownBy(choice)
        .isInstanceOfSatisfying(
            ChoiceRefused.class, refused -> assertThat(refused.fault()).isEqualTo(fault));
    assertThat(night.hash()).isEqualTo(before);
    assertThat(night.version()).isEqualTo(version);
    assertThat(night.question(ANN)).isEqualTo(question);
  }

  @Test
  void anOptionThatIsNotOfferedIsRefused() {
    refused(Fault.NOT_OFFERED, () -> night.choose(ANN, PASS));
    refused(Fault.NOT_OFFERED, () -> night.choose(ANN, "fly", 0));
  }

  @Test
  void theRefusalSaysWhatIsOffered() {
    assertThatThrownBy(() -> night.choose(ANN, "fly", 0))
        .hasMessageStartingWith("fly is not offered to seat 1; offered are [done, draw, peek, ");
  }

  @Test
  void aSeatThatIsNotAskedIsRefused() {
    refused(Fault.SEAT_NOT_ASKED, () -> night.choose(BEN, DONE));
    refused(Fault.SEAT_NOT_ASKED, () -> night.choose(BEN, 0));
    refused(Fault.SEAT_NOT_ASKED, () -> night.options(BEN));
    refused(Fault.SEAT_NOT_ASKED, () -> night.choose(Seat.of(7), DONE));
  }

  @Test
  void whatComesAfterAnOptionIsSeenOnACopy() {
    long before = night.hash();
    var chosen = night.copy();
    chosen.choose(ANN, 1);
    var after = night.after(ANN, 1);
    assertThat(after.difference(chosen)).isEmpty();
    assertThat(after.hash()).isEqualTo(chosen.hash());
    assertThat(after.version()).isEqualTo(1);
    assertThat(night.hash()).isEqualTo(before);
  }

  @Test
  void aNumberBeyondTheOptionsIsRefused() {
    int size = night.options(ANN).size();
    refused(Fault.NOT_OFFERED, () -> night.choose(ANN, size));
    refused(Fault.NOT_OFFERED, () -> night.choose(ANN, -1));
    refused(Fault.NOT_OFFERED, () -> night.choose(ANN, 1000));
  }

  @Test
  void aChoiceMadeAtAnotherVersionIsRefused() {
    refused(Fault.STALE_VERSION, () -> night.choose(ANN, "done", 1));
    night.choose(ANN, "peek", 0);
    refused(Fault.STALE_VERSION, () -> night.choose(ANN, "done", 0));
    night.choose(ANN, "done", 1);
    assertThat(night.version()).isEqualTo(2);
  }

  @Test
  void whenTheGameIsOverEveryChoiceIsRefused() {
    var chance = new FastChance(1);
    while (!night.isOver()) ImagineTest.playOne(night, chance);
    refused(Fault.GAME_OVER, () -> night.choose(ANN, DONE));
    refused(Fault.GAME_OVER, () -> night.choose(ANN, "done", night.version()));
  }

  @Test
  void aChoiceByNumberTakesTheOptionOfThatNumber() {
    var other = night.copy();
    night.choose(ANN, 1);
    other.choose(ANN, other.options(ANN).get(1));
    assertThat(other.hash()).isEqualTo(night.hash());
  }

  @Test
  void anEqualOptionIsAsGoodAsTheOneListed() {
    var hidden = night.hand(ANN).top(night);
    night.choose(ANN, new Move.Hide(hidden));
    assertThat(night.stack(ANN).list(night)).containsExactly(hidden);
  }
}

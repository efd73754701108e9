package nocturne.testkit.property;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import nocturne.kernel.RecordText;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seed;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.testkit.ferry.Fault;
import nocturne.testkit.ferry.Ferry;
import nocturne.testkit.ferry.FerryGame;
import org.junit.jupiter.api.Test;

class TrialsTest {

  private final FerryGame game = new FerryGame(Fault.NONE);
  private final Setup setup =
      new Setup(
          Variant.of(game.settings(), Map.of()),
          List.of(Setup.Player.person("Ann"), Setup.Player.person("Ben")));
  private final Property<Ferry> holds = Property.always("nothing is wrong", ferry -> {});

  private Trial<Ferry> trial() {
    return new Trial<>(game, setup, Seed.of("trial"), 100);
  }

  /** A planted bug: three crates on the quay while the tide is out. */
  private Property<Ferry> quayHoldsTwo() {
    return Property.always(
        "the quay holds two crates",
        ferry -> {
          if (ferry.at().quay.size(ferry) > 2) throw new AssertionError("three lie on the quay");
        });
  }

  @Test
  void aGameIsPlayedToItsEnd() {
    var outcome = trial().play(1, holds);
    assertThat(outcome.failure()).isEmpty();
    assertThat(outcome.picks()).hasSizeGreaterThan(6);
  }

  @Test
  void theSameNumbersGiveTheSameGame() {
    var outcome = trial().play(1, holds);
    var again = trial().play(outcome.numbers(), holds);
    assertThat(again.picks()).isEqualTo(outcome.picks());
    assertThat(trial().play(1, holds)).isEqualTo(outcome);
  }

  @Test
  void anyNumbersAreAGame() {
    var outcome = trial().play(List.of(1_000_000, 999_999_937, 3), holds);
    assertThat(outcome.failure()).isEmpty();
    assertThat(outcome.picks()).hasSize(3);
    assertThat(outcome.numbers()).allMatch(number -> number < 10);
  }

  @Test
  void aNumberCountsThroughTheOptionsOfAllAskedSeats() {
    // Two seats have passed and are asked for a price: 1 and 2 of Ann's, then 1 and 2 of Ben's.
    var seen = new java.util.ArrayList<Ferry>();
    trial()
        .play(
            List.of(0, 0),
            Property.of("watching", trial -> moment -> seen.add(moment.table().copy())));
    assertThat(Pick.of(seen.getLast(), 1)).hasToString("seat 1 price 2");
    assertThat(Pick.of(seen.getLast(), 2)).hasToString("seat 2 price 1");
    assertThat(Pick.of(seen.getLast(), 7)).hasToString("seat 2 price 2");
    assertThat(Pick.of(seen.getLast(), 7).number()).isEqualTo(3);
  }

  @Test
  void aPlantedBugIsShrunkToTheFewestChoicesThatShowIt() throws Exception {
    var failed =
        catchThrowableOfType(
            PropertyFailed.class, () -> new Trials<>(game, setup, 50, 100).hold(quayHoldsTwo()));
    // Each seat has two crates and two actions: the first unloads two, the second one. The first
    // crate to unload is option 2, after passing and fetching.
    assertThat(failed.picks()).extracting(Pick::number).containsExactly(2, 2, 2);
    assertThat(failed.picks()).allMatch(pick -> pick.option().id().startsWith("unload "));
    assertThat(failed)
        .hasMessageContaining("the quay holds two crates: not so after choice 3 of ferry, 2 seats")
        .hasMessageContaining("three lie on the quay");
    var record = RecordText.read(Files.readString(failed.record()), game);
    var loaded = Recorded.load(game, record);
    assertThat(loaded.table().at().quay.size(loaded.table())).isEqualTo(3);
    Files.delete(failed.record());
  }

  @Test
  void anEndlessGameFails() {
    var endless = new Trial<>(new FerryGame(Fault.NEVER_ENDS), setup, Seed.of("x"), 50);
    var outcome = endless.play(1, holds);
    assertThat(outcome.failure().orElseThrow()).hasMessage("the game is not over after 50 choices");
    assertThat(outcome.picks()).hasSize(50);
  }

  @Test
  void theChoiceThatThrowsIsInTheRecord() {
    var trial = new Trial<>(new FerryGame(Fault.THROWS), setup, Seed.of("x"), 50);
    var outcome = trial.play(List.of(2, 2, 2), holds);
    assertThat(outcome.failure().orElseThrow()).hasMessage("three crates are too many");
    assertThat(trial.record(outcome).entries()).hasSize(3);
    assertThat(trial.record(outcome).hashes()).containsOnlyKeys(2);
  }

  @Test
  void aCostlyExaminationIsMadeAtAboutAsManyMomentsOfEachGameAsItAsks() {
    var count = new int[1];
    Property<Ferry> counting = counting(count);
    for (int i = 0; i < 40; i++)
      new Trial<>(game, setup, Seed.of("trial " + i), 100).play(i, counting);
    assertThat(count[0]).isBetween(40 * 3 / 2, 40 * 3 * 2);
  }

  @Test
  void whileShrinkingEveryMomentIsExamined() {
    var count = new int[1];
    trial().play(List.of(0, 1, 2, 3), counting(count));
    assertThat(count[0]).isEqualTo(5);
  }

  private static Property<Ferry> counting(int[] count) {
    return Property.of(
        "counting",
        trial ->
            moment -> {
              if (moment.isAmong(3)) count[0]++;
            });
  }
}

package nocturne.testkit.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import nocturne.kernel.Game;
import nocturne.kernel.GameRecord;
import nocturne.kernel.RecordText;
import nocturne.kernel.Setup;
import nocturne.testkit.ferry.Fault;
import nocturne.testkit.ferry.Ferry;
import nocturne.testkit.ferry.FerryGame;
import nocturne.testkit.property.Property;
import nocturne.testkit.property.PropertyFailed;
import nocturne.testkit.property.Trials;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every fault that a game can have is found by the property that is there for it. */
class FaultsTest {

  private static final class Faulty extends Conformance<Ferry> {

    private final Fault fault;

    Faulty(Fault fault) {
      this.fault = fault;
    }

    @Override
    protected Game<Ferry> game() {
      return new FerryGame(fault);
    }

    @Override
    protected List<Setup> setups() {
      return List.of(setup(3));
    }

    @Override
    protected void check(Ferry ferry) {
      if (fault == Fault.FULL_QUAY) assertThat(ferry.at().quay.size(ferry)).isLessThan(6);
    }

    PropertyFailed fails(String sentence) {
      return catchThrowableOfType(
          PropertyFailed.class,
          () -> new Trials<>(game(), setup(3), 40, 100).hold(property(sentence)));
    }

    private Property<Ferry> property(String sentence) {
      return properties().stream()
          .filter(property -> property.sentence().startsWith(sentence))
          .findFirst()
          .orElseThrow();
    }
  }

  private static String finder(Fault fault) {
    return switch (fault) {
      case NONE -> throw new IllegalArgumentException("nothing finds nothing");
      case THROWS, NEVER_ENDS, TWIN_OPTIONS, WRONG_STANDINGS -> "random play ends";
      case DOUBLES_A_CRATE, FORGETS_A_CRATE -> "every component";
      case FULL_QUAY -> "the game's own checks";
      case SHARES_A_NUMBER, UNPRINTABLE_STEP -> "copies are independent";
      case FOREIGN_DICE -> "the same choices";
      case TELLTALE_PROMPT, TELLTALE_OPTIONS, TELLTALE_STEP, TELLTALE_HAPPENING ->
          "nobody is shown";
      case BROKEN_OPTION, OFFERED_AND_REFUSED -> "every option can be taken";
      case SILENT_REVEAL -> "undo gives back";
      case SPEECHLESS -> "questions, refusals";
    };
  }

  /** What the message must say, so that it is this fault that was found. */
  private static String symptom(Fault fault) {
    return switch (fault) {
      case NONE -> throw new IllegalArgumentException("nothing has no symptom");
      case THROWS -> "three crates are too many";
      case NEVER_ENDS -> "the game is not over after 100 choices";
      case TWIN_OPTIONS -> "two options for seat 1 are called pass";
      case WRONG_STANDINGS -> "the standings are not in the order of the seats";
      case DOUBLES_A_CRATE -> "lies in 2 places";
      case FORGETS_A_CRATE -> "crate-1 lies nowhere";
      case FULL_QUAY -> "less than";
      case SHARES_A_NUMBER -> "the table keeps something outside";
      case UNPRINTABLE_STEP -> "must print the same on every machine";
      case FOREIGN_DICE -> "the replayed table differs in tide";
      case TELLTALE_PROMPT -> "tells of what it can't know";
      case TELLTALE_OPTIONS -> "an imagined table looks different to seat";
      case TELLTALE_STEP -> "a step holds a secret, crate-";
      case TELLTALE_HAPPENING -> "is named to [seat 2, seat 3], who did not see it";
      case BROKEN_OPTION -> "stow crate-6 is offered to seat";
      case OFFERED_AND_REFUSED -> "pass is offered and refused to seat 1";
      case SILENT_REVEAL -> "though it taught its seat something: shown prices";
      case SPEECHLESS -> "ask.silence";
    };
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void aFaultIsFoundNamedAndWrittenDown(Fault fault) throws IOException {
    var faulty = new Faulty(fault);
    var failed = faulty.fails(finder(fault));
    assertThat(failed).isNotNull();
    assertThat(failed)
        .hasMessageStartingWith(finder(fault))
        .hasMessageContaining("of ferry, 3 seats, rounds 2, trial ")
        .hasMessageContaining(symptom(fault))
        .hasMessageContaining("record: ./nocturne verify " + failed.record());
    var read = RecordText.read(Files.readString(failed.record()), faulty.game());
    assertThat(read.entries())
        .isEqualTo(
            failed.picks().stream()
                .map(pick -> new GameRecord.Entry.Choice(pick.seat(), pick.option().id()))
                .toList());
    Files.delete(failed.record());
  }

  @ParameterizedTest
  @EnumSource(names = {"THROWS", "DOUBLES_A_CRATE", "TELLTALE_STEP", "SILENT_REVEAL"})
  void aFailureIsShrunkToWhatItTakes(Fault fault) throws IOException {
    int takes =
        switch (fault) {
          case THROWS -> 3;
          case DOUBLES_A_CRATE -> 2;
          case TELLTALE_STEP -> 1;
          // Three pass and name a price, twice: after the first round the tide is a barrier too.
          case SILENT_REVEAL -> 12;
          default -> throw new IllegalArgumentException();
        };
    var failed = new Faulty(fault).fails(finder(fault));
    assertThat(failed.picks()).hasSizeLessThanOrEqualTo(takes);
    Files.delete(failed.record());
  }

  @Test
  void aGameWithoutFaultHolds() {
    var faultless = new Faulty(Fault.NONE);
    for (var property : faultless.properties())
      assertThat(faultless.fails(property.sentence())).as(property.sentence()).isNull();
  }
}

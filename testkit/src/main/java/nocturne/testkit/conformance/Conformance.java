package nocturne.testkit.conformance;

import java.util.HashMap;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nocturne.kernel.Game;
import nocturne.kernel.Setup;
import nocturne.kernel.Table;
import nocturne.kernel.Variant;
import nocturne.testkit.property.Property;
import nocturne.testkit.property.Trials;
import nocturne.text.Catalogue;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What every game must hold, in every mode and with every number of seats. A game's module names
 * its game and the setups that matter:
 *
 * <pre>{@code
 * class SyndicatesConformanceTest extends Conformance<Moon> {
 *
 *   @Override
 *   protected Game<Moon> game() {
 *     return Syndicates.with(Optional.empty());
 *   }
 *
 *   @Override
 *   protected List<Setup> setups() {
 *     return List.of(setup(2), setup(3, "row", "no"), setup(5));
 *   }
 * }
 * }</pre>
 *
 * <p>Each property is watched in some random games of each setup; in many more where the system
 * property {@code nocturne.long} is true. A failure names the property and the choice, and a record
 * of the smallest game that shows it lies in {@code target/failures}.
 */
public abstract class Conformance<T extends Table<T>> {

  private static final boolean LONG = Boolean.getBoolean("nocturne.long");

  protected abstract Game<T> game();

  /** The setups to be played: every mode and every number of seats. */
  protected abstract List<Setup> setups();

  /** After so many choices a game counts as endless. */
  protected int longest() {
    return 5_000;
  }

  /** How many games of each setup are watched for each property. */
  protected int games() {
    return LONG ? 500 : 20;
  }

  /** What else must hold of this game's tables whenever they stand still. */
  protected void check(T table) {}

  /** The words of the game. */
  protected Catalogue catalogue() {
    return Catalogue.shared().plus(Catalogue.load(game().getClass()));
  }

  /** A setup with so many people, and settings as keys and values in turn. */
  protected final Setup setup(int seats, String... settings) {
    var given = new HashMap<String, String>();
    for (int i = 0; i < settings.length; i += 2) given.put(settings[i], settings[i + 1]);
    return new Setup(
        Variant.of(game().settings(), given),
        IntStream.rangeClosed(1, seats)
            .mapToObj(seat -> Setup.Player.person("Player " + seat))
            .toList());
  }

  @TestFactory
  final Stream<DynamicContainer> everyGameHolds() {
    var game = game();
    var properties = properties();
    return setups().stream()
        .map(
            setup -> {
              var trials = new Trials<>(game, setup, games(), longest());
              return DynamicContainer.dynamicContainer(
                  Trials.describe(setup),
                  properties.stream()
                      .map(
                          property ->
                              DynamicTest.dynamicTest(
                                  property.sentence(), () -> trials.hold(property))));
            });
  }

  /** Every property of the kit and the game's own. */
  final List<Property<T>> properties() {
    return List.of(
        new PlayEnds<>(),
        new Conserved<>(),
        Property.always("the game's own checks hold", this::check),
        new CopiesAreIndependent<>(),
        new ReplayIsEqual<>(),
        new NobodySeesMore<>(),
        new OptionsHold<>(),
        new UndoIsHonest<>(),
        new RecordsLast<>(),
        new EverythingIsSaid<>(catalogue()));
  }
}

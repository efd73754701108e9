package nocturne.server.wire;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nocturne.kernel.Box;
import nocturne.kernel.Game;
import nocturne.kernel.Recorded;
import nocturne.kernel.Setup;
import nocturne.kernel.Table;
import nocturne.kernel.Variant;
import nocturne.testkit.property.Property;
import nocturne.testkit.property.Trials;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Random games of everything on the shelf, as every seat and a spectator receive them. */
@Tag("slow")
class ShelfTest {

  private static final int GAMES = Boolean.getBoolean("nocturne.long") ? 100 : 1;
  private static final int LONGEST = 5_000;

  @TestFactory
  @Execution(ExecutionMode.CONCURRENT)
  Stream<DynamicTest> aChangePutOverTheWholeIsTheWhole() {
    return everyGame(Merging::property);
  }

  @TestFactory
  @Execution(ExecutionMode.CONCURRENT)
  Stream<DynamicTest> whatASeatCanNotKnowDoesNotTouchAByte() {
    return everyGame(Leaking::property);
  }

  /** Makes a property for a game. */
  private interface Claim {
    <T extends Table<T>> Property<T> of(GameBook<T> book);
  }

  private static Stream<DynamicTest> everyGame(Claim claim) {
    return Box.shelf().stream().flatMap(box -> everySetup(box.open(Optional.empty()), claim));
  }

  private static <T extends Table<T>> Stream<DynamicTest> everySetup(Game<T> game, Claim claim) {
    var book = GameBook.of(game);
    return IntStream.rangeClosed(game.facts().fewest(), game.facts().most())
        .mapToObj(seats -> setup(game, seats))
        .map(
            setup ->
                DynamicTest.dynamicTest(
                    game.facts().id() + ", " + Trials.describe(setup),
                    () -> new Trials<>(game, setup, GAMES, LONGEST).hold(claim.of(book))));
  }

  private static Setup setup(Game<?> game, int seats) {
    return new Setup(
        Variant.of(game.settings(), Map.of()),
        names(seats).stream().map(Setup.Player::person).toList());
  }

  static List<String> names(int seats) {
    return IntStream.rangeClosed(1, seats).mapToObj(seat -> "Player " + seat).toList();
  }

  static Occasion occasion(News news, boolean portrayed) {
    return new Occasion(3, Recorded.Undo.FREE, news, portrayed, Json.Writing.NOTHING);
  }
}

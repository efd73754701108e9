package nocturne.server.whole;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nocturne.kernel.Language;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;
import nocturne.kernel.Viewer;
import nocturne.server.table.TableEvent;
import nocturne.server.table.TableState;
import nocturne.server.wire.GameBook;
import nocturne.server.wire.News;
import nocturne.server.wire.Occasion;
import nocturne.server.wire.Shown;

/** A table as the journal tells it to one viewer, held against what that viewer was shown. */
final class Retold {

  private static final Map<String, GameBook<?>> BOOKS = new HashMap<>();

  static {
    Inquest.GAMES.forEach((id, game) -> BOOKS.put(id, GameBook.of(game)));
  }

  private final Testimony testimony;
  private final Seat seat;
  private final List<String> names = new ArrayList<>();
  private final Map<Integer, List<Testimony.Clocks>> clocks = new HashMap<>();
  private final Mirror mirror = new Mirror();
  private int held;
  private boolean undone;

  Retold(Testimony testimony, int seat) {
    this.testimony = testimony;
    this.seat = Seat.of(seat);
    for (var place : testimony.mirror.state().path("seats"))
      names.add(place.get("player").get("name").asString());
    for (var one : testimony.clocks)
      clocks.computeIfAbsent(one.number(), number -> new ArrayList<>()).add(one);
  }

  int held() {
    return held;
  }

  void hold(TableState state, TableEvent event) {
    undone |= event instanceof TableEvent.Undid;
    var shown = testimony.sights.get(state.number());
    if (shown != null) {
      mirror.take(Person.JSON.readTree(whole(BOOKS.get(state.terms().game()), state)));
      assertThat(mirror.sight())
          .as("entry %d of table %s for %s", state.number(), state.id(), seat)
          .isEqualTo(shown);
      held++;
    }
    for (var told : clocks.getOrDefault(state.number(), List.of())) hold(state, told);
  }

  private static void hold(TableState state, Testimony.Clocks told) {
    for (int i = 0; i < told.left().size(); i++)
      assertThat(told.left().get(i))
          .as("time of seat %d at entry %d", i, state.number())
          .isEqualTo(state.timeLeft(Seat.of(i), told.now()).orElse(-1L));
  }

  @SuppressWarnings("unchecked") // a table of the game whose book this is
  private <T extends Table<T>> String whole(GameBook<T> book, TableState state) {
    var recorded = (Recorded<T>) state.recorded().orElseThrow();
    int from = undone ? 0 : mirror.lines();
    undone = false;
    return book.scribe(Language.EN, names)
        .whole(
            Shown.of(recorded.table(), Viewer.of(seat)),
            new Occasion(
                state.askedAt(seat),
                Recorded.Undo.NOTHING,
                new News(from, recorded.log(from)),
                false,
                json -> {}));
  }
}

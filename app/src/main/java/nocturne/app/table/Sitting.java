package nocturne.app.table;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nocturne.bots.Bot;
import nocturne.bots.Budget;
import nocturne.bots.Sight;
import nocturne.kernel.Game;
import nocturne.kernel.GameRecord;
import nocturne.kernel.Happening;
import nocturne.kernel.Option;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Table;

/** A recorded table with people and bots in its seats, saved after every choice of a person. */
public final class Sitting<T extends Table<T>> {

  /** Nobody waits much longer than this for a bot. */
  private static final Budget THINKING = Budget.UNLIMITED.within(Duration.ofSeconds(2));

  private final Recorded<T> recorded;
  private final Map<Seat, Bot> bots;
  private final SaveFile file;
  private Optional<String> unsaved = Optional.empty();

  public Sitting(Recorded<T> recorded, Map<Seat, Bot> bots, SaveFile file) {
    this.recorded = recorded;
    this.bots = Map.copyOf(bots);
    this.file = file;
    file.write(recorded.record());
  }

  Game<T> game() {
    return recorded.game();
  }

  Recorded<T> recorded() {
    return recorded;
  }

  T table() {
    return recorded.table();
  }

  SaveFile file() {
    return file;
  }

  boolean isOver() {
    return table().isOver();
  }

  List<Happening> log() {
    return recorded.log();
  }

  Seats people() {
    var people = Seats.NONE;
    for (var seat : table().seats()) if (!bots.containsKey(seat)) people = people.with(seat);
    return people;
  }

  String player(Seat seat) {
    return recorded.setup().players().get(seat.index()).name();
  }

  /** Why the last choices could not be saved; empty where they are. */
  Optional<String> unsaved() {
    return unsaved;
  }

  /** A full disk stops nobody from playing on; the next choice tries again. */
  void save() {
    try {
      file.write(recorded.record());
      unsaved = Optional.empty();
    } catch (UncheckedIOException e) {
      unsaved = Optional.of(String.valueOf(e.getMessage()));
    }
  }

  // Choosing

  /** Lets one bot choose; says which, or nobody where none is asked. */
  Optional<Seat> letOneBotPlay() {
    for (var seat : table().asked()) {
      var bot = bots.get(seat);
      if (bot != null) {
        var option = bot.choose(Sight.of(game(), table(), seat), THINKING);
        recorded.choose(seat, option.id(), table().version());
        return Optional.of(seat);
      }
    }
    return Optional.empty();
  }

  /** Lets bots choose until only people are asked or the game is over. */
  void letBotsPlay() {
    boolean moved = false;
    while (letOneBotPlay().isPresent()) moved = true;
    if (moved) save();
  }

  void choose(Seat seat, Option option) {
    recorded.choose(seat, option.id(), table().version());
    save();
  }

  // Taking back

  /** The person who has chosen last, where that can be undone. */
  Optional<Seat> lastPerson() {
    return recorded.record().entries().reversed().stream()
        .filter(GameRecord.Entry.Choice.class::isInstance)
        .map(entry -> ((GameRecord.Entry.Choice) entry).seat())
        .filter(people()::has)
        .findFirst()
        .filter(seat -> recorded.undoing(seat) != Recorded.Undo.NOTHING);
  }

  /** How many choices of others would go with this seat's last one. */
  int choicesSince(Seat seat) {
    int since = 0;
    for (var entry : recorded.record().entries().reversed()) {
      if (!(entry instanceof GameRecord.Entry.Choice choice)) continue;
      if (choice.seat().equals(seat)) return since;
      since++;
    }
    return since;
  }

  void undo(Seat seat) {
    recorded.undo(seat);
    save();
  }
}

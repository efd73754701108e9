package nocturne.bench.load;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import nocturne.kernel.Game;
import nocturne.kernel.GameRecord;
import nocturne.kernel.Language;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seed;
import nocturne.kernel.Setup;
import nocturne.kernel.Table;
import nocturne.kernel.Variant;
import nocturne.server.store.Database;
import nocturne.server.store.Journal;
import nocturne.server.table.EventText;
import nocturne.server.table.Pace;
import nocturne.server.table.Sitter;
import nocturne.server.table.TableEvent;
import nocturne.server.table.Terms;

/**
 * Tables at which half a game was played, written straight into a journal. A few games were really
 * played; every table is a copy of one of them.
 */
final class HalfGames {

  private static final int PLAYED = 50;
  private static final int AT_ONCE = 20;

  private final Game<?> game;
  private final List<String> people;

  /**
   * @param people who sits at every table
   */
  HalfGames(Game<?> game, List<String> people) {
    this.game = game;
    this.people = List.copyOf(people);
  }

  static String id(int number) {
    return "half" + number;
  }

  void write(int tables, Database database) {
    var games = new ArrayList<List<String>>();
    for (int i = 0; i < Math.min(PLAYED, tables); i++) games.add(half(game, i));
    var waiting = new ArrayList<CompletableFuture<Void>>();
    for (int i = 0; i < tables; i++) {
      int number = 0;
      for (var body : games.get(i % games.size()))
        waiting.add(database.journal().append(new Journal.Entry(id(i), ++number, number, body)));
      if (i % AT_ONCE == 0) settle(waiting);
    }
    settle(waiting);
  }

  private static void settle(List<CompletableFuture<Void>> waiting) {
    waiting.forEach(CompletableFuture::join);
    waiting.clear();
  }

  private <T extends Table<T>> List<String> half(Game<T> game, int number) {
    var players = people.stream().map(name -> new Setup.Player(name, "")).toList();
    var seed = Seed.of("half game " + number);
    var setup = new Setup(Variant.of(game.settings(), Map.of()), players);
    var recorded = Recorded.open(game, setup, seed);
    var random = new SplittableRandom(number);
    while (!recorded.table().isOver()) choose(recorded, random);
    var entries = recorded.record().entries();
    return events(seed, entries.subList(0, entries.size() / 2)).stream()
        .map(EventText::write)
        .toList();
  }

  private static void choose(Recorded<?> recorded, SplittableRandom random) {
    var table = recorded.table();
    var asked = table.asked().list();
    var seat = asked.get(random.nextInt(asked.size()));
    var options = table.options(seat);
    var option = options.get(random.nextInt(options.size()));
    recorded.choose(seat, option.id(), table.version());
  }

  private List<TableEvent> events(Seed seed, List<GameRecord.Entry> entries) {
    var events = new ArrayList<TableEvent>();
    events.add(new TableEvent.Opened(terms(), people.getFirst()));
    for (int i = 0; i < people.size(); i++)
      events.add(new TableEvent.Sat(i, Sitter.person(people.get(i))));
    events.add(
        new TableEvent.Started(game.facts().rules(), game.packs(), seed.secret(), seed.lots()));
    for (var entry : entries)
      if (entry instanceof GameRecord.Entry.Choice(var seat, var option))
        events.add(new TableEvent.Chose(seat.index(), option, 0));
    return events;
  }

  private Terms terms() {
    return new Terms(
        game.facts().id(),
        Map.of(),
        Collections.nCopies(people.size(), Terms.SeatPlan.PERSON),
        true,
        new Pace.Free(),
        Terms.UndoPolicy.FREE,
        true,
        false,
        Language.EN);
  }
}

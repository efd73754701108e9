package nocturne.bench.load;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** People who play one game after another at tables of their own. */
final class Party {

  private final String game;
  private final List<Visitor> people;
  private final Tempo tempo;
  private final Latencies latencies;
  private final ScheduledExecutorService timer;
  private final Executor soon;
  private final AtomicInteger played;
  private List<Player> players = List.of();
  private volatile boolean ended;

  Party(
      String game,
      List<Visitor> people,
      Tempo tempo,
      Latencies latencies,
      ScheduledExecutorService timer,
      Executor soon,
      AtomicInteger played) {
    this.game = game;
    this.people = List.copyOf(people);
    this.tempo = tempo;
    this.latencies = latencies;
    this.timer = timer;
    this.soon = soon;
    this.played = played;
  }

  /** Opens a table, takes the seats, starts, and plays until the game is over; then again. */
  void play() {
    var host = people.getFirst();
    var seats = people.stream().map(person -> Map.of()).toList();
    var table =
        host.post("/api/tables", Map.of("game", game, "seats", seats, "open", true))
            .get("id")
            .asString();
    for (var person : people.subList(1, people.size()))
      person.post("/api/tables/" + table + "/seats", Map.of());
    host.post("/api/tables/" + table + "/start", Map.of());
    var once = new AtomicBoolean();
    Runnable over =
        () -> {
          if (once.compareAndSet(false, true)) soon.execute(this::again);
        };
    var sitting = new ArrayList<Player>();
    for (var person : people) {
      var player = new Player(tempo, latencies, timer, over);
      sitting.add(player);
      player.sit(person, table);
    }
    players = List.copyOf(sitting);
  }

  private void again() {
    players.forEach(Player::leave);
    played.incrementAndGet();
    try {
      if (!ended) play();
    } catch (UncheckedIOException | CompletionException gone) {
      // The measuring is over, and the way to the server is closed.
      if (!ended) throw gone;
    }
  }

  void end() {
    ended = true;
    players.forEach(Player::leave);
  }
}

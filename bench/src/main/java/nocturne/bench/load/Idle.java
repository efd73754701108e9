package nocturne.bench.load;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import nocturne.kernel.Box;
import nocturne.server.account.AccountSettings;
import nocturne.server.account.Accounts;
import nocturne.server.account.Welcome;
import nocturne.server.store.Databases;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Has a server hold many tables at which nothing happens, and looks at its memory. */
@Command(
    name = "idle",
    description = {
      "Has a server in a process of its own hold many tables at which half a game was played and"
          + " nothing happens, and looks at its heap.",
      "",
      "A table that nobody has asked for is put away after a minute, unless somebody watches; so"
          + " that all can be counted at once, the server's clock stands still while they are"
          + " loaded. Bytes are of the heap after a collection, for each table or socket."
    })
public final class Idle implements Callable<Integer> {

  /** After this a table that nobody asks for rests; after several of them it is put away. */
  private static final Duration QUIET = Duration.ofSeconds(11);

  private static final Duration PUT_AWAY = Duration.ofMinutes(2);
  private static final int PORTIONS = 4;

  @Parameters(paramLabel = "game", description = "The game at the tables.")
  private String game;

  @Option(names = "--tables", defaultValue = "50000", description = "So many.")
  private int tables;

  @Option(names = "--seats", defaultValue = "4", description = "People at each.")
  private int seats;

  @Option(names = "--sockets", defaultValue = "1000", description = "So many look on, one a table.")
  private int sockets;

  @Option(names = "--heap", defaultValue = "1g", description = "The server's heap.")
  private String heap;

  @Override
  public Integer call() throws IOException {
    var folder = Lodging.folder();
    var people = prepare(folder);
    try (var lodging = Lodging.start(folder, heap, "still")) {
      int port = (int) lodging.told("port");
      long empty = lodging.pass(Duration.ZERO);
      report("empty", 0, 0, lodging);
      long held = load(lodging, port);
      report("tables held", tables, held - empty, lodging);
      long watched = watch(lodging, port, people.getFirst());
      report("sockets beside", sockets, watched - held, lodging);
      report("put away", tables, lodging.pass(PUT_AWAY) - empty, lodging);
    }
    return 0;
  }

  /** Writes the tables and who sits there into a database. */
  private List<Welcome> prepare(Path folder) {
    var box = Box.shelf().stream().filter(each -> each.id().equals(game)).findFirst().orElseThrow();
    try (var database = Databases.in(folder)) {
      var accounts =
          new Accounts(
              database,
              InstantSource.system(),
              new SecureRandom(),
              AccountSettings.at("http://localhost"));
      var people =
          IntStream.range(0, seats)
              .mapToObj(seat -> accounts.identities().guest("p" + seat, "en", ""))
              .toList();
      var ids = people.stream().map(person -> person.identity().id()).toList();
      new HalfGames(box.open(Optional.empty()), ids).write(tables, database);
      return people;
    }
  }

  /** Has every table loaded, a portion at a time, so that the first rest before the last come. */
  private long load(Lodging lodging, int port) throws IOException {
    long bytes = 0;
    try (var wire = new Wire(port)) {
      for (int i = 0; i < tables; i++) {
        wire.get("/api/tables/" + HalfGames.id(i));
        if ((i + 1) % (tables / PORTIONS) == 0) bytes = lodging.pass(QUIET);
      }
    }
    return bytes;
  }

  private long watch(Lodging lodging, int port, Welcome person) throws IOException {
    var players = new ArrayList<Player>();
    try {
      for (int i = 0; i < sockets; i++)
        players.add(new Player(port, "nocturne=" + person.token().reveal(), HalfGames.id(i)));
      return lodging.pass(QUIET);
    } finally {
      for (var player : players) player.close();
    }
  }

  private static void report(String what, int count, long bytes, Lodging lodging)
      throws IOException {
    System.out.printf(
        Locale.ROOT,
        "%-16s %8d %10d bytes each, %d MB resident%n",
        what,
        count,
        count == 0 ? 0 : bytes / count,
        Vitals.of(lodging.process()).resident() >> 20);
  }
}

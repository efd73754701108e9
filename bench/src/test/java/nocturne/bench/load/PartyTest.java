package nocturne.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import nocturne.kernel.Box;
import nocturne.server.Server;
import nocturne.server.store.Database;
import nocturne.server.store.Databases;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class PartyTest {

  @TempDir Path folder;

  private Server serve() {
    return Server.start(Host.settings(), () -> Databases.in(folder), InstantSource.system());
  }

  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "connect-four"})
  void aPartyPlaysOneWholeGameAfterTheOther(String game) throws InterruptedException {
    try (var server = serve()) {
      var evening = new Evening(0, 2);
      evening.latencies().begin();
      var first = Thread.startVirtualThread(new Party(1, game, 2, server.port(), evening));
      var second = Thread.startVirtualThread(new Party(2, game, 2, server.port(), evening));
      evening.await();
      while (evening.games() < 6 && !evening.isOver()) Thread.sleep(10);
      evening.end();
      first.join();
      second.join();
      assertThat(evening.trouble()).isEmpty();
      // No game of these ends before the fifth choice.
      assertThat(evening.latencies().count()).isGreaterThanOrEqualTo(30);
    }
  }

  @Test
  void aPartyThatCantGoOnEndsTheEvening() throws InterruptedException {
    try (var server = serve()) {
      var evening = new Evening(0, 5);
      new Party(1, "no such game", 2, server.port(), evening).run();
      evening.await();
      assertThat(evening.isOver()).isTrue();
      assertThat(evening.trouble().orElseThrow()).hasMessageContaining("no-game");
    }
  }

  @Test
  void aHalfGameIsLoadedAndGoesOn() throws Exception {
    var game = Box.shelf().stream().filter(box -> box.id().equals("connect-four")).findFirst();
    Person person;
    try (var server = serve();
        var wire = new Wire(server.port())) {
      person = Person.come(wire, "Ann");
    }
    try (var database = Databases.in(folder)) {
      var id = identity(database);
      new HalfGames(game.orElseThrow().open(Optional.empty()), List.of(id, "somebody"))
          .write(3, database);
      assertThat(database.journal().read(HalfGames.id(2), 1)).hasSizeGreaterThan(6);
    }
    try (var server = serve();
        var player = new Player(server.port(), person.cookie(), HalfGames.id(2))) {
      assertThat(player.number()).isGreaterThan(6);
      assertThat(player.isOver()).isFalse();
    }
  }

  private static String identity(Database database) {
    return database.read(
        connection -> {
          try (var statement = connection.createStatement();
              var rows = statement.executeQuery("select id from identity")) {
            rows.next();
            return rows.getString(1);
          }
        });
  }
}

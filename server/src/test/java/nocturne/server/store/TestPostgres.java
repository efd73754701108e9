package nocturne.server.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Assumptions;

/**
 * The PostgreSQL of all tests of this process, with nothing that only a power cut would need. A
 * shell watches over it and ends it when this process is gone, however it went.
 */
final class TestPostgres {

  private static final int PATIENCE_SECONDS = 120;
  private static final int TRIES = 10;

  // Below those that a system hands out by itself.
  private static final int FIRST_PORT = 15_000;
  private static final int LAST_PORT = 32_000;

  private static final String READY = "ready to accept connections";
  private static final String PORT_TAKEN = "could not bind";

  /** The pipe to its input ends with the process that holds the other end. */
  private static final String WATCHED =
      """
      data=$1
      shift
      trap '' INT TERM HUP
      "$@" </dev/null 2>&1 &
      exec >/dev/null 2>&1
      cat
      kill -QUIT $!
      wait
      rm -rf "$data"
      """;

  private static final List<String> SETTINGS =
      List.of(
          "listen_addresses=127.0.0.1",
          "unix_socket_directories=",
          "max_connections=300",
          "fsync=off",
          "full_page_writes=off",
          "synchronous_commit=off",
          "wal_level=minimal",
          "max_wal_senders=0",
          "autovacuum=off",
          "timezone=UTC");

  private static Optional<TestPostgres> shared = Optional.empty();
  private static Optional<PostgresCannotRun> refusal = Optional.empty();

  private final int port;

  private TestPostgres(int port) {
    this.port = port;
  }

  /** Starts it when it is first needed; where it can't run, the test is skipped, but not in CI. */
  static synchronized TestPostgres shared() {
    try {
      if (refusal.isPresent()) throw refusal.get();
      var server = shared.isPresent() ? shared.get() : start(PostgresUser.find());
      shared = Optional.of(server);
      return server;
    } catch (PostgresCannotRun e) {
      refusal = Optional.of(e);
      if (Boolean.parseBoolean(System.getenv("CI"))) throw new IllegalStateException(e);
      return Assumptions.abort(e.getMessage());
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static TestPostgres start(PostgresUser user) throws IOException, InterruptedException {
    for (int tries = 1; ; tries++) {
      int port = ThreadLocalRandom.current().nextInt(FIRST_PORT, LAST_PORT);
      var process = user.builder(command(user, initialised(user), port)).start();
      var said = new StringBuilder();
      var ready = new CompletableFuture<Boolean>();
      Thread.ofPlatform()
          .name("postgres")
          .daemon()
          .start(() -> listen(process.inputReader(), said, ready));
      try {
        if (ready.get(PATIENCE_SECONDS, TimeUnit.SECONDS)) return new TestPostgres(port);
      } catch (ExecutionException | TimeoutException e) {
        said.append(e);
      }
      process.getOutputStream().close();
      boolean taken = said.indexOf(PORT_TAKEN) >= 0;
      if (!taken || tries == TRIES) throw new IOException("PostgreSQL does not start: " + said);
    }
  }

  private static Path initialised(PostgresUser user) throws IOException, InterruptedException {
    var data = user.folder("nocturne-postgres-data-");
    user.run(
        List.of(
            user.program("initdb"),
            "--pgdata=" + data,
            "--username=postgres",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
            "--no-instructions"));
    return data;
  }

  private static List<String> command(PostgresUser user, Path data, int port) {
    var command = new ArrayList<>(List.of("sh", "-c", WATCHED, "sh", data.toString()));
    command.addAll(List.of(user.program("postgres"), "-D", data.toString(), "-p", "" + port));
    for (var setting : SETTINGS) command.addAll(List.of("-c", setting));
    return command;
  }

  /** Reads to the end, so that it never waits for a reader. */
  private static void listen(
      BufferedReader lines, StringBuilder said, CompletableFuture<Boolean> ready) {
    try (lines) {
      for (var line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!ready.isDone()) said.append(line).append('\n');
        if (line.contains(READY)) ready.complete(true);
      }
      ready.complete(false);
    } catch (IOException e) {
      ready.completeExceptionally(e);
    }
  }

  /** The address of a fresh, empty database. */
  String url() {
    var name = "t" + UUID.randomUUID().toString().replace("-", "");
    var server = "127.0.0.1:" + port + "/";
    try (var connection =
            DriverManager.getConnection("jdbc:postgresql://" + server + "postgres?user=postgres");
        var statement = connection.createStatement()) {
      statement.execute("create database " + name);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return "postgresql://postgres:postgres@" + server + name;
  }
}

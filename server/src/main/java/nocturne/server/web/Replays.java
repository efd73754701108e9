package nocturne.server.web;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import nocturne.kernel.GameRecord;
import nocturne.kernel.Language;
import nocturne.kernel.RecordRefused;
import nocturne.kernel.RecordText;
import nocturne.kernel.Recorded;
import nocturne.kernel.Table;
import nocturne.kernel.Viewer;
import nocturne.server.table.Branch;
import nocturne.server.wire.GameBook;
import nocturne.server.wire.Json;
import nocturne.server.wire.News;
import nocturne.server.wire.Occasion;
import nocturne.server.wire.Shown;

/** Plays games again, few at a time, so that those who play now don't wait for those who look. */
final class Replays {

  static final int MOST_ENTRIES = 20_000;

  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final Semaphore atOnce =
      new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));

  /**
   * How a game is looked at.
   *
   * @param at after so many entries
   * @param portrayed whether the table is also described in words
   */
  record Look(int at, Viewer eyes, Language language, List<String> players, boolean portrayed) {}

  /** The table of a record as it stood after some of its entries. */
  <T extends Table<T>> String show(GameBook<T> book, GameRecord record, Look look) {
    var recorded = inTurn(() -> load(book, record.until(look.at())));
    return book.scribe(look.language(), look.players())
        .whole(
            Shown.of(recorded.table(), look.eyes()),
            new Occasion(
                look.at(),
                Recorded.Undo.NOTHING,
                new News(0, recorded.log()),
                look.portrayed(),
                more(record)));
  }

  private static Json.Writing more(GameRecord record) {
    return json -> {
      json.writeStringProperty("game", record.game());
      json.writeNumberProperty("entries", record.entries().size());
      json.writeNumberProperty("prelude", record.prelude());
      json.writeStringProperty("commitment", record.seedInForce().commitment());
      json.writeObjectPropertyStart("variant");
      record.setup().variant().values().forEach(json::writeStringProperty);
      json.writeEndObject();
      json.writeArrayPropertyStart("players");
      for (var player : record.setup().players()) {
        json.writeStartObject();
        json.writeStringProperty("name", player.name());
        if (player.isBot()) json.writeStringProperty("bot", player.bot());
        json.writeEndObject();
      }
      json.writeEndArray();
    };
  }

  /** Whether every choice and every hash of a record holds. */
  boolean holds(GameBook<?> book, GameRecord record) {
    try {
      var _ = inTurn(() -> load(book, record));
      return true;
    } catch (RecordRefused refused) {
      return false;
    }
  }

  private static <T extends Table<T>> Recorded<T> load(GameBook<T> book, GameRecord record) {
    try {
      return Recorded.load(book.game(), record);
    } catch (IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException e) {
      throw new RecordRefused("the record does not replay: " + e.getMessage(), e);
    }
  }

  /** A record that somebody brings. */
  static GameRecord read(String text, GameBook<?> book) {
    GameRecord record;
    try {
      record = RecordText.read(text, book.game());
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      throw new RecordRefused("this is not a record: " + e.getMessage(), e);
    }
    if (record.entries().size() > MOST_ENTRIES)
      throw TurnedAway.badRequest(
          "too-long", "A record that is brought has at most " + MOST_ENTRIES + " entries.");
    return record;
  }

  /** The point of a game that another goes on from. */
  Branch branch(String source, GameBook<?> book, GameRecord record, int at) {
    return inTurn(() -> Branch.of(source, book.game(), record, at));
  }

  /** Replaying can't be broken off: one that takes too long keeps its place until it is done. */
  private <R> R inTurn(Supplier<R> replay) {
    try {
      if (!atOnce.tryAcquire(PATIENCE.toSeconds(), TimeUnit.SECONDS)) throw busy();
      return future(replay).get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw busy();
    } catch (TimeoutException e) {
      throw TurnedAway.badRequest("too-long", "This game takes too long to replay.");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException own) throw own;
      throw new IllegalStateException("a replay failed", e);
    }
  }

  private <R> CompletableFuture<R> future(Supplier<R> replay) {
    var done = new CompletableFuture<R>();
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                done.complete(replay.get());
              } catch (RuntimeException | StackOverflowError e) {
                done.completeExceptionally(e);
              } finally {
                atOnce.release();
              }
            });
    return done;
  }

  private static TurnedAway busy() {
    return new TurnedAway(503, "busy", "Too many games are being replayed. Try again soon.");
  }
}

package nocturne.server.web;

import io.javalin.http.Context;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import nocturne.server.account.Action;
import nocturne.server.table.Hint;

/** What would you do? A bot is asked for its opinion of what one is asked. */
final class HintRoutes {

  private static final Duration PATIENCE = Duration.ofSeconds(15);

  /**
   * @param level a kind of bot
   */
  record Wish(String level) {}

  private final House house;

  HintRoutes(House house) {
    this.house = house;
  }

  void on(Api api) {
    api.post(
            "/api/tables/{table}/hint",
            "hint",
            "What a bot would do in one's place, and what is to be expected of each option, by what"
                + " one's seat knows; not in rated games",
            this::hint)
        .takes(Wish.class)
        .gives(Hint.class)
        .forPlayers();
  }

  private void hint(Context context) {
    var id = house.door().id(context);
    var wish = Bodies.read(context, Wish.class);
    var table = TableRoutes.visible(house, context);
    house.door().limit(context, Action.HINT, id);
    Api.answer(context, awaited(house.hall().hints().ask(table.id(), id, wish.level())));
  }

  /** Bots think of one thing after the other: who waits too long is told to try again. */
  private static Hint awaited(CompletableFuture<Hint> hint) {
    try {
      return hint.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw busy();
    } catch (TimeoutException e) {
      throw busy();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException own) throw own;
      throw new IllegalStateException("a hint failed", e);
    }
  }

  private static TurnedAway busy() {
    return new TurnedAway(409, "busy", "The bots have much to think about. Try again soon.");
  }
}

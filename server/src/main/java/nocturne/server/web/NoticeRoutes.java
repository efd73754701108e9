package nocturne.server.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import nocturne.server.account.PushSubscription;
import nocturne.server.account.Secret;
import nocturne.server.wire.Json;

/** Being told what waits: through an open page, or through the browser when none is open. */
final class NoticeRoutes {

  private static final Duration HEARTBEAT = Duration.ofSeconds(15);
  private static final Duration LOOK_UP = Duration.ofMillis(500);

  record Keys(String p256dh, String auth) {

    @Override
    public String toString() {
      return "Keys[•••]";
    }
  }

  /** A browser's subscription, as it says it. */
  record Subscription(String endpoint, Keys keys) {

    @Override
    public String toString() {
      return "Subscription[•••]";
    }
  }

  record Endpoint(String endpoint) {

    @Override
    public String toString() {
      return "Endpoint[•••]";
    }
  }

  record Key(String key) {}

  private final House house;
  private final Notices notices;
  private final Push push;

  NoticeRoutes(House house, Notices notices, Push push) {
    this.house = house;
    this.notices = notices;
    this.push = push;
  }

  void on(Api api) {
    api.get(
            "/api/me/notices",
            "notices",
            "A stream of what waits: events move, nudged and over, with table and game",
            this::listen)
        .gives("text/event-stream")
        .forPlayers();
    api.get("/api/push/key", "pushKey", "The key to subscribe to push messages with", this::key)
        .gives(Key.class);
    api.post("/api/me/push", "subscribe", "Tell this browser while it is closed", this::subscribe)
        .takes(Subscription.class)
        .givesNothing()
        .forPlayers();
    api.delete("/api/me/push", "unsubscribe", "Tell this browser no more", this::unsubscribe)
        .takes(Endpoint.class)
        .givesNothing()
        .forPlayers();
  }

  /** Writes until the page is closed; nobody else waits for it. */
  private void listen(Context context) throws InterruptedException {
    var id = house.door().id(context);
    var stream = notices.open(id);
    try {
      context.res().setContentType("text/event-stream");
      context.res().setCharacterEncoding("UTF-8");
      context.res().setHeader("X-Accel-Buffering", "no");
      var out = context.res().getOutputStream();
      write(out, ": here\n\n");
      long beat = System.nanoTime();
      while (!stream.closed) {
        var notice = stream.waiting.poll(LOOK_UP.toMillis(), TimeUnit.MILLISECONDS);
        boolean quiet = System.nanoTime() - beat > HEARTBEAT.toNanos();
        if (notice == null && !quiet) continue;
        if (quiet && house.accounts().sessions().identify(token(context)).isEmpty()) return;
        write(
            out,
            notice == null
                ? ": here\n\n"
                : "event: " + notice.is() + "\ndata: " + Json.of(notice) + "\n\n");
        beat = System.nanoTime();
      }
    } catch (IOException gone) {
      // The page was closed.
    } finally {
      notices.close(id, stream);
    }
  }

  private static String token(Context context) {
    return Door.token(context).map(Secret::reveal).orElse("");
  }

  private static void write(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(UTF_8));
    out.flush();
  }

  private void key(Context context) {
    Api.answer(context, new Key(push.key()));
  }

  private void subscribe(Context context) {
    var id = house.door().id(context);
    var wish = Bodies.read(context, Subscription.class);
    push.check(wish.endpoint());
    house
        .accounts()
        .subscriptions()
        .add(
            id,
            new PushSubscription(
                wish.endpoint(), wish.keys().p256dh(), Secret.of(wish.keys().auth())));
    Api.nothing(context);
  }

  private void unsubscribe(Context context) {
    var id = house.door().id(context);
    var endpoint = Bodies.read(context, Endpoint.class).endpoint();
    boolean own =
        house.accounts().subscriptions().of(id).stream()
            .anyMatch(subscription -> subscription.endpoint().equals(endpoint));
    if (!own) throw TurnedAway.unknown("There is no such subscription of yours.");
    house.accounts().subscriptions().remove(endpoint);
    Api.nothing(context);
  }
}

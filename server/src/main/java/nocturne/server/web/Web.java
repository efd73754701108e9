package nocturne.server.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import nocturne.kernel.Game;
import nocturne.kernel.Language;
import nocturne.server.account.Accounts;
import nocturne.server.store.Database;
import nocturne.server.table.Hall;
import nocturne.server.wire.Json;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

/** The server towards the network. */
public final class Web implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Web.class);
  private static final String STARTED = "nocturne.started";
  private static final String REQUEST = "nocturne.request";
  private static final Duration LONGEST_FAREWELL = Duration.ofSeconds(2);
  private static final Duration LONGEST_GOODBYE = Duration.ofSeconds(5);

  static {
    // Jetty else has the JVM write and compile code for each single socket.
    System.setProperty("jetty.websocket.methodholder.binding", "false");
  }

  private final House house;
  private final Sockets sockets = new Sockets();
  private final Metrics metrics;
  private final Api api = new Api();
  private final Javalin javalin;
  private final Push push;
  private final Notices notices;
  private final Courses courses;
  private final AtomicLong requests;
  private String description = "";
  private volatile boolean closing;

  public Web(
      Database database,
      Accounts accounts,
      Hall hall,
      Map<String, Game<?>> games,
      Metrics metrics,
      InstantSource clock,
      WebSettings settings) {
    this.metrics = metrics;
    // So that ids of two runs don't look alike.
    this.requests = new AtomicLong(clock.millis() << 20);
    this.house =
        new House(
            database,
            accounts,
            hall,
            new Library(games),
            new Names(accounts.identities()),
            new Door(accounts, settings.origin()),
            clock);
    metrics.watch("nocturne.tables", "Tables in memory", hall::loaded);
    metrics.watch("nocturne.sockets", "Sockets that are open", sockets::size);
    metrics.watch("nocturne.bots.thinking", "Bots that think or wait to", hall::thinking);
    var address = settings.origin().orElse("https://localhost");
    this.push =
        new Push(PushKeys.of(database), accounts.subscriptions(), address, settings.pushAnywhere());
    this.notices = new Notices(push::tell, hall.neighbours());
    hall.follow(notices);
    metrics.watch("nocturne.streams", "Streams of notices that are open", notices::size);
    this.courses = new Courses(() -> hall.thinking() > 0);
    describe();
    this.javalin = Javalin.create(this::configure);
  }

  private void describe() {
    new MeRoutes(house).on(api);
    new SignInRoutes(house).on(api);
    new ProgramRoutes(house).on(api);
    new GameRoutes(house).on(api);
    new LobbyRoutes(house).on(api);
    new TableRoutes(house).on(api);
    new HintRoutes(house).on(api);
    var replays = new Replays();
    new ReplayRoutes(house, replays).on(api);
    new BranchRoutes(house, replays).on(api);
    new GuideRoutes(house).on(api);
    new CourseRoutes(house, courses).on(api);
    new PlayerRoutes(house).on(api);
    new NoticeRoutes(house, notices, push).on(api);
    new HealthRoutes(house.database(), metrics, () -> closing).on(api);
    api.get("/api/openapi.json", "openapi", "This description", this::openApi);
    this.description = OpenApi.of(api.routes());
  }

  private void openApi(Context context) {
    Api.answerText(context, 200, description);
  }

  private void configure(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.maxRequestSize = Bodies.LONGEST_RECORD;
    config.http.defaultContentType = "application/json";
    config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
    config.jetty.modifyServer(
        server -> {
          server.setStopTimeout(LONGEST_GOODBYE.toMillis());
          server.setErrorHandler(new BadRequests());
          server.addEventListener(new RoomAtTheDoor(server));
        });
    config.jetty.modifyServletContextHandler(
        context -> {
          context.setErrorHandler(new BadRequests());
          context.setSessionHandler(new ForgetfulSessions());
        });
    config.jetty.modifyWebSocketServletFactory(
        factory -> {
          factory.setMaxTextMessageSize(TableSocket.LONGEST_MESSAGE);
          factory.setMaxBinaryMessageSize(TableSocket.LONGEST_MESSAGE);
          factory.setMaxFrameSize(TableSocket.LONGEST_MESSAGE);
          factory.setInputBufferSize(TableSocket.USUAL_MESSAGE);
        });
    register(config.routes);
  }

  private void register(RoutesConfig routes) {
    routes.before(this::begin);
    routes.before("/api/*", this::check);
    api.register(routes);
    new TableSocket(house, sockets).on(routes);
    routes.get(Site.EVERYWHERE_ELSE, Site.onClassPath()::show);
    routes.after(this::end);
    routes.exception(Exception.class, (thrown, context) -> explain(context, thrown));
    routes.exception(HttpResponseException.class, (thrown, context) -> explain(context, thrown));
  }

  private void begin(Context context) {
    var request = HexFormat.of().toHexDigits(requests.incrementAndGet());
    MDC.put("request", request);
    context.attribute(STARTED, System.nanoTime());
    context.attribute(REQUEST, request);
    context.header("X-Request-Id", request);
    SecurityHeaders.set(context, house.door().isSecure());
  }

  private void check(Context context) {
    TurnedAway.unless(!closing, 503, "closing", "The server is shutting down. Come back soon.");
    house.door().checkOrigin(context, false);
    house.door().limit(context);
  }

  private void end(Context context) {
    Long started = context.attribute(STARTED);
    if (started != null) {
      var route = Optional.ofNullable(context.endpoints().lastHttpEndpoint());
      metrics.request(
          context.req().getMethod(),
          route.map(endpoint -> endpoint.path).orElse("none"),
          context.statusCode(),
          Duration.ofNanos(System.nanoTime() - started));
    }
    MDC.remove("request");
  }

  private void explain(Context context, Exception thrown) {
    var fault = Fault.of(thrown);
    if (fault.status() == 500)
      LOG.error("{} {} failed", context.req().getMethod(), context.path(), thrown);
    else if (fault.bug())
      LOG.warn("{} {}: {}", context.req().getMethod(), context.path(), thrown.getMessage());
    fault
        .pause()
        .ifPresent(
            wait -> context.header("Retry-After", Long.toString(wait.plusMillis(999).toSeconds())));
    say(context, fault.status(), fault.code(), fault.message());
  }

  private static void say(Context context, int status, String code, String sentence) {
    String request = context.attribute(REQUEST);
    Api.answerText(
        context,
        status,
        Json.object(
            json -> {
              json.writeStringProperty("error", code);
              json.writeStringProperty("message", sentence);
              if (request != null) json.writeStringProperty("request", request);
            }));
  }

  /**
   * Begins to serve.
   *
   * @throws UncheckedIOException where it can't listen there
   */
  public void start(String host, int port) {
    try {
      javalin.start(host, port);
    } catch (JavalinBindException e) {
      throw new UncheckedIOException(new IOException("can't listen at " + host + ":" + port, e));
    }
    // Whoever comes first need not wait for the books.
    var _ = Thread.startVirtualThread(this::print);
  }

  private void print() {
    for (var book : house.library().all())
      for (var language : Language.values()) {
        var _ = book.things(language);
      }
  }

  Javalin javalin() {
    return javalin;
  }

  public int port() {
    return javalin.port();
  }

  /** What is to be done every few seconds. */
  public void tend() {
    sockets.tend();
  }

  /** Says that no more is served; sockets are told to come back. */
  public void sendAway() {
    closing = true;
    notices.close();
    courses.close();
    sockets.close();
  }

  @Override
  public void close() {
    sendAway();
    sockets.awaitFarewells(LONGEST_FAREWELL);
    javalin.stop();
    push.close();
  }
}

package nocturne.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import nocturne.server.wire.Json;

/** The routes there are: each is registered and described in one breath. */
final class Api {

  private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_-]{1,300}");

  private final List<Route> routes = new ArrayList<>();

  /** Where a request goes, and what the description says of it. */
  static final class Route {

    final HandlerType method;
    final String path;
    final String name;
    final String summary;
    final Handler handler;
    final Map<String, String> queries = new LinkedHashMap<>();
    Optional<Class<?>> takes = Optional.empty();
    Optional<Class<?>> gives = Optional.empty();
    String givesType = "application/json";
    String takesType = "application/json";
    int status = 200;
    boolean signedIn;

    private Route(HandlerType method, String path, String name, String summary, Handler handler) {
      this.method = method;
      this.path = path;
      this.name = name;
      this.summary = summary;
      this.handler = handler;
    }

    /** The body is JSON of this record. */
    Route takes(Class<?> body) {
      takes = Optional.of(body);
      return this;
    }

    Route takesText() {
      takes = Optional.of(String.class);
      takesType = "text/plain";
      return this;
    }

    /** The answer is JSON of this record. */
    Route gives(Class<?> answer) {
      gives = Optional.of(answer);
      return this;
    }

    /** The answer is something that no record describes. */
    Route gives(String type) {
      givesType = type;
      return this;
    }

    Route givesNothing() {
      status = 204;
      return this;
    }

    Route created(Class<?> answer) {
      status = 201;
      return gives(answer);
    }

    /** Somebody must be signed in. */
    Route forPlayers() {
      signedIn = true;
      return this;
    }

    Route query(String key, String means) {
      queries.put(key, means);
      return this;
    }
  }

  Route get(String path, String name, String summary, Handler handler) {
    return add(HandlerType.GET, path, name, summary, handler);
  }

  Route post(String path, String name, String summary, Handler handler) {
    return add(HandlerType.POST, path, name, summary, handler);
  }

  Route patch(String path, String name, String summary, Handler handler) {
    return add(HandlerType.PATCH, path, name, summary, handler);
  }

  Route delete(String path, String name, String summary, Handler handler) {
    return add(HandlerType.DELETE, path, name, summary, handler);
  }

  private Route add(HandlerType method, String path, String name, String summary, Handler handler) {
    var route = new Route(method, path, name, summary, handler);
    routes.add(route);
    return route;
  }

  List<Route> routes() {
    return Collections.unmodifiableList(routes);
  }

  void register(RoutesConfig config) {
    for (var route : routes) config.addHttpHandler(route.method, route.path, route.handler);
  }

  // Answers

  /** Answers with JSON of a record, a list or a map. */
  static void answer(Context context, int status, Object value) {
    answerText(context, status, Json.of(value));
  }

  static void answer(Context context, Object value) {
    answer(context, 200, value);
  }

  static void answerText(Context context, int status, String json) {
    context.status(status).contentType("application/json").result(json);
  }

  static void nothing(Context context) {
    context.status(204);
  }

  /** A word in the path by which something is found; what can't be one finds nothing. */
  static String word(Context context, String key) {
    var word = context.pathParam(key);
    if (!WORD.matcher(word).matches()) throw TurnedAway.unknown("There is no such thing.");
    return word;
  }

  static Optional<String> query(Context context, String key) {
    return Optional.ofNullable(context.queryParam(key));
  }

  static Optional<Integer> wholeQuery(Context context, String key) {
    return query(context, key)
        .map(
            text -> {
              if (!text.matches("\\d{1,9}"))
                throw TurnedAway.badRequest("query", "'" + key + "' should be a whole number.");
              return Integer.valueOf(text);
            });
  }
}

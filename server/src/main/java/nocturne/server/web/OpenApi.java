package nocturne.server.web;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import nocturne.server.wire.Json;

/** The description of the routes as an OpenAPI document, made from the routes themselves. */
final class OpenApi {

  private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");

  private final Map<String, Object> schemas = new TreeMap<>();

  private OpenApi() {}

  static String of(List<Api.Route> routes) {
    return Json.of(new OpenApi().document(routes));
  }

  private Map<String, Object> document(List<Api.Route> routes) {
    var paths = new LinkedHashMap<String, Map<String, Object>>();
    for (var route : routes)
      paths
          .computeIfAbsent(route.path, path -> new LinkedHashMap<>())
          .put(route.method.name().toLowerCase(Locale.ROOT), operation(route));
    paths.computeIfAbsent(TableSocket.PATH, path -> new LinkedHashMap<>()).put("get", socket());
    schemas.put("Error", error());
    var document = new LinkedHashMap<String, Object>();
    document.put("openapi", "3.1.0");
    document.put(
        "info",
        Map.of(
            "title", "Nocturne",
            "version", "1",
            "summary", "Games of the night: tables over HTTP and WebSocket"));
    document.put("paths", paths);
    document.put(
        "components",
        Map.of(
            "schemas",
            schemas,
            "securitySchemes",
            Map.of(
                "cookie", Map.of("type", "apiKey", "in", "cookie", "name", Door.COOKIE),
                "bearer", Map.of("type", "http", "scheme", "bearer"))));
    return document;
  }

  private Map<String, Object> operation(Api.Route route) {
    var operation = new LinkedHashMap<String, Object>();
    operation.put("operationId", route.name);
    operation.put("summary", route.summary);
    var parameters = parameters(route.path);
    route.queries.forEach(
        (key, means) -> parameters.add(parameter(key, "query", false, Optional.of(means))));
    if (!parameters.isEmpty()) operation.put("parameters", parameters);
    route.takes.ifPresent(
        body ->
            operation.put(
                "requestBody",
                Map.of("required", true, "content", content(route.takesType, schema(body)))));
    operation.put("responses", responses(route));
    if (route.signedIn)
      operation.put("security", List.of(Map.of("cookie", List.of()), Map.of("bearer", List.of())));
    return operation;
  }

  private static List<Map<String, Object>> parameters(String path) {
    var parameters = new ArrayList<Map<String, Object>>();
    var matcher = PARAMETER.matcher(path);
    while (matcher.find())
      parameters.add(parameter(matcher.group(1), "path", true, Optional.empty()));
    return parameters;
  }

  private static Map<String, Object> parameter(
      String name, String in, boolean required, Optional<String> means) {
    var parameter = new LinkedHashMap<String, Object>();
    parameter.put("name", name);
    parameter.put("in", in);
    parameter.put("required", required);
    means.ifPresent(text -> parameter.put("description", text));
    parameter.put("schema", Map.of("type", "string"));
    return parameter;
  }

  private Map<String, Object> responses(Api.Route route) {
    var good = new LinkedHashMap<String, Object>();
    good.put("description", route.status == 204 ? "Done" : "The answer");
    if (route.status != 204)
      good.put(
          "content",
          content(
              route.givesType,
              route.gives.map(this::schema).orElseGet(() -> free(route.givesType))));
    var responses = new LinkedHashMap<String, Object>();
    responses.put(Integer.toString(route.status), good);
    responses.put("default", refusal());
    return responses;
  }

  private static Map<String, Object> free(String type) {
    return Map.of("type", type.equals("application/json") ? "object" : "string");
  }

  private static Map<String, Object> refusal() {
    return Map.of(
        "description",
        "It was refused, and why",
        "content",
        content("application/json", ref("Error")));
  }

  private static Map<String, Object> content(String type, Map<String, Object> schema) {
    return Map.of(type, Map.of("schema", schema));
  }

  private static Map<String, Object> ref(String name) {
    return Map.of("$ref", "#/components/schemas/" + name);
  }

  private static Map<String, Object> error() {
    var word = Map.of("type", "string");
    return Map.of(
        "type",
        "object",
        "required",
        List.of("error", "message"),
        "properties",
        Map.of("error", word, "message", word, "request", word));
  }

  private static Map<String, Object> socket() {
    var operation = new LinkedHashMap<String, Object>();
    operation.put("operationId", "socket");
    operation.put("summary", "The socket of a table");
    operation.put(
        "description",
        "A WebSocket of JSON texts. The client says {\"do\":\"hello\",\"from\":0} first, then"
            + " choose, undo, answerUndo, say, passes, vacation, nudge, again, ping. The server says"
            + " table (everything), moved (what changed), said, here, refused, pong. Whoever played"
            + " a game that is over and says again goes on with this socket at the table that"
            + " follows, is told all of it (its id is another), and sits there as before; the game"
            + " begins by itself once everybody has said so. A client that comes"
            + " back says the number of the last message it has as from: the table then has of the"
            + " log only the lines since, and since says how many lines the client had and how many"
            + " of them are kept, the others having been taken back; where there is no such number"
            + " since says unknown and the log is whole. At a table that is guided, table and moved"
            + " tell the learner in coach what the coach says about the present question, or null:"
            + " its text, the options to try, and in light the ids of what to look at; farewell"
            + " where that is the last word. It closes with 4012 or 1013 to be come"
            + " back to, with 4401 when the session has ended. The protocol invitation.CODE shows"
            + " an invitation.");
    operation.put("parameters", parameters(TableSocket.PATH));
    operation.put(
        "responses",
        Map.of("101", Map.of("description", "The socket is open"), "default", refusal()));
    return operation;
  }

  // Schemas

  private Map<String, Object> schema(Type type) {
    if (type instanceof ParameterizedType generic) return generic(generic);
    if (!(type instanceof Class<?> kind)) return Map.of();
    if (kind.isArray()) return Map.of("type", "array", "items", schema(kind.getComponentType()));
    if (kind == String.class) return Map.of("type", "string");
    if (kind == int.class || kind == Integer.class || kind == long.class || kind == Long.class)
      return Map.of("type", "integer");
    if (kind == double.class || kind == Double.class) return Map.of("type", "number");
    if (kind == boolean.class || kind == Boolean.class) return Map.of("type", "boolean");
    if (kind == Object.class) return Map.of("type", "object");
    if (kind.isEnum()) return words(kind);
    return named(kind);
  }

  private Map<String, Object> generic(ParameterizedType type) {
    var last = type.getActualTypeArguments()[type.getActualTypeArguments().length - 1];
    if (type.getRawType() == Map.class)
      return Map.of("type", "object", "additionalProperties", schema(last));
    if (type.getRawType() == List.class) return Map.of("type", "array", "items", schema(last));
    return schema(last);
  }

  private static Map<String, Object> words(Class<?> kind) {
    return Map.of(
        "type",
        "string",
        "enum",
        Arrays.stream(kind.getEnumConstants())
            .map(constant -> ((Enum<?>) constant).name().toLowerCase(Locale.ROOT))
            .toList());
  }

  private Map<String, Object> named(Class<?> kind) {
    var outer = kind.getDeclaringClass();
    var name =
        outer == null
            ? kind.getSimpleName()
            : outer.getSimpleName().replace("Routes", "") + kind.getSimpleName();
    if (!schemas.containsKey(name)) {
      schemas.put(name, Map.of());
      schemas.put(name, kind.isRecord() ? object(kind, Optional.empty()) : oneOf(kind));
    }
    return ref(name);
  }

  private Map<String, Object> object(Class<?> kind, Optional<String> is) {
    var properties = new LinkedHashMap<String, Object>();
    var required = new ArrayList<String>();
    is.ifPresent(
        word -> {
          properties.put("is", Map.of("const", word));
          required.add("is");
        });
    for (var component : kind.getRecordComponents()) {
      properties.put(component.getName(), schema(component.getGenericType()));
      if (component.getType() != Optional.class) required.add(component.getName());
    }
    return Map.of("type", "object", "properties", properties, "required", required);
  }

  private Map<String, Object> oneOf(Class<?> kind) {
    var types = Optional.ofNullable(kind.getAnnotation(JsonSubTypes.class));
    if (types.isEmpty()) return Map.of("type", "object");
    return Map.of(
        "oneOf",
        Arrays.stream(types.get().value())
            .map(type -> object(type.value(), Optional.of(type.name())))
            .toList());
  }
}

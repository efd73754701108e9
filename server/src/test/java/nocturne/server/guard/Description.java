package nocturne.server.guard;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import nocturne.server.web.Visitor;
import tools.jackson.databind.JsonNode;

/** The server's own description of its routes, from which requests can be made up. */
final class Description {

  /**
   * @param body the schema of the body, missing where there is none
   */
  record Operation(String method, String path, List<String> queries, JsonNode body) {}

  private final JsonNode document;
  private final Random random;
  private final List<Operation> operations = new ArrayList<>();

  Description(JsonNode document, Random random) {
    this.document = document;
    this.random = random;
    for (var path : document.get("paths").properties())
      for (var method : path.getValue().properties())
        operations.add(
            new Operation(
                method.getKey().toUpperCase(Locale.ROOT),
                path.getKey(),
                queries(method.getValue()),
                method.getValue().at("/requestBody/content/application~1json/schema")));
  }

  private static List<String> queries(JsonNode operation) {
    return operation.path("parameters").values().stream()
        .filter(parameter -> parameter.get("in").asString().equals("query"))
        .map(parameter -> parameter.get("name").asString())
        .toList();
  }

  List<Operation> operations() {
    return operations;
  }

  /** JSON that goes with a schema, if nothing more is asked of it. */
  String body(JsonNode schema) {
    if (schema.has("$ref")) return body(document.at(schema.get("$ref").asString().substring(1)));
    if (schema.has("oneOf")) return body(one(schema.get("oneOf")));
    if (schema.has("enum")) return one(schema.get("enum")).toString();
    if (schema.has("const")) return schema.get("const").toString();
    return switch (schema.path("type").asString("")) {
      case "integer" -> Integer.toString(random.nextInt(6) - 1);
      case "boolean" -> Boolean.toString(random.nextBoolean());
      case "array" -> list(schema.get("items"));
      case "string" -> word();
      default -> object(schema);
    };
  }

  private String word() {
    var words = List.of("syndicates", "nightshift", "en", "random", "Eve", "free");
    boolean known = random.nextInt(3) > 0;
    var from = known ? words : Oddities.WORDS;
    return Visitor.JSON.writeValueAsString(from.get(random.nextInt(from.size())));
  }

  private String list(JsonNode items) {
    var list = new ArrayList<String>();
    for (int i = random.nextInt(5); i >= 0; i--) list.add(body(items));
    return "[" + String.join(",", list) + "]";
  }

  private String object(JsonNode schema) {
    var fields = new ArrayList<String>();
    var required = schema.path("required").toString();
    for (var property : schema.path("properties").properties())
      if (required.contains("\"" + property.getKey() + "\"") || random.nextInt(3) == 0)
        fields.add("\"" + property.getKey() + "\":" + body(property.getValue()));
    if (schema.has("additionalProperties") && random.nextBoolean())
      fields.add("\"mode\":" + body(schema.get("additionalProperties")));
    return "{" + String.join(",", fields) + "}";
  }

  private JsonNode one(JsonNode list) {
    return list.get(random.nextInt(list.size()));
  }
}

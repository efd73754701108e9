package nocturne.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.Javalin;
import io.javalin.http.HandlerType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The description that is served is the one of the routes that are there, and it is sound. */
class OpenApiTest {

  private static final Set<HandlerType> ROUTES =
      Set.of(
          HandlerType.GET,
          HandlerType.POST,
          HandlerType.PATCH,
          HandlerType.DELETE,
          HandlerType.PUT);

  @TempDir Path folder;

  @Test
  void everyRouteIsDescribedAndEveryDescriptionIsARoute() {
    try (var venue = Venue.in(folder)) {
      var document = venue.visitor().get("/api/openapi.json").is(200).json();
      assertThat(described(document)).isEqualTo(registered(venue.javalin()));
    }
  }

  private static Set<String> described(JsonNode document) {
    var routes = new TreeSet<String>();
    document
        .get("paths")
        .properties()
        .forEach(
            path ->
                path.getValue()
                    .propertyNames()
                    .forEach(method -> routes.add(method + " " + path.getKey())));
    return routes;
  }

  private static Set<String> registered(Javalin javalin) {
    var router = javalin.unsafe.internalRouter;
    var routes = new TreeSet<String>();
    for (var handler : router.allHttpHandlers())
      if (ROUTES.contains(handler.endpoint.method)
          && !handler.endpoint.path.equals(Site.EVERYWHERE_ELSE))
        routes.add(
            handler.endpoint.method.name().toLowerCase(java.util.Locale.ROOT)
                + " "
                + handler.endpoint.path);
    for (var handler : router.allWsHandlers()) routes.add("get " + handler.getPath());
    return routes;
  }

  @Test
  void descriptionIsSound() {
    try (var venue = Venue.in(folder)) {
      var document = venue.visitor().get("/api/openapi.json").is(200).json();
      assertThat(document.get("openapi").asString()).isEqualTo("3.1.0");
      assertThat(document.get("info").get("title").asString()).isNotEmpty();
      var names = new HashSet<String>();
      document
          .get("paths")
          .properties()
          .forEach(
              path ->
                  path.getValue()
                      .values()
                      .forEach(operation -> isSound(path.getKey(), operation, names)));
      var references = new ArrayList<String>();
      collect(document, references);
      assertThat(references).isNotEmpty();
      for (var reference : references)
        assertThat(document.at(reference.substring(1)).isMissingNode()).as(reference).isFalse();
    }
  }

  private static void isSound(String path, JsonNode operation, Set<String> names) {
    assertThat(names.add(operation.get("operationId").asString())).as(path).isTrue();
    assertThat(operation.get("summary").asString()).as(path).isNotEmpty();
    assertThat(operation.get("responses").isEmpty()).as(path).isFalse();
    operation
        .get("responses")
        .values()
        .forEach(response -> assertThat(response.has("description")).as(path).isTrue());
    var inPath = new TreeSet<String>();
    operation
        .path("parameters")
        .values()
        .forEach(
            parameter -> {
              if (parameter.get("in").asString().equals("path"))
                inPath.add("{" + parameter.get("name").asString() + "}");
            });
    var wanted = new TreeSet<String>();
    var matcher = java.util.regex.Pattern.compile("\\{\\w+}").matcher(path);
    while (matcher.find()) wanted.add(matcher.group());
    assertThat(inPath).as(path).isEqualTo(wanted);
  }

  private static void collect(JsonNode node, ArrayList<String> references) {
    if (node.has("$ref")) references.add(node.get("$ref").asString());
    node.values().forEach(child -> collect(child, references));
  }
}

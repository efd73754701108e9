package nocturne.server.whole;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.Map;
import nocturne.server.Waiting;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody with a cookie, who keeps it whichever node is there. */
final class Person {

  static final JsonMapper JSON = new JsonMapper();
  static final HttpClient CLIENT = HttpClient.newBuilder().connectTimeout(Waiting.PATIENCE).build();

  private final String name;
  private String cookie = "";
  private String id = "";

  private Person(String name) {
    this.name = name;
  }

  /** Somebody who comes as a guest. */
  static Person come(Node node, String name) {
    var person = new Person(name);
    person.id =
        person
            .post(node, "/api/guests", Map.of("name", name, "language", "en"))
            .is(201)
            .json()
            .get("id")
            .asString();
    return person;
  }

  /** An answer. */
  record Reply(int status, String body) {

    Reply is(int wanted) {
      assertThat(status).as(body).isEqualTo(wanted);
      return this;
    }

    /** The word that says why not. */
    String error() {
      return json().path("error").asString("");
    }

    JsonNode json() {
      return JSON.readTree(body);
    }
  }

  String name() {
    return name;
  }

  String id() {
    return id;
  }

  String cookie() {
    return cookie;
  }

  Reply get(Node node, String path) {
    return send(request(node, path).GET());
  }

  Reply post(Node node, String path) {
    return send(request(node, path).POST(BodyPublishers.noBody()));
  }

  Reply post(Node node, String path, Map<String, ?> body) {
    return send(
        request(node, path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(JSON.writeValueAsString(body))));
  }

  HttpRequest.Builder request(Node node, String path) {
    var request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + node.port() + path))
            .timeout(Waiting.PATIENCE);
    return cookie.isEmpty() ? request : request.header("Cookie", cookie);
  }

  private Reply send(HttpRequest.Builder request) {
    try {
      var reply = CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
      if (reply.statusCode() == 503) throw new Lost(reply.body());
      reply.headers().firstValue("Set-Cookie").ifPresent(said -> cookie = said.split(";", 2)[0]);
      return new Reply(reply.statusCode(), reply.body());
    } catch (IOException e) {
      throw new Lost(e.toString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Lost("interrupted");
    }
  }
}

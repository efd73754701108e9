package nocturne.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import nocturne.server.Waiting;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A socket at a table, as a client holds it: the state is what was told, change upon change. */
final class Line implements AutoCloseable {

  private static final Duration PATIENCE = Waiting.PATIENCE;

  private final WebSocket socket;
  private final LinkedBlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
  private final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private ObjectNode state = Visitor.JSON.createObjectNode();

  Line(int port, String table, Map<String, String> headers) {
    var builder = Visitor.CLIENT.newWebSocketBuilder();
    headers.forEach(
        (name, value) -> {
          if (name.equals("Subprotocol")) builder.subprotocols("nocturne", value);
          else builder.header(name, value);
        });
    var uri = URI.create("ws://127.0.0.1:" + port + "/api/tables/" + table + "/socket");
    this.socket = builder.buildAsync(uri, new Ear()).join();
  }

  private final class Ear implements WebSocket.Listener {

    private final StringBuilder part = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
      part.append(text);
      if (last) {
        heard.add(Visitor.JSON.readTree(part.toString()));
        part.setLength(0);
      }
      socket.request(1);
      return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
      closed.complete(code);
      return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
      closed.complete(-1);
    }
  }

  void say(Map<String, ?> message) {
    sayText(Visitor.JSON.writeValueAsString(message));
  }

  void sayText(String text) {
    socket.sendText(text, true).join();
  }

  Line hello() {
    say(Map.of("do", "hello", "from", 0));
    hear("table");
    return this;
  }

  /** The next message of this kind; what comes before it is taken in. */
  JsonNode hear(String kind) {
    return hear(message -> message.get("is").asString().equals(kind));
  }

  JsonNode hear(Predicate<JsonNode> wanted) {
    try {
      for (; ; ) {
        var message = heard.poll(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        assertThat(message).as("a message within " + PATIENCE).isNotNull();
        takeIn(message);
        if (wanted.test(message)) return message;
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** The whole replaces everything; a change replaces what it mentions. */
  private void takeIn(JsonNode message) {
    switch (message.get("is").asString()) {
      case "table" -> state = (ObjectNode) message.deepCopy();
      case "moved" ->
          message
              .properties()
              .forEach(
                  property -> {
                    var name = property.getKey();
                    if (name.equals("zones") || name.equals("registers"))
                      ((ObjectNode) state.get(name)).setAll((ObjectNode) property.getValue());
                    else if (!name.equals("log")) state.set(name, property.getValue());
                  });
      default -> {}
    }
  }

  JsonNode state() {
    return state;
  }

  boolean isAsked() {
    return state.hasNonNull("question");
  }

  boolean isOver() {
    return state.get("phase").asString().equals("over");
  }

  /** Waits until it is asked or the game is over. */
  Line awaitTurn() {
    while (!isAsked() && !isOver()) hear(message -> true);
    return this;
  }

  /** Chooses the first option there is and waits for what comes of it. */
  void chooseFirst() {
    choose(state.get("question").get("options").get(0).get("id").asString());
  }

  /** Chooses; where the question was asked anew meanwhile, it is still there to be answered. */
  void choose(String option) {
    say(Map.of("do", "choose", "option", option, "at", state.get("at").asLong()));
    var answer = hear(message -> isMine(message) || isRefused(message));
    if (isRefused(answer)) assertThat(answer.get("why").asString()).isEqualTo("stale");
  }

  private static boolean isRefused(JsonNode message) {
    return message.get("is").asString().equals("refused");
  }

  private boolean isMine(JsonNode message) {
    return message.get("is").asString().equals("moved")
        && message.get("event").get("is").asString().equals("chose")
        && message.get("event").get("seat").asInt() == state.get("you").asInt();
  }

  int closeCode() {
    return closed.orTimeout(PATIENCE.toMillis(), TimeUnit.MILLISECONDS).join();
  }

  @Override
  public void close() {
    socket.abort();
  }
}

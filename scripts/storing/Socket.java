import java.net.http.WebSocket;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A socket at a table, and the table as it was told, change upon change. */
final class Socket implements AutoCloseable {

  private final LinkedBlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();
  private final WebSocket socket;
  private ObjectNode state = Client.JSON.createObjectNode();

  Socket(Client client, String table) {
    this.socket = client.socket(table, new Listener());
    hello();
  }

  /** Asks for the whole table; to be asked again where it was refused. */
  void hello() {
    say(Map.of("do", "hello", "from", 0));
  }

  private final class Listener implements WebSocket.Listener {

    private final StringBuilder part = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
      part.append(text);
      if (last) {
        messages.add(Client.JSON.readTree(part.toString()));
        part.setLength(0);
      }
      from.request(1);
      return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      messages.add(Client.JSON.createObjectNode().put("is", "closed").put("code", code));
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      messages.add(Client.JSON.createObjectNode().put("is", "closed").put("code", -1));
    }
  }

  void say(Map<String, ?> message) {
    socket.sendText(Client.JSON.writeValueAsString(message), true).join();
  }

  /** The next message, taken in; empty where none comes for a while. */
  JsonNode hear(int seconds) throws InterruptedException {
    var message = messages.poll(seconds, TimeUnit.SECONDS);
    if (message == null) return Client.JSON.createObjectNode().put("is", "nothing");
    switch (message.get("is").asString()) {
      case "table" -> state = (ObjectNode) message.deepCopy();
      case "moved" -> message.properties().forEach(it -> take(it.getKey(), it.getValue()));
      default -> {}
    }
    return message;
  }

  private void take(String name, JsonNode value) {
    if (name.equals("zones") || name.equals("registers"))
      ((ObjectNode) state.get(name)).setAll((ObjectNode) value);
    else if (!name.equals("log")) state.set(name, value);
  }

  JsonNode state() {
    return state;
  }

  int number() {
    return state.path("number").asInt(0);
  }

  boolean isOver() {
    return state.path("phase").asString("").equals("over");
  }

  @Override
  public void close() {
    socket.abort();
  }
}

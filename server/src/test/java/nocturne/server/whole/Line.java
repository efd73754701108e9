package nocturne.server.whole;

import java.net.URI;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import nocturne.server.Waiting;
import tools.jackson.databind.JsonNode;

/** A socket of somebody at a table. */
final class Line implements AutoCloseable {

  private static final Duration PATIENCE = Waiting.PATIENCE;

  /** A message and when it came, or the end. */
  record Heard(JsonNode message, long nanos) {

    String is() {
      return message.path("is").asString("");
    }
  }

  private static final Heard END = new Heard(Person.JSON.missingNode(), 0);

  private final Node node;
  private final BlockingQueue<Heard> heard = new LinkedBlockingQueue<>();
  private final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private final WebSocket socket;

  private Line(Node node, Person person, String table) {
    this.node = node;
    var uri = URI.create("ws://127.0.0.1:" + node.port() + "/api/tables/" + table + "/socket");
    try {
      this.socket =
          Person.CLIENT
              .newWebSocketBuilder()
              .header("Cookie", person.cookie())
              .connectTimeout(PATIENCE)
              .buildAsync(uri, new Ear())
              .join();
    } catch (CompletionException e) {
      throw new Lost(e.toString());
    }
  }

  static Line open(Node node, Person person, String table) {
    return new Line(node, person, table);
  }

  private final class Ear implements WebSocket.Listener {

    private final StringBuilder part = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
      part.append(text);
      if (last) {
        long now = System.nanoTime();
        heard.add(new Heard(Person.JSON.readTree(part.toString()), now));
        part.setLength(0);
      }
      from.request(1);
      return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      end(code);
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      end(Lost.BROKEN);
    }
  }

  private void end(int code) {
    closed.complete(code);
    heard.add(END);
  }

  Node node() {
    return node;
  }

  void say(Map<String, ?> message) {
    try {
      socket.sendText(Person.JSON.writeValueAsString(message), true).join();
    } catch (CompletionException e) {
      throw new Lost(e.toString());
    }
  }

  /** The next message; {@link Lost} where none comes any more. */
  Heard hear() throws InterruptedException {
    var next = heard.take();
    if (next == END) throw Lost.closed(closed.join());
    return next;
  }

  /** The code with which the other side closed it. */
  int closeCode() {
    return closed.orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
  }

  @Override
  public void close() {
    socket.abort();
  }
}

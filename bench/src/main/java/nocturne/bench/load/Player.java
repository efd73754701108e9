package nocturne.bench.load;

import java.net.http.WebSocket;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** One seat on a socket: chooses any option whenever it is asked. */
final class Player implements WebSocket.Listener {

  private final Tempo tempo;
  private final Latencies latencies;
  private final ScheduledExecutorService timer;
  private final Runnable over;
  private final StringBuilder part = new StringBuilder();
  private @Nullable WebSocket socket;
  private int seat = -1;
  private long at;
  private Optional<JsonNode> question = Optional.empty();
  private volatile long sent;

  Player(Tempo tempo, Latencies latencies, ScheduledExecutorService timer, Runnable over) {
    this.tempo = tempo;
    this.latencies = latencies;
    this.timer = timer;
    this.over = over;
  }

  void sit(Visitor visitor, String table) {
    socket = visitor.connect(table, this);
    say(Map.of("do", "hello", "from", 0));
  }

  void leave() {
    if (socket != null) socket.abort();
  }

  /** Says something; where that fails the socket is gone, and nothing more comes from it. */
  private void say(Map<String, ?> message) {
    if (socket == null) return;
    var _ = socket.sendText(Visitor.JSON.writeValueAsString(message), true);
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
    part.append(text);
    if (last) {
      var message = Visitor.JSON.readTree(part.toString());
      part.setLength(0);
      hear(message);
    }
    from.request(1);
    return null;
  }

  private void hear(JsonNode message) {
    switch (message.get("is").asString()) {
      case "table" -> {
        if (message.hasNonNull("you")) seat = message.get("you").asInt();
      }
      case "moved" -> {
        if (isMine(message)) {
          latencies.add(System.nanoTime() - sent);
          sent = 0;
        }
      }
      // The question was asked anew meanwhile, and is there to be answered.
      case "refused" -> sent = 0;
      default -> {
        return;
      }
    }
    takeIn(message);
    if (message.path("phase").asString("").equals("over")) over.run();
    else if (sent == 0 && question.isPresent()) answer(question.get());
  }

  /** What a message does not mention is as it was. */
  private void takeIn(JsonNode message) {
    if (message.has("at")) at = message.get("at").asLong();
    if (message.has("question"))
      question = Optional.of(message.get("question")).filter(asked -> !asked.isNull());
  }

  private boolean isMine(JsonNode message) {
    var event = message.path("event");
    return sent != 0
        && event.path("is").asString("").equals("chose")
        && event.path("seat").asInt(-1) == seat;
  }

  private void answer(JsonNode question) {
    var options = question.get("options");
    var option = options.get(ThreadLocalRandom.current().nextInt(options.size())).get("id");
    var choice = Map.of("do", "choose", "option", option.asString(), "at", at);
    sent = System.nanoTime();
    var _ =
        timer.schedule(
            () -> {
              sent = System.nanoTime();
              say(choice);
            },
            tempo.pause(),
            TimeUnit.NANOSECONDS);
  }
}

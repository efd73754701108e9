package nocturne.server.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nocturne.server.web.Visitor;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Somebody at a table, through one socket: what they hear is kept byte for byte. */
final class Witness implements AutoCloseable {

  private static final String PING = "{\"do\":\"ping\"}";
  private static final String PONG = "{\"is\":\"pong\"}";

  private final RawSocket socket;
  private final List<byte[]> heard = new ArrayList<>();
  private int refusals;
  private final ObjectNode state = Visitor.JSON.createObjectNode();

  /**
   * @param cookie empty for somebody unknown
   */
  Witness(int port, String table, String cookie) {
    this.socket =
        RawSocket.knock(port, table, cookie.isEmpty() ? Map.of() : Map.of("Cookie", cookie));
    assertThat(socket.isOpen()).as(socket.greeting().text()).isTrue();
    heard.add(socket.greeting().bytes());
  }

  /** Says something and hears what comes of it. */
  void say(Map<String, ?> message) {
    sayText(Visitor.JSON.writeValueAsString(message));
  }

  private void sayText(String text) {
    assertThat(socket.say(text)).isTrue();
    catchUp();
  }

  void hello(String language, boolean portrayed) {
    var hello = new LinkedHashMap<String, Object>();
    hello.put("do", "hello");
    hello.put("from", 0);
    hello.put("language", language);
    hello.put("portrayed", portrayed);
    say(hello);
  }

  /** Hears all that has been said until now: the answer to a ping comes behind it. */
  void catchUp() {
    assertThat(socket.say(PING)).isTrue();
    try {
      for (; ; ) {
        var message = socket.hear();
        switch (message.kind()) {
          // Comes by the clock on the wall, so not at the same moment at two tables.
          case RawSocket.PING -> assertThat(message.payload()).isEmpty();
          case RawSocket.TEXT -> {
            if (message.text().equals(PONG)) return;
            heard.add(message.payload());
            heard.add(message.heads());
            takeIn((ObjectNode) Visitor.JSON.readTree(message.text()));
          }
          default -> throw new AssertionError("closed with " + message.code());
        }
      }
    } catch (IOException e) {
      throw new AssertionError("the socket of a witness broke", e);
    }
  }

  private void takeIn(ObjectNode message) {
    var is = message.get("is").asString();
    if (is.equals("table") || is.equals("moved")) state.setAll(message);
    if (is.equals("refused")) refusals++;
  }

  /** What was heard since this was last asked for, a message each. */
  List<byte[]> taken() {
    var taken = List.copyOf(heard);
    heard.clear();
    return taken;
  }

  // How the table stands

  JsonNode state(String property) {
    return state.path(property);
  }

  String word(String property) {
    return state.path(property).asString("");
  }

  boolean isOver() {
    return word("phase").equals("over");
  }

  /** Whether the last entry at the table is what led to the question that is open. */
  boolean isAskedAnew() {
    return state.hasNonNull("question") && state.get("at").equals(state.get("number"));
  }

  /** How often this socket was told that something may not be. */
  int refusals() {
    return refusals;
  }

  void choose(int option) {
    sayText(choice(option));
  }

  void choose(String option) {
    sayText(choice(option));
  }

  /** What to say to choose. */
  String choice(int option) {
    return choice(state.get("question").get("options").get(option).get("id").asString());
  }

  private String choice(String option) {
    var choice = Map.of("do", "choose", "option", option, "at", state.path("at").asLong(0));
    return Visitor.JSON.writeValueAsString(choice);
  }

  @Override
  public void close() {
    socket.close();
  }
}

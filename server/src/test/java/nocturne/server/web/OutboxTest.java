package nocturne.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;

class OutboxTest {

  private final List<String> sent = new ArrayList<>();
  private final List<Callback> pending = new ArrayList<>();
  private final List<Integer> closed = new ArrayList<>();
  private boolean disconnected;

  /** A connection that takes messages when the test says so. */
  private final Session session =
      (Session)
          Proxy.newProxyInstance(
              Session.class.getClassLoader(),
              new Class<?>[] {Session.class},
              (proxy, method, args) -> {
                switch (method.getName()) {
                  case "sendText" -> {
                    sent.add((String) args[0]);
                    pending.add((Callback) args[1]);
                  }
                  case "close" -> closed.add((Integer) args[0]);
                  case "disconnect" -> disconnected = true;
                  default -> throw new UnsupportedOperationException(method.getName());
                }
                return null;
              });

  private final Outbox outbox = new Outbox(session);

  @Test
  void messagesGoOutOneAfterTheOther() {
    outbox.put("1");
    outbox.put("2");
    assertThat(sent).containsExactly("1");
    pending.getFirst().succeed();
    assertThat(sent).containsExactly("1", "2");
  }

  @Test
  void whatOneDeedLeadsToGoesOutAtItsEnd() {
    outbox.together(
        () -> {
          outbox.put("1");
          assertThat(sent).isEmpty();
        });
    assertThat(sent).containsExactly("1");
  }

  @Test
  void whatOneDeedPutsElsewhereGoesOutAtItsEndTooAndBeforeItsOwn() {
    var other = new Outbox(session);
    outbox.together(
        () -> {
          outbox.put("own");
          other.put("1");
          other.put("2");
          assertThat(sent).isEmpty();
        });
    assertThat(sent).containsExactly("1", "own");
    pending.getFirst().succeed();
    assertThat(sent).containsExactly("1", "own", "2");
  }

  @Test
  void whatAnotherPutsMeanwhileGoesOutAtOnceAndWhatWaitsBeforeIt() {
    outbox.together(
        () -> {
          outbox.put("1");
          CompletableFuture.runAsync(() -> outbox.put("2"), OutboxTest::elsewhere).join();
          assertThat(sent).containsExactly("1");
        });
    pending.getFirst().succeed();
    assertThat(sent).containsExactly("1", "2");
  }

  @Test
  void whatWasPutBeforeFarewellGoesBeforeIt() {
    outbox.together(
        () -> {
          outbox.put("1");
          outbox.close(Parting.COME_BACK);
        });
    assertThat(sent).containsExactly("1");
    assertThat(closed).hasSize(1);
  }

  private static void elsewhere(Runnable work) {
    Thread.ofVirtual().start(work);
  }

  @Test
  void readerThatDoesNotKeepUpIsSentAwayToComeBack() {
    for (int i = 0; i <= Outbox.CAPACITY; i++) outbox.put("x");
    assertThat(closed).isEmpty();
    outbox.put("one too many");
    assertThat(closed).containsExactly(1013);
    assertThat(disconnected).isTrue();
    outbox.put("too late");
    assertThat(sent).hasSize(1);
  }

  @Test
  void connectionThatBreaksIsDropped() {
    outbox.put("1");
    outbox.put("2");
    pending.getFirst().fail(new java.io.IOException("gone"));
    assertThat(disconnected).isTrue();
    assertThat(sent).hasSize(1);
    assertThat(outbox.isClosed()).isTrue();
  }

  /** A message that was about to go when the farewell did comes too late, which harms nobody. */
  @Test
  void connectionIsNotCutForAMessageThatFailsAfterTheFarewell() {
    outbox.put("1");
    outbox.close(Parting.COME_BACK);
    pending.getFirst().fail(new java.io.IOException("closed already"));
    assertThat(closed).containsExactly(4012);
    assertThat(disconnected).isFalse();
  }
}

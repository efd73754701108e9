package nocturne.server.web;

import java.util.ArrayDeque;
import java.util.Queue;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/**
 * What waits to be sent through one socket. Nobody ever waits for the reader at the other end: one
 * who does not keep up is sent away, to come back and be told everything anew.
 */
final class Outbox {

  /** So many messages may wait. */
  static final int CAPACITY = 64;

  private final Session session;
  private final Queue<String> waiting = new ArrayDeque<>();
  private boolean sending;
  private boolean closed;

  Outbox(Session session) {
    this.session = session;
  }

  void put(String text) {
    boolean overflow;
    synchronized (this) {
      if (closed) return;
      overflow = waiting.size() >= CAPACITY;
      if (!overflow) waiting.add(text);
    }
    if (overflow) close(Parting.TOO_SLOW);
    else send();
  }

  /** Sends what waits, one message at a time. */
  private void send() {
    String next;
    synchronized (this) {
      if (sending || waiting.isEmpty()) return;
      sending = true;
      next = waiting.remove();
    }
    session.sendText(next, Callback.from(this::sent, failure -> drop()));
  }

  private void sent() {
    synchronized (this) {
      sending = false;
    }
    send();
  }

  /** Closes the socket and says why; what waits is not sent any more. */
  void close(Parting why) {
    synchronized (this) {
      if (closed) return;
      closed = true;
      waiting.clear();
    }
    session.close(
        why.code(), why.reason(), Callback.from(() -> {}, failure -> session.disconnect()));
    // A reader that does not read does not answer a farewell either.
    if (why == Parting.TOO_SLOW) session.disconnect();
  }

  private void drop() {
    synchronized (this) {
      closed = true;
      waiting.clear();
    }
    session.disconnect();
  }

  synchronized boolean isClosed() {
    return closed;
  }
}

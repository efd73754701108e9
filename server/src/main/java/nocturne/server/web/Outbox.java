package nocturne.server.web;

import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.Queue;
import java.util.Set;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;

/**
 * What waits to be sent through one socket. Nobody ever waits for the reader at the other end: one
 * who does not keep up is sent away, to come back and be told everything anew.
 */
final class Outbox {

  /** So many messages may wait. */
  static final int CAPACITY = 64;

  /** Where there is more to come before anything is sent. */
  private static final ScopedValue<Set<Outbox>> FILLED = ScopedValue.newInstance();

  private final Session session;
  private final Queue<String> waiting = new ArrayDeque<>();
  private boolean sending;
  private boolean closed;

  Outbox(Session session) {
    this.session = session;
  }

  /**
   * Does something; what it puts into this and other outboxes goes out in one go at its end, or
   * when others put more there. Whoever wished for it hears of it when the others have.
   */
  void together(Runnable work) {
    var filled = new LinkedHashSet<Outbox>();
    try {
      ScopedValue.where(FILLED, filled).run(work);
    } finally {
      filled.remove(this);
      filled.forEach(Outbox::send);
      send();
    }
  }

  void put(String text) {
    boolean overflow;
    synchronized (this) {
      if (closed) return;
      overflow = waiting.size() >= CAPACITY;
      if (!overflow) waiting.add(text);
    }
    if (overflow) close(Parting.TOO_SLOW);
    else if (FILLED.isBound()) FILLED.get().add(this);
    else send();
  }

  /** Sends what waits, one message at a time. */
  private void send() {
    String next;
    boolean more;
    synchronized (this) {
      if (sending || waiting.isEmpty()) return;
      sending = true;
      next = waiting.remove();
      more = !waiting.isEmpty();
    }
    if (more && session instanceof WebSocketSession open) sendWithNext(open, next);
    else session.sendText(next, Callback.from(this::sent, failure -> drop()));
  }

  /** Each write wakes the reader: what is followed by more is written together with that. */
  private void sendWithNext(WebSocketSession open, String text) {
    open.getCoreSession()
        .sendFrame(
            new Frame(OpCode.TEXT).setPayload(text),
            org.eclipse.jetty.util.Callback.from(this::sent, failure -> drop()),
            true);
  }

  private void sent() {
    synchronized (this) {
      sending = false;
    }
    send();
  }

  /** Closes the socket and says why; what can't be sent at once is not sent any more. */
  void close(Parting why) {
    send();
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

  /**
   * Gives a connection up that has failed, unless the farewell is all that is still to be heard.
   */
  private void drop() {
    synchronized (this) {
      if (closed) return;
      closed = true;
      waiting.clear();
    }
    session.disconnect();
  }

  synchronized boolean isClosed() {
    return closed;
  }
}

package nocturne.server.web;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Every socket that is open. */
final class Sockets {

  private final Set<Conversation> open = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  /** Whoever comes in while all the others are sent away is sent away too. */
  void add(Conversation conversation) {
    open.add(conversation);
    if (closed) conversation.close(Parting.COME_BACK);
  }

  void remove(Conversation conversation) {
    open.remove(conversation);
    if (closed) tell();
  }

  private synchronized void tell() {
    notifyAll();
  }

  int size() {
    return open.size();
  }

  /** Keeps connections alive, and sends away who has signed out since. */
  void tend() {
    open.forEach(Conversation::tend);
  }

  void close() {
    closed = true;
    open.forEach(conversation -> conversation.close(Parting.COME_BACK));
  }

  /** Waits until everybody who was sent away has gone, though not for ever. */
  synchronized void awaitFarewells(Duration patience) {
    long end = System.nanoTime() + patience.toNanos();
    try {
      for (long left = patience.toMillis(); left > 0 && !open.isEmpty(); ) {
        wait(left);
        left = Duration.ofNanos(end - System.nanoTime()).toMillis();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

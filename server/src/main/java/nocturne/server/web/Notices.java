package nocturne.server.web;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BiConsumer;
import nocturne.kernel.Seat;
import nocturne.server.table.Hall;
import nocturne.server.table.LiveTable;
import nocturne.server.table.Passes;
import nocturne.server.table.Sitter;
import nocturne.server.table.TableEvent;
import nocturne.server.table.TableState;

/**
 * Tells people what waits for them: those who have a page open through it, those who have none
 * through their browser.
 */
final class Notices implements Hall.Follower {

  private static final int MOST_STREAMS = 8;
  private static final int CAPACITY = 32;

  /** One open page that listens; what it has no room for it finds in its list of tables. */
  static final class Stream {

    final BlockingQueue<Notice> waiting = new LinkedBlockingQueue<>(CAPACITY);
    volatile boolean closed;
  }

  private final Map<String, Set<Stream>> streams = new ConcurrentHashMap<>();
  private final BiConsumer<String, Notice> push;
  private volatile boolean closed;

  /**
   * @param push tells somebody who has no page open
   */
  Notices(BiConsumer<String, Notice> push) {
    this.push = push;
  }

  @Override
  public void happened(LiveTable table, TableState state, TableEvent event) {
    switch (event) {
      case TableEvent.Started _, TableEvent.Chose _, TableEvent.Undid _ -> moved(table, state);
      case TableEvent.Nudged nudged -> tell(table, state, Seat.of(nudged.seat()), "nudged");
      default -> {}
    }
  }

  private void moved(LiveTable table, TableState state) {
    for (var seat : state.awaited())
      if (state.askedAt(seat) == state.number()) tell(table, state, seat, "move");
    if (state.phase() == TableState.Phase.OVER)
      for (int i = 0; i < state.sitters().size(); i++) tell(table, state, Seat.of(i), "over");
  }

  private void tell(LiveTable table, TableState state, Seat seat, String what) {
    var person = state.sitter(seat).filter(sitter -> !sitter.isBot()).map(Sitter::identity);
    if (person.isEmpty() || state.passes(seat) != Passes.NONE) return;
    var notice = new Notice(what, table.id(), state.terms().game());
    var open = streams.getOrDefault(person.get(), Set.of());
    open.forEach(stream -> stream.waiting.offer(notice));
    if (open.isEmpty() && !table.isHere(person.get())) push.accept(person.get(), notice);
  }

  Stream open(String identity) {
    var stream = new Stream();
    streams.compute(
        identity,
        (id, there) -> {
          var open = there == null ? ConcurrentHashMap.<Stream>newKeySet() : there;
          TurnedAway.unless(
              open.size() < MOST_STREAMS, 429, "too-many", "You listen in enough places already.");
          open.add(stream);
          return open;
        });
    stream.closed = closed;
    return stream;
  }

  void close(String identity, Stream stream) {
    streams.computeIfPresent(
        identity,
        (id, open) -> {
          open.remove(stream);
          return open.isEmpty() ? null : open;
        });
  }

  int size() {
    return streams.values().stream().mapToInt(Set::size).sum();
  }

  /** Ends all streams. */
  void close() {
    closed = true;
    streams.values().forEach(open -> open.forEach(stream -> stream.closed = true));
  }
}

package nocturne.server.web;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BiConsumer;
import nocturne.kernel.Seat;
import nocturne.server.table.Hall;
import nocturne.server.table.LiveTable;
import nocturne.server.table.Neighbours;
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
  private static final String NOTICE = "notice";

  /** One open page that listens; what it has no room for it finds in its list of tables. */
  static final class Stream {

    final BlockingQueue<Notice> waiting = new LinkedBlockingQueue<>(CAPACITY);
    volatile boolean closed;
  }

  private final Map<String, Set<Stream>> streams = new ConcurrentHashMap<>();
  private final BiConsumer<String, Notice> push;
  private final Neighbours neighbours;
  private volatile boolean closed;

  /**
   * @param push tells somebody who has no page open
   * @param neighbours tell those who have one open at another node
   */
  Notices(BiConsumer<String, Notice> push, Neighbours neighbours) {
    this.push = push;
    this.neighbours = neighbours;
    neighbours.hear(
        NOTICE,
        lines -> offer(lines.getFirst(), new Notice(lines.get(1), lines.get(2), lines.get(3))));
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
    if (person.isEmpty() || state.letsPass(seat)) return;
    var notice = new Notice(what, table.id(), state.terms().game());
    var id = person.get();
    boolean elsewhere = neighbours.has(Neighbours.LISTENING, id);
    if (elsewhere) neighbours.tell(NOTICE, List.of(id, notice.is(), notice.table(), notice.game()));
    boolean told = offer(id, notice) || elsewhere || table.isHere(id);
    if (!told) push.accept(id, notice);
  }

  /** Tells the pages that somebody has open at this node; false where there is none. */
  private boolean offer(String identity, Notice notice) {
    var open = streams.getOrDefault(identity, Set.of());
    open.forEach(stream -> stream.waiting.offer(notice));
    return !open.isEmpty();
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
    neighbours.came(Neighbours.LISTENING, identity);
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
    neighbours.went(Neighbours.LISTENING, identity);
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

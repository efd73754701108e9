package nocturne.server.wire;

import java.util.List;
import nocturne.kernel.Happening;

/**
 * Lines of a table's log. What a client has of it from {@code from} on is no more (somebody undid a
 * choice) and these lines take its place.
 *
 * @param from how many lines come before these
 */
public record News(int from, List<Happening> lines) {

  public News {
    lines = List.copyOf(lines);
  }
}

package nocturne.server.wire;

import java.util.Optional;
import nocturne.kernel.Question;
import nocturne.kernel.Table;
import nocturne.kernel.View;
import nocturne.kernel.Viewer;

/**
 * How a table stands for one viewer: the view, and the question where the viewer is a seat that is
 * asked. Keep the one last sent; the next message tells what is different from it.
 */
public record Shown<T extends Table<T>>(View<T> view, Optional<Question> question) {

  public static <T extends Table<T>> Shown<T> of(T table, Viewer viewer) {
    return new Shown<>(table.view(viewer), question(table, viewer));
  }

  private static Optional<Question> question(Table<?> table, Viewer viewer) {
    for (var seat : table.asked()) if (viewer == Viewer.of(seat)) return table.question(seat);
    return Optional.empty();
  }
}

package nocturne.bench.tictactoe;

import java.util.List;
import java.util.Locale;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** One of the nine squares, and the choice to put a mark there. */
enum Square implements Option {
  A1,
  B1,
  C1,
  A2,
  B2,
  C2,
  A3,
  B3,
  C3;

  static final List<Square> ALL = List.of(values());

  private final String id = name().toLowerCase(Locale.ROOT);

  @Override
  public String id() {
    return id;
  }

  @Override
  public Text label() {
    return Text.of("square", id());
  }
}

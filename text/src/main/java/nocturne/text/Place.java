package nocturne.text;

import java.util.Optional;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.Node;

/** A line and a column, both counted from 1; columns count characters, not bytes. */
record Place(int line, int column) {

  static final Place START = new Place(1, 1);

  static Place of(Node node) {
    return of(node.getStartMark());
  }

  static Place of(Optional<Mark> mark) {
    return mark.map(m -> new Place(m.getLine() + 1, m.getColumn() + 1)).orElse(START);
  }

  /** The place that a reader reaches who starts here and reads this text. */
  Place after(CharSequence text) {
    int lines = line;
    int columns = column;
    int last = 0;
    for (int character : text.codePoints().toArray()) {
      boolean breaks = character == '\r' || (character == '\n' && last != '\r');
      if (breaks) lines++;
      if (breaks || character == '\n') columns = 1;
      else columns++;
      last = character;
    }
    return new Place(lines, columns);
  }

  @Override
  public String toString() {
    return line + ":" + column;
  }
}

package nocturne.text;

import java.util.Comparator;

/**
 * One thing wrong in a pack or rules file: where it stands (lines and columns count from 1), and
 * what was expected.
 */
public record Problem(String file, int line, int column, String entry, String message)
    implements Comparable<Problem> {

  private static final Comparator<Problem> ORDER =
      Comparator.comparing(Problem::file)
          .thenComparingInt(Problem::line)
          .thenComparingInt(Problem::column)
          .thenComparing(Problem::entry)
          .thenComparing(Problem::message);

  @Override
  public int compareTo(Problem other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return file + ":" + line + ":" + column + ": " + entry + ": " + message;
  }
}

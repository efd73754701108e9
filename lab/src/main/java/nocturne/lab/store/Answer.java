package nocturne.lab.store;

import java.util.List;

/** What the archive answers: named columns and rows. */
public record Answer(List<String> columns, List<Row> rows) {

  /** In the place of a value that is missing. */
  static final Object NOTHING = new Nothing();

  private record Nothing() {

    @Override
    public String toString() {
      return "";
    }
  }

  /** One row; its cells are asked by their place. */
  public record Row(List<Object> cells) {

    public String text(int cell) {
      return cells.get(cell).toString();
    }

    /** A whole number; 0 where it is missing. */
    public long number(int cell) {
      return cells.get(cell) instanceof Number number ? number.longValue() : 0;
    }

    /** A number; 0 where it is missing. */
    public double real(int cell) {
      return cells.get(cell) instanceof Number number ? number.doubleValue() : 0;
    }
  }

  /** The one number that was asked for. */
  public long number() {
    return rows.getFirst().number(0);
  }

  /** All numbers of a column. */
  public double[] reals(int cell) {
    return rows.stream().mapToDouble(row -> row.real(cell)).toArray();
  }
}

package nocturne.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;

/**
 * Words in an order that can be drawn in a terminal and read out by a screen reader alike. A game
 * writes what there is and how it is meant; how it looks is the reader's business.
 */
public final class Page {

  private final List<Part> parts = new ArrayList<>();

  /** One thing on a page. */
  public sealed interface Part {

    record Heading(Text text) implements Part {}

    record Line(Cell words) implements Part {}

    /** A name and what it stands at: {@code Round: 3 of 5}. */
    record Fact(Text name, Cell value) implements Part {}

    /** Things under one another, perhaps with a name over them. */
    record Items(Optional<Text> name, List<Cell> cells) implements Part {

      public Items {
        cells = List.copyOf(cells);
      }
    }

    /** Rows under the headings of their columns; the first column names the row. */
    record Grid(List<Cell> headings, List<List<Cell>> rows) implements Part {}
  }

  /** How words are meant. */
  public sealed interface Style {

    Style PLAIN = Tone.PLAIN;
    Style EMPHASIS = Tone.EMPHASIS;
    Style MUTED = Tone.MUTED;
    Style WARNING = Tone.WARNING;

    /** Words about a seat and what is its own; the reader's own seat stands out. */
    static Style of(Seat seat) {
      return new Of(seat);
    }

    enum Tone implements Style {
      PLAIN,
      EMPHASIS,
      MUTED,
      WARNING
    }

    record Of(Seat seat) implements Style {}
  }

  public record Words(Text text, Style style) {}

  /** Words of one or several styles in one place, read with commas between them. */
  public record Cell(List<Words> words) {

    public static final Cell EMPTY = new Cell(List.of());

    public Cell {
      words = List.copyOf(words);
    }

    public static Cell of(Text text) {
      return of(text, Style.PLAIN);
    }

    public static Cell of(Text text, Style style) {
      return new Cell(List.of(new Words(text, style)));
    }

    /** What needs no message: a number, a thing's name, a seat's player, a string. */
    public static Cell just(Object it) {
      return just(it, Style.PLAIN);
    }

    public static Cell just(Object it, Style style) {
      return of(Text.of("it", it), style);
    }

    /** The word for a seat's player, in the seat's style. */
    public static Cell player(Seat seat) {
      return just(seat, Style.of(seat));
    }

    public Cell and(Cell more) {
      return new Cell(Stream.concat(words.stream(), more.words.stream()).toList());
    }

    public boolean isEmpty() {
      return words.isEmpty();
    }
  }

  /** Takes the rows of a table, each with as many cells as there are headings. */
  public static final class Rows {

    private final Part.Grid grid;

    private Rows(Part.Grid grid) {
      this.grid = grid;
    }

    public Rows row(Cell... cells) {
      return row(Arrays.asList(cells));
    }

    public Rows row(List<Cell> cells) {
      if (cells.size() != grid.headings().size()) {
        throw new IllegalArgumentException(
            cells.size() + " cells do not fit under " + grid.headings().size() + " headings");
      }
      grid.rows().add(List.copyOf(cells));
      return this;
    }
  }

  public Page heading(Text text) {
    return add(new Part.Heading(text));
  }

  public Page line(Text text) {
    return line(Cell.of(text));
  }

  public Page line(Cell words) {
    return add(new Part.Line(words));
  }

  public Page fact(Text name, Text value) {
    return fact(name, Cell.of(value));
  }

  public Page fact(Text name, Cell value) {
    return add(new Part.Fact(name, value));
  }

  public Page items(List<Cell> cells) {
    return add(new Part.Items(Optional.empty(), cells));
  }

  public Page items(Text name, List<Cell> cells) {
    return add(new Part.Items(Optional.of(name), cells));
  }

  public Rows table(Text... headings) {
    return table(Stream.of(headings).map(Cell::of).toList());
  }

  public Rows table(List<Cell> headings) {
    var grid = new Part.Grid(List.copyOf(headings), new ArrayList<>());
    add(grid);
    return new Rows(grid);
  }

  /** Everything of another page, after what is on this one. */
  public Page addAll(Page other) {
    parts.addAll(other.parts);
    return this;
  }

  public Page add(Part part) {
    parts.add(part);
    return this;
  }

  public List<Part> parts() {
    return List.copyOf(parts);
  }

  public boolean isEmpty() {
    return parts.isEmpty();
  }
}

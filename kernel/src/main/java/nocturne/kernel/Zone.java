package nocturne.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A place where components of one kind lie in order, bottom first. Every component is always in
 * exactly one zone: it comes in by {@link #fill} when the table is laid and then only moves.
 */
public final class Zone<C extends Component> {

  private static final int NOWHERE = -1;
  private static final int EVERYBODY = Seats.first(Seat.MOST).mask();

  private final String name;
  private final Kind<C> kind;
  private final Sight sight;
  private final int offset;
  private final int first;
  private final int capacity;
  private final int marks;
  private final int upSeers;
  private final int downSeers;

  Zone(String name, Kind<C> kind, Sight sight, int offset, int capacity, boolean marked) {
    this.name = name;
    this.kind = kind;
    this.sight = sight;
    this.offset = offset;
    this.first = offset + 1;
    this.capacity = capacity;
    this.marks = marked ? first + capacity : NOWHERE;
    this.upSeers = sight.faceUp().mask();
    this.downSeers = sight.faceDown().mask();
  }

  public String name() {
    return name;
  }

  public Kind<C> kind() {
    return kind;
  }

  public Sight sight() {
    return sight;
  }

  // Reading

  public int size(Table<?> table) {
    return table.cells[offset];
  }

  public boolean isEmpty(Table<?> table) {
    return table.cells[offset] == 0;
  }

  /** The component at a place counted from the bottom; not to be asked where a view hides it. */
  public C get(Table<?> table, int place) {
    return kind.get(Cell.number(shown(table.cells, occupied(table, place))));
  }

  private int shown(int[] cells, int place) {
    int cell = cells[first + place];
    if (Cell.isHidden(cell)) throw new IllegalStateException(name + " hides what lies at " + place);
    return cell;
  }

  public C top(Table<?> table) {
    return get(table, size(table) - 1);
  }

  public boolean isFaceDown(Table<?> table, int place) {
    return Cell.isFaceDown(table.cells[first + occupied(table, place)]);
  }

  public boolean isTopFaceDown(Table<?> table) {
    return isFaceDown(table, size(table) - 1);
  }

  /** Whether a view hides what lies here. */
  public boolean isHidden(Table<?> table, int place) {
    return Cell.isHidden(table.cells[first + place]);
  }

  /** The back of what lies here, which is all that a view shows of what it hides. */
  public int backOf(Table<?> table, int place) {
    return isHidden(table, place)
        ? Cell.number(table.cells[first + place])
        : back(table.cells, place);
  }

  /** Whether a seat can read what lies here. */
  public boolean isSeenBy(Table<?> table, int place, Seat seat) {
    return (seers(table.cells, place) & seat.bit()) != 0;
  }

  /** The place of a component, or -1 where it is not here. */
  public int placeOf(Table<?> table, C component) {
    int end = first + table.cells[offset];
    for (int i = first; i < end; i++) if (Cell.holds(table.cells[i], component)) return i - first;
    return -1;
  }

  public boolean has(Table<?> table, C component) {
    return placeOf(table, component) >= 0;
  }

  /** Whether anything here that is not hidden has one of these marks. */
  public boolean hasMarked(Table<?> table, int wanted) {
    int all = marks == NOWHERE ? marks(table.cells) : table.cells[marks];
    return (all & wanted) != 0;
  }

  /** Whether what lies at a place is not hidden and has one of these marks. */
  public boolean isMarked(Table<?> table, int place, int wanted) {
    int cell = table.cells[first + place];
    return !Cell.isHidden(cell) && (kind.marks(Cell.number(cell)) & wanted) != 0;
  }

  /** What lies here and is not hidden, bottom first. */
  public List<C> list(Table<?> table) {
    var list = new ArrayList<C>(size(table));
    for (int place = 0; place < size(table); place++)
      if (!isHidden(table, place)) list.add(get(table, place));
    return list;
  }

  /** The component for a text: named to the seats that see it here. */
  public Seen seen(Table<?> table, int place) {
    return new Seen(get(table, place), Seats.ofMask(seers(table.cells, place)));
  }

  public Seen seenTop(Table<?> table) {
    return seen(table, size(table) - 1);
  }

  // Moving

  /** Lays components here, the first at the bottom, when the table is set up. */
  public void fill(Table<?> table, List<? extends C> components) {
    for (C component : components) push(table, Cell.of(component.index()));
  }

  /** Lays every component of the kind here, in the order of their numbers. */
  public void fill(Table<?> table) {
    int count = kind.all().size();
    if (size(table) + count > capacity) throw new IllegalStateException(name + " is too small");
    int end = first + size(table);
    for (int number = 0; number < count; number++) table.cells[end + number] = Cell.of(number);
    table.cells[offset] += count;
    note(table.cells);
  }

  /**
   * Turns the order to one of all possible ones, by the table's chance; nobody knows anything of it
   * any more.
   */
  public void shuffle(Table<?> table) {
    var chance = table.chance(name);
    int[] cells = table.cells;
    for (int i = size(table); i > 1; i--) {
      int j = chance.below(i);
      int cell = cells[first + i - 1];
      cells[first + i - 1] = Cell.forgotten(cells[first + j]);
      cells[first + j] = Cell.forgotten(cell);
    }
    // The bottom may have kept its place; it is forgotten all the same.
    if (size(table) > 1) cells[first] = Cell.forgotten(cells[first]);
  }

  /** Moves the top component, face up, to the top of another zone. */
  public void moveTop(Table<?> table, Zone<C> to) {
    move(table, occupied(table, size(table) - 1), to, Cell.FACE_UP);
  }

  /** Moves the top component, face down, to the top of another zone. */
  public void moveTopFaceDown(Table<?> table, Zone<C> to) {
    move(table, occupied(table, size(table) - 1), to, Cell.FACE_DOWN);
  }

  /** Moves a component, face up, to the top of another zone. */
  public void move(Table<?> table, C component, Zone<C> to) {
    move(table, require(table, component), to, Cell.FACE_UP);
  }

  /** Moves a component, face down, to the top of another zone. */
  public void moveFaceDown(Table<?> table, C component, Zone<C> to) {
    move(table, require(table, component), to, Cell.FACE_DOWN);
  }

  /** Moves a component, face up, under everything else in another zone. */
  public void moveUnder(Table<?> table, C component, Zone<C> to) {
    move(table, require(table, component), to, Cell.FACE_UP);
    int top = to.first + to.size(table) - 1;
    int cell = table.cells[top];
    System.arraycopy(table.cells, to.first, table.cells, to.first + 1, to.size(table) - 1);
    table.cells[to.first] = cell;
  }

  /** Moves everything, face up and in order, to the top of another zone. */
  public void moveAll(Table<?> table, Zone<C> to) {
    for (int place = 0; place < size(table); place++) learn(table, place, to, Cell.FACE_UP);
    int count = size(table);
    table.cells[offset] = 0;
    if (marks != NOWHERE) table.cells[marks] = 0;
    for (int i = first; i < first + count; i++) {
      int cell = Cell.facing(table.cells[i], Cell.FACE_UP);
      table.cells[i] = 0;
      to.push(table, cell);
    }
  }

  /** Turns a component over where it lies. */
  public void turn(Table<?> table, C component, boolean faceDown) {
    int place = require(table, component);
    int before = seers(table.cells, place);
    int face = faceDown ? Cell.FACE_DOWN : Cell.FACE_UP;
    table.cells[first + place] = Cell.turned(table.cells[first + place], face);
    table.learn(before, seers(table.cells, place));
  }

  /** Lets these seats know a component where it lies, until it moves. */
  public void show(Table<?> table, int place, Seats seats) {
    table.learn(seers(table.cells, occupied(table, place)), seats.mask());
    table.cells[first + place] = Cell.knownTo(table.cells[first + place], seats.mask());
  }

  /**
   * What happens next depends on what lies here: who can't read it may draw conclusions, and a free
   * undo by such a seat stops here.
   */
  public void consult(Table<?> table) {
    if (table.barrier()) return;
    for (int place = 0; place < size(table); place++)
      table.learn(seers(table.cells, place), EVERYBODY);
  }

  private void move(Table<?> table, int place, Zone<C> to, int face) {
    learn(table, place, to, face);
    int[] cells = table.cells;
    int at = first + place;
    int cell = Cell.facing(cells[at], face);
    int size = --cells[offset];
    if (place < size) System.arraycopy(cells, at + 1, cells, at, size - place);
    cells[first + size] = 0;
    note(cells);
    if (sight.topOnly() && place == size && size > 0) table.learn(0, upSeers);
    to.push(table, cell);
  }

  private void learn(Table<?> table, int place, Zone<C> to, int face) {
    int after = face == Cell.FACE_UP ? to.upSeers : to.downSeers;
    // A back that comes to light tells everybody something, where backs differ.
    if (to.sight.backs() && !sight.backs() && kind.backs() > 1) after = EVERYBODY;
    table.learn(seers(table.cells, place), after);
  }

  private void push(Table<?> table, int cell) {
    int size = table.cells[offset];
    if (size == capacity) throw new IllegalStateException(name + " is full");
    table.cells[first + size] = cell;
    table.cells[offset] = size + 1;
    if (marks != NOWHERE) table.cells[marks] |= kind.marks(Cell.number(cell));
  }

  private int occupied(Table<?> table, int place) {
    if (place < 0 || place >= table.cells[offset])
      throw new IllegalStateException(name + " has nothing at " + place);
    return place;
  }

  private int require(Table<?> table, C component) {
    int place = placeOf(table, component);
    if (place < 0) throw new IllegalStateException(component.id() + " is not in " + name);
    return place;
  }

  // For the kernel, which works on the cells of a whole table

  int size(int[] cells) {
    return cells[offset];
  }

  int cell(int place) {
    return first + place;
  }

  int back(int[] cells, int place) {
    return kind.back(Cell.number(cells[first + place]));
  }

  /** The seats that can read what lies at a place. */
  int seers(int[] cells, int place) {
    int cell = cells[first + place];
    int known = Cell.known(cell);
    if (sight.topOnly() && place < cells[offset] - 1) return known;
    return known | (Cell.isFaceDown(cell) ? downSeers : upSeers);
  }

  boolean holds(int cell) {
    return (cell >= offset && cell < first + capacity) || cell == marks;
  }

  /** Whether the same lies here on two tables, in the same order and facing the same way. */
  boolean isSame(int[] one, int[] other) {
    int end = first + one[offset];
    return one[offset] == other[offset] && Arrays.equals(one, first, end, other, first, end);
  }

  /** Whether something can lie here that somebody can't read. */
  boolean hides() {
    return sight.topOnly() || (upSeers & downSeers) != EVERYBODY;
  }

  boolean keepsMarks() {
    return marks != NOWHERE;
  }

  /** Writes down the marks of what lies here, where that is kept. */
  void note(int[] cells) {
    if (marks != NOWHERE) cells[marks] = marks(cells);
  }

  private int marks(int[] cells) {
    int all = 0;
    for (int i = first; i < first + cells[offset]; i++)
      if (!Cell.isHidden(cells[i])) all |= kind.marks(Cell.number(cells[i]));
    return all;
  }

  void redact(int[] cells, Viewer viewer) {
    for (int place = 0; place < cells[offset]; place++) {
      int cell = cells[first + place];
      boolean seen = viewer.sees(seers(cells, place));
      int back = sight.backs() ? back(cells, place) : 0;
      cells[first + place] = seen ? Cell.forgotten(cell) : Cell.hidden(cell, back);
    }
    note(cells);
  }

  String print(int[] cells) {
    var text = new StringBuilder("[");
    for (int place = 0; place < cells[offset]; place++) {
      int cell = cells[first + place];
      if (place > 0) text.append(' ');
      text.append(Cell.isHidden(cell) ? "?" : kind.get(Cell.number(cell)).id());
      if (Cell.isFaceDown(cell)) text.append('*');
    }
    return text.append(']').toString();
  }

  @Override
  public String toString() {
    return name;
  }
}

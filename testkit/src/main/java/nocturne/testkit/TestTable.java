package nocturne.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import nocturne.kernel.Component;
import nocturne.kernel.Happening;
import nocturne.kernel.Option;
import nocturne.kernel.RiggedChance;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.kernel.Table;
import nocturne.kernel.Zone;

/**
 * A table in a test that reads like the table: what is given, who is asked, who chooses what, what
 * happened.
 *
 * <pre>{@code
 * var table = Play.of(game).seats("Blue", "Orange", "Teal").rig("kingpin die", 2).begin();
 * table.given(moon -> moon.gain(BLUE, 5)).stack(deck, dancer).then(new DeployAgent(BLUE));
 * table.seat(1).isAsked(ChooseSide.class).mayChoose(FACE_UP, FACE_DOWN).chooses(FACE_DOWN);
 * table.happened(SM_9_02);
 * table.isAtRest();
 * }</pre>
 *
 * <p>It is strict: whoever chooses must be asked and offered it, or the test fails and says who is
 * asked what instead.
 */
public final class TestTable<T extends Table<T>> {

  private final T table;
  private final List<String> names;
  private final RiggedChance chance;
  private final List<Happening> happenings = new ArrayList<>();
  private boolean changed;

  TestTable(T table, List<String> names, RiggedChance chance) {
    this.table = table;
    this.names = names;
    this.chance = chance;
    table.listen(happenings::add);
  }

  void begin() {
    table.begin();
  }

  // What is given

  /** Changes the table before anything further happens. */
  public TestTable<T> given(Consumer<? super T> change) {
    change.accept(table);
    changed = true;
    return this;
  }

  /** Lays components, from wherever they lie, face up on top of a zone, the last topmost. */
  @SafeVarargs
  public final <C extends Component> TestTable<T> put(Zone<C> zone, C... components) {
    for (C component : components) given(it -> Arrange.put(it, zone, component));
    return this;
  }

  /** Lays components, from wherever they lie, face down on top of a zone, the last topmost. */
  @SafeVarargs
  public final <C extends Component> TestTable<T> putFaceDown(Zone<C> zone, C... components) {
    for (C component : components) given(it -> Arrange.putFaceDown(it, zone, component));
    return this;
  }

  /** Lays components, from wherever they lie, so that they will be drawn in this order. */
  @SafeVarargs
  public final <C extends Component> TestTable<T> stack(Zone<C> zone, C... components) {
    for (int i = components.length - 1; i >= 0; i--) put(zone, components[i]);
    return this;
  }

  /** The next numbers that chance gives under a label, as {@link Play#rig}. */
  public TestTable<T> rig(String label, int... numbers) {
    chance.rig(label, numbers);
    return this;
  }

  /** Forgets what was to happen, does these steps, and then rests. */
  @SafeVarargs
  public final TestTable<T> then(Step<T>... steps) {
    changed = false;
    happenings.clear();
    var agenda = new ArrayList<Step<T>>();
    for (var step : steps) agenda.add(step);
    agenda.add(new AtRest<>());
    table.resume(agenda);
    return this;
  }

  // Who is asked

  /** A seat by its number, counted from 1. */
  public TestSeat<T> seat(int number) {
    return seat(Seat.of(number - 1));
  }

  /** A seat by the name of who sits there. */
  public TestSeat<T> seat(String name) {
    int index = names.indexOf(name);
    if (index < 0) throw new AssertionError("nobody is called " + name + " among " + names);
    return seat(Seat.of(index));
  }

  public TestSeat<T> seat(Seat seat) {
    return new TestSeat<>(this, seat);
  }

  /** The table itself, to be read. */
  public T table() {
    if (changed) {
      changed = false;
      table.resume(table.agenda());
    }
    return table;
  }

  /** Every step has been done and nobody is asked anything; and every rigged number has come. */
  public TestTable<T> isAtRest() {
    if (!rests()) throw new AssertionError("the table is not at rest: " + standing());
    if (!chance.unused().isEmpty())
      throw new AssertionError("rigged and never rolled: " + chance.unused());
    return this;
  }

  public TestTable<T> isOver() {
    if (!table().isOver()) throw new AssertionError("the game is not over: " + standing());
    return this;
  }

  // What happened

  /** Since the last choice this rule was told of. */
  public TestTable<T> happened(Rule rule) {
    if (!hasHappened(rule))
      throw new AssertionError(rule.id() + " did not happen; what did: " + told());
    return this;
  }

  /** Since the last choice this rule was not told of. */
  public TestTable<T> didNotHappen(Rule rule) {
    if (hasHappened(rule)) throw new AssertionError(rule.id() + " happened: " + told());
    return this;
  }

  /** Everything that was told since the last choice. */
  public List<Happening> happenings() {
    table();
    return List.copyOf(happenings);
  }

  private boolean hasHappened(Rule rule) {
    return happenings().stream().anyMatch(happening -> happening.rule().equals(rule));
  }

  private String told() {
    if (happenings.isEmpty()) return "nothing";
    return happenings.stream()
        .map(happening -> happening.rule().id() + " " + happening.text().key())
        .collect(Collectors.joining(", "));
  }

  // For seats

  void choose(Seat seat, Option option) {
    var asking = table();
    happenings.clear();
    asking.choose(seat, option);
  }

  boolean rests() {
    return !table().isOver() && table.agenda().getFirst() instanceof AtRest;
  }

  String name(Seat seat) {
    return seat.index() < names.size() ? seat + " (" + names.get(seat.index()) + ")" : "" + seat;
  }

  /** Who is asked what, in words. */
  String standing() {
    if (table().isOver()) return "the game is over";
    if (rests()) return "nobody is asked anything, the table is at rest";
    if (table.asked().isEmpty()) return "the table has not begun";
    var asked = table.asked().list().stream().map(this::offers).collect(Collectors.joining("; "));
    return table.agenda().getFirst() + " asks " + asked;
  }

  private String offers(Seat seat) {
    return name(seat)
        + " for one of "
        + table.options(seat).list().stream().map(Option::id).toList();
  }
}

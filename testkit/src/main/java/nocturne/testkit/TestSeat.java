package nocturne.testkit;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import nocturne.kernel.Ask;
import nocturne.kernel.Component;
import nocturne.kernel.Option;
import nocturne.kernel.Question;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;
import nocturne.kernel.Viewer;
import nocturne.kernel.Zone;

/**
 * A seat at a {@link TestTable}: what it is asked, what it may choose, what it chooses and sees.
 */
public final class TestSeat<T extends Table<T>> {

  private final TestTable<T> test;
  private final Seat seat;

  TestSeat(TestTable<T> test, Seat seat) {
    this.test = test;
    this.seat = seat;
  }

  // What it is asked

  /** It is asked this question. */
  public TestSeat<T> isAsked(Class<? extends Ask<T>> question) {
    question();
    if (!question.isInstance(test.table().agenda().getFirst()))
      throw new AssertionError("not " + question.getSimpleName() + ", but " + test.standing());
    return this;
  }

  /** It is asked exactly this question: a record equal to this one. */
  public TestSeat<T> isAsked(Ask<T> question) {
    question();
    if (!question.equals(test.table().agenda().getFirst()))
      throw new AssertionError("not " + question + ", but " + test.standing());
    return this;
  }

  public TestSeat<T> isNotAsked() {
    if (!test.rests() && test.table().asked().has(seat))
      throw new AssertionError(name() + " is asked: " + test.standing());
    return this;
  }

  // What it may choose

  /** All of these are offered, and perhaps others. */
  public TestSeat<T> mayChoose(Option... options) {
    var offered = question().options();
    for (var option : options) if (!offered.contains(option)) throw notOffered(option.id());
    return this;
  }

  /** All options of these ids are offered, and perhaps others. */
  public TestSeat<T> mayChoose(String... ids) {
    for (var id : ids) offered(id);
    return this;
  }

  /** These are offered and no others. */
  public TestSeat<T> mayChooseOnly(Option... options) {
    return mayChooseOnly(Stream.of(options).map(Option::id).toArray(String[]::new));
  }

  /** Options of these ids are offered and no others. */
  public TestSeat<T> mayChooseOnly(String... ids) {
    mayChoose(ids);
    var others = new HashSet<>(question().options().stream().map(Option::id).toList());
    others.removeAll(Set.of(ids));
    if (!others.isEmpty())
      throw new AssertionError(name() + " may also choose " + others + ": " + test.standing());
    return this;
  }

  /** None of these is offered. */
  public TestSeat<T> mayNotChoose(Option... options) {
    return mayNotChoose(Stream.of(options).map(Option::id).toArray(String[]::new));
  }

  /** No option of these ids is offered. */
  public TestSeat<T> mayNotChoose(String... ids) {
    for (var option : question().options())
      if (List.of(ids).contains(option.id()))
        throw new AssertionError(name() + " may choose " + option.id() + ": " + test.standing());
    return this;
  }

  /** This is not offered, and this rule is given as the reason. */
  public TestSeat<T> isRefused(Option option, Rule rule) {
    mayNotChoose(option);
    var refusals = question().refusals();
    if (refusals.stream().noneMatch(it -> it.option().equals(option) && it.rule().equals(rule))) {
      var reasons =
          refusals.stream().map(it -> it.option().id() + " by " + it.rule().id()).toList();
      throw new AssertionError(
          option.id() + " is not refused by " + rule.id() + "; refused are " + reasons);
    }
    return this;
  }

  // What it chooses

  /** Chooses what it is offered. */
  public TestSeat<T> chooses(Option option) {
    mayChoose(option);
    test.choose(seat, option);
    return this;
  }

  /** Chooses the option of this id, which it is offered. */
  public TestSeat<T> chooses(String id) {
    test.choose(seat, offered(id));
    return this;
  }

  // What it sees

  /** It can read this component where it lies. */
  public TestSeat<T> sees(Component component) {
    if (!reads(component)) throw new AssertionError(name() + " does not see " + component.id());
    return this;
  }

  /** It can't read this component where it lies. */
  public TestSeat<T> doesNotSee(Component component) {
    if (reads(component)) throw new AssertionError(name() + " sees " + component.id());
    return this;
  }

  private boolean reads(Component component) {
    var view = test.table().view(Viewer.of(seat)).table();
    return view.layout().zones().stream().anyMatch(zone -> list(zone, view).contains(component));
  }

  private static List<? extends Component> list(Zone<?> zone, Table<?> view) {
    return zone.list(view);
  }

  private Question question() {
    if (test.rests() || test.table().asked().isEmpty())
      throw new AssertionError(name() + " is not asked: " + test.standing());
    return test.table()
        .question(seat)
        .orElseThrow(() -> new AssertionError(name() + " is not asked; " + test.standing()));
  }

  private Option offered(String id) {
    return question().options().stream()
        .filter(option -> option.id().equals(id))
        .findFirst()
        .orElseThrow(() -> notOffered(id));
  }

  private AssertionError notOffered(String id) {
    return new AssertionError(id + " is not offered to " + name() + "; " + test.standing());
  }

  private String name() {
    return test.name(seat);
  }
}

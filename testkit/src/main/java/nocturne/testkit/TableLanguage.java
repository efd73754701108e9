package nocturne.testkit;

import nocturne.kernel.Ask;
import nocturne.kernel.Refusal;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.kernel.Table;

/**
 * The sentences that the tests of every game have in common. A game's own table adds its words to
 * them: what can be given there, and what must be true in the end. Options are called by their ids.
 *
 * @param <W> what the tests call a player
 * @param <S> the game's own table, which every sentence gives back
 */
public abstract class TableLanguage<T extends Table<T>, W, S extends TableLanguage<T, W, S>> {

  private final TestTable<T> test;

  protected TableLanguage(TestTable<T> test) {
    this.test = test;
  }

  protected abstract S self();

  protected abstract Seat seatOf(W who);

  /** The seats, cards and rigged numbers themselves, for what has no word. */
  public final TestTable<T> test() {
    return test;
  }

  /** The next numbers that chance gives under a label. */
  public final S rig(String label, int... numbers) {
    test.rig(label, numbers);
    return self();
  }

  // When

  /** Forgets what was to happen and does these steps; the table then rests. */
  @SafeVarargs
  @SuppressWarnings("varargs") // the steps are only passed on
  public final S run(Step<T>... steps) {
    test.then(steps);
    return self();
  }

  /** A player chooses options one after the other. */
  public final S chooses(W who, String... options) {
    for (var option : options) test.seat(seatOf(who)).chooses(option);
    return self();
  }

  // Then

  /** A player is asked, by this kind of question. */
  public final S asks(W who, Class<? extends Ask<T>> question) {
    test.seat(seatOf(who)).isAsked(question);
    return self();
  }

  public final S isNotAsked(W who) {
    test.seat(seatOf(who)).isNotAsked();
    return self();
  }

  /** A player may choose exactly these options. */
  public final S offers(W who, String... options) {
    test.seat(seatOf(who)).mayChooseOnly(options);
    return self();
  }

  public final S offersAmongOthers(W who, String... options) {
    test.seat(seatOf(who)).mayChoose(options);
    return self();
  }

  public final S doesNotOffer(W who, String... options) {
    test.seat(seatOf(who)).mayNotChoose(options);
    return self();
  }

  /** A player may not choose this, and is told the rule. */
  public final S refuses(W who, String option, Rule rule) {
    var refused =
        test.table().question(seatOf(who)).orElseThrow().refusals().stream()
            .map(Refusal::option)
            .filter(it -> it.id().equals(option))
            .findFirst()
            .orElseThrow(() -> new AssertionError(option + " is not refused"));
    test.seat(seatOf(who)).isRefused(refused, rule);
    return self();
  }

  /** What was to be done is done, and nobody is asked anything. */
  public final S rests() {
    test.isAtRest();
    return self();
  }

  public final S isOver() {
    test.isOver();
    return self();
  }

  /** Since the last choice something happened because of this rule. */
  public final S happened(Rule rule) {
    test.happened(rule);
    return self();
  }

  public final S didNotHappen(Rule rule) {
    test.didNotHappen(rule);
    return self();
  }
}

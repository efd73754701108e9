package nocturne.kernel;

/**
 * A step that waits for a choice. The table stops at an ask, offers each asked seat its options,
 * and takes the ask off the agenda when one of them chooses; what follows is said in {@link
 * #chosen}.
 *
 * <p>One seat: {@link #asked} names it. Several seats in secret: {@code chosen} puts the answer
 * into a zone that only its seat sees and puts the ask back with that seat left out, so that seats
 * answer in any order and the step below sees all answers. An interrupt window is the same with a
 * pass among the options: a play puts the window back for everybody, a pass for the others. A seat
 * whose only option is forced is not asked unless {@link #shownWhenForced}.
 */
public interface Ask<T extends Table<T>> extends Step<T> {

  /** The seats that may choose now; nobody means that the ask is passed over. */
  Seats asked(T table);

  /** The question in one sentence. */
  Text prompt(T table, Seat seat);

  /** The rule that asks. */
  Rule rule();

  /**
   * Lists what this seat may choose, at least one thing, each once; and what it might expect and
   * may not.
   */
  void options(T table, Seat seat, Options may);

  void chosen(T table, Seat seat, Option option);

  /**
   * Whether the question comes between what others do, as a window for cards does: a seat may have
   * said beforehand that it lets such pass, by their option {@code pass}. A question about the
   * seat's own turn or deed is none of these, whatever its options are called.
   */
  default boolean interrupts(T table, Seat seat) {
    return false;
  }

  /**
   * Whether a question that {@link #interrupts} a seat is about it all the same: what the others do
   * is aimed at it, or touches what it has a part in. A seat may let pass all that are not.
   */
  default boolean concerns(T table, Seat seat) {
    return false;
  }

  /**
   * Whether the answers of several seats, given unseen, are then set against each other: a seat
   * that can be predicted here is at a disadvantage.
   */
  default boolean revealedTogether() {
    return false;
  }

  /** Whether a person should see the question even when there is only one answer. */
  default boolean shownWhenForced() {
    return false;
  }

  @Override
  default void run(T table) {
    throw new IllegalStateException("an ask waits, it does not run: " + this);
  }
}

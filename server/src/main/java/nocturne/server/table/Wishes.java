package nocturne.server.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import nocturne.bots.Bots;
import nocturne.kernel.ChoiceRefused;
import nocturne.kernel.Seat;
import nocturne.server.table.TableState.Phase;

/** What people may wish for at a table, and when it is granted. */
public final class Wishes {

  private static final int HASH_EVERY = 16;
  private static final int LONGEST_REMARK = 500;
  private static final Duration AFTER_NUDGE = Duration.ofMinutes(2);

  private final LiveTable table;

  Wishes(LiveTable table) {
    this.table = table;
  }

  private TableState state() {
    return table.state();
  }

  // Before the start

  /** Takes a seat: the one named, or the first that is free. */
  public void sit(String identity, OptionalInt seat) {
    table.happen(() -> new Gathering(state()).sit(identity, seat));
  }

  /** Takes a seat at a table whose game begins by itself once it is complete. */
  void join(String identity, int seat, Predicate<List<Optional<Sitter>>> complete) {
    table.happen(() -> new Gathering(state()).join(identity, seat, complete));
  }

  public void rise(String identity) {
    table.happen(() -> new Gathering(state()).rise(identity));
  }

  /** Begins the game; the host does, when every seat is taken. */
  public void start(String identity) {
    table.happen(() -> new Gathering(state()).start(identity));
  }

  /** Goes away; only before the start. */
  public void close() {
    table.happen(new Gathering(state())::close);
  }

  // Playing

  /**
   * Chooses.
   *
   * @param at the entry that the question came with, or a later one at which it still stood
   */
  public void choose(String identity, String option, int at) {
    table.happen(
        () -> {
          var seat = table.seatOf(identity);
          requirePlayed();
          requireOwnHand(seat);
          return choice(seat, option, at);
        });
  }

  /** A bot's choice, unless somebody has taken the seat back meanwhile. */
  void chooseForBot(Seat seat, String option, int at) {
    table.happen(
        () -> {
          requirePlayed();
          Refused.unless(state().isBot(seat), "no-bot", "no bot plays in that seat any more");
          return choice(seat, option, at);
        });
  }

  /** Passes for a seat that wants that, if it still does. */
  void pass(Seat seat, int at) {
    table.happen(() -> state().letsPass(seat) ? choice(seat, Passes.PASS, at) : Optional.empty());
  }

  private Optional<TableEvent> choice(Seat seat, String option, int at) {
    int since = state().awaited().has(seat) ? state().askedAt(seat) : state().askedAt();
    Refused.unless(
        at >= since && at <= state().number(),
        "stale",
        "the table has moved on since you saw this question");
    var recorded = state().recorded().orElseThrow();
    try {
      recorded.table().offered(seat, option);
    } catch (ChoiceRefused refused) {
      throw new Refused("not-offered", String.valueOf(refused.getMessage()));
    }
    long hash = recorded.size() % HASH_EVERY == 0 ? recorded.table().hash() : 0;
    return Optional.of(new TableEvent.Chose(seat.index(), option, hash));
  }

  public void passes(String identity, Passes passes) {
    table.happen(
        () -> {
          Refused.unless(state(), Phase.RUNNING);
          var seat = table.seatOf(identity);
          return state().passes(seat) == passes
              ? Optional.empty()
              : Optional.of(new TableEvent.PassesSet(seat.index(), passes));
        });
  }

  /** Takes the last choice back where that is free, asks the others where it is not. */
  public void undo(String identity) {
    table.happen(
        () -> {
          var seat = table.seatOf(identity);
          requirePlayed();
          requireOwnHand(seat);
          return new Undoing(state()).of(seat);
        });
  }

  public void answerUndo(String identity, boolean yes) {
    table.happen(
        () -> {
          requirePlayed();
          return new Undoing(state()).answer(table.seatOf(identity), yes);
        });
    table.happen(new Undoing(state())::agreed);
  }

  // Talking and being away

  public void say(String identity, String text) {
    table.happen(
        () -> {
          var words = text.strip();
          Refused.unless(
              !words.isEmpty() && words.length() <= LONGEST_REMARK && isWhole(words),
              "remark",
              "a remark has 1 to " + LONGEST_REMARK + " characters");
          if (!state().host().equals(identity)) table.seatOf(identity);
          return Optional.of(new TableEvent.Said(identity, words));
        });
  }

  /** Whether a text has no half characters, which can't be stored. */
  private static boolean isWhole(String text) {
    return text.codePoints().noneMatch(c -> Character.getType(c) == Character.SURROGATE);
  }

  public void nudge(String identity, Seat seat) {
    table.happen(
        () -> {
          table.seatOf(identity);
          Refused.unless(state().awaited().has(seat), "not-awaited", "nobody waits for that seat");
          if (table.now() - state().nudged(seat) < AFTER_NUDGE.toMillis()) return Optional.empty();
          return Optional.of(new TableEvent.Nudged(seat.index()));
        });
  }

  /** Lets a bot play for somebody whose time is over, or who does not come when nudged. */
  public void letBot(String identity, Seat seat, String kind) {
    table.happen(
        () -> {
          Refused.unless(!table.seatOf(identity).equals(seat), "own-seat", "that is your own seat");
          Refused.unless(Bots.names().contains(kind), "bot", "there is no bot '" + kind + "'");
          Refused.unless(isAbsent(seat), "not-absent", "that player has time left");
          return Optional.of(new TableEvent.BotTook(seat.index(), kind));
        });
  }

  private boolean isAbsent(Seat seat) {
    if (!state().awaited().has(seat) || state().isBot(seat)) return false;
    if (state().fallen().has(seat)) return true;
    var sitter = state().sitter(seat).orElseThrow();
    long nudged = state().nudged(seat);
    return state().terms().pace() instanceof Pace.Free
        && nudged > 0
        && table.now() - nudged >= AFTER_NUDGE.toMillis()
        && !table.isHere(sitter.identity());
  }

  public void takeBack(String identity) {
    table.happen(
        () -> {
          var seat = table.seatOf(identity);
          return state().isBot(seat)
              ? Optional.of(new TableEvent.TakenBack(seat.index()))
              : Optional.empty();
        });
  }

  public void vacation(String identity, int days) {
    table.happen(
        () -> {
          Refused.unless(state(), Phase.RUNNING);
          var seat = table.seatOf(identity);
          long rest = Duration.ofDays(days).toMillis();
          Refused.unless(
              days >= 0 && rest <= state().vacationLeft(seat, table.now()),
              "vacation",
              "there is not so much vacation left");
          return Optional.of(new TableEvent.Vacation(seat.index(), table.now() + rest));
        });
  }

  /** Lets flags fall whose time has come. */
  void tick() {
    table.happen(
        () -> {
          long now = table.now();
          return state().timed().list().stream()
              .filter(seat -> state().timeLeft(seat, now).filter(left -> left == 0).isPresent())
              .findFirst()
              .map(seat -> new TableEvent.FlagFell(seat.index()));
        });
  }

  // For the house

  public void freeze(String why) {
    table.happen(() -> Optional.of(new TableEvent.Frozen(why)));
  }

  public void thaw() {
    table.happen(
        () -> {
          Refused.unless(!state().diverged(), "diverged", "the table can't be played on");
          return Optional.of(new TableEvent.Thawed());
        });
  }

  void follow(String next) {
    table.happen(
        () ->
            state().followed().isPresent()
                ? Optional.empty()
                : Optional.of(new TableEvent.Followed(next)));
  }

  private void requirePlayed() {
    Refused.unless(state(), Phase.RUNNING);
    Refused.ifFrozen(state());
  }

  private void requireOwnHand(Seat seat) {
    Refused.unless(
        !state().isBot(seat), "bot-plays", "a bot plays for you: take your seat back first");
  }
}

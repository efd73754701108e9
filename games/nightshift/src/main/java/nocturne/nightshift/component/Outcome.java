package nocturne.nightshift.component;

import java.util.List;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/**
 * One line of a Customer card: what may be chosen once the final roll reaches a number.
 *
 * @param place its line on the card, from 0
 */
public record Outcome(int place, int threshold, List<Deed> deeds) implements Option {

  public Outcome {
    deeds = List.copyOf(deeds);
  }

  /** What an outcome does, one word of the cards each. */
  public sealed interface Deed {

    /** The Customer is Committed to a Room. */
    record Commit(Room room) implements Deed {}

    /** The bank pays. */
    record Cash(int amount) implements Deed {}

    /** The dancer pays the bank. */
    record Pay(int amount) implements Deed {}

    /** The dancer is given a Drink. */
    record Treat(Drink drink) implements Deed {}

    /** The dancer draws a Power Card. */
    record Power() implements Deed {}

    /** A friendly word and nothing else. */
    record Chat() implements Deed {}

    /** The Customer leaves the club. */
    record Leaves() implements Deed {}

    /** The dancer goes to the Locker Room. */
    record Locker() implements Deed {}

    /** The Customers on both sides leave. */
    record Sides() implements Deed {}

    /** A discarded Customer takes this one's place. */
    record Swap() implements Deed {}
  }

  /** Whether it commits the Customer to a Room. */
  public boolean commitsTo(Room room) {
    return deeds.contains(new Deed.Commit(room));
  }

  public boolean swaps() {
    return deeds.contains(new Deed.Swap());
  }

  @Override
  public String id() {
    return "outcome-" + (place + 1);
  }

  @Override
  public Text label() {
    return Text.of("option.outcome", threshold, text());
  }

  /** Its deeds in words. */
  public Text text() {
    return deeds.size() == 1
        ? text(deeds.getFirst())
        : Text.of("deed.both", text(deeds.getFirst()), text(deeds.getLast()));
  }

  private static Text text(Deed deed) {
    return switch (deed) {
      case Deed.Commit commit -> Text.of("deed.commit", commit.room());
      case Deed.Cash cash -> Text.of("deed.cash", cash.amount());
      case Deed.Pay pay -> Text.of("deed.pay", pay.amount());
      case Deed.Treat treat -> Text.of("deed.treat", treat.drink());
      case Deed.Power power -> Text.of("deed.power");
      case Deed.Chat chat -> Text.of("deed.chat");
      case Deed.Leaves leaves -> Text.of("deed.leaves");
      case Deed.Locker locker -> Text.of("deed.locker");
      case Deed.Sides sides -> Text.of("deed.sides");
      case Deed.Swap swap -> Text.of("deed.swap");
    };
  }
}

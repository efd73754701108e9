package nocturne.nightshift.effect;

import static nocturne.nightshift.NightshiftRule.NS_11_16;
import static nocturne.nightshift.NightshiftRule.NS_11_17;

import java.util.List;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.roll.Numbered;
import nocturne.nightshift.roll.RollKind;

/** Effects on the open roll of the numbered die. */
public sealed interface RollEffect extends Effect {

  @Override
  default boolean isPossible(Club club, Seat player) {
    return RollKind.of(club) != RollKind.NONE;
  }

  /** ROLL_ADD: changes the final value. */
  record RollAdd(int amount) implements RollEffect {

    @Override
    public void perform(Club club, Seat player) {
      club.at().rollAdd.add(club, 0, amount);
      club.tell(NS_11_17, "roll.added", player, amount);
    }
  }

  /** ROLL_AGAIN: a new natural value; modifiers stay. */
  @Cites(NS_11_16)
  record RollAgain() implements RollEffect {

    @Override
    public void perform(Club club, Seat player) {
      Numbered.roll(club, NS_11_16);
    }
  }

  /** ROLL_TWO: two dice, and the higher counts. */
  record RollTwo() implements RollEffect {

    @Override
    public void perform(Club club, Seat player) {
      club.at().twoDice.set(club, 1);
    }
  }

  /** ROLL_SET: the natural value is one of these, and no die is rolled. */
  record RollSet(List<Integer> values) implements RollEffect {

    public RollSet {
      values = List.copyOf(values);
    }

    @Override
    public void perform(Club club, Seat player) {
      club.then(new ChooseValue(player, values));
    }
  }

  /** OUTCOME_BAN: no VIP Room outcome on this roll. */
  record OutcomeBan() implements RollEffect {

    @Override
    public boolean isPossible(Club club, Seat player) {
      if (RollKind.of(club) != RollKind.ENGAGE) return false;
      var guest = club.guest(club.spots().get(club.at().rollSpot.get(club)));
      return guest.isPresent() && guest.get().commitsTo(Room.VIP);
    }

    @Override
    public void perform(Club club, Seat player) {
      club.at().vipBanned.set(club, 1);
      club.tell(NS_11_17, "roll.vip-banned", player);
    }
  }

  /** ATTEMPT_CANCEL: the announced Steal does not happen. */
  record AttemptCancel() implements RollEffect {

    @Override
    public boolean isPossible(Club club, Seat player) {
      return RollKind.of(club) == RollKind.STEAL;
    }

    @Override
    public void perform(Club club, Seat player) {
      RollKind.NONE.set(club);
      club.tell(NS_11_17, "roll.cancelled", player);
    }
  }

  /** Which value the die shows. */
  record ChooseValue(Seat seat, List<Integer> values) implements SeatAsk<Club> {

    /** A value, as an option. */
    record Value(int value) implements Option {

      @Override
      public String id() {
        return Integer.toString(value);
      }

      @Override
      public Text label() {
        return Text.of("it", value);
      }
    }

    @Override
    public Text prompt(Club club, Seat seat) {
      return Text.of("ask.value");
    }

    @Override
    public Rule rule() {
      return NS_11_17;
    }

    @Override
    public void options(Club club, Seat seat, Options may) {
      for (int value : values) may.add(new Value(value));
    }

    @Override
    public void chosen(Club club, Seat seat, Option option) {
      club.at().rollSet.set(club, ((Value) option).value());
      club.tell(NS_11_17, "roll.set", seat, ((Value) option).value());
    }
  }
}

package nocturne.gangs.prospects;

import java.util.List;
import java.util.OptionalDouble;
import nocturne.gangs.Amount;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.component.CombatCard;
import nocturne.gangs.component.Disc;
import nocturne.gangs.component.District;
import nocturne.gangs.component.Move;
import nocturne.gangs.firefight.Firefight;
import nocturne.gangs.firefight.WhereToFight;
import nocturne.gangs.market.FollowUp;
import nocturne.gangs.netrun.Netrun;
import nocturne.gangs.reclaim.Reclaim;
import nocturne.gangs.reclaim.Recruit;
import nocturne.gangs.turn.Activate;
import nocturne.gangs.turn.Turn;
import nocturne.gangs.unit.Moving;
import nocturne.kernel.Foresight;
import nocturne.kernel.Option;
import nocturne.kernel.Seat;
import nocturne.kernel.Step;

/**
 * What a gang's Street Cred will come to, in Street Cred: what it has, what everything else is
 * worth, and, in the middle of an action, what the rest of it promises.
 */
public final class Prospects implements Foresight<NightCity> {

  private static final double WON = 15;
  private static final double LEADER = 0.45;
  private static final double OTHERS = 0.3;

  private final Showdown showdown = new Showdown(this);

  @Override
  public double of(NightCity city, Seat seat) {
    int side = seat.index();
    if (city.result().isPresent()) {
      var standing = city.result().get().of(seat);
      return standing.score() + (standing.won() ? WON : 0) - rivals(city, side, 0);
    }
    if (!city.hasGang(side)) return 0;
    double future = Holdings.future(city);
    var agenda = agenda(city, side);
    return standing(city, side, future)
        + promise(city, side, future, agenda)
        + rest(city, new Actions(city, side, future), agenda);
  }

  @Override
  public double atHand(NightCity city, Seat seat) {
    boolean isPlaying = city.result().isEmpty() && city.hasGang(seat.index());
    return isPlaying ? standing(city, seat.index(), Holdings.future(city)) : of(city, seat);
  }

  /** What happens next in the turn of a side; to others it promises nothing. */
  private static List<Step<NightCity>> agenda(NightCity city, int side) {
    return city.active() == side ? city.agenda() : List.of();
  }

  private static double standing(NightCity city, int side, double future) {
    return new Holdings(city, side, future).worth() - rivals(city, side, future);
  }

  /** How well the others stand, above all the strongest of them. */
  private static double rivals(NightCity city, int side, double future) {
    double best = 0;
    double sum = 0;
    for (int other = 0; other < city.sides(); other++) {
      if (other == side) continue;
      boolean full = city.isPlayer(other) && city.hasGang(other);
      double worth = full ? new Holdings(city, other, future).worth() : city.cred(other);
      best = Math.max(best, worth);
      sum += worth;
    }
    return LEADER * best + OTHERS * sum / Math.max(1, city.sides() - 1);
  }

  /** What comes after the movement of an action that is under way. */
  private static double promise(
      NightCity city, int side, double future, List<Step<NightCity>> agenda) {
    if (!city.isActivating()) return 0;
    for (var step : agenda) {
      switch (step) {
        case WhereToFight _ -> {
          return new Fights(city, side, future).here();
        }
        case FollowUp.Begin _, FollowUp _ -> {
          return new Markets(city, side, future).here();
        }
        case Netrun.Start _ -> {
          return new Netruns(city, side, future).best();
        }
        default -> {}
      }
    }
    return 0;
  }

  /** What the rest of the turn promises beyond the action that is under way. */
  private static double rest(NightCity city, Actions actions, List<Step<NightCity>> agenda) {
    double rest = 0;
    for (var step : agenda)
      rest +=
          switch (step) {
            case Turn.ChooseTurn _ -> Math.max(actions.activate(), actions.reclaim());
            case Activate.SpendDisc _ ->
                city.at().actions.get(city) == 0 ? actions.bestTwo() : actions.best();
            case Reclaim.ChooseReward(var _, var district) -> actions.reward(district);
            case Reclaim.Income(var _, var district) -> actions.income(district);
            case Recruit.Begin _ -> actions.recruits(city.hideouts(city.active()));
            case Recruit(var _, var left) -> actions.recruits(left);
            default -> 0;
          };
    return rest;
  }

  @Override
  public OptionalDouble after(NightCity city, Seat seat, Option option) {
    int side = seat.index();
    if (option instanceof Move || !city.hasGang(side)) return OptionalDouble.empty();
    var question = city.pending();
    double future = Holdings.future(city);
    var actions = new Actions(city, side, future);
    return switch (option) {
      case Disc disc when question instanceof Activate.SpendDisc ->
          turn(city, seat, actions, spent(city, actions, disc));
      case Disc disc -> more(city, seat, actions.gain(disc));
      case CombatCard card when isToBePlayed(city, seat) ->
          OptionalDouble.of(showdown.after(city, seat, card));
      case District district when question instanceof WhereToFight ->
          instead(city, seat, actions, new Fights(city, side, future).in(district.index()));
      case Amount amount when question instanceof Netrun.Advance ->
          more(city, seat, netruns(city, seat).advance(amount.number()));
      case Reply reply -> reply(city, seat, reply, question, actions);
      case Enum<?> _ -> turnOrDice(city, seat, option.id(), actions);
      default -> OptionalDouble.empty();
    };
  }

  private static double spent(NightCity city, Actions actions, Disc disc) {
    return city.at().actions.get(city) == 0 ? actions.andNext(disc) : actions.of(disc);
  }

  private OptionalDouble reply(
      NightCity city, Seat seat, Reply reply, Step<NightCity> question, Actions actions) {
    return switch (reply) {
      case DONE, PASS, NO ->
          switch (question) {
            case Moving _ -> more(city, seat, 0);
            case Recruit _ -> turn(city, seat, actions, 0);
            default -> instead(city, seat, actions, 0);
          };
      case END_TURN -> turn(city, seat, actions, 0);
      case YES ->
          switch (question) {
            case Netrun.Start _ -> more(city, seat, 0);
            case Netrun.UseSpace _ -> more(city, seat, netruns(city, seat).space());
            default -> OptionalDouble.empty();
          };
      case KEEP -> more(city, seat, dice(city, seat, 0));
      case TAKE_BACK, RESERVE, GIVE_CRED -> OptionalDouble.empty();
    };
  }

  private OptionalDouble turnOrDice(NightCity city, Seat seat, String id, Actions actions) {
    return switch (id) {
      case "activate" -> turn(city, seat, actions, actions.activate());
      case "reclaim" -> turn(city, seat, actions, actions.reclaim());
      case "reroll-first" -> more(city, seat, dice(city, seat, 1));
      case "reroll-second" -> more(city, seat, dice(city, seat, 2));
      case "reroll-both" -> more(city, seat, dice(city, seat, 3));
      default -> OptionalDouble.empty();
    };
  }

  /** What the dice take if these of them, as bits, are rolled again. */
  private static double dice(NightCity city, Seat seat, int rolled) {
    int kept = 0;
    for (int die = 0; die < 2; die++)
      if ((rolled & 1 << die) == 0) kept += city.at().dice.get(city, die);
    return netruns(city, seat).afterDice(kept, Integer.bitCount(rolled));
  }

  private static Netruns netruns(NightCity city, Seat seat) {
    return new Netruns(city, seat.index(), Holdings.future(city));
  }

  /** Whether a card of the hand is asked for a firefight, and not for anything else. */
  private static boolean isToBePlayed(NightCity city, Seat seat) {
    return Firefight.isOn(city)
        && Firefight.takesPart(city, seat.index())
        && city.at().played(seat.index()).isEmpty(city);
  }

  private OptionalDouble more(NightCity city, Seat seat, double gain) {
    return OptionalDouble.of(of(city, seat) + gain);
  }

  /** What something brings in place of what the rest of the turn promised. */
  private static OptionalDouble turn(NightCity city, Seat seat, Actions actions, double gain) {
    int side = seat.index();
    double future = Holdings.future(city);
    var agenda = agenda(city, side);
    double rest = rest(city, actions, agenda);
    double now = standing(city, side, future) + promise(city, side, future, agenda) + rest;
    return OptionalDouble.of(now - rest + gain);
  }

  /** What something brings in place of what was promised of the action. */
  private static OptionalDouble instead(NightCity city, Seat seat, Actions actions, double gain) {
    int side = seat.index();
    double future = Holdings.future(city);
    var agenda = agenda(city, side);
    double promised = promise(city, side, future, agenda);
    double now = standing(city, side, future) + promised + rest(city, actions, agenda);
    return OptionalDouble.of(now - promised + gain);
  }
}

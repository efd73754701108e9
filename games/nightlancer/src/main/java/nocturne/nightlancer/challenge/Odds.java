package nocturne.nightlancer.challenge;

import java.util.Optional;
import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.nightlancer.City;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.Obstacle;
import nocturne.nightlancer.component.Timing;
import nocturne.nightlancer.component.Use;
import nocturne.nightlancer.effect.Costs;
import nocturne.nightlancer.effect.Effect;

/** What can be told of a challenge before it is over, for those who look ahead. */
public final class Odds {

  private Odds() {}

  /** Whether the dice lie there and may be rolled again. */
  public static boolean isRolled(Step<City> top) {
    return top instanceof Reroll;
  }

  /** Whether somebody is about to say what she uses. */
  public static boolean isChoosing(Step<City> top) {
    return top instanceof ChooseCards;
  }

  /** Whether somebody stands before an obstacle. */
  public static boolean isAtObstacle(Step<City> top) {
    return top instanceof PassObstacle;
  }

  /** The Health that somebody is about to lose, unless she protects herself. */
  public static int wound(City city, Seat seat, Step<City> top) {
    return top instanceof Protect(var group, var _) && group.has(seat)
        ? Math.max(1, city.at().wound.get(city, seat.index()))
        : 0;
  }

  /** Whether somebody faces the challenge. */
  public static boolean isFacing(City city, Seat seat) {
    return Challenges.isFaced(city) && city.at().facing.get(city, seat.index()) > 0;
  }

  /** Whether somebody faces the challenge and has not stood back. */
  public static boolean isIn(City city, Seat seat) {
    return isFacing(city, seat)
        && city.at().assisting.get(city, seat.index()) != Assist.STANDS_BACK;
  }

  /** Whether somebody has not said yet what she does, and has used nothing. */
  public static boolean isUndecided(City city, Seat seat) {
    return city.at().assisting.get(city, seat.index()) == 0;
  }

  /** What is missing to a success, before the roll or after it. */
  public static int needed(City city, Seat seat) {
    return Challenges.difficulty(city)
        - Challenges.rating(city, seat)
        - city.at().rolled.get(city, seat.index());
  }

  /** Whether somebody has what gets an attempt past an obstacle. */
  public static boolean canPass(City city, Seat seat, Obstacle obstacle) {
    var hand = city.at().contacts(seat);
    for (int place = 0; place < hand.size(city); place++) {
      var card = hand.get(city, place);
      for (int use = 0; use < Contact.HOSTILE; use++)
        if (passes(card.use(use), obstacle)) return true;
    }
    var assets = city.at().assets(seat);
    for (int place = 0; place < assets.size(city); place++)
      if (Kit.passes(city, seat, assets.get(city, place), obstacle)) return true;
    var loadout = city.at().loadout(seat);
    for (int place = 0; place < loadout.size(city); place++)
      if (Kit.passes(city, seat, loadout.get(city, place), obstacle)) return true;
    var special = city.lancer(seat).special().use();
    return passes(special, obstacle) && Costs.canPay(city, seat, special.costs());
  }

  private static boolean passes(Use use, Obstacle obstacle) {
    if (use.timing() != Timing.CHALLENGE_SELF) return false;
    Optional<Effect.PassObstacle> pass = use.effect(Effect.PassObstacle.class);
    return pass.isPresent() && pass.get().obstacle() == obstacle;
  }
}

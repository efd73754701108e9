package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.NightlancerRule.NL_12_02;
import static nocturne.nightlancer.NightlancerRule.NL_12_28;
import static nocturne.nightlancer.NightlancerRule.NL_12_29;
import static nocturne.nightlancer.NightlancerRule.NL_1_18;
import static nocturne.nightlancer.NightlancerRule.NL_9_16;
import static nocturne.nightlancer.NightlancerRule.NL_9_17;
import static nocturne.nightlancer.NightlancerRule.NL_9_18;

import java.util.Optional;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Specials;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Challenge;
import nocturne.nightlancer.component.Obstacle;
import nocturne.nightlancer.effect.Effect.Span;
import nocturne.nightlancer.mission.Crews;

/** The challenge that is faced just now. */
public final class Challenges {

  private Challenges() {}

  /** A group faces a challenge; what follows from it lies on the agenda already. */
  @Cites(NL_12_02)
  public static void face(City city, Source source, Challenge challenge, Seats group) {
    var at = city.at();
    at.source.set(city, source.ordinal() + 1);
    at.ability.set(city, challenge.ability().ordinal());
    at.difficulty.set(city, challenge.difficulty());
    at.obstacle.set(city, challenge.obstacle().map(it -> it.ordinal() + 1).orElse(0));
    at.danger.set(city, challenge.danger());
    at.best.set(city, 0);
    for (var seat : city.seats().list()) {
      int i = seat.index();
      at.facing.set(city, i, group.has(seat) ? 1 : 0);
      at.assisting.set(city, i, 0);
      at.bonus.set(city, i, 0);
      at.armed.set(city, i, 0);
      at.substituted.set(city, i, 0);
      at.rolled.set(city, i, 0);
      Specials.begin(city, seat, Span.CHALLENGE);
    }
    if (city.isHeard())
      city.tell(NL_12_02, "faced", group.list(), challenge.ability(), challenge.difficulty());
    city.then(new Assist(), new Attempts(), new Judge());
  }

  // What it is

  public static boolean isFaced(City city) {
    return city.at().source.get(city) > 0;
  }

  public static Source source(City city) {
    return Source.of(city.at().source.get(city) - 1);
  }

  public static Ability ability(City city) {
    return Ability.of(city.at().ability.get(city));
  }

  public static int difficulty(City city) {
    return city.at().difficulty.get(city);
  }

  public static Optional<Obstacle> obstacle(City city) {
    int obstacle = city.at().obstacle.get(city);
    return obstacle == 0 ? Optional.empty() : Optional.of(Obstacle.of(obstacle - 1));
  }

  // Who attempts it

  /** Those who face it and are still there. */
  public static Seats facing(City city) {
    return those(city, 0);
  }

  /** Those who attempt it, and have neither given up nor been shaken. */
  static Seats attempting(City city) {
    return those(city, Assist.ATTEMPTS);
  }

  private static Seats those(City city, int decision) {
    var those = Seats.NONE;
    for (int i = 0; i < city.seatCount(); i++) {
      if (city.at().facing.get(city, i) == 0) continue;
      if (decision == 0 || city.at().assisting.get(city, i) == decision)
        those = those.with(Seat.of(i));
    }
    return those;
  }

  /** Somebody does not go on with an attempt: it scores nothing. */
  public static void giveUp(City city, Seat seat) {
    if (city.at().facing.get(city, seat.index()) > 0)
      city.at().assisting.set(city, seat.index(), Assist.STANDS_BACK);
  }

  // How well it goes

  /** What an attempt comes to before the roll. */
  @Cites({NL_1_18, NL_9_16})
  public static int rating(City city, Seat seat) {
    return city.rating(seat, used(city, seat))
        + city.at().bonus.get(city, seat.index())
        - penalty(city, seat);
  }

  /** What the Contacts played on a player take off. */
  public static int penalty(City city, Seat seat) {
    int penalty = 0;
    var against = city.at().against(seat);
    for (int place = 0; place < against.size(city); place++)
      penalty += against.get(city, place).harm();
    return penalty;
  }

  /** The ability that is used, which need not be the one that is tested. */
  static Ability used(City city, Seat seat) {
    int other = city.at().substituted.get(city, seat.index());
    return other == 0 ? ability(city) : Ability.of(other - 1);
  }

  /** The chance of success in thousandths, as the attempt stands before the roll. */
  public static int chance(City city, Seat seat) {
    return city.edition().chance(difficulty(city) - rating(city, seat));
  }

  @Cites({NL_9_17, NL_9_18, NL_12_28})
  public static boolean isPassed(City city) {
    return city.at().best.get(city) >= difficulty(city);
  }

  /** The best attempt counts for all. */
  record Judge() implements Step<City> {

    @Override
    @Cites(NL_12_29)
    public void run(City city) {
      var at = city.at();
      int best = 0;
      for (var seat : attempting(city).list()) {
        best = Math.max(best, rating(city, seat) + at.rolled.get(city, seat.index()));
      }
      at.best.set(city, best);
      city.tell(NL_9_17, isPassed(city) ? "challenge.passed" : "challenge.failed", best);
      for (var seat : city.seats().list()) {
        if (!at.against(seat).isEmpty(city)) at.against(seat).moveAll(city, at.contactDiscard);
        Kit.forget(city, seat, Kit.IN_CHALLENGE);
      }
      at.source.set(city, 0);
    }
  }

  /** The members of a group in the order of their stack, the Boss first. */
  static Seats next(City city, Seats group) {
    return group.isEmpty() ? group : Seats.of(Crews.top(city, group));
  }
}

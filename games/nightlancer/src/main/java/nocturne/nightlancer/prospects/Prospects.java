package nocturne.nightlancer.prospects;

import java.util.OptionalDouble;
import nocturne.kernel.Foresight;
import nocturne.kernel.Option;
import nocturne.kernel.Result;
import nocturne.kernel.Seat;
import nocturne.nightlancer.Aside;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Reply;
import nocturne.nightlancer.challenge.Assist;
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.challenge.Odds;
import nocturne.nightlancer.challenge.PlayContact;
import nocturne.nightlancer.challenge.PlayOn;
import nocturne.nightlancer.challenge.UseCard;
import nocturne.nightlancer.challenge.UseSpecial;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.ContactType;
import nocturne.nightlancer.component.Space;
import nocturne.nightlancer.effect.Effect;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.OnMission;
import nocturne.nightlancer.street.Spaces;

/**
 * What a player's Prospects will come to: those she has, what everything else will be worth in the
 * end, and what this night should still bring. What dice decide counts as much as it is likely.
 */
public final class Prospects implements Foresight<City> {

  private static final double WON = 10;
  private static final double OTHERS = 0.5;

  /** What is done beside the question must be worth the while. */
  private static final double WORTH_THE_WHILE = 0.02;

  private static final double TO_GIVE = 0.2;
  private static final double RUDENESS = 0.05;
  private static final double FREE_DIE = 0.5;
  private static final double EFFORT = 0.02;
  private static final double CARD = 0.26;

  @Override
  public double of(City city, Seat seat) {
    return given(city, seat, Double.NaN);
  }

  @Override
  public double atHand(City city, Seat seat) {
    if (city.result().isPresent() || !city.hasLancer(seat)) return of(city, seat);
    var hour = Hour.of(city, city.agenda());
    return new Holdings(city, seat, hour, Rates.of(city, seat, hour)).sum();
  }

  /**
   * @param passing how likely the challenge that the player faces is passed, where that is known
   *     better than the table shows
   */
  private static double given(City city, Seat seat, double passing) {
    if (city.result().isPresent()) return counted(city, city.result().get(), seat);
    var agenda = city.agenda();
    var hour = Hour.of(city, agenda);
    var outlook = new Outlook(city, hour, agenda);
    double own = worth(city, seat, hour, outlook, passing);
    double best = Double.NEGATIVE_INFINITY;
    for (var other : city.seats().without(seat).list()) {
      if (city.plan().isTogether()) own += worth(city, other, hour, outlook, Double.NaN);
      else best = Math.max(best, atAGlance(city, other, hour, outlook));
    }
    return city.plan().isTogether() ? own : own - OTHERS * best;
  }

  private static double counted(City city, Result result, Seat seat) {
    double own = result.of(seat).score();
    double best = Double.NEGATIVE_INFINITY;
    for (var other : city.seats().without(seat).list()) {
      if (city.plan().isTogether()) own += result.of(other).score();
      else best = Math.max(best, result.of(other).score());
    }
    if (!city.plan().isTogether()) return own - OTHERS * best;
    return result.of(seat).won() ? own + WON : own - WON;
  }

  private static double worth(City city, Seat seat, Hour hour, Outlook outlook, double passing) {
    if (!city.hasLancer(seat)) return 0;
    var rates = Rates.of(city, seat, hour);
    double night =
        Double.isNaN(passing) ? outlook.of(seat, rates) : outlook.given(seat, rates, passing);
    return new Holdings(city, seat, hour, rates).sum() + night;
  }

  /** What somebody else has, and what comes of the challenge that she faces. */
  private static double atAGlance(City city, Seat seat, Hour hour, Outlook outlook) {
    if (!city.hasLancer(seat)) return 0;
    var rates = Rates.of(city, seat, hour);
    double worth = new Holdings(city, seat, hour, rates).open();
    return Odds.isFacing(city, seat) ? worth + outlook.of(seat, rates) : worth;
  }

  @Override
  public OptionalDouble after(City city, Seat seat, Option option) {
    var top = city.agenda().getFirst();
    if (Odds.isRolled(top)) return OptionalDouble.of(afterDice(city, seat, option));
    if (Odds.isAtObstacle(top)) return OptionalDouble.of(pastObstacle(city, seat, option));
    if (Odds.isChoosing(top)) {
      double used = withMeans(city, seat, option);
      if (!Double.isNaN(used)) return OptionalDouble.of(used);
    }
    return switch (option) {
      case Assist.Decision decision -> OptionalDouble.of(assisting(city, seat, decision));
      case Reply.ROLL -> OptionalDouble.of(of(city, seat));
      case Reply reply when reply == Reply.PASS && Challenges.isFaced(city) ->
          OptionalDouble.of(of(city, seat));
      case PlayOn play when play.card().type() != ContactType.FIXER ->
          OptionalDouble.of(against(city, seat, play));
      case Reply reply when reply == Reply.DONE && isIdle(city, seat) ->
          OptionalDouble.of(of(city, seat));
      case OnMission wish when wish.isToJoin() -> OptionalDouble.of(joining(city, seat, wish));
      case Space space when isLikeAnother(city, space) -> OptionalDouble.of(NEVER);
      case Aside.Sell _ when Hour.of(city, city.agenda()).streets() > 0 -> OptionalDouble.of(NEVER);
      case Option aside when Aside.isOne(aside) -> OptionalDouble.of(aside(city, seat, aside));
      default -> OptionalDouble.empty();
    };
  }

  /** Whether to be done changes nothing: nothing is left unbought or unpacked by it. */
  private static boolean isIdle(City city, Seat seat) {
    boolean packing =
        city.slotOf(seat) >= 0
            && city.at().packed.get(city, seat.index()) == 0
            && Hour.of(city, city.agenda()).working();
    return !packing && city.at().offer(seat).isEmpty(city);
  }

  /** Whether a space before this one is as good: then this one need not be looked at. */
  private static boolean isLikeAnother(City city, Space space) {
    if (space.pair() >= 0 || space.isOpen()) return false;
    for (var other : city.contents().spaces()) {
      if (other.equals(space)) return false;
      if (other.bits() == space.bits()
          && other.kind() == space.kind()
          && other.ring() == space.ring()
          && Spaces.isFree(city, other)) return true;
    }
    return false;
  }

  // Challenges

  private double assisting(City city, Seat seat, Assist.Decision decision) {
    if (decision == Assist.Decision.ATTEMPT) return of(city, seat) - EFFORT;
    var without = city.copy();
    Challenges.giveUp(without, seat);
    return of(without, seat);
  }

  /** The attempt with one card more, if that helps it. */
  private static double withMeans(City city, Seat seat, Option option) {
    var agenda = city.agenda();
    var hour = Hour.of(city, agenda);
    var means = new Means(city, seat, Rates.of(city, seat, hour));
    int bonus = means.bonus(option);
    if (bonus == 0) return Double.NaN;
    double passing = new Outlook(city, hour, agenda).passing(seat, bonus);
    return given(city, seat, passing) - means.cost(option);
  }

  private double pastObstacle(City city, Seat seat, Option option) {
    return switch (option) {
      case PlayContact _ -> of(city, seat) - CARD;
      case UseCard(var card) -> of(city, seat) - CARD * card.chips() / 2;
      case Reply.GIVE_UP -> assisting(city, seat, Assist.Decision.STAND_BACK);
      default -> of(city, seat) - EFFORT;
    };
  }

  /** What one keeps has failed, for nobody is asked whose challenge is passed. */
  private static double afterDice(City city, Seat seat, Option option) {
    int needed = Odds.needed(city, seat);
    if (option == Reply.REROLL) {
      int rolled = city.at().rolled.get(city, seat.index());
      double cost = Rates.of(city, seat, Hour.of(city, city.agenda())).resolve();
      return given(city, seat, Luck.once(city, needed + rolled)) - cost;
    }
    boolean close = option instanceof UseSpecial && needed == 1;
    return given(city, seat, close ? FREE_DIE : 0);
  }

  /** A Contact that hinders somebody in a challenge, or points at somebody who was paid. */
  private double against(City city, Seat seat, PlayOn play) {
    var played = city.copy();
    played.at().contacts(seat).move(played, play.card(), played.at().against(play.target()));
    if (play.card().type() == ContactType.COMPANY)
      played.at().heat.add(played, play.target().index(), play.card().harm());
    return of(played, seat);
  }

  // Crews

  /** Whether somebody is let in depends on what the Boss thinks of it. */
  private double joining(City city, Seat seat, OnMission wish) {
    int slot = 0;
    while (!city.isOpen(slot) || !city.mission(slot).equals(wish.mission())) slot++;
    var joined = city.copy();
    Crews.join(joined, seat, slot, wish.crew());
    var boss = Crews.boss(city, slot, wish.crew());
    return of(joined, boss) > of(city, boss) ? of(joined, seat) : of(city, seat) - RUDENESS;
  }

  // Beside the question

  /** What is done beside the question; the question stays, so it must be good by itself. */
  private double aside(City city, Seat seat, Option option) {
    double gain =
        switch (option) {
          case PlayContact(var card, var use) ->
              Favours.of(city, seat).contact(card.use(use).effects())
                  - (isKey(card) && city.slotOf(seat) >= 0 ? missed(city, seat, card) : 0);
          case UseCard(var card) ->
              Favours.of(city, seat).card(card.chips(), card.uses().getFirst().effects());
          case Aside.Sell _ -> tried(city, seat, option);
          default -> tried(city, seat, option) - TO_GIVE;
        };
    return gain > WORTH_THE_WHILE ? of(city, seat) + gain : NEVER;
  }

  /** Whether a Contact gets somebody past obstacles. */
  private static boolean isKey(Contact card) {
    for (int use = 0; use < Contact.HOSTILE; use++)
      if (card.use(use).effect(Effect.PassObstacle.class).isPresent()) return true;
    return false;
  }

  /** What the night is worse for without a Contact, beyond what any other would be worth. */
  private double missed(City city, Seat seat, Contact card) {
    var without = city.copy();
    without.discard(seat, card);
    return Math.max(0, of(city, seat) - of(without, seat) - CARD);
  }

  private double tried(City city, Seat seat, Option option) {
    var done = city.copy();
    done.choose(seat, option);
    return of(done, seat) - of(city, seat);
  }
}

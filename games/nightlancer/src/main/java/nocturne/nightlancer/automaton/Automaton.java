package nocturne.nightlancer.automaton;

import static nocturne.nightlancer.NightlancerRule.NL_18_02;
import static nocturne.nightlancer.NightlancerRule.NL_18_25;
import static nocturne.nightlancer.NightlancerRule.NL_19_24;
import static nocturne.nightlancer.NightlancerRule.NL_19_32;
import static nocturne.nightlancer.NightlancerRule.NL_19_34;

import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Mission;
import nocturne.nightlancer.component.Space;

/**
 * Whom those who play together try to beat. It has Heat, Prospects, tokens and a place in the turn
 * order, and no secrets.
 */
@Cites({NL_18_02, NL_18_25, NL_19_24, NL_19_32, NL_19_34})
public abstract class Automaton {

  public static final int TOKENS = 4;

  private static final int EARLY_LEAD = 2;
  private static final int LATE_LEAD = 3;

  /** What an edition calls its automaton; messages decline it. */
  public enum Name {
    AGENT,
    RIVAL
  }

  // What is asked of each

  public abstract Name name();

  /** Its Prospects at the start. */
  public abstract int start();

  /** Whether the players settle their own order behind it, instead of chance. */
  public abstract boolean letsPlayersOrder();

  /** Whether the players settle in which order it draws against them, instead of the stack. */
  public abstract boolean letsPlayersOrderDraws();

  /** What it does when Downtime begins. */
  public abstract void downtime(City city);

  /** What it does when a Round card was revealed. */
  public abstract void revealed(City city);

  /** Whether it would take a mission, as the round and what else there is allow. */
  abstract boolean wants(City city, Mission mission);

  /** How busy a kind of space is: it goes where most has been done. */
  abstract int busy(City city, Space.Kind kind);

  /** Whether it would rather have one space than another of its kind. */
  abstract boolean prefers(Space space, Space other);

  /** What happens where there is no space left for its token. */
  abstract void standAside(City city);

  /** Whether it leaves the members of a crew with a Deal alone. */
  public abstract boolean respectsDeals();

  /** Whether the game is lost now that a player has lost an Ideal. */
  abstract boolean breaks(City city, Seat seat);

  /** The rule by which that is so. */
  abstract Rule breaking();

  // The rules of what it does

  /** Missions that it takes. */
  abstract Rule missions();

  /** Spaces where it stands. */
  abstract Rule spaces();

  /** Pairs of the market that it clears. */
  abstract Rule pairs();

  /** Contacts that it turns up. */
  abstract Rule contacts();

  /** Why those who play against it don't compete with each other. */
  public abstract Rule alliance();

  /** What those who play against it may give each other. */
  public abstract Rule gifts();

  /** The rule by which it punishes those it has left behind. */
  public abstract Rule comparing();

  /** How much of an ability earns a player a Prospect at the end. */
  public abstract boolean masters(City city, Seat seat, Ability ability);

  /** The rule by which that is so. */
  public abstract Rule mastering();

  /** Whether the players have won. */
  public abstract boolean isBeaten(City city);

  // What they have in common

  public static int heat(City city) {
    return city.at().heat.get(city, city.seatCount());
  }

  public static int prospects(City city) {
    return city.at().prospects.get(city, city.seatCount());
  }

  static void setProspects(City city, int prospects) {
    city.at().prospects.set(city, city.seatCount(), prospects);
  }

  static void warm(City city) {
    if (heat(city) < City.MOST_HEAT) city.at().heat.add(city, city.seatCount(), 1);
  }

  /** Less Heat, point by point. */
  public final void cool(City city, int amount) {
    for (int i = 0; i < amount; i++) {
      if (heat(city) > 0) city.at().heat.add(city, city.seatCount(), -1);
      else coldAlready(city);
    }
  }

  /** A point of Heat that is not there can't be lost. */
  abstract void coldAlready(City city);

  /** Its Prospects are those of the best player and some more. */
  static void lead(City city, boolean late, Rule rule) {
    int best = Integer.MIN_VALUE;
    for (var seat : city.seats().list()) best = Math.max(best, city.prospects(seat));
    setProspects(city, best + (late ? LATE_LEAD : EARLY_LEAD));
    city.tell(rule, "automaton.leads", city.edition().automaton().name(), prospects(city));
  }

  /** A player has lost an Ideal. */
  public final void lostIdeal(City city, Seat seat) {
    if (city.plan().isTogether() && !city.isOver() && breaks(city, seat))
      Verdict.lose(city, seat, breaking());
  }

  /** At the very end of a round, whoever has fewer Prospects loses an Ideal. */
  public final void compare(City city) {
    for (var seat : city.seats().list())
      if (city.prospects(seat) < prospects(city)) Fortune.loseIdeals(city, seat, 1, comparing());
  }
}

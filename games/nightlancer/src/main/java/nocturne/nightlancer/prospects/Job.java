package nocturne.nightlancer.prospects;

import java.util.Arrays;
import java.util.List;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.nightlancer.City;
import nocturne.nightlancer.challenge.Odds;
import nocturne.nightlancer.component.Challenge;
import nocturne.nightlancer.component.Mission;
import nocturne.nightlancer.component.Penalty;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.effect.Effect;

/**
 * What a mission is worth to one member of a crew: the pay, if the crew always takes the better
 * route and leaves when it is no use to go on, less what it costs on the way.
 */
final class Job {

  private static final int MOST_HEALTH = 15;
  private static final double SHAKEN = 1;

  private final City city;
  private final Mission mission;
  private final List<Seat> crew;
  private final Reach[] reaches;
  private final Rates rates;
  private final Reach own;
  private final int health;
  private final double pay;
  private final double[] worth = new double[(Mission.STAGES + 2) * (MOST_HEALTH + 1)];

  /**
   * @param begun whether nothing more can be packed
   * @param share how likely it is that no other crew is paid instead
   */
  Job(City city, Seat seat, Mission mission, Seats crew, Rates rates, boolean begun, double share) {
    this.city = city;
    this.mission = mission;
    this.crew = crew.list();
    this.rates = rates;
    this.reaches = new Reach[this.crew.size()];
    for (int i = 0; i < reaches.length; i++)
      reaches[i] = Reach.on(city, this.crew.get(i), mission, begun);
    this.own = reaches[this.crew.indexOf(seat)];
    this.health = city.health(seat);
    this.pay = share * pay(mission.payment(reaches.length));
    Arrays.fill(worth, Double.NaN);
  }

  private double pay(List<Effect> row) {
    double pay = mission.dirty() ? -rates.ideal() : 0;
    for (var effect : row) {
      if (effect instanceof Effect.Gain gain) pay += gain.amount() * rate(gain.resource());
      else if (effect instanceof Effect.Draw(var deck, var count))
        pay += count * (deck == Effect.Deck.CONTACT ? rates.contact() : rates.opportunity());
    }
    return pay;
  }

  private double rate(Resource resource) {
    return switch (resource) {
      case CHIP -> rates.chip();
      case HEALTH -> rates.health();
      case RESOLVE -> rates.resolve();
      case PROSPECT -> 1;
      case IDEAL -> rates.ideal();
      case HEAT -> -rates.heat();
    };
  }

  /** What it is worth before a stage with so much Health. */
  double before(int stage, int left) {
    if (left <= 0) return shaken();
    if (stage > Mission.STAGES) return pay - lost(left);
    int at = stage * (MOST_HEALTH + 1) + Math.min(left, MOST_HEALTH);
    if (Double.isNaN(worth[at])) worth[at] = onBetterRoute(stage, left);
    return worth[at];
  }

  private double onBetterRoute(int stage, int left) {
    double best = -lost(left);
    for (var route : mission.stages().get(stage - 1).routes()) {
      var challenge = route.challenge();
      double passing = chance(challenge);
      double worth = passing * before(stage + 1, left);
      if (passing < 1) worth += (1 - passing) * failed(stage, challenge.danger(), left);
      best = Math.max(best, worth);
    }
    return best;
  }

  /** What it is worth after a failed route. */
  double failed(int stage, int danger, int left) {
    int after = left - own.wound(danger);
    if (after <= 0) return shaken();
    return switch (mission.stages().get(stage - 1).penalty()) {
      case Penalty.Abort _ -> -lost(after);
      case Penalty.Fight(var fight) -> {
        double passing = chance(fight);
        yield passing * before(stage + 1, after)
            + (1 - passing) * before(stage + 1, after - own.wound(fight.danger()));
      }
      case Penalty.Loss(var choices) -> {
        double best = Double.NEGATIVE_INFINITY;
        for (var losses : choices) best = Math.max(best, afterLosses(stage, after, losses));
        yield best;
      }
    };
  }

  private double afterLosses(int stage, int left, List<Effect> losses) {
    int after = left;
    double cost = 0;
    for (var effect : losses) {
      if (effect instanceof Effect.Gain gain) cost += gain.amount() * rate(gain.resource());
      if (!(effect instanceof Effect.Lose(var resource, var amount))) continue;
      if (resource == Resource.HEALTH) after -= amount;
      else cost -= amount * rate(resource);
    }
    return cost + before(stage + 1, after);
  }

  private double lost(int left) {
    return (health - left) * rates.health();
  }

  private double shaken() {
    return -lost(0) - rates.ideal() - SHAKEN;
  }

  /** How likely it is that somebody of the crew does it. */
  private double chance(Challenge challenge) {
    double failing = 1;
    for (int i = 0; i < reaches.length; i++) {
      var obstacle = challenge.obstacle();
      if (obstacle.isPresent() && !Odds.canPass(city, crew.get(i), obstacle.get())) continue;
      int needed = challenge.difficulty() - reaches[i].of(challenge.ability());
      failing *= 1 - Luck.of(city, crew.get(i), needed);
    }
    return 1 - failing;
  }
}

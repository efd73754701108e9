package nocturne.nightlancer.prospects;

import nocturne.kernel.Seat;
import nocturne.nightlancer.City;
import nocturne.nightlancer.component.Penalty;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.component.RoundCard;
import nocturne.nightlancer.effect.Effect;

/** What an Event costs a player who does not get the better of it. */
record Mishap(City city, Seat seat, Rates rates) {

  private static final double SHAKEN = 1.5;

  double costs(RoundCard card) {
    int wound = Reach.inEvent(city, seat).wound(card.challenge().danger());
    double cost = wound * rates.health();
    if (card.penalty() instanceof Penalty.Loss(var choices)) {
      double least = Double.POSITIVE_INFINITY;
      for (var losses : choices) {
        double sum = 0;
        for (var effect : losses) sum += cost(effect);
        least = Math.min(least, sum);
      }
      cost += least;
    }
    return wound >= city.health(seat) ? cost + SHAKEN + rates.ideal() : cost;
  }

  private double cost(Effect effect) {
    return switch (effect) {
      case Effect.Gain gain when gain.resource() == Resource.HEAT -> gain.amount() * rates.heat();
      case Effect.Lose(var resource, var amount) when resource == Resource.HEALTH ->
          amount * rates.health() + (amount >= city.health(seat) ? SHAKEN + rates.ideal() : 0);
      case Effect.Lose(var resource, var amount) when resource == Resource.CHIP ->
          Math.min(amount, city.chips(seat)) * rates.chip();
      default -> 0;
    };
  }
}

package nocturne.nightlancer.prospects;

import nocturne.kernel.Seat;
import nocturne.nightlancer.City;
import nocturne.nightlancer.component.Opportunity;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.effect.Cost;
import nocturne.nightlancer.effect.Effect;

/** What Opportunities are worth that are not bought yet. */
record Chances(City city, Seat seat, Hour hour, Rates rates) {

  private static final double LEAST = 0.12;
  private static final double IN_REACH = 0.6;
  private static final double OUT_OF_REACH = 0.35;
  private static final double AGENDA = 0.3;
  private static final double SKILL = 0.35;
  private static final double SKILL_A_NIGHT = 0.16;
  private static final double VITAL = 6;

  /** All in the Hand, and the best of those that are being looked at. */
  double inHand() {
    double sum = 0;
    var hand = city.at().opportunities(seat);
    for (int place = 0; place < hand.size(city); place++) sum += held(hand.get(city, place));
    var looked = city.at().lookedAt(seat);
    double best = 0;
    for (int place = 0; place < looked.size(city); place++)
      best = Math.max(best, held(looked.get(city, place)));
    return sum + best;
  }

  /** What it brings to buy the best of those in the Hand now. */
  double bestPurchase() {
    double best = 0;
    var hand = city.at().opportunities(seat);
    for (int place = 0; place < hand.size(city); place++) {
      var card = hand.get(city, place);
      if (isBuyable(card)) best = Math.max(best, (1 - IN_REACH) * (gain(card) - cost(card)));
    }
    return best;
  }

  private double held(Opportunity card) {
    double profit = gain(card) - cost(card);
    if (profit <= 0) return hour.streets() > 0 ? LEAST : LEAST / 2;
    if (hour.streets() == 0) return isBuyable(card) ? IN_REACH * profit : LEAST / 2;
    return Math.max(LEAST, (isBuyable(card) ? IN_REACH : OUT_OF_REACH) * profit);
  }

  /** Whether all that it takes is there but the turn to do it. */
  private boolean isBuyable(Opportunity card) {
    for (var requirement : card.requirements()) if (!requirement.isMet(city, seat)) return false;
    for (var cost : card.costs())
      if (cost instanceof Cost.Pay(var resource, var amount)
          && resource == Resource.CHIP
          && city.chips(seat) < amount) return false;
    return true;
  }

  private double gain(Opportunity card) {
    double gain = card.type() == Opportunity.Type.AGENDA ? AGENDA : 0;
    for (var effect : card.effects()) gain += gain(effect);
    return card.unique() && city.plan().isTogether() ? gain + VITAL : gain;
  }

  private double gain(Effect effect) {
    return switch (effect) {
      case Effect.Gain(var _, var resource, var amount) when resource == Resource.PROSPECT ->
          amount;
      case Effect.Gain(var _, var resource, var amount) when resource == Resource.IDEAL ->
          amount * rates.ideal();
      case Effect.Bonus(var _, var amount) -> amount * (SKILL + SKILL_A_NIGHT * hour.nights());
      case Effect.PerDowntime(Effect.Gain gain) -> gain.amount() * rates.chip() * hour.rounds();
      case Effect.PerDowntime _ -> rates.contact() * hour.rounds();
      case Effect.EndScore(var prospects, var _, var _, var _) -> prospects;
      default -> 0;
    };
  }

  private double cost(Opportunity card) {
    double sum = 0;
    for (var cost : card.costs()) sum += cost(cost);
    return sum;
  }

  private double cost(Cost cost) {
    return switch (cost) {
      case Cost.Pay(var resource, var amount) ->
          switch (resource) {
            case CHIP ->
                Rates.money(city.chips(seat), hour) - Rates.money(city.chips(seat) - amount, hour);
            case RESOLVE -> amount * rates.resolve();
            default -> amount * rates.health();
          };
      case Cost.DiscardHand(var _, var count) -> count * rates.contact();
      case Cost.DiscardAsset(var _, var count) -> count;
      case Cost.TakeHeat(var amount) -> amount * rates.heat();
      case Cost.LoseIdeal(var amount) -> amount * rates.ideal();
    };
  }
}

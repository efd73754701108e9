package nocturne.nightlancer.prospects;

import nocturne.kernel.Option;
import nocturne.kernel.Seat;
import nocturne.nightlancer.City;
import nocturne.nightlancer.challenge.CancelContact;
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.challenge.PlayContact;
import nocturne.nightlancer.challenge.UseCard;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.component.Timing;
import nocturne.nightlancer.component.Use;
import nocturne.nightlancer.effect.Cost;
import nocturne.nightlancer.effect.Effect;

/** What the cards of an attempt add to it, and what using them costs. */
record Means(City city, Seat seat, Rates rates) {

  private static final double USED_UP = 0.6;

  /** What an option adds to the score of the attempt, 0 where it adds nothing. */
  int bonus(Option option) {
    var ability = Challenges.ability(city);
    return switch (option) {
      case PlayContact(var card, var use) when card.use(use).timing() == Timing.CHALLENGE_SELF ->
          Effect.bonus(card.use(use).effects(), ability);
      case UseCard(var card) -> card.useful().to(ability);
      case CancelContact(var _, var what) -> what.harm();
      default -> 0;
    };
  }

  double cost(Option option) {
    return switch (option) {
      case UseCard(var card) -> {
        double cost = card.isLoud() ? rates.heat() : 0;
        for (var use : card.uses())
          if (use.timing() == Timing.CHALLENGE_SELF)
            yield cost + cost(use) + (isUsedUp(use) ? USED_UP * card.chips() * rates.chip() : 0);
        yield cost;
      }
      default -> rates.contact();
    };
  }

  private static boolean isUsedUp(Use use) {
    return use.effect(Effect.DiscardSelf.class).isPresent();
  }

  private double cost(Use use) {
    double cost = 0;
    for (var each : use.costs())
      if (each instanceof Cost.Pay(var resource, var amount) && resource == Resource.RESOLVE)
        cost += amount * rates.resolve();
    return cost;
  }
}

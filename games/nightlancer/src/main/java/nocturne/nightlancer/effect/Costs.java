package nocturne.nightlancer.effect;

import static nocturne.nightlancer.NightlancerRule.NL_16_06;
import static nocturne.nightlancer.NightlancerRule.NL_3_11;
import static nocturne.nightlancer.NightlancerRule.NL_3_15;

import java.util.List;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.component.MarketType;
import nocturne.nightlancer.component.Resource;

/** Paying: all of a price or nothing. */
@Cites({NL_3_11, NL_3_15})
public final class Costs {

  private Costs() {}

  public static boolean canPay(City city, Seat seat, List<Cost> costs) {
    return canPay(city, seat, costs, 0, 0);
  }

  /**
   * @param discount Chips that need not be paid
   * @param reserved Opportunities of the Hand that can't be discarded for it
   */
  static boolean canPay(City city, Seat seat, List<Cost> costs, int discount, int reserved) {
    for (var cost : costs) if (!isCovered(city, seat, cost, discount, reserved)) return false;
    return true;
  }

  private static boolean isCovered(City city, Seat seat, Cost cost, int discount, int reserved) {
    return switch (cost) {
      case Cost.Pay pay -> has(city, seat, pay.resource(), pay.amount(), discount);
      case Cost.DiscardHand give ->
          hand(city, seat, give.sort()) - reserved(give.sort(), reserved) >= give.count();
      case Cost.DiscardAsset give -> assets(city, seat, give.type()) >= give.count();
      case Cost.TakeHeat _ -> true;
      case Cost.LoseIdeal lose -> city.ideals(seat) >= lose.amount();
    };
  }

  private static int reserved(Cost.Sort sort, int reserved) {
    return sort.takesOpportunities() ? reserved : 0;
  }

  private static boolean has(City city, Seat seat, Resource resource, int amount, int discount) {
    return switch (resource) {
      case CHIP -> city.chips(seat) >= amount - discount;
      case HEALTH -> city.health(seat) >= amount;
      case RESOLVE -> city.resolve(seat) >= amount;
      case PROSPECT -> city.prospects(seat) >= amount;
      case IDEAL -> city.ideals(seat) >= amount;
      case HEAT -> true;
    };
  }

  /** How many cards of a sort are in the Hand. */
  @Cites(NL_16_06)
  static int hand(City city, Seat seat, Cost.Sort sort) {
    int count = sort.takesOpportunities() ? city.at().opportunities(seat).size(city) : 0;
    var contacts = city.at().contacts(seat);
    for (int place = 0; place < contacts.size(city); place++)
      if (sort.takes(contacts.get(city, place).type())) count++;
    return count;
  }

  private static int assets(City city, Seat seat, MarketType type) {
    int count = 0;
    var assets = city.at().assets(seat);
    for (int place = 0; place < assets.size(city); place++)
      if (!assets.isFaceDown(city, place) && assets.get(city, place).type() == type) count++;
    return count;
  }

  public static void pay(City city, Seat seat, List<Cost> costs, Rule rule) {
    pay(city, seat, costs, 0, rule);
  }

  /** Pays what can be paid at once; which cards are given is asked next. */
  static void pay(City city, Seat seat, List<Cost> costs, int discount, Rule rule) {
    for (int i = costs.size() - 1; i >= 0; i--) {
      switch (costs.get(i)) {
        case Cost.Pay pay -> {
          int less = pay.resource() == Resource.CHIP ? Math.min(discount, pay.amount()) : 0;
          Fortune.lose(city, seat, pay.resource(), pay.amount() - less, rule);
        }
        case Cost.DiscardHand give ->
            city.then(new GiveCard(seat, give.sort(), give.count(), rule));
        case Cost.DiscardAsset give ->
            city.then(new GiveAsset(seat, give.type(), give.count(), rule));
        case Cost.TakeHeat heat -> Fortune.heat(city, seat, heat.amount(), rule);
        case Cost.LoseIdeal lose -> Fortune.loseIdeals(city, seat, lose.amount(), rule);
      }
    }
  }
}

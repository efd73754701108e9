package nocturne.nightlancer.street;

import static nocturne.nightlancer.NightlancerRule.NL_1_09;
import static nocturne.nightlancer.NightlancerRule.NL_8_05;
import static nocturne.nightlancer.NightlancerRule.NL_8_22;

import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.component.Deed;
import nocturne.nightlancer.component.Space;
import nocturne.nightlancer.effect.BuyOpportunity;
import nocturne.nightlancer.effect.Cost;
import nocturne.nightlancer.effect.GiveCard;

/** What the spaces are for. */
public final class Deeds {

  private static final int LOAN = 10;

  private Deeds() {}

  /**
   * The deeds that are possible now, a bit each, but for the market, which depends on the space.
   */
  static int possible(City city, Seat seat) {
    int possible = 0;
    for (var deed : Deed.all())
      if (deed != Deed.BLACK_MARKET && isPossible(city, seat, deed, 0)) possible |= deed.bit();
    return possible;
  }

  /**
   * @param heat the Heat that comes before the deed
   */
  @Cites({NL_1_09, NL_8_05})
  static boolean isPossible(City city, Seat seat, Deed deed, Space space, int heat) {
    return deed == Deed.BLACK_MARKET
        ? Market.isAny(city, seat, city.at().pairs.get(space.pair()))
        : isPossible(city, seat, deed, heat);
  }

  private static boolean isPossible(City city, Seat seat, Deed deed, int heat) {
    return switch (deed) {
      case BLACK_MARKET -> throw new IllegalArgumentException("it depends on the space");
      case GATHER_FAVOURS, SLUMS_HUSTLES, REST -> true;
      case USE_CONNECTIONS -> BuyOpportunity.isAny(city, seat, 0, heat);
      case LOAN -> city.loans(seat) < City.MOST_LOANS;
      case BUY_PROSPECTS -> city.chips(seat) >= city.roundCard().price();
      case DROP_HEAT -> city.handSize(seat) > 0;
      case HARD_WORK -> {
        int cost = city.edition().hardWorkCosts();
        yield city.health(seat) >= cost && city.resolve(seat) >= cost;
      }
    };
  }

  static void perform(City city, Seat seat, Deed deed, Space space) {
    Spaces.euromafiaUsed(city, space, seat.index());
    int counted = Spaces.counted(deed);
    if (counted >= 0) city.at().deedsDone.add(city, counted, 1);
    var rule = city.edition().citing(deed);
    switch (deed) {
      case BLACK_MARKET -> city.then(new BuyFromPair(seat, space));
      case GATHER_FAVOURS -> city.drawContacts(seat, 1, rule);
      case SLUMS_HUSTLES -> {
        Fortune.chips(city, seat, 1, rule);
        Fortune.heal(city, seat, city.edition().hustleHealth(), rule);
      }
      case USE_CONNECTIONS -> city.then(new BuyOpportunity(seat, 0, false));
      case LOAN -> borrow(city, seat, rule);
      case BUY_PROSPECTS -> city.then(new BuyProspects(seat));
      case DROP_HEAT -> dropHeat(city, seat, rule);
      case HARD_WORK -> work(city, seat, rule);
      case REST -> rest(city, seat, rule);
    }
  }

  private static void borrow(City city, Seat seat, Rule rule) {
    city.at().loans.add(city, seat.index(), 1);
    city.tell(rule, "borrowed", seat);
    Fortune.chips(city, seat, LOAN, rule);
  }

  private static void dropHeat(City city, Seat seat, Rule rule) {
    city.then(new GiveCard(seat, Cost.Sort.ANY, 1, rule), new Cool(seat, rule));
  }

  /** The price has been paid. */
  record Cool(Seat seat, Rule rule) implements Step<City> {

    @Override
    public void run(City city) {
      Fortune.cool(city, seat, 1, rule);
    }
  }

  private static void work(City city, Seat seat, Rule rule) {
    int cost = city.edition().hardWorkCosts();
    if (cost > 0) {
      Fortune.hurt(city, seat, cost, rule);
      Fortune.unnerve(city, seat, cost, rule);
      Fortune.check(city, seat);
    }
    Fortune.chips(city, seat, 1, rule);
  }

  private static void rest(City city, Seat seat, Rule rule) {
    if (city.edition().restsWhole()) {
      Fortune.heal(city, seat, 1, rule);
      Fortune.calm(city, seat, 1, rule);
    } else {
      city.then(new RestUp(seat));
    }
  }

  /** Buys so many Prospects at the price of the round. */
  static void buyProspects(City city, Seat seat, int count) {
    Fortune.chips(city, seat, -count * city.roundCard().price(), NL_8_22);
    Fortune.prospects(city, seat, count, NL_8_22);
  }
}

package nocturne.nightlancer;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.effect.Effect.Prevent;

/** Somebody whose special is to leave no traces takes all the Heat, or less. */
record SlipAway(Seat seat, int amount, Rule rule) implements SeatAsk<City> {

  static boolean isPossible(City city, Seat seat) {
    return city.slotOf(seat) >= 0 && Specials.isLeft(city, seat) && prevented(city, seat) > 0;
  }

  private static int prevented(City city, Seat seat) {
    return city.lancer(seat)
        .special()
        .effect(Prevent.class)
        .filter(prevent -> prevent.resource() == Resource.HEAT)
        .map(Prevent::amount)
        .orElse(0);
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.slip-away", amount);
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    may.add(YesNo.YES);
    may.add(YesNo.NO);
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    int less = 0;
    if (option == YesNo.YES) {
      Specials.use(city, seat);
      less = prevented(city, seat);
    }
    Fortune.takeHeat(city, seat, Math.max(0, amount - less), rule);
  }
}

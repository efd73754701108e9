package nocturne.nightlancer.scoring;

import static nocturne.nightlancer.NightlancerRule.NL_15_04;
import static nocturne.nightlancer.NightlancerRule.NL_15_05;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.effect.Cost;
import nocturne.nightlancer.effect.GiveCard;

/**
 * Every point of Heat costs two things, or a Prospect.
 *
 * @param given how many things were given for the point that is being settled
 */
@Cites(NL_15_05)
record HeatBill(Seat seat, int given) implements SeatAsk<City> {

  private static final int THINGS = 2;

  HeatBill(Seat seat) {
    this(seat, 0);
  }

  /** What is not a card. */
  enum Pay implements Option {
    CHIP("pay-chip"),
    PROSPECT("lose-prospect");

    private final String id;

    Pay(String id) {
      this.id = id;
    }

    @Override
    public String id() {
      return id;
    }

    @Override
    public Text label() {
      return Text.of("option.heat-" + id);
    }
  }

  @Override
  public Seats asked(City city) {
    return city.heat(seat) > 0 ? Seats.of(seat) : Seats.NONE;
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.heat-bill", THINGS - given);
  }

  @Override
  public Rule rule() {
    return NL_15_04;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    if (given + city.chips(seat) + city.handSize(seat) >= THINGS) {
      if (city.chips(seat) > 0) may.add(Pay.CHIP);
      GiveCard.offer(city, seat, Cost.Sort.ANY, may);
    }
    if (given == 0) may.add(Pay.PROSPECT);
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    if (option == Pay.PROSPECT) {
      Fortune.prospects(city, seat, -1, NL_15_04);
      settle(city, seat);
      return;
    }
    if (option == Pay.CHIP) Fortune.chips(city, seat, -1, NL_15_04);
    else GiveCard.take(city, seat, ((GiveCard.Give) option).card(), NL_15_04);
    if (given + 1 < THINGS) city.then(new HeatBill(seat, given + 1));
    else settle(city, seat);
  }

  private static void settle(City city, Seat seat) {
    Fortune.cool(city, seat, 1, NL_15_04);
    city.then(new HeatBill(seat));
  }
}

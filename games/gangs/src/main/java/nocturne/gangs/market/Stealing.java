package nocturne.gangs.market;

import static nocturne.gangs.GangsRule.GN_3_10;

import nocturne.gangs.Fortune;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.component.Resource;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;

/** A resource from everybody who is ahead. */
public final class Stealing {

  private Stealing() {}

  /** Those who are ahead now are robbed, clockwise. */
  public static void begin(NightCity city, int side) {
    int victims = 0;
    for (int other = 0; other < city.sides(); other++)
      if (city.cred(other) > city.cred(side) && city.resources(other) > 0) victims |= 1 << other;
    if (victims != 0) city.then(new Next(side, victims, 1));
  }

  /** One victim after another. */
  record Next(int side, int victims, int places) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      if (places == city.sides()) return;
      city.then(new Next(side, victims, places + 1));
      int victim = city.clockwise(side, places);
      if ((victims & 1 << victim) != 0) city.then(new Steal(Seat.of(side), victim));
    }
  }

  /** What to take. */
  record Steal(Seat seat, int victim) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.steal", city.name(victim));
    }

    @Override
    public Rule rule() {
      return GN_3_10;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      may.add(Reply.PASS);
      for (int i = 0; i < Resource.COUNT; i++)
        if (city.has(victim, Resource.of(i)) > 0) may.add(Resource.of(i));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      if (!(option instanceof Resource resource)) return;
      Fortune.lose(city, victim, resource, 1, GN_3_10);
      Fortune.gain(city, seat.index(), resource, 1, GN_3_10);
    }
  }
}

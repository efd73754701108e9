package nocturne.gangs.effect;

import static nocturne.gangs.GangsRule.GN_3_03;

import nocturne.gangs.Amount;
import nocturne.gangs.Fortune;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Resource;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;

/** Secrets for Street Cred, up to so many times; all of it is one gain. */
public record BuyCred(Seat seat, int secrets, int cred, int times, Rule cause)
    implements SeatAsk<NightCity> {

  @Override
  public Text prompt(NightCity city, Seat seat) {
    return Text.of("ask.buy-cred", secrets, cred);
  }

  @Override
  public Rule rule() {
    return GN_3_03;
  }

  @Override
  public void options(NightCity city, Seat seat, Options may) {
    int most = Math.min(times, city.has(seat.index(), Resource.SECRETS) / secrets);
    for (int count = 0; count <= most; count++) may.add(Amount.of(count));
  }

  @Override
  public void chosen(NightCity city, Seat seat, Option option) {
    int count = ((Amount) option).number();
    Fortune.lose(city, seat.index(), Resource.SECRETS, count * secrets, cause);
    Fortune.cred(city, seat.index(), count * cred, cause);
  }
}

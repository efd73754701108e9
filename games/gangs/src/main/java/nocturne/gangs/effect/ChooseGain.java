package nocturne.gangs.effect;

import static nocturne.gangs.GangsRule.GN_8_09;

import java.util.List;
import nocturne.gangs.Fortune;
import nocturne.gangs.NightCity;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;

/** One of several gains. */
public record ChooseGain(Seat seat, List<Effect.Gain> gains, Rule cause)
    implements SeatAsk<NightCity> {

  @Override
  public Text prompt(NightCity city, Seat seat) {
    return Text.of("ask.gain");
  }

  @Override
  public Rule rule() {
    return GN_8_09;
  }

  @Override
  public void options(NightCity city, Seat seat, Options may) {
    for (int i = 0; i < gains.size(); i++) may.add(gains.get(i));
  }

  @Override
  public void chosen(NightCity city, Seat seat, Option option) {
    Fortune.gain(city, seat.index(), (Effect.Gain) option, cause);
  }
}

package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_7_22;

import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.Rival;
import nocturne.gangs.effect.Effect;
import nocturne.gangs.unit.Held;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;

/** The Tyger Claws call in what a rival holds of them. */
record Payback(Seat seat, int firepower, int cred) implements SeatAsk<NightCity> {

  static void begin(NightCity city, int side, Effect.Payback payback) {
    for (int other = 0; other < city.sides(); other++)
      if (isDebtor(city, side, other)) {
        city.then(new Payback(Seat.of(side), payback.firepower(), payback.cred()));
        return;
      }
  }

  private static boolean isDebtor(NightCity city, int side, int other) {
    return other != side && Firefight.takesPart(city, other) && Held.count(city, side, other) > 0;
  }

  @Override
  public Text prompt(NightCity city, Seat seat) {
    return Text.of("ask.payback", firepower, cred);
  }

  @Override
  public Rule rule() {
    return GN_7_22;
  }

  @Override
  public void options(NightCity city, Seat seat, Options may) {
    may.add(Reply.PASS);
    for (int other = 0; other < city.sides(); other++)
      if (isDebtor(city, seat.index(), other)) may.add(Rival.of(city, other));
  }

  @Override
  public void chosen(NightCity city, Seat seat, Option option) {
    if (!(option instanceof Rival rival)) return;
    int side = seat.index();
    int units = Held.giveBack(city, side, rival.side());
    city.at().bonus.add(city, side, units * firepower);
    city.at().payback.set(city, side, rival.side() + 1);
    if (city.isHeard()) city.tell(GN_7_22, "payback", city.name(side), rival.who(), units);
  }

  /** What the debt pays after the firefight. */
  static int cred(NightCity city, int side) {
    for (var trigger : city.gang(side).triggers())
      for (var effect : trigger.effects())
        if (effect.core() instanceof Effect.Payback(var _, var cred)) return cred;
    return 0;
  }
}

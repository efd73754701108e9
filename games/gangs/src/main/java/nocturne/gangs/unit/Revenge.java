package nocturne.gangs.unit;

import static nocturne.gangs.GangsRule.GN_2_06;
import static nocturne.gangs.GangsRule.GN_2_33;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.Rival;
import nocturne.gangs.component.Edgerunner;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Unit;
import nocturne.gangs.firefight.Firefight;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;

/** The Tyger Claws may leave a fallen unit with a rival of the firefight. */
@Cites(GN_2_06)
record Revenge(Seat seat, Unit unit) implements SeatAsk<NightCity> {

  @Override
  public Text prompt(NightCity city, Seat seat) {
    return Text.of("ask.revenge", unit);
  }

  @Override
  public Rule rule() {
    return GN_2_33;
  }

  @Override
  public void options(NightCity city, Seat seat, Options may) {
    may.add(Reply.RESERVE);
    if (!isInReserve(city)) return;
    for (int side = 0; side < city.sides(); side++)
      if (side != seat.index() && Firefight.takesPart(city, side)) may.add(Rival.of(city, side));
  }

  private boolean isInReserve(NightCity city) {
    return switch (unit) {
      case Member member -> Units.reserve(city, seat.index(), member) > 0;
      case Edgerunner edgerunner -> Units.isInReserve(city, edgerunner);
    };
  }

  @Override
  public void chosen(NightCity city, Seat seat, Option option) {
    if (!(option instanceof Rival rival)) return;
    int holder = rival.side();
    switch (unit) {
      case Member member -> {
        Units.reserve(city, seat.index(), member, -1);
        city.at().held.add(city, holder * Member.COUNT + member.ordinal(), 1);
      }
      case Edgerunner edgerunner -> city.at().figureAt.set(city, edgerunner.index(), -(holder + 1));
    }
    if (city.isHeard())
      city.tell(GN_2_33, "revenge", city.name(seat.index()), unit, city.name(holder));
  }
}

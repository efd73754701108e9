package nocturne.gangs.reclaim;

import static nocturne.gangs.GangsRule.GN_13_06;
import static nocturne.gangs.GangsRule.GN_13_07;
import static nocturne.gangs.GangsRule.GN_13_08;
import static nocturne.gangs.GangsRule.GN_13_09;
import static nocturne.gangs.GangsRule.GN_13_10;
import static nocturne.gangs.GangsRule.GN_13_11;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Piece;
import nocturne.gangs.component.Role;
import nocturne.gangs.story.Branches;
import nocturne.gangs.unit.Drones;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;

/** A unit from the reserve to a hideout, as often as there are hideouts. */
@Cites({GN_13_07, GN_13_08, GN_13_10, GN_13_11})
public record Recruit(Seat seat, int left) implements SeatAsk<NightCity> {

  /** One recruit for each hideout. */
  public record Begin(int side) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      city.then(new Recruit(Seat.of(side), city.hideouts(side)));
    }
  }

  @Override
  public Text prompt(NightCity city, Seat seat) {
    return Text.of("ask.recruit", left);
  }

  @Override
  public Rule rule() {
    return GN_13_06;
  }

  @Override
  public void options(NightCity city, Seat seat, Options may) {
    may.add(Reply.DONE);
    int side = seat.index();
    for (int member = 0; member < Member.BASIC; member++)
      if (Units.reserve(city, side, Member.of(member)) > 0) places(city, side, member, may);
    var hired = city.at().hired(side);
    for (int place = 0; place < hired.size(city); place++)
      if (Units.isInReserve(city, hired.get(city, place)))
        places(city, side, hired.get(city, place).number(), may);
  }

  private static void places(NightCity city, int side, int unit, Options may) {
    for (int left = city.at().hideouts.get(city, side); left != 0; left &= left - 1)
      may.add(city.piece(side, unit, Integer.numberOfTrailingZeros(left)));
  }

  @Override
  public void chosen(NightCity city, Seat seat, Option option) {
    if (!(option instanceof Piece piece)) return;
    if (left > 1) city.then(new Recruit(seat, left - 1));
    int side = seat.index();
    Units.reserve(city, side, piece.unit(), -1);
    Units.put(city, side, piece.unit(), piece.district());
    if (city.isHeard())
      city.tell(GN_13_06, "recruited", city.name(side), piece.unit(), piece.spot());
    if (piece.unit().role() == Role.TECHIE) Drones.create(city, side, piece.district(), GN_13_09);
    Branches.watch(city);
  }
}

package nocturne.gangs.unit;

import static nocturne.gangs.GangsRule.GN_2_36;
import static nocturne.gangs.GangsRule.GN_2_37;
import static nocturne.gangs.GangsRule.GN_2_38;
import static nocturne.gangs.GangsRule.GN_2_39;
import static nocturne.gangs.GangsRule.GN_2_40;
import static nocturne.gangs.GangsRule.GN_2_41;
import static nocturne.gangs.GangsRule.GN_2_42;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.component.Board;
import nocturne.gangs.component.District;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Piece;
import nocturne.gangs.story.Branches;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;

/** A basic unit of somebody else is replaced by one's own of the same type. */
@Cites({GN_2_36, GN_2_39, GN_2_40, GN_2_41, GN_2_42})
public record Converting(Seat seat) implements SeatAsk<NightCity> {

  @Override
  public Text prompt(NightCity city, Seat seat) {
    return Text.of("ask.convert");
  }

  @Override
  public Rule rule() {
    return GN_2_37;
  }

  @Override
  public void options(NightCity city, Seat seat, Options may) {
    for (int side = 0; side < city.sides(); side++)
      if (side != seat.index())
        for (int member = 0; member < Member.BASIC; member++) list(city, side, member, may);
    if (may.size() == 0) may.add(Reply.PASS);
  }

  private void list(NightCity city, int side, int member, Options may) {
    boolean possible = Units.reserve(city, seat.index(), Member.of(member)) > 0;
    if (!possible && !may.explaining()) return;
    for (int district = 0; district < District.COUNT; district++)
      if (Units.open(city, side, member, district) > 0)
        offer(city.piece(side, member, district), possible, may);
    for (int poi = 0; poi < city.at().standing.length(); poi++)
      if (Units.sideAt(city, poi) == side && Units.unitAt(city, poi) == member)
        offer(city.piece(side, member, Board.spotOfPoi(poi)), possible, may);
  }

  private static void offer(Piece piece, boolean possible, Options may) {
    if (possible) may.add(piece);
    else may.refuse(piece, GN_2_38);
  }

  @Override
  public void chosen(NightCity city, Seat seat, Option option) {
    if (!(option instanceof Piece piece)) return;
    int side = city.sideOf(piece);
    int spot = piece.spot().index();
    Units.take(city, side, piece.unit(), spot);
    Units.reserve(city, side, piece.unit(), 1);
    Units.reserve(city, seat.index(), piece.unit(), -1);
    Units.put(city, seat.index(), piece.unit(), spot);
    if (city.isHeard())
      city.tell(GN_2_37, "converted", city.name(seat.index()), piece.unit(), piece.spot());
    Arrivals.occupied(city, seat.index(), piece.unit(), spot);
    Abilities.settle(city);
    Drones.check(city, side, piece.district());
    Branches.watch(city);
  }
}

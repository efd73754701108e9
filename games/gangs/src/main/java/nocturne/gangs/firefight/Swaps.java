package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_19_23;
import static nocturne.gangs.GangsRule.GN_7_09;
import static nocturne.gangs.GangsRule.GN_7_10;
import static nocturne.gangs.GangsRule.GN_7_12;

import java.util.List;
import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.component.Board;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Piece;
import nocturne.gangs.component.Role;
import nocturne.gangs.story.Branches;
import nocturne.gangs.unit.Abilities;
import nocturne.gangs.unit.Arrivals;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;

/** Step 1: solos of the initiator take the places of opponents in points of interest. */
@Cites({GN_7_10, GN_19_23})
record Swaps(Seat seat) implements SeatAsk<NightCity> {

  /** A solo and whom it puts out. */
  record Swap(Piece solo, Piece other) implements Option {

    @Override
    public String id() {
      return solo.id() + "-for-" + other.id();
    }

    @Override
    public Text label() {
      return Text.of("option.swap", solo.unit(), solo.spot(), other.label());
    }

    @Override
    public List<? extends Named> touches() {
      return List.of(solo.spot(), other.spot());
    }
  }

  @Override
  public Text prompt(NightCity city, Seat seat) {
    return Text.of("ask.swap");
  }

  @Override
  public Rule rule() {
    return GN_7_09;
  }

  @Override
  public void options(NightCity city, Seat seat, Options may) {
    may.add(Reply.DONE);
    int district = Firefight.district(city);
    for (int poi : city.board().poisOf(district)) {
      int holder = Units.sideAt(city, poi);
      if (holder < 0 || holder == seat.index()) continue;
      var other = city.piece(holder, Units.unitAt(city, poi), Board.spotOfPoi(poi));
      solos(city, seat.index(), district, other, may);
    }
  }

  private static void solos(NightCity city, int side, int district, Piece other, Options may) {
    if (Units.open(city, side, Member.SOLO.ordinal(), district) > 0)
      may.add(new Swap(city.piece(side, Member.SOLO.ordinal(), district), other));
    int swapped = city.at().arrivedPois.get(city);
    for (int poi : city.board().poisOf(district))
      if (Units.sideAt(city, poi) == side
          && city.unit(Units.unitAt(city, poi)).role() == Role.SOLO
          && (swapped & 1 << poi) == 0)
        may.add(new Swap(city.piece(side, Units.unitAt(city, poi), Board.spotOfPoi(poi)), other));
    var hired = city.at().hired(side);
    for (int place = 0; place < hired.size(city); place++) {
      var edgerunner = hired.get(city, place);
      if (edgerunner.role() == Role.SOLO && Units.spotOf(city, edgerunner) == district)
        may.add(new Swap(city.piece(side, edgerunner.number(), district), other));
    }
  }

  @Override
  @Cites(GN_7_12)
  public void chosen(NightCity city, Seat seat, Option option) {
    if (!(option instanceof Swap(var solo, var other))) return;
    int side = seat.index();
    int holder = city.sideOf(other);
    int spot = other.spot().index();
    Units.take(city, side, solo.unit(), solo.spot().index());
    Units.take(city, holder, other.unit(), spot);
    Units.put(city, side, solo.unit(), spot);
    Units.put(city, holder, other.unit(), other.district());
    var swapped = city.at().arrivedPois;
    swapped.set(city, swapped.get(city) | 1 << Board.poiAt(spot));
    if (city.isHeard())
      city.tell(
          GN_7_09,
          "swapped",
          city.name(side),
          solo.unit(),
          city.name(holder),
          other.unit(),
          other.spot());
    city.then(this);
    Arrivals.occupied(city, side, solo.unit(), spot);
    Abilities.settle(city);
    Branches.watch(city);
  }
}

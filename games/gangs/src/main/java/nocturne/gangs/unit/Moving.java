package nocturne.gangs.unit;

import static nocturne.gangs.GangsRule.GN_2_11;
import static nocturne.gangs.GangsRule.GN_2_18;
import static nocturne.gangs.GangsRule.GN_2_23;
import static nocturne.gangs.GangsRule.GN_2_24;
import static nocturne.gangs.GangsRule.GN_2_25;
import static nocturne.gangs.GangsRule.GN_2_26;
import static nocturne.gangs.GangsRule.GN_2_27;
import static nocturne.gangs.GangsRule.GN_2_28;
import static nocturne.gangs.GangsRule.GN_2_29;
import static nocturne.gangs.GangsRule.GN_2_30;
import static nocturne.gangs.GangsRule.GN_2_32;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.component.Board;
import nocturne.gangs.component.District;
import nocturne.gangs.component.Edgerunner;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Move;
import nocturne.gangs.component.Unit;
import nocturne.gangs.story.Branches;
import nocturne.gangs.story.Tale;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;

/**
 * One movement instruction: units of these roles move one after another, each at most once.
 *
 * @param left how many may still move
 * @param action whether it is the movement of an action, and not of some other effect
 */
@Cites({GN_2_11, GN_2_18, GN_2_25, GN_2_26, GN_2_28, GN_2_32})
public record Moving(Seat seat, int roles, int left, boolean action) implements SeatAsk<NightCity> {

  /** As many as there are. */
  public static final int ANY_NUMBER = 99;

  /** Lets a player move next. */
  public static void start(NightCity city, int side, int roles, int most, boolean action) {
    city.then(new Moving(Seat.of(side), roles, most, action), new End(side));
  }

  @Override
  public Text prompt(NightCity city, Seat seat) {
    return left >= ANY_NUMBER ? Text.of("ask.move") : Text.of("ask.move-some", left);
  }

  @Override
  public Rule rule() {
    return GN_2_23;
  }

  @Override
  public void options(NightCity city, Seat seat, Options may) {
    may.add(Reply.DONE);
    int side = seat.index();
    int taken = Routes.taken(city);
    for (int member = 0; member < Member.COUNT; member++)
      if ((roles & 1 << member) != 0)
        for (int left = waiting(city, side, member); left != 0; left &= left - 1)
          Routes.list(city, side, member, Integer.numberOfTrailingZeros(left), taken, may);
    int pois = Units.points(city, side) & ~city.at().arrivedPois.get(city);
    for (; pois != 0; pois &= pois - 1)
      fromPoi(city, side, Integer.numberOfTrailingZeros(pois), taken, may);
    var hired = city.at().hired(side);
    for (int place = 0; place < hired.size(city); place++)
      fromTheOpen(city, side, hired.get(city, place), taken, may);
  }

  /**
   * The districts where members of a sort stand in the open that have not moved, as bits. There is
   * no branch in it: which these are can't be guessed, and wrong guesses cost more than all the
   * rest.
   */
  private static int waiting(NightCity city, int side, int member) {
    int waiting = 0;
    for (int district = 0; district < District.COUNT; district++) {
      int moved = arrived(city, member, district) - Units.open(city, side, member, district);
      waiting |= (moved >>> (Integer.SIZE - 1)) << district;
    }
    return waiting;
  }

  private void fromPoi(NightCity city, int side, int poi, int taken, Options may) {
    int unit = Units.unitAt(city, poi);
    if ((roles & city.board().role(unit)) != 0)
      Routes.list(city, side, unit, Board.spotOfPoi(poi), taken, may);
  }

  private void fromTheOpen(
      NightCity city, int side, Edgerunner edgerunner, int taken, Options may) {
    int spot = Units.spotOf(city, edgerunner);
    if (spot < 0 || Board.isPoi(spot) || (roles & edgerunner.role().bit()) == 0) return;
    if ((city.at().arrivedFigures.get(city) & 1 << edgerunner.index()) == 0)
      Routes.list(city, side, edgerunner.number(), spot, taken, may);
  }

  private static int arrived(NightCity city, int member, int district) {
    return city.at().arrived.get(city, member * District.COUNT + district);
  }

  @Override
  public void chosen(NightCity city, Seat seat, Option option) {
    if (!(option instanceof Move move)) return;
    if (left > 1) city.then(left >= ANY_NUMBER ? this : new Moving(seat, roles, left - 1, action));
    int side = seat.index();
    go(city, side, move);
    arrive(city, move.piece().unit(), move.to().index());
    if (action && !move.piece().unit().isDrone())
      Tale.moved(city, side, move.piece().district(), move.to().district());
  }

  private static void arrive(NightCity city, Unit unit, int spot) {
    if (Board.isPoi(spot)) {
      int pois = city.at().arrivedPois.get(city);
      city.at().arrivedPois.set(city, pois | 1 << Board.poiAt(spot));
      return;
    }
    switch (unit) {
      case Member member ->
          city.at().arrived.add(city, member.ordinal() * District.COUNT + spot, 1);
      case Edgerunner edgerunner ->
          city.at()
              .arrivedFigures
              .set(city, city.at().arrivedFigures.get(city) | 1 << edgerunner.index());
    }
  }

  /** A unit goes where it may; abilities that this wakes are only noted. */
  @Cites({GN_2_24, GN_2_27, GN_2_30})
  static void go(NightCity city, int side, Move move) {
    var unit = move.piece().unit();
    int from = move.piece().spot().index();
    int to = move.to().index();
    Units.take(city, side, unit, from);
    Units.put(city, side, unit, to);
    if (city.isHeard()) city.tell(GN_2_23, "moved", city.name(side), unit, move.to());
    Arrivals.moved(city, side, unit, from, to);
    Branches.watch(city);
  }

  /** The instruction is over, and so is every unit's turn to move. */
  record End(int side) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      city.at().arrived.clear(city);
      city.at().arrivedPois.set(city, 0);
      city.at().arrivedFigures.set(city, 0);
      new Settle(side).run(city);
    }
  }

  /** After moves, drones left alone are lost, and abilities that are due are used. */
  @Cites(GN_2_29)
  record Settle(int side) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      Abilities.settle(city);
      Drones.checkEverywhere(city, side);
    }
  }
}

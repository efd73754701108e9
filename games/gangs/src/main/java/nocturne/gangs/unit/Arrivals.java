package nocturne.gangs.unit;

import static nocturne.gangs.GangsRule.GN_7_11;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Board;
import nocturne.gangs.component.Edgerunner;
import nocturne.gangs.component.PoiKind;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.component.Unit;

/** Whom it concerns that a unit has come somewhere. */
public final class Arrivals {

  private Arrivals() {}

  /** A unit has come to stand in a point of interest, in whatever way. */
  @Cites(GN_7_11)
  public static void occupied(NightCity city, int side, Unit unit, int spot) {
    if (!Board.isPoi(spot)) return;
    if (city.board().poi(Board.poiAt(spot)).kind() != PoiKind.FIXER) return;
    var hired = city.at().hired(side);
    for (int place = 0; place < hired.size(city); place++) {
      var edgerunner = hired.get(city, place);
      if (hired.isMarked(city, place, Timing.FIXER_OCCUPIED.bit()) && !edgerunner.equals(unit))
        Abilities.note(city, edgerunner, Timing.FIXER_OCCUPIED);
    }
  }

  /** A unit has moved. */
  static void moved(NightCity city, int side, Unit unit, int from, int to) {
    occupied(city, side, unit, to);
    int district = city.board().spot(to).district();
    if (!(unit instanceof Edgerunner edgerunner)) return;
    if (city.board().spot(from).district() == district) return;
    if ((edgerunner.timings() & Timing.ENTERED.bit()) == 0 || !city.isPlayer(side)) return;
    for (int other = 0; other < city.sides(); other++)
      if (other != side && Units.isIn(city, other, district)) {
        Abilities.note(city, edgerunner, Timing.ENTERED);
        return;
      }
  }
}

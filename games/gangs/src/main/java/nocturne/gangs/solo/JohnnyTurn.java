package nocturne.gangs.solo;

import static nocturne.gangs.GangsRule.GN_18_01;
import static nocturne.gangs.GangsRule.GN_18_02;
import static nocturne.gangs.GangsRule.GN_18_03;
import static nocturne.gangs.GangsRule.GN_18_04;
import static nocturne.gangs.GangsRule.GN_18_05;
import static nocturne.gangs.GangsRule.GN_18_06;

import nocturne.gangs.Cites;
import nocturne.gangs.Fortune;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Board;
import nocturne.gangs.component.Role;
import nocturne.gangs.firefight.Firefight;
import nocturne.gangs.unit.Losing;
import nocturne.gangs.unit.Units;

/** Johnny Silverhand goes where chance sends him, and somebody always regrets it. */
public final class JohnnyTurn {

  private JohnnyTurn() {}

  @Cites(GN_18_05)
  public static void begin(NightCity city) {
    city.then(new EndOpponentTurn(NightCity.JOHNNY));
    city.at().districtDeck.moveTop(city, city.at().districtsDrawn);
    int district = city.at().districtsDrawn.top(city).index();
    go(city, district);
    if (Units.isIn(city, 0, district)) {
      if (city.isHeard()) city.tell(GN_18_02, "johnny.fights");
      Firefight.begin(city, NightCity.JOHNNY, district);
    } else if (Units.isIn(city, NightCity.OPPOSING_GANG, district)) {
      amongGang(city, district);
    } else {
      alone(city);
    }
  }

  @Cites(GN_18_06)
  private static void go(NightCity city, int district) {
    var johnny = city.contents().johnny();
    Units.take(city, NightCity.JOHNNY, johnny, Units.spotOf(city, johnny));
    int spot = district;
    for (int poi : city.board().poisOf(district))
      if (Units.isFree(city, poi)) spot = Board.spotOfPoi(poi);
    Units.put(city, NightCity.JOHNNY, johnny, spot);
    if (city.isHeard()) city.tell(GN_18_01, "johnny.goes", city.board().spot(spot));
  }

  private static void amongGang(NightCity city, int district) {
    while (Units.isIn(city, NightCity.OPPOSING_GANG, district))
      Losing.lose(
          city, Units.some(city, NightCity.OPPOSING_GANG, Role.ANY, district), false, GN_18_03);
    Fortune.cred(city, NightCity.JOHNNY, city.contents().opponents().johnnyAmongGang(), GN_18_03);
    Removing.topmost(city, GN_18_03);
  }

  private static void alone(NightCity city) {
    Fortune.cred(city, NightCity.JOHNNY, city.contents().opponents().johnnyAlone(), GN_18_04);
    Removing.all(city, GN_18_04);
  }
}

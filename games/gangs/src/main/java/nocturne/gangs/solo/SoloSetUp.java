package nocturne.gangs.solo;

import static nocturne.gangs.GangsRule.GN_17_05;
import static nocturne.gangs.GangsRule.GN_17_06;
import static nocturne.gangs.GangsRule.GN_17_07;
import static nocturne.gangs.GangsRule.GN_17_08;
import static nocturne.gangs.GangsRule.GN_17_09;
import static nocturne.gangs.GangsRule.GN_17_10;
import static nocturne.gangs.GangsRule.GN_17_14;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Board;
import nocturne.gangs.component.Member;
import nocturne.gangs.unit.Units;

/** The two opponents of a lone player take their places. */
@Cites({GN_17_09, GN_17_10})
public final class SoloSetUp {

  private SoloSetUp() {}

  public static void lay(NightCity city) {
    gang(city);
    johnny(city);
  }

  @Cites({GN_17_05, GN_17_06})
  private static void gang(NightCity city) {
    int side = NightCity.OPPOSING_GANG;
    var gang = city.gang(side);
    city.at().hideouts.set(city, side, 1 << gang.start());
    for (var member : Member.values()) {
      int placed = gang.placed().get(member.ordinal());
      int spot = member == Member.TECHIE ? point(city, gang.start()) : gang.start();
      for (int i = 0; i < placed; i++) Units.put(city, side, member, spot);
      Units.reserve(city, side, member, gang.owned().get(member.ordinal()) - placed);
    }
  }

  @Cites({GN_17_07, GN_17_08, GN_17_14})
  private static void johnny(NightCity city) {
    var johnny = city.contents().johnny();
    city.at().edgerunnersGone.move(city, johnny, city.at().hired(NightCity.JOHNNY));
    int start = city.contents().opponents().johnnyStart();
    Units.put(city, NightCity.JOHNNY, johnny, point(city, start));
  }

  /** The spot of the only point of interest of a district. */
  private static int point(NightCity city, int district) {
    return Board.spotOfPoi(city.board().poisOf(district)[0]);
  }
}

package nocturne.gangs.turn;

import static nocturne.gangs.GangsRule.GN_12_01;
import static nocturne.gangs.GangsRule.GN_12_02;
import static nocturne.gangs.GangsRule.GN_6_07;
import static nocturne.gangs.GangsRule.GN_6_08;
import static nocturne.gangs.GangsRule.GN_6_09;
import static nocturne.gangs.GangsRule.GN_7_01;
import static nocturne.gangs.GangsRule.GN_8_01;
import static nocturne.gangs.GangsRule.GN_9_01;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Disc;
import nocturne.gangs.hideout.Building;
import nocturne.gangs.unit.Units;
import nocturne.gangs.upgrade.Upgrading;
import nocturne.kernel.Rule;

/** Which discs can be spent. */
@Cites({GN_7_01, GN_8_01, GN_9_01})
public final class Discs {

  /** Every action, as bits. */
  public static final int ALL = (1 << Disc.ACTIONS) - 1;

  private Discs() {}

  static boolean isSpent(NightCity city, int side, Disc disc) {
    return (city.at().spentDiscs.get(city, side) & disc.bit()) != 0;
  }

  /** The discs that can be spent, as bits. */
  @Cites(GN_6_07)
  public static int usable(NightCity city, int side) {
    int left = ~city.at().spentDiscs.get(city, side);
    boolean wild = (left & Disc.WILD.bit()) != 0;
    int possible = possible(city, side, wild ? ALL : left);
    return wild && possible != 0 ? (possible & left) | Disc.WILD.bit() : possible & left;
  }

  /** Those of some actions that can be performed, wherever their discs lie; as bits. */
  @Cites({GN_6_08, GN_6_09, GN_12_01, GN_12_02})
  public static int possible(NightCity city, int side, int actions) {
    int possible = Units.roles(city, side) & Disc.OF_UNITS;
    if (Building.isPossible(city, side)) possible |= Disc.HIDEOUT.bit();
    if (Upgrading.isPossible(city, side)) possible |= Disc.UPGRADE.bit();
    return possible & actions;
  }

  static boolean isAnyUsable(NightCity city, int side) {
    return usable(city, side) != 0;
  }

  /** Why an action can't be performed. */
  static Rule reason(Disc disc) {
    return switch (disc) {
      case SOLOS, TECHIES, NETRUNNERS -> GN_6_08;
      case HIDEOUT, UPGRADE, WILD -> GN_6_09;
    };
  }
}

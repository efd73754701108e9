package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_2_17;

import nocturne.gangs.Cites;

/** The words that cards have for some of the units. */
@Cites(GN_2_17)
public enum Kin {
  UNIT,
  BASIC,
  DRONE,
  NON_DRONE,
  SOLO,
  TECHIE,
  NETRUNNER,
  EDGERUNNER;

  public static final int COUNT = values().length;

  public boolean has(Unit unit) {
    return switch (this) {
      case UNIT -> true;
      case BASIC -> unit instanceof Member && !unit.isDrone();
      case DRONE -> unit.isDrone();
      case NON_DRONE -> !unit.isDrone();
      case SOLO -> unit.role() == Role.SOLO;
      case TECHIE -> unit.role() == Role.TECHIE;
      case NETRUNNER -> unit.role() == Role.NETRUNNER;
      case EDGERUNNER -> unit instanceof Edgerunner;
    };
  }
}

package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_2_01;
import static nocturne.gangs.GangsRule.GN_2_15;

import java.util.Locale;
import nocturne.gangs.Cites;

/** The units that every gang owns; those of one gang and sort are interchangeable. */
@Cites({GN_2_01, GN_2_15})
public enum Member implements Unit {
  SOLO(Role.SOLO),
  TECHIE(Role.TECHIE),
  NETRUNNER(Role.NETRUNNER),
  DRONE(Role.DRONE);

  /** Solos, techies and netrunners are basic units; drones are not. */
  public static final int BASIC = 3;

  public static final int COUNT = 4;

  private static final Member[] ALL = values();

  private final Role role;

  Member(Role role) {
    this.role = role;
  }

  public static Member of(int number) {
    return ALL[number];
  }

  @Override
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public int number() {
    return ordinal();
  }

  @Override
  public Role role() {
    return role;
  }
}

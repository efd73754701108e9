package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_6_06;

import java.util.Locale;
import nocturne.gangs.Cites;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** The six action discs; the last does what any of the others does. */
@Cites(GN_6_06)
public enum Disc implements Option {
  SOLOS,
  TECHIES,
  NETRUNNERS,
  HIDEOUT,
  UPGRADE,
  WILD;

  private static final Disc[] ALL = values();

  /** The discs with an action of their own. */
  public static final int ACTIONS = 5;

  public static final int COUNT = 6;

  /** The discs that activate units of a role, as bits: the same as those of the roles. */
  public static final int OF_UNITS = Role.SOLO.bit() | Role.TECHIE.bit() | Role.NETRUNNER.bit();

  public static Disc of(int number) {
    return ALL[number];
  }

  public int bit() {
    return 1 << ordinal();
  }

  @Override
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public Text label() {
    return Text.of("it", this);
  }
}

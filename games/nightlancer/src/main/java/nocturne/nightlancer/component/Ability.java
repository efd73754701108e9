package nocturne.nightlancer.component;

import static nocturne.nightlancer.NightlancerRule.NL_1_02;

import java.util.Locale;
import nocturne.kernel.Option;
import nocturne.kernel.Text;
import nocturne.nightlancer.Cites;

/** The six abilities: three for getting by, three for fighting. */
@Cites(NL_1_02)
public enum Ability implements Option {
  COVERT,
  STREETWISE,
  TECHNICAL,
  MELEE,
  GUNFIGHT,
  MARKSMAN;

  private static final Ability[] ALL = values();

  /** The ability of this number. */
  public static Ability of(int number) {
    return ALL[number];
  }

  public boolean isCombat() {
    return ordinal() >= MELEE.ordinal();
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

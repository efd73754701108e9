package nocturne.nightlancer.component;

import java.util.List;
import java.util.Locale;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** What a token can be placed for. */
public enum Deed implements Option {
  BLACK_MARKET,
  GATHER_FAVOURS,
  SLUMS_HUSTLES,
  USE_CONNECTIONS,
  LOAN,
  BUY_PROSPECTS,
  DROP_HEAT,
  HARD_WORK,
  REST;

  private static final List<Deed> ALL = List.of(values());

  public static List<Deed> all() {
    return ALL;
  }

  public int bit() {
    return 1 << ordinal();
  }

  /** Several, a bit each. */
  static int bits(List<Deed> deeds) {
    int bits = 0;
    for (var deed : deeds) bits |= deed.bit();
    return bits;
  }

  @Override
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public Text label() {
    return Text.of("option.deed-" + id());
  }

  /** Its name alone, without what it brings. */
  public Text title() {
    return Text.of("space." + id());
  }
}

package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_1_04;
import static nocturne.gangs.GangsRule.GN_4_03;

import java.util.Locale;
import nocturne.gangs.Cites;

/** What a point of interest is good for. */
@Cites({GN_1_04, GN_4_03})
public enum PoiKind {
  FIXER,
  BUSINESS,
  DATA_FORTRESS;

  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

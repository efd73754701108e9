package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_3_01;
import static nocturne.gangs.GangsRule.GN_3_07;

import java.util.Locale;
import nocturne.gangs.Cites;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** What a gang spends. Street Cred is none of these. */
@Cites({GN_3_01, GN_3_07})
public enum Resource implements Option {
  EDDIES,
  CONTRABAND,
  SECRETS;

  public static final int COUNT = 3;

  private static final Resource[] ALL = values();

  public static Resource of(int number) {
    return ALL[number];
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

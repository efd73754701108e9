package nocturne.nightshift.component;

import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** What the Bar serves. */
public enum Drink implements Option {
  SHOT,
  CHAMPAGNE;

  @Override
  public String id() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }

  @Override
  public Text label() {
    return Text.of("it", this);
  }
}

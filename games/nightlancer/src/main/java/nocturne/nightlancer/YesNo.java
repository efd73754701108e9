package nocturne.nightlancer;

import java.util.Locale;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** The answers to a question that has only these. */
public enum YesNo implements Option {
  YES,
  NO;

  @Override
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public Text label() {
    return Text.of("option." + id());
  }
}

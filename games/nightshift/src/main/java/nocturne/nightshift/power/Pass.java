package nocturne.nightshift.power;

import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** Not now. */
public enum Pass implements Option {
  PASS;

  @Override
  public String id() {
    return "pass";
  }

  @Override
  public Text label() {
    return Text.of("option.pass");
  }
}

package nocturne.nightlancer;

import java.util.Locale;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** Answers that stand beside things to choose from, or alone. */
public enum Reply implements Option {
  DONE,
  PASS,
  GIVE_UP,
  ROLL,
  DECLINE,
  KEEP,
  REROLL,
  ACCEPT;

  @Override
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public Text label() {
    return Text.of("option." + id());
  }
}

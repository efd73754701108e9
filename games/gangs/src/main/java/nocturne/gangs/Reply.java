package nocturne.gangs;

import java.util.Locale;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** Answers that stand beside things to choose from, or alone. */
public enum Reply implements Option {
  YES,
  NO,
  DONE,
  PASS,
  END_TURN,
  TAKE_BACK,
  KEEP,
  RESERVE,
  GIVE_CRED;

  @Override
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public Text label() {
    return Text.of("option." + id());
  }
}

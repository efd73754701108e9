package nocturne.nightshift.component;

import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** What a heart in the VIP Room stands for; each dancer has one of her own. */
public enum Trait implements Option {
  EGO,
  COMPASSION,
  FUN,
  INTELLECT,
  FANTASY;

  @Override
  public String id() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }

  @Override
  public Text label() {
    return Text.of("it", this);
  }
}

package nocturne.server.wire.lanterns;

import nocturne.kernel.Rule;

/** The rules of the lanterns. */
public enum LanternRule implements Rule {
  LA_1,
  LA_2;

  @Override
  public String id() {
    return name().replace('_', '-');
  }
}

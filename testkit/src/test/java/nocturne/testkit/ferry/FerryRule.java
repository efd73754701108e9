package nocturne.testkit.ferry;

import nocturne.kernel.Rule;

/** The ledger of the Ferry. */
public enum FerryRule implements Rule {
  FE_1,
  FE_2,
  FE_3,
  FE_4;

  @Override
  public String id() {
    return name().replace('_', '-');
  }
}

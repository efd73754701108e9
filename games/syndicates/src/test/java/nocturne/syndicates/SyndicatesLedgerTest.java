package nocturne.syndicates;

import nocturne.kernel.Game;
import nocturne.kernel.Rule;
import nocturne.testkit.conformance.LedgerConformance;

class SyndicatesLedgerTest extends LedgerConformance {

  @Override
  protected Game<?> game() {
    return MoonTable.GAME;
  }

  @Override
  protected Rule[] rules() {
    return SyndicatesRule.values();
  }

  @Override
  protected String rulingPrefix() {
    return "A-";
  }
}

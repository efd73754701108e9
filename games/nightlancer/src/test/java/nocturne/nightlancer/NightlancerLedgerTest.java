package nocturne.nightlancer;

import nocturne.kernel.Game;
import nocturne.kernel.Rule;
import nocturne.testkit.conformance.LedgerConformance;

class NightlancerLedgerTest extends LedgerConformance {

  @Override
  protected Game<?> game() {
    return CityTable.GAME;
  }

  @Override
  protected Rule[] rules() {
    return NightlancerRule.values();
  }

  @Override
  protected String rulingPrefix() {
    return "A-";
  }
}

package nocturne.nightshift;

import nocturne.kernel.Game;
import nocturne.kernel.Rule;
import nocturne.testkit.conformance.LedgerConformance;

class NightshiftLedgerTest extends LedgerConformance {

  @Override
  protected Game<?> game() {
    return ClubTable.GAME;
  }

  @Override
  protected Rule[] rules() {
    return NightshiftRule.values();
  }

  @Override
  protected String rulingPrefix() {
    return "AMB-";
  }
}

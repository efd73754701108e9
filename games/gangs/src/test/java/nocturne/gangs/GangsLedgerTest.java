package nocturne.gangs;

import java.util.Set;
import nocturne.kernel.Game;
import nocturne.kernel.Rule;
import nocturne.testkit.conformance.LedgerConformance;

class GangsLedgerTest extends LedgerConformance {

  @Override
  protected Game<?> game() {
    return NightCityTable.GAME;
  }

  @Override
  protected Rule[] rules() {
    return GangsRule.values();
  }

  @Override
  protected String rulingPrefix() {
    return "R-";
  }

  @Override
  protected Set<Integer> givenUp() {
    return Set.of(25, 28, 29, 34, 42, 43, 46, 47, 48);
  }
}

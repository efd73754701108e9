package nocturne.testkit.conformance;

import java.util.List;
import nocturne.kernel.Game;
import nocturne.kernel.Setup;
import nocturne.testkit.ferry.Fault;
import nocturne.testkit.ferry.Ferry;
import nocturne.testkit.ferry.FerryGame;

class FerryConformanceTest extends Conformance<Ferry> {

  @Override
  protected Game<Ferry> game() {
    return new FerryGame(Fault.NONE);
  }

  @Override
  protected List<Setup> setups() {
    return List.of(setup(2), setup(3, "rounds", "1"), setup(4, "rounds", "3"));
  }

  @Override
  protected int longest() {
    return 200;
  }
}

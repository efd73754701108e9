package nocturne.nightlancer.mission;

import nocturne.kernel.Step;
import nocturne.nightlancer.City;

/** Parts of a mission, for tests that begin in the middle. */
public final class StageOf {

  private StageOf() {}

  public static Step<City> stage(int slot, int stage) {
    return new MissionPhase.Stages(slot, stage);
  }

  public static Step<City> advance(int slot) {
    return new MissionPhase.Advance(slot);
  }

  public static Step<City> payment(int slot) {
    return new Payment(slot);
  }
}

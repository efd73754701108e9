package nocturne.nightshift;

import java.util.List;
import nocturne.nightshift.component.Contents.Shift;
import nocturne.nightshift.component.RoundPlan;

/**
 * What was agreed for a night.
 *
 * @param target what co-operating players must earn together; 0 in other modes
 * @param odds whether players are shown the chances before they push their luck
 */
public record NightPlan(Mode mode, Shift shift, List<RoundPlan> rounds, int target, boolean odds) {

  public boolean isTeams() {
    return mode == Mode.TEAMS;
  }
}

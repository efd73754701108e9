package nocturne.gangs.component;

import java.util.List;
import nocturne.gangs.effect.Effect;

/** What an ability does, and when. */
public record Trigger(Timing timing, List<Effect> effects) {

  /** The moments at which abilities of gangs and edgerunners work. */
  public enum Timing {
    ALWAYS,
    HIRE,
    ACTIVATE_START,
    TECHIES,
    UPGRADE,
    COMPARE,
    LOSS,
    FIREFIGHT_END,
    ENTERED,
    NETRUN_START,
    NETWATCH_ROLL,
    NETRUN_END,
    SC_GAINED,
    FIXER_OCCUPIED,
    RECLAIM_END;

    public int bit() {
      return 1 << ordinal();
    }
  }

  /** The moments of several abilities, as bits. */
  public static int timings(List<Trigger> triggers) {
    int timings = 0;
    for (var trigger : triggers) timings |= trigger.timing().bit();
    return timings;
  }
}

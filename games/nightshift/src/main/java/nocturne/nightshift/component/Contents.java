package nocturne.nightshift.component;

import java.util.List;
import java.util.Map;

/**
 * Everything in the box, as the packs give it.
 *
 * @param doors the table that each way to the floor leads to
 * @param timers the rounds of each shift
 * @param targets the co-operative targets of each shift, by number of players from two
 */
public record Contents(
    List<Dancer> dancers,
    List<Customer> customers,
    List<PowerCard> powerCards,
    List<EventCard> events,
    List<Dance> dances,
    List<Spot> spots,
    Map<Door, Spot> doors,
    Map<Shift, List<RoundPlan>> timers,
    Map<Shift, List<Integer>> targets,
    House house) {

  /** A way onto the Main Floor from somewhere else. */
  public enum Door {
    LOCKER_ROOM,
    PRIVATE_EXIT,
    VIP_EXIT,
    STAGE_LEFT,
    STAGE_RIGHT
  }

  /** The two sides of the timer. */
  public enum Shift {
    LONGER,
    SHORTER
  }

  public Spot door(Door door) {
    var spot = doors.get(door);
    if (spot == null) throw new IllegalStateException("no table at " + door);
    return spot;
  }
}

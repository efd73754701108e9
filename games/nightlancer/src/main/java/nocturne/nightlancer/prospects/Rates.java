package nocturne.nightlancer.prospects;

import nocturne.kernel.Seat;
import nocturne.nightlancer.City;

/**
 * What one more or less of something is worth to a player at an hour, in Prospects.
 *
 * @param contact held in the Hand
 * @param opportunity drawn from the deck
 */
record Rates(
    double chip,
    double contact,
    double opportunity,
    double ideal,
    double heat,
    double health,
    double resolve) {

  /** What a Chip fetches at the scoring; a little less, for it has to be changed by fives. */
  private static final double LAST_CHIP = 0.19;

  /** The first Chips are soon well spent; so many more than those wait for their turn. */
  private static final int FIRST_CHIPS = 6;

  private static final int MORE_CHIPS = 8;
  private static final double[] FIRST_CHIP = {LAST_CHIP, 0.3, 0.36, 0.4, 0.42};
  private static final double[] NEXT_CHIP = {LAST_CHIP, 0.23, 0.26, 0.28, 0.29};

  private static final double[] HEAT = {0.5, 0.6, 0.7, 0.9, 1.8};
  private static final int CALM = 4;
  private static final double LOST_A_ROUND = 0.7;

  static Rates of(City city, Seat seat, Hour hour) {
    boolean spending = hour.streets() > 0;
    boolean working = hour.nights() > 0;
    return new Rates(
        money(city.chips(seat) + 1, hour) - money(city.chips(seat), hour),
        spending ? 0.26 : hour.isLast() ? 0.01 : 0.06,
        spending ? 0.55 : 0.25,
        city.plan().isTogether() ? vital(city.ideals(seat), hour) : ideal(city.ideals(seat)),
        spending ? heat(city.heat(seat)) : 0.35,
        working ? 0.14 : 0,
        working ? (city.resolve(seat) > CALM ? 0.08 : 0.2) : 0);
  }

  /** What so many Chips are worth together. */
  static double money(int chips, Hour hour) {
    int streets = Math.min(hour.streets(), FIRST_CHIP.length - 1);
    int first = Math.min(chips, FIRST_CHIPS);
    int next = Math.clamp(chips - FIRST_CHIPS, 0, MORE_CHIPS);
    return first * FIRST_CHIP[streets]
        + next * NEXT_CHIP[streets]
        + (chips - first - next) * LAST_CHIP;
  }

  /** What the next point of Heat costs after so many. */
  static double heat(int before) {
    return HEAT[Math.min(before, HEAT.length - 1)];
  }

  /** What so much Resolve is worth together. */
  static double calm(int resolve, Hour hour) {
    if (hour.nights() == 0) return 0;
    return 0.2 * Math.min(resolve, CALM) + 0.08 * Math.max(0, resolve - CALM);
  }

  /** Against an automaton Ideals have to last: one is lost in most rounds. */
  static double vital(int ideals, Hour hour) {
    if (ideals <= 1) return 12;
    return ideals < 2 + LOST_A_ROUND * hour.rounds() ? 3 : 1.3;
  }

  private static double ideal(int ideals) {
    if (ideals <= 1) return 4;
    return ideals == 2 ? 1.8 : 1.3;
  }
}

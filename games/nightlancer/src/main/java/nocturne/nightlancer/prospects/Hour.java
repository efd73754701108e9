package nocturne.nightlancer.prospects;

import java.util.List;
import nocturne.kernel.Step;
import nocturne.nightlancer.City;
import nocturne.nightlancer.mission.MissionPhase;
import nocturne.nightlancer.prep.TakeMissions;
import nocturne.nightlancer.street.StreetPhase;

/**
 * How far the game has come.
 *
 * @param rounds rounds after this one
 * @param choosing whether missions are still taken on in this round
 * @param street whether tokens are still placed in this round
 * @param missions whether missions are still attempted in this round
 * @param working whether that has begun
 */
record Hour(int rounds, boolean choosing, boolean street, boolean missions, boolean working) {

  static Hour of(City city, List<Step<City>> agenda) {
    int rounds = 2 * city.edition().roundsOfAPart(city.plan());
    boolean choosing = false;
    boolean street = false;
    boolean missions = false;
    boolean working = false;
    for (var step : agenda) {
      if (step instanceof TakeMissions) choosing = true;
      if (step instanceof StreetPhase) street = true;
      if (step instanceof MissionPhase(int place)) {
        missions = true;
        working = place > 0;
      }
    }
    boolean placing = missions && !working && isPlacing(city);
    return new Hour(rounds - city.round(), choosing, street || placing, missions, working);
  }

  private static boolean isPlacing(City city) {
    for (int i = 0; i < city.at().tokens.length(); i++)
      if (city.at().tokens.get(city, i) > 0) return true;
    return false;
  }

  /** Street phases in which something can still be bought. */
  int streets() {
    return street ? rounds + 1 : rounds;
  }

  /** Whether there is nothing left but to count. */
  boolean isLast() {
    return streets() + nights() == 0;
  }

  /** Mission phases to come, with the present one. */
  int nights() {
    return missions ? rounds + 1 : rounds;
  }
}

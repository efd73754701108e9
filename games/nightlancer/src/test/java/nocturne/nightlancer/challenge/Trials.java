package nocturne.nightlancer.challenge;

import java.util.Optional;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Challenge;
import nocturne.nightlancer.component.Obstacle;
import nocturne.nightlancer.mission.Crews;

/** Challenges for tests, and who faces them. */
public final class Trials {

  /** A mission that excludes nothing. */
  public static final String VAN = "the-borrowed-van";

  private Trials() {}

  public static Challenge test(Ability ability, int difficulty) {
    return new Challenge(ability, difficulty, Optional.empty(), 0);
  }

  public static Challenge blocked(Ability ability, int difficulty, Obstacle obstacle) {
    return new Challenge(ability, difficulty, Optional.of(obstacle), 0);
  }

  public static Challenge fight(Ability ability, int difficulty, int danger) {
    return new Challenge(ability, difficulty, Optional.empty(), danger);
  }

  /** Somebody who is on no mission faces a challenge. */
  public static CityTable event(CityTable table, Challenge challenge, Seat seat) {
    return face(table, Source.EVENT, challenge, seat);
  }

  /** A crew faces a challenge on its way. */
  public static CityTable route(CityTable table, Challenge challenge, Seat... crew) {
    return face(table, Source.ROUTE, challenge, crew);
  }

  private static CityTable face(
      CityTable table, Source source, Challenge challenge, Seat... group) {
    var seats = Seats.NONE;
    for (var seat : group) seats = seats.with(seat);
    var facing = seats;
    return table.run(city -> Challenges.face(city, source, challenge, facing));
  }

  /** These are the only crew of the mission, the first of them its Boss, and own nothing. */
  public static CityTable crew(CityTable table, Seat... members) {
    table.missions(VAN);
    for (var seat : members) table.crew(seat, Crews.FIRST).owns(seat);
    return table;
  }

  /** What somebody's attempt comes to before the roll. */
  public static int rating(CityTable table, Seat seat) {
    return Challenges.rating(table.city(), seat);
  }

  /** The score that counted in the challenge that is over. */
  public static int score(CityTable table) {
    return table.at().best.get(table.city());
  }

  public static boolean isPassed(CityTable table) {
    return Challenges.isPassed(table.city());
  }
}

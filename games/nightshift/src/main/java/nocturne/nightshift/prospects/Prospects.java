package nocturne.nightshift.prospects;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import nocturne.kernel.Foresight;
import nocturne.kernel.Option;
import nocturne.kernel.Seat;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Contents;

/**
 * How well a player stands, in money: what she holds, what her Subscribers promise, what her
 * Commitment or her visit to a Room should bring, and what she may hope for on the floor.
 */
public final class Prospects implements Foresight<Club> {

  private final Timetables timetables;
  private final Diamonds diamonds;
  private final Holdings holdings;
  private final Outlook outlook;

  public Prospects(Contents contents) {
    timetables = new Timetables(contents);
    diamonds = new Diamonds(contents);
    holdings = new Holdings(contents.house());
    outlook = new Outlook(contents, timetables, diamonds, holdings);
  }

  @Override
  public double of(Club club, Seat seat) {
    return worth(club, seat) + against(club, seat);
  }

  @Override
  public double atHand(Club club, Seat seat) {
    if (club.isOver() || !club.hasDancer(seat)) return of(club, seat);
    return before(Position.of(club, seat, timetables.of(club)));
  }

  @Override
  public OptionalDouble after(Club club, Seat seat, Option option) {
    double value = afterEach(club, seat, List.of(option))[0];
    return Double.isNaN(value) ? OptionalDouble.empty() : OptionalDouble.of(value);
  }

  @Override
  public double[] afterEach(Club club, Seat seat, List<Option> options) {
    if (!club.isActive(seat)) return allToBeTried(options);
    var her = Position.of(club, seat, timetables.of(club));
    var values = outlook.afterEach(her, options);
    double before = before(her);
    double against = against(club, seat);
    for (int i = 0; i < values.length; i++) values[i] = before + values[i] + against;
    return values;
  }

  private static double[] allToBeTried(List<Option> options) {
    var values = new double[options.size()];
    Arrays.fill(values, Double.NaN);
    return values;
  }

  @Override
  public boolean oneTableIsEnough() {
    return true;
  }

  /** What a player has, and what her turns to come bring on average. */
  private double before(Position her) {
    return holdings.of(her) + her.turns() * Guests.TURN;
  }

  /** What the others have, for or against a player. */
  private double against(Club club, Seat seat) {
    return switch (club.plan().mode()) {
      case SOLO -> -diamonds.worth(club, timetables.of(club));
      case CO_OP -> others(club, seat, 1, 0);
      case TEAMS -> others(club, seat, 2, 0) - others(club, seat, 2, 1);
      case COMPETITIVE -> -best(club, seat);
    };
  }

  /** What the other players of a team have, counted in seats from this one. */
  private double others(Club club, Seat seat, int teams, int team) {
    double sum = 0;
    for (var other : club.seats())
      if (!other.equals(seat) && Math.floorMod(other.index() - seat.index(), teams) == team)
        sum += worth(club, other);
    return sum;
  }

  private double best(Club club, Seat seat) {
    double best = 0;
    for (var other : club.seats())
      if (!other.equals(seat)) best = Math.max(best, worth(club, other));
    return best;
  }

  /**
   * What somebody has and may hope for: the same for everybody, so that a table does not look
   * better for one player just because another is in the middle of her turn.
   */
  private double worth(Club club, Seat seat) {
    if (club.isOver() || !club.hasDancer(seat)) return club.cash(seat);
    var her = Position.of(club, seat, timetables.of(club));
    return before(her) + outlook.of(her);
  }
}

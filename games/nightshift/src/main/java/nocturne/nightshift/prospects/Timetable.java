package nocturne.nightshift.prospects;

import java.util.List;
import nocturne.kernel.Seat;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Dancer;
import nocturne.nightshift.component.RoundPlan;
import nocturne.nightshift.component.RoundPlan.Kind;

/** What the timer has in store after each round. */
final class Timetable {

  private final List<RoundPlan> rounds;
  private final int[] refreshes;

  Timetable(List<RoundPlan> rounds) {
    this.rounds = rounds;
    refreshes = new int[rounds.size() + 1];
    for (int round = rounds.size() - 1; round >= 0; round--)
      refreshes[round] = refreshes[round + 1] + (refreshes(rounds.get(round)) ? 1 : 0);
  }

  private static boolean refreshes(RoundPlan plan) {
    return plan.kind() == Kind.REFRESH
        || plan.kind() == Kind.EVENT
        || plan.kind() == Kind.LIGHTS_ON;
  }

  /** How many Refreshes come after this round. */
  int refreshesAfter(int round) {
    return refreshes[round];
  }

  boolean isRefreshedAfter(int round) {
    return round < rounds.size() && refreshes(rounds.get(round));
  }

  /** The turns a player has after the present one. */
  int turnsLeft(Club club, Seat seat) {
    int left = rounds.size() - club.round();
    int active = club.at().active.get(club);
    if (active == 0) return left + 1;
    int first = club.at().firstPlayer.get(club);
    int place = Math.floorMod(seat.index() - first, club.seatCount());
    int turn = Math.floorMod(active - 1 - first, club.seatCount());
    return place > turn ? left + 1 : left;
  }

  /** What a Commitment would cost a player who makes it now. */
  Phase phase(Club club, Dancer dancer, int turnsLeft) {
    if (turnsLeft == 0) return Phase.LAST;
    int round = club.round();
    boolean stage = round < rounds.size() && rounds.get(round).stage().contains(dancer);
    return stage ? Phase.BEFORE_STAGE : Phase.PLAIN;
  }
}

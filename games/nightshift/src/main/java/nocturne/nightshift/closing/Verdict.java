package nocturne.nightshift.closing;

import static nocturne.nightshift.NightshiftRule.NS_15_02;
import static nocturne.nightshift.NightshiftRule.NS_15_03;
import static nocturne.nightshift.NightshiftRule.NS_15_04;
import static nocturne.nightshift.NightshiftRule.NS_15_06;
import static nocturne.nightshift.NightshiftRule.NS_17_15;
import static nocturne.nightshift.NightshiftRule.NS_18_06;
import static nocturne.nightshift.NightshiftRule.NS_19_01;
import static nocturne.nightshift.NightshiftRule.NS_19_02;
import static nocturne.nightshift.NightshiftRule.NS_19_06;
import static nocturne.nightshift.NightshiftRule.NS_1_01;

import java.util.ArrayList;
import nocturne.kernel.Result;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Drink;

/** Who has won the night. */
final class Verdict {

  private Verdict() {}

  static void give(Club club) {
    switch (club.plan().mode()) {
      case COMPETITIVE -> richest(club, 1);
      case TEAMS -> richest(club, 2);
      case SOLO -> solo(club);
      case CO_OP -> coOp(club);
    }
  }

  /**
   * The most money, then the most valuable Drinks, by player or by team of every other seat; who is
   * still tied shares the win.
   */
  @Cites({NS_1_01, NS_15_02, NS_15_03, NS_15_06, NS_19_01, NS_19_02, NS_19_06})
  private static void richest(Club club, int perTeam) {
    int teams = club.seatCount() / perTeam;
    var worth = new long[teams];
    for (var seat : club.seats()) {
      // Money is a multiple of 500 and Drinks are worth at most 3,000 a player: one number holds
      // both.
      worth[seat.index() % teams] += 100_000L * club.cash(seat) + drinkValue(club, seat);
    }
    var standings = new ArrayList<Result.Standing>();
    var winners = Seats.NONE;
    for (var seat : club.seats()) {
      int team = seat.index() % teams;
      int place = 1;
      for (long other : worth) if (other > worth[team]) place += perTeam;
      if (place == 1) winners = winners.with(seat);
      standings.add(new Result.Standing(seat, team, place, place == 1, club.cash(seat)));
    }
    club.end(new Result(standings, Text.of("end.won", winners.list(), winners.size())));
  }

  @Cites(NS_15_04)
  private static int drinkValue(Club club, Seat seat) {
    var house = club.contents().house();
    return house.shot() * club.drinks(seat, Drink.SHOT)
        + house.champagne() * club.drinks(seat, Drink.CHAMPAGNE);
  }

  @Cites(NS_17_15)
  private static void solo(Club club) {
    var seat = Seat.of(0);
    int diamond = club.at().diamondCash.get(club);
    boolean won = club.cash(seat) > diamond;
    together(club, won, Text.of(won ? "end.solo-won" : "end.solo-lost", club.cash(seat), diamond));
  }

  @Cites(NS_18_06)
  private static void coOp(Club club) {
    int sum = 0;
    for (var seat : club.seats()) sum += club.cash(seat);
    boolean won = sum >= club.plan().target();
    together(
        club, won, Text.of(won ? "end.co-op-won" : "end.co-op-lost", sum, club.plan().target()));
  }

  private static void together(Club club, boolean won, Text summary) {
    var standings = new ArrayList<Result.Standing>();
    for (var seat : club.seats())
      standings.add(new Result.Standing(seat, 0, 1, won, club.cash(seat)));
    club.end(new Result(standings, summary));
  }
}

package nocturne.gangs.turn;

import static nocturne.gangs.GangsRule.GN_15_01;
import static nocturne.gangs.GangsRule.GN_15_04;
import static nocturne.gangs.GangsRule.GN_15_05;
import static nocturne.gangs.GangsRule.GN_17_17;

import java.util.ArrayList;
import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.kernel.Result;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;

/** The game ends: most Street Cred wins, and a tie for most is nobody's. */
public final class Ending {

  private Ending() {}

  @Cites(GN_15_01)
  static boolean isScoreReached(NightCity city) {
    for (int side = 0; side < city.sides(); side++)
      if (city.cred(side) >= city.contents().numbers().endScore()) return true;
    return false;
  }

  @Cites({GN_15_04, GN_15_05, GN_17_17})
  public static void end(NightCity city) {
    int winner = winner(city);
    var standings = new ArrayList<Result.Standing>();
    for (int side = 0; side < city.seatCount(); side++)
      standings.add(
          new Result.Standing(
              Seat.of(side), side, place(city, side), side == winner, city.cred(side)));
    city.end(new Result(standings, summary(city, winner)));
  }

  /** Whoever has more than everybody else, or -1. */
  private static int winner(NightCity city) {
    for (int side = 0; side < city.sides(); side++)
      if (place(city, side) == 1 && isAlone(city, side)) return side;
    return -1;
  }

  private static int place(NightCity city, int side) {
    int place = 1;
    for (int other = 0; other < city.sides(); other++)
      if (city.cred(other) > city.cred(side)) place++;
    return place;
  }

  private static boolean isAlone(NightCity city, int side) {
    for (int other = 0; other < city.sides(); other++)
      if (other != side && city.cred(other) == city.cred(side)) return false;
    return true;
  }

  private static Text summary(NightCity city, int winner) {
    if (winner < 0) return Text.of("result.nobody");
    return city.isPlayer(winner)
        ? Text.of("result.won", Seat.of(winner), city.name(winner), city.cred(winner))
        : Text.of("result.lost", city.name(winner), city.cred(winner));
  }
}

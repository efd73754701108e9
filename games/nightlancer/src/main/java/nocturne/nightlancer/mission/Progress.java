package nocturne.nightlancer.mission;

import java.util.List;
import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.nightlancer.City;

/** How far a crew has come, for those who look ahead. */
public final class Progress {

  private Progress() {}

  /** The stage that somebody on a mission faces next, or faces now and has chosen no route in. */
  public static int next(City city, Seat seat, List<Step<City>> agenda) {
    for (var step : agenda)
      if (step instanceof ChooseRoute(var _, int stage, var crew) && crew.has(seat)) return stage;
    return city.at().stageDone.get(city, seat.index()) + 1;
  }
}

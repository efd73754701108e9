package nocturne.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import nocturne.kernel.Result;
import nocturne.kernel.Seat;

/**
 * Chances over time, drawn through estimates that are of few games each: a point is the average of
 * itself and its neighbours, the nearer ones counting more. The end is no estimate.
 */
final class Line {

  /** So many neighbours on each side have a say. */
  private static final int REACH = 2;

  private final int seats;
  private final int last;
  private final Result result;
  private final TreeMap<Integer, List<Expectation>> estimates = new TreeMap<>();

  /**
   * @param last after so many entries the game was over
   */
  Line(int seats, int last, Result result) {
    this.seats = seats;
    this.last = last;
    this.result = result;
  }

  void add(int at, List<Expectation> expected) {
    estimates.put(at, expected);
  }

  boolean has(int at) {
    return at == last || estimates.containsKey(at);
  }

  List<Course.Moment> moments() {
    var points = List.copyOf(estimates.keySet());
    var moments = new ArrayList<Course.Moment>();
    for (int i = 0; i < points.size(); i++) {
      var chances = new ArrayList<Double>();
      for (int seat = 0; seat < seats; seat++) chances.add(smooth(points, i, seat));
      moments.add(new Course.Moment(points.get(i), chances));
    }
    var end = new ArrayList<Double>();
    for (int seat = 0; seat < seats; seat++) end.add(result.share(Seat.of(seat)));
    moments.add(new Course.Moment(last, end));
    return moments;
  }

  private double smooth(List<Integer> points, int middle, int seat) {
    double sum = 0;
    double weights = 0;
    int from = Math.max(0, middle - REACH);
    int to = Math.min(points.size() - 1, middle + REACH);
    for (int i = from; i <= to; i++) {
      double weight = REACH + 1 - Math.abs(i - middle);
      sum += weight * estimates.getOrDefault(points.get(i), List.of()).get(seat).chance();
      weights += weight;
    }
    return sum / weights;
  }
}

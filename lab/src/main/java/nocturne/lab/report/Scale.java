package nocturne.lab.report;

import java.util.ArrayList;
import java.util.List;

/** A stretch of numbers with round marks on it. */
record Scale(double from, double to, double step) {

  private static final double[] ROUND = {1, 2, 5, 10};

  /** A scale that holds two numbers and has about so many steps between them. */
  static Scale around(double low, double high, int steps) {
    double rough = Math.max(1e-9, (high - low) / steps);
    double power = Math.pow(10, Math.floor(Math.log10(rough)));
    double step = 10 * power;
    for (double round : ROUND) {
      if (round * power >= rough) {
        step = round * power;
        break;
      }
    }
    return new Scale(Math.floor(low / step) * step, Math.ceil(high / step) * step, step);
  }

  List<Double> ticks() {
    var ticks = new ArrayList<Double>();
    long count = Math.round((to - from) / step);
    for (int i = 0; i <= count; i++) ticks.add(from + i * step);
    return ticks;
  }

  /** Where a number lies, from 0 to 1. */
  double part(double value) {
    return to == from ? 0 : (value - from) / (to - from);
  }
}

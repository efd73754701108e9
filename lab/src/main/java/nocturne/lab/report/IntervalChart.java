package nocturne.lab.report;

import java.util.ArrayList;
import java.util.List;
import nocturne.lab.Tongue;

/**
 * Values with their intervals, one below the other, and a line at what is even. Drawn as SVG in the
 * colours of the page.
 */
final class IntervalChart {

  /**
   * @param sure whether it is drawn as something that differs
   */
  record Bar(String name, double value, double low, double high, boolean sure, String note) {}

  private static final int WIDTH = 760;
  private static final int LEAST_LEFT = 180;
  private static final int MOST_LEFT = 300;
  private static final int RIGHT = 220;
  private static final int ROW = 30;
  private static final int TOP = 8;
  private static final int FOOT = 26;
  private static final int TICKS = 4;
  private static final int GAP = 14;
  private static final int LETTER = 8;

  private final Tongue tongue;
  private final double even;
  private final double least;
  private final List<Bar> bars = new ArrayList<>();

  private IntervalChart(Tongue tongue, double even, double least) {
    this.tongue = tongue;
    this.even = even;
    this.least = least;
  }

  /** A chart of shares, with a line at the share that would be even. */
  static IntervalChart ofShares(Tongue tongue, double even) {
    return new IntervalChart(tongue, even, 0);
  }

  /** A chart of differences, with a line at none. */
  static IntervalChart ofDifferences(Tongue tongue) {
    return new IntervalChart(tongue, 0, -1);
  }

  void add(Bar bar) {
    bars.add(bar);
  }

  String svg(String label) {
    double low = even;
    double high = even;
    for (var bar : bars) {
      low = Math.min(low, bar.low());
      high = Math.max(high, bar.high());
    }
    double room = Math.max(0.01, (high - low) * 0.08);
    var scale = Scale.around(Math.max(least, low - room), Math.min(1, high + room), TICKS);
    int bottom = TOP + ROW * bars.size();
    var svg = new Svg(WIDTH, bottom + FOOT, label);
    for (double tick : scale.ticks()) {
      double x = x(scale, tick);
      svg.line("grid", x, TOP, x, bottom);
      svg.words("tick", x, bottom + 18, tongue.percent(tick, 0));
    }
    double middle = x(scale, even);
    svg.line("even", middle, 0, middle, bottom);
    for (int i = 0; i < bars.size(); i++) draw(bars.get(i), scale, TOP + ROW * i + ROW / 2, svg);
    return svg.toString();
  }

  private void draw(Bar bar, Scale scale, int y, Svg svg) {
    var name = bar.name();
    svg.group(bar.sure() ? "sure" : "unsure", name + ": " + bar.note());
    int longest = (left() - GAP) / LETTER;
    boolean fits = name.length() <= longest;
    svg.words("name", left() - GAP, y + 5, fits ? name : name.substring(0, longest - 1) + "…");
    svg.line("reach", x(scale, bar.low()), y, x(scale, bar.high()), y);
    svg.dot("dot", x(scale, bar.value()), y, 6);
    svg.words("note", WIDTH - RIGHT + GAP, y + 5, bar.note());
    svg.endGroup();
  }

  private double x(Scale scale, double value) {
    return left() + scale.part(value) * (WIDTH - left() - RIGHT);
  }

  /** How much room the names need. */
  private int left() {
    int longest = bars.stream().mapToInt(bar -> bar.name().length()).max().orElse(0);
    return Math.clamp(GAP + LETTER * (long) longest, LEAST_LEFT, MOST_LEFT);
  }
}

package nocturne.lab.report;

import nocturne.lab.Tongue;
import nocturne.lab.stat.Spread;

/** How numbers are spread, as columns of SVG in the colours of the page. */
record Histogram(Tongue tongue, Spread spread) {

  private static final int WIDTH = 420;
  private static final int HEIGHT = 150;
  private static final int FOOT = 26;
  private static final int SIDE = 12;
  private static final int COLUMNS = 24;
  private static final int MARKS = 5;

  /** So few of the numbers at each end are put into the outermost columns. */
  private static final double RARE = 0.001;

  String svg(String label) {
    double low = spread.quantile(RARE);
    double high = spread.quantile(1 - RARE) + 1;
    var scale = Scale.around(low, high, COLUMNS);
    var whole = scale.step() < 1 ? new Scale(low, high, 1) : scale;
    var counts = counts(whole);
    int most = 1;
    for (int count : counts) most = Math.max(most, count);
    double width = (WIDTH - 2.0 * SIDE) / counts.length;
    var svg = new Svg(WIDTH, HEIGHT + FOOT, label);
    for (int i = 0; i < counts.length; i++) {
      double height = (HEIGHT - 10.0) * counts[i] / most;
      var title = title(whole.from() + i * whole.step(), whole.step(), counts[i]);
      svg.column(
          "column", SIDE + i * width + 1, HEIGHT - height, Math.max(1, width - 2), height, title);
    }
    double mean = x(whole, spread.mean());
    svg.line("even", mean, 0, mean, HEIGHT);
    svg.line("axis", SIDE, HEIGHT, WIDTH - SIDE, HEIGHT);
    for (double tick : Scale.around(whole.from(), whole.to(), MARKS).ticks()) {
      if (tick < whole.from() || tick > whole.to()) continue;
      double x = Math.clamp(x(whole, tick), 22.0, WIDTH - 26.0);
      svg.words("tick", x, HEIGHT + 18, tongue.number(tick, 0));
    }
    return svg.toString();
  }

  private static double x(Scale scale, double value) {
    return SIDE + scale.part(value) * (WIDTH - 2 * SIDE);
  }

  private int[] counts(Scale scale) {
    var counts = new int[(int) Math.max(1, Math.round((scale.to() - scale.from()) / scale.step()))];
    spread.stream()
        .mapToInt(number -> (int) ((number - scale.from()) / scale.step()))
        .forEach(column -> counts[Math.clamp(column, 0, counts.length - 1)]++);
    return counts;
  }

  private String title(double from, double step, int count) {
    var numbers =
        step == 1
            ? tongue.number(from, 0)
            : tongue.say("lab.fromTo", tongue.number(from, 0), tongue.number(from + step - 1, 0));
    return numbers + ": " + tongue.number(count, 0);
  }
}

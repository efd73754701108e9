package nocturne.lab.report;

import java.util.Locale;

/** A drawing; its parts are kinds of the page's style. */
final class Svg {

  private final StringBuilder text = new StringBuilder();

  Svg(int width, int height, String label) {
    text.append("<svg viewBox='0 0 ")
        .append(width)
        .append(' ')
        .append(height)
        .append("' role='img' aria-label='")
        .append(Html.escaped(label))
        .append("'>");
  }

  private Svg begin(String element, String kind) {
    text.append('<').append(element).append(" class='").append(kind).append('\'');
    return this;
  }

  private Svg with(String attribute, double value) {
    text.append(' ')
        .append(attribute)
        .append("='")
        .append(String.format(Locale.ROOT, "%.1f", value))
        .append('\'');
    return this;
  }

  void line(String kind, double x1, double y1, double x2, double y2) {
    begin("line", kind).with("x1", x1).with("y1", y1).with("x2", x2).with("y2", y2);
    text.append("/>");
  }

  void dot(String kind, double x, double y, double radius) {
    begin("circle", kind).with("cx", x).with("cy", y).with("r", radius);
    text.append("/>");
  }

  /** A column that says something to who points at it. */
  void column(String kind, double x, double y, double width, double height, String title) {
    begin("rect", kind).with("x", x).with("y", y).with("width", width).with("height", height);
    text.append(" rx='2'>");
    title(title);
    text.append("</rect>");
  }

  void words(String kind, double x, double y, String words) {
    begin("text", kind).with("x", x).with("y", y);
    text.append('>').append(Html.escaped(words)).append("</text>");
  }

  /** Parts that belong together, until {@link #endGroup}. */
  void group(String kind, String title) {
    begin("g", kind);
    text.append('>');
    title(title);
  }

  void endGroup() {
    text.append("</g>");
  }

  private void title(String words) {
    text.append("<title>").append(Html.escaped(words)).append("</title>");
  }

  @Override
  public String toString() {
    return text + "</svg>";
  }
}

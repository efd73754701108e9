package nocturne.app.screen;

import java.util.ArrayList;
import java.util.List;
import nocturne.text.Page.Style;

/** Some words of one style, as they stand in a line. */
record Run(String words, Style style) {

  int width() {
    return width(words);
  }

  static int width(List<Run> line) {
    return line.stream().mapToInt(Run::width).sum();
  }

  /** How many columns of a terminal words take. */
  static int width(String words) {
    return (int)
        words.codePoints().filter(c -> Character.getType(c) != Character.NON_SPACING_MARK).count();
  }

  /** Breaks a line at its blanks, and inside a word only where the word is wider than a line. */
  static List<List<Run>> fold(List<Run> line, int width) {
    var fold = new Fold(Math.max(1, width));
    line.forEach(fold::add);
    return fold.lines();
  }

  private static final class Fold {

    private final int most;
    private final List<List<Run>> lines = new ArrayList<>();
    private List<Run> line = new ArrayList<>();
    private int used;
    private boolean blank;

    Fold(int most) {
      this.most = most;
    }

    void add(Run run) {
      var words = run.words().split(" ", -1);
      for (int i = 0; i < words.length; i++) {
        if (i > 0) blank = true;
        if (!words[i].isEmpty()) word(new Run(words[i], run.style()));
      }
    }

    private void word(Run word) {
      int gap = blank && used > 0 ? 1 : 0;
      if (used > 0 && used + gap + word.width() > most) {
        breakLine();
        gap = 0;
      }
      if (word.width() > most) {
        int cut = word.words().offsetByCodePoints(0, most);
        put(new Run(word.words().substring(0, cut), word.style()));
        breakLine();
        word(new Run(word.words().substring(cut), word.style()));
        return;
      }
      put(gap == 1 ? new Run(" " + word.words(), word.style()) : word);
    }

    private void put(Run run) {
      used += run.width();
      blank = false;
      boolean goesOn = !line.isEmpty() && line.getLast().style().equals(run.style());
      line.add(goesOn ? new Run(line.removeLast().words() + run.words(), run.style()) : run);
    }

    private void breakLine() {
      lines.add(line);
      line = new ArrayList<>();
      used = 0;
      blank = false;
    }

    List<List<Run>> lines() {
      if (!line.isEmpty() || lines.isEmpty()) breakLine();
      return lines;
    }
  }
}

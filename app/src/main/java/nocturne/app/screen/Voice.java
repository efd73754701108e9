package nocturne.app.screen;

import java.util.List;
import java.util.Optional;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;
import nocturne.kernel.Viewer;
import nocturne.text.Page;
import nocturne.text.Speaker;

/** A speaker for one reader. */
public record Voice(Speaker speaker, Optional<Seat> reader) {

  public String say(Text text) {
    return speaker.say(text, viewer());
  }

  public Viewer viewer() {
    return reader.map(Viewer::of).orElse(Viewer.SPECTATOR);
  }

  public String say(String key, Object... args) {
    return say(Text.of(key, args));
  }

  /** The words of a cell with what stands between them. */
  List<Run> runs(Page.Cell cell) {
    var runs = new java.util.ArrayList<Run>();
    for (var words : cell.words()) {
      var said = say(words.text());
      if (said.isEmpty()) continue;
      if (!runs.isEmpty()) {
        var last = runs.removeLast();
        runs.add(
            new Run(last.words() + (endsInPunctuation(last.words()) ? " " : ", "), last.style()));
      }
      runs.add(new Run(said, words.style()));
    }
    return runs;
  }

  private static boolean endsInPunctuation(String words) {
    return ".,:;!?…".indexOf(words.charAt(words.length() - 1)) >= 0;
  }

  /** The same without styles. */
  public String say(Page.Cell cell) {
    var line = new StringBuilder();
    runs(cell).forEach(run -> line.append(run.words()));
    return line.toString();
  }

  /** Closes a sentence that isn't closed yet. */
  static String closed(String sentence) {
    return sentence.isEmpty() || endsInPunctuation(sentence) ? sentence : sentence + ".";
  }
}

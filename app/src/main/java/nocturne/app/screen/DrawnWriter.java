package nocturne.app.screen;

import java.util.List;
import nocturne.text.Page;

/** Draws a page in columns, coloured where there is ink. */
final class DrawnWriter implements PageWriter {

  private final Voice voice;
  private final Ink ink;
  private final int width;

  DrawnWriter(Voice voice, Ink ink, int width) {
    this.voice = voice;
    this.ink = ink;
    this.width = width;
  }

  @Override
  public List<String> write(Page page) {
    return new Column(voice, width).lay(page.parts()).stream().map(this::paint).toList();
  }

  private String paint(List<Run> line) {
    var painted = new StringBuilder();
    line.forEach(run -> painted.append(ink.paint(run.words(), run.style())));
    return painted.toString().stripTrailing();
  }
}

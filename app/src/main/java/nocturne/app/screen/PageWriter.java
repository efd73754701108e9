package nocturne.app.screen;

import java.util.List;
import nocturne.text.Page;

/** Turns a page into lines for a console. */
public interface PageWriter {

  List<String> write(Page page);

  /** The writer for how a console looks. */
  static PageWriter on(Console console, Voice voice) {
    return console.look().isPlain()
        ? new PlainWriter(voice)
        : new DrawnWriter(
            voice,
            new Ink(console.look() == Look.COLOURED, voice.reader()),
            // The last column stays free: some terminals break the line when it is filled.
            console.width() - 1);
  }
}

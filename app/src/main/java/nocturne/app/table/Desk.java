package nocturne.app.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nocturne.app.screen.Console;
import nocturne.app.screen.OptionWriter;
import nocturne.app.screen.PageWriter;
import nocturne.app.screen.Voice;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;
import nocturne.text.Page;

/** The console with whoever sits at it now: pages are read out to that seat. */
final class Desk {

  private final Console console;
  private Voice voice;

  Desk(Console console, Voice voice) {
    this.console = console;
    this.voice = voice;
  }

  Console console() {
    return console;
  }

  Voice voice() {
    return voice;
  }

  Optional<Seat> reader() {
    return voice.reader();
  }

  void seat(Optional<Seat> reader) {
    voice = new Voice(voice.speaker(), reader);
  }

  void show(Page page) {
    console.print(PageWriter.on(console, voice).write(page));
  }

  void say(String key, Object... args) {
    show(new Page().line(Text.of(key, args)));
  }

  /** Shows a page and under it what may be chosen. */
  void show(Page page, Choices choices) {
    console.print(lines(page, choices));
  }

  /** Whether all of it is in sight at once, with the line that is typed. */
  boolean fits(Page page, Choices choices) {
    return lines(page, choices).size() < console.height();
  }

  /** Without air where the screen is small. */
  private List<String> lines(Page page, Choices choices) {
    var lines = new ArrayList<>(PageWriter.on(console, voice).write(page));
    lines.addAll(list(choices));
    if (lines.size() >= console.height()) lines.removeIf(String::isEmpty);
    return lines;
  }

  private List<String> list(Choices choices) {
    var writer = new OptionWriter(console, voice);
    var lines = new ArrayList<>(writer.write(choices.labels(), 1));
    if (choices.refused().isEmpty()) return lines;
    if (console.look().isPlain()) lines.add(voice.say("app.ask.refused"));
    lines.addAll(writer.writeRefused(choices.refused(), choices.options().size() + 1));
    return lines;
  }

  /** Shows a page that may be long, a screen at a time where somebody sits there. */
  void leaf(Page page) {
    var lines = PageWriter.on(console, voice).write(page);
    int screen = console.height() - 2;
    if (!console.isManned() || screen < 3) {
      console.print(lines);
      return;
    }
    for (int from = 0; from < lines.size(); from += screen) {
      int to = Math.min(lines.size(), from + screen);
      console.print(lines.subList(from, to));
      if (to < lines.size()) {
        var key = console.ask(voice.say("app.more"));
        if (key.isEmpty() || Key.of(key.get().strip(), voice).equals(Optional.of(Key.QUIT))) return;
      }
    }
  }

  Optional<String> ask(Text prompt) {
    return console.ask(voice.say(prompt) + " ");
  }

  /** A question for yes or no; anything else, and the end of input, is no. */
  boolean agrees(Text question) {
    var answer = ask(question).map(line -> line.strip().toLowerCase(Locale.ROOT)).orElse("");
    return List.of("y", "yes", voice.say("app.yes"), voice.say("app.yes.whole")).contains(answer);
  }
}

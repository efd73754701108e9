package nocturne.app.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import nocturne.app.screen.Console;
import nocturne.app.screen.Voice;
import nocturne.kernel.Language;
import nocturne.kernel.Question;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;
import nocturne.kernel.Text;
import nocturne.kernel.Viewer;
import nocturne.text.Page;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Style;

/**
 * A sitting played at a console: shows each person the table as that seat may know it, asks, and
 * takes the answer. It knows no rules; all that can be done is what the table offers.
 */
public final class TerminalTable<T extends Table<T>> {

  private static final int SHORTEST_NEWS = 8;

  private final Sitting<T> sitting;
  private final Desk desk;
  private final Sheets<T> sheets;
  private final Lookup<T> lookup;
  private final Undoing undoing;
  private final Saving saving;
  private final Glance glance;

  // How far each seat has read the log, and the version of the table after its last choice.
  private final Map<Seat, Integer> read = new HashMap<>();
  private final Map<Seat, Integer> answered = new HashMap<>();
  private boolean fresh = true;
  private Optional<Text> notice = Optional.empty();

  public TerminalTable(Sitting<T> sitting, Console console, Voice voice, Language language) {
    this.sitting = sitting;
    this.desk = new Desk(console, voice);
    this.sheets = new Sheets<>(sitting, language);
    this.lookup = new Lookup<>(sitting, desk, sheets, new RuleReader(sitting.game(), language));
    this.undoing = new Undoing(sitting, desk);
    this.saving = new Saving(sitting, desk);
    this.glance = new Glance(desk);
  }

  /** Plays until the game is over or somebody leaves. */
  public void play(Map<String, String> unusual) {
    desk.seat(
        sitting.people().size() == 1 ? Optional.of(sitting.people().first()) : Optional.empty());
    desk.show(sheets.opening(unusual));
    desk.say("app.opening.help", Key.HELP.letters(desk.voice()).getFirst());
    boolean staying = begins();
    while (staying) {
      sitting.letBotsPlay();
      staying = sitting.isOver() ? close() : turn();
    }
    saving.farewell();
  }

  /** Whoever sits at a screen reads the opening before it gives way to the table. */
  private boolean begins() {
    boolean handedOver = sitting.people().size() > 1;
    if (!desk.console().isManned() || desk.console().look().isPlain() || handedOver) return true;
    fresh = false;
    return desk.ask(Text.of("app.opening.begin")).isPresent();
  }

  /** One question to one person; false when the person leaves. */
  private boolean turn() {
    var asked = sitting.table().asked();
    var reader = desk.reader().filter(asked::has);
    if (reader.isPresent()) return asks(reader.get());
    return handOver(asked.first());
  }

  private boolean asks(Seat seat) {
    var question = sitting.table().question(seat).orElseThrow();
    var choices = Choices.of(question, desk.voice());
    present(seat, question, choices);
    return answer(Optional.of(question), choices);
  }

  /**
   * Between two people at one keyboard nothing of the one's view stays in the other's sight.
   * Whoever has just chosen may still take it back.
   */
  private boolean handOver(Seat seat) {
    if (!fresh) desk.console().hide();
    fresh = false;
    desk.say("app.handOver", seat);
    if (sitting.lastPerson().isPresent()) desk.say("app.handOver.undo");
    while (true) {
      var typed = desk.ask(Text.of("app.handOver.ready", seat));
      if (typed.isEmpty()) return false;
      var key = Key.of(typed.get().strip(), desk.voice());
      if (key.equals(Optional.of(Key.QUIT))) {
        saving.leave();
        return false;
      }
      if (!key.equals(Optional.of(Key.UNDO))) {
        desk.seat(Optional.of(seat));
        return true;
      }
      if (undo()) return true;
    }
  }

  private void present(Seat seat, Question question, Choices choices) {
    if (!fresh) desk.console().turnPage();
    fresh = false;
    var below = news(seat).addAll(notices());
    below.heading(Text.of("app.ask.title", seat)).line(prompt(question));
    desk.show(view(seat, below, choices).addAll(below), choices);
  }

  /**
   * As much of the table as a person wants to read now. A screen reader repeats nothing while only
   * its own seat chooses; a small screen leaves out what is as it was.
   */
  private Page view(Seat seat, Page below, Choices choices) {
    var view = sheets.view(Viewer.of(seat));
    if (desk.console().look().isPlain()) {
      boolean othersChose = answered.getOrDefault(seat, -1) != sitting.table().version();
      return othersChose ? glance.changes(seat, view, page -> false) : new Page();
    }
    return glance.changes(
        seat, view, page -> desk.fits(new Page().addAll(page).addAll(below), choices));
  }

  private static Cell prompt(Question question) {
    return Cell.of(question.prompt(), Style.EMPHASIS);
  }

  private Page news(Seat seat) {
    var log = sitting.log();
    int since = Math.min(read.getOrDefault(seat, 0), log.size());
    read.put(seat, log.size());
    boolean all = desk.console().look().isPlain() || !desk.console().isManned();
    return sheets.news(
        log, since, all ? log.size() : Math.max(SHORTEST_NEWS, desk.console().height() / 3));
  }

  private Page notices() {
    var page = new Page();
    notice.ifPresent(text -> page.line(Cell.of(text, Style.EMPHASIS)));
    notice = Optional.empty();
    sitting
        .unsaved()
        .ifPresent(why -> page.line(Cell.of(Text.of("app.save.failed", why), Style.WARNING)));
    return page;
  }

  /** Reads until something is chosen or taken back; false when the person leaves. */
  private boolean answer(Optional<Question> question, Choices choices) {
    while (true) {
      var line = desk.ask(prompt(choices));
      if (line.isEmpty()) return false;
      var reply = Reply.read(line.get(), choices, desk.voice());
      if (reply instanceof Reply.Nothing && question.isEmpty()) return false;
      if (reply instanceof Reply.Press(Key key, String rest)) {
        switch (key) {
          case QUIT -> {
            saving.leave();
            return false;
          }
          case UNDO -> {
            if (undo()) return true;
          }
          case VIEW -> viewAgain(question, choices, rest);
          case SAVE -> saving.save(rest);
          case WHY -> lookup.why(question, choices, rest);
          case LOG -> lookup.log(rest);
          case RULE -> lookup.rule(rest);
          case HELP -> desk.leaf(sheets.help(desk.voice()));
        }
      } else if (chosen(reply, choices)) {
        return true;
      }
    }
  }

  private static Text prompt(Choices choices) {
    return choices.size() == 0
        ? Text.of("app.prompt.over")
        : Text.of("app.prompt", choices.options().size());
  }

  private boolean chosen(Reply reply, Choices choices) {
    boolean onlyOne = reply instanceof Reply.Nothing && choices.options().size() == 1;
    if (onlyOne || (reply instanceof Reply.Choose(int index) && !choices.isRefused(index))) {
      int index = reply instanceof Reply.Choose choose ? choose.index() : 0;
      var seat = desk.reader().orElseThrow();
      sitting.choose(seat, choices.option(index));
      answered.put(seat, sitting.table().version());
      return true;
    }
    lookup.explain(reply, choices);
    return false;
  }

  private boolean undo() {
    var undone = undoing.undo();
    if (undone.isEmpty()) return false;
    notice = undone;
    answered.clear();
    return true;
  }

  private void viewAgain(Optional<Question> question, Choices choices, String name) {
    var whole = sheets.view(desk.voice().viewer());
    var view = name.isEmpty() ? whole : glance.named(name, whole);
    if (view.isEmpty()) {
      desk.say("app.view.unknown", name, Blocks.of(whole).names());
      return;
    }
    desk.leaf(view);
    var page = new Page();
    question.ifPresent(asked -> page.heading(Text.of("app.ask.again")).line(prompt(asked)));
    desk.show(page, choices);
  }

  /** The end of the game: the result, and time to look around; true when the end is taken back. */
  private boolean close() {
    if (sitting.people().size() > 1) {
      desk.seat(Optional.empty());
      desk.console().hide();
    } else {
      desk.console().turnPage();
    }
    var page = sheets.view(desk.voice().viewer());
    desk.reader().ifPresent(seat -> page.addAll(news(seat)));
    page.addAll(sheets.result(sitting.table().result().orElseThrow()))
        .addAll(sheets.fairness())
        .addAll(notices());
    desk.show(page, Choices.NONE);
    return answer(Optional.empty(), Choices.NONE);
  }
}

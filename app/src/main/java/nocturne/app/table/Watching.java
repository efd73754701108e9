package nocturne.app.table;

import java.util.Map;
import java.util.Optional;
import nocturne.app.screen.Console;
import nocturne.app.screen.Voice;
import nocturne.kernel.Language;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;
import nocturne.kernel.Text;
import nocturne.kernel.Viewer;
import nocturne.text.Page;

/** A sitting of bots alone, shown to a spectator to its end. */
public final class Watching<T extends Table<T>> {

  private final Sitting<T> sitting;
  private final Desk desk;
  private final Sheets<T> sheets;
  private final Saving saving;
  private int read;
  private boolean stopping;

  public Watching(Sitting<T> sitting, Console console, Voice voice, Language language) {
    this.sitting = sitting;
    this.desk = new Desk(console, voice);
    this.sheets = new Sheets<>(sitting, language);
    this.saving = new Saving(sitting, desk);
    this.stopping = console.isManned();
  }

  /** Shows the game; somebody at the console is waited for whenever another seat's turn comes. */
  public void watch(Map<String, String> unusual) {
    desk.show(sheets.opening(unusual));
    Optional<Seat> last = Optional.empty();
    while (!sitting.isOver()) {
      var next = Optional.of(sitting.table().asked().first());
      if (stopping && last.isPresent() && !next.equals(last) && !goesOn()) {
        saving.farewell();
        return;
      }
      last = sitting.letOneBotPlay();
      if (!stopping) desk.show(news());
    }
    if (desk.console().isManned()) desk.console().turnPage();
    var page = sheets.view(Viewer.SPECTATOR).addAll(news());
    page.addAll(sheets.result(sitting.table().result().orElseThrow())).addAll(sheets.fairness());
    desk.show(page, Choices.NONE);
    saving.farewell();
  }

  /** Shows how the table stands and waits; false when the spectator leaves. */
  private boolean goesOn() {
    desk.console().turnPage();
    desk.show(sheets.view(Viewer.SPECTATOR).addAll(news()), Choices.NONE);
    var typed = desk.ask(Text.of("app.watch.more")).map(String::strip);
    if (typed.isEmpty() || Key.of(typed.get(), desk.voice()).equals(Optional.of(Key.QUIT))) {
      return false;
    }
    stopping = typed.get().isEmpty();
    return true;
  }

  private Page news() {
    var log = sitting.log();
    var news = sheets.news(log, read, Integer.MAX_VALUE);
    read = log.size();
    return news;
  }
}

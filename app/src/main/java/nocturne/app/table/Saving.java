package nocturne.app.table;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import nocturne.kernel.Text;

/** Puts a sitting into files, and says where it is when somebody leaves. */
final class Saving {

  private final Sitting<?> sitting;
  private final Desk desk;

  Saving(Sitting<?> sitting, Desk desk) {
    this.sitting = sitting;
    this.desk = desk;
  }

  /** Saves under a name, or says where the sitting is saved anyway. */
  void save(String name) {
    if (name.isEmpty()) {
      sitting.save();
      sitting
          .unsaved()
          .ifPresentOrElse(
              why -> desk.say("app.save.failed", why),
              () -> desk.say("app.save.done", sitting.file().toString()));
      return;
    }
    try {
      var path = Path.of(name);
      if (Files.exists(path) && !desk.agrees(Text.of("app.save.over", name))) return;
      new SaveFile(path).write(sitting.recorded().record());
      desk.say("app.save.done", name);
    } catch (InvalidPathException | UncheckedIOException e) {
      desk.say("app.save.failed", String.valueOf(e.getMessage()));
    }
  }

  /** A game that is not over may be saved by name before somebody leaves. */
  void leave() {
    if (sitting.isOver()) return;
    if (!desk.agrees(Text.of("app.quit.save"))) return;
    desk.ask(Text.of("app.quit.name"))
        .map(String::strip)
        .filter(name -> !name.isEmpty())
        .ifPresent(this::save);
  }

  void farewell() {
    sitting.save();
    sitting.unsaved().ifPresent(why -> desk.say("app.save.failed", why));
    desk.say(sitting.isOver() ? "app.farewell.over" : "app.farewell", sitting.file().toString());
  }
}

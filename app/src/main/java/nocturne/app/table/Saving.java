package nocturne.app.table;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import nocturne.kernel.Text;

/** Puts a match into files, and says where it is when somebody leaves. */
final class Saving {

  private final Match<?> match;
  private final Desk desk;

  Saving(Match<?> match, Desk desk) {
    this.match = match;
    this.desk = desk;
  }

  /** Saves under a name, or says where the match is saved anyway. */
  void save(String name) {
    if (name.isEmpty()) {
      match.save();
      match
          .unsaved()
          .ifPresentOrElse(
              why -> desk.say("app.save.failed", why),
              () -> desk.say("app.save.done", match.file().toString()));
      return;
    }
    try {
      var path = Path.of(name);
      if (Files.exists(path) && !desk.agrees(Text.of("app.save.over", name))) return;
      new SaveFile(path).write(match.recorded().record());
      desk.say("app.save.done", name);
    } catch (InvalidPathException | UncheckedIOException e) {
      desk.say("app.save.failed", String.valueOf(e.getMessage()));
    }
  }

  /** Whether somebody who wants to leave does; a game that goes on may be saved by name first. */
  boolean leaves() {
    if (match.isOver()) return true;
    var name = desk.ask(Text.of("app.quit.save")).map(String::strip).orElse("");
    if (!name.isEmpty()) save(name);
    return true;
  }

  void farewell() {
    match.save();
    match.unsaved().ifPresent(why -> desk.say("app.save.failed", why));
    desk.say(match.isOver() ? "app.farewell.over" : "app.farewell", match.file().toString());
  }
}

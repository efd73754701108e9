package nocturne.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/**
 * The user's folder where games are kept while they are played, and where bugs are written down.
 */
final class StateFolder {

  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

  private final Path folder;
  private final Surroundings surroundings;

  StateFolder(Surroundings surroundings) {
    this.surroundings = surroundings;
    this.folder =
        surroundings
            .variable("XDG_STATE_HOME")
            .map(Path::of)
            .orElseGet(() -> home().resolve(".local").resolve("state"))
            .resolve("nocturne");
  }

  private Path home() {
    return Path.of(
        surroundings.variable("HOME").orElseGet(() -> System.getProperty("user.home", ".")));
  }

  /** A file for a new game, that no other game has. */
  Path newGame(String game) {
    try {
      Files.createDirectories(folder);
      var name = game + "-" + MOMENT.format(surroundings.clock().instant());
      for (int number = 1; ; number++) {
        var file = folder.resolve(name + (number == 1 ? "" : "-" + number) + ".record");
        if (!Files.exists(file)) return Files.createFile(file);
      }
    } catch (IOException e) {
      throw new Complaint("app.error.state", folder.toString(), String.valueOf(e.getMessage()));
    }
  }

  /** The file that a game which is taken up again goes on in: its own, if it lies here. */
  Path goingOn(Path file, String game) {
    boolean here = folder.equals(file.toAbsolutePath().normalize().getParent());
    return here ? file.toAbsolutePath().normalize() : newGame(game);
  }

  /** The folder of a server that is not told another one. */
  Path server() {
    return folder.resolve("server");
  }

  /** Writes down how a bug came about, and says where. */
  Path bug(Throwable bug) throws IOException {
    var trace = new StringWriter();
    bug.printStackTrace(new PrintWriter(trace, true));
    Files.createDirectories(folder);
    var file = folder.resolve("bugs.log");
    Files.writeString(
        file,
        surroundings.clock().instant() + " " + trace,
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
    return file;
  }
}

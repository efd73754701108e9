package nocturne.lab.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The folder of a run: what is played, and the rows of what was, in parts named by their first
 * game. A part counts once its games are there; they are written last.
 */
public record RunFolder(Path path) {

  private static final String PLAN = "run.properties";
  private static final Pattern PART = Pattern.compile("games-(\\d+)\\.parquet");

  /** Whether somebody has begun a run here. */
  public boolean isBegun() {
    return Files.exists(path.resolve(PLAN));
  }

  public RunCard card() {
    try {
      return RunCard.parse(Files.readString(path.resolve(PLAN)));
    } catch (IOException e) {
      throw new UncheckedIOException(path + " is not the folder of a run", e);
    }
  }

  public void begin(RunCard card) {
    try {
      Files.createDirectories(path);
      Files.writeString(path.resolve(PLAN), card.text());
    } catch (IOException e) {
      throw new UncheckedIOException(path + " can't be written", e);
    }
  }

  /** Makes the folder one's own to play into; empty where somebody plays into it already. */
  public Optional<FolderLock> lock() {
    return FolderLock.of(path);
  }

  /** The first games of the parts there are, in order. */
  List<String> parts() {
    try (var files = Files.list(path)) {
      return files
          .map(file -> PART.matcher(file.getFileName().toString()))
          .filter(java.util.regex.Matcher::matches)
          .map(name -> name.group(1))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(path + " can't be read", e);
    }
  }

  Path part(Rows rows, String first) {
    return path.resolve(rows.table() + "-" + first + ".parquet");
  }

  Path part(Rows rows, long first) {
    return part(rows, String.format("%010d", first));
  }

  Path things() {
    return path.resolve("things.parquet");
  }

  /** How many games were played, without a gap from the first. */
  public long played() {
    try (var archive = Archive.open(this)) {
      return archive.ask("SELECT count(*) FROM games").number();
    }
  }

  /** The card of what was begun here, if anything was. */
  public Optional<RunCard> begun() {
    return isBegun() ? Optional.of(card()) : Optional.empty();
  }
}

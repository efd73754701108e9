package nocturne.app.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import nocturne.kernel.GameRecord;
import nocturne.kernel.RecordText;

/** A file that holds a game's record: at every moment either the one before or the one after. */
public record SaveFile(Path path) {

  public void write(GameRecord record) {
    var whole = path.toAbsolutePath();
    var beside = whole.resolveSibling(whole.getFileName() + ".new");
    try {
      Files.createDirectories(whole.getParent());
      Files.writeString(beside, RecordText.write(record));
      try (var written = FileChannel.open(beside, StandardOpenOption.WRITE)) {
        written.force(true);
      }
      Files.move(
          beside, whole, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(path + ": " + e.getMessage(), e);
    }
  }

  @Override
  public String toString() {
    return path.toString();
  }
}

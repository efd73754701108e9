package nocturne.app;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import nocturne.kernel.Game;
import nocturne.kernel.RecordText;
import nocturne.kernel.Recorded;
import nocturne.kernel.Table;

/** Record files, read and replayed. */
final class Records {

  private Records() {}

  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (NoSuchFileException e) {
      throw new Complaint("app.error.noFile", file.toString());
    } catch (CharacterCodingException e) {
      throw new Complaint("app.error.notText", file.toString());
    } catch (IOException e) {
      throw new Complaint("app.error.unreadable", file.toString(), String.valueOf(e.getMessage()));
    }
  }

  /** The game that a record is of, from the shelf. */
  static Game<?> game(String text, Optional<Path> packs) {
    return Shelf.open(RecordText.gameOf(text), packs);
  }

  static <T extends Table<T>> Recorded<T> load(Game<T> game, String text) {
    return Recorded.load(game, RecordText.read(text, game));
  }
}

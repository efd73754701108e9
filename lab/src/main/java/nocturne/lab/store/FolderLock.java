package nocturne.lab.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * Keeps others from playing into a folder, in this process and in any other, until it is closed.
 */
public final class FolderLock implements AutoCloseable {

  private static final String FILE = "run.lock";

  private final FileChannel channel;

  private FolderLock(FileChannel channel) {
    this.channel = channel;
  }

  /** Locks a folder; empty where somebody has locked it already. */
  static Optional<FolderLock> of(Path folder) {
    try {
      var channel =
          FileChannel.open(
              folder.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (isLocked(channel)) return Optional.of(new FolderLock(channel));
      channel.close();
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(folder + " can't be locked", e);
    }
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException here) {
      return false;
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

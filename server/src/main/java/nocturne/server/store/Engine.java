package nocturne.server.store;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A kind of database, opened. */
interface Engine extends Dialect, AutoCloseable {

  Readers readers();

  void listen(
      GroupCommit commits, Supplier<Map<String, Integer>> held, Consumer<Journal.News> listener);

  void tell(GroupCommit commits, String words);

  void hear(Consumer<String> ear);

  void backup(Path file) throws SQLException;

  void vacuum(GroupCommit commits) throws SQLException;

  @Override
  void close();
}

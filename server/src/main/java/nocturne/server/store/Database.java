package nocturne.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * Where everything is kept: one file, or a PostgreSQL that several nodes share. Changes of many
 * callers are committed together, in the order in which they were handed in, so that they share one
 * flush of the disk.
 */
public interface Database extends AutoCloseable {

  /**
   * Something done with a connection, inside a transaction that is not the work's to end. It may be
   * run again where the database was in the way, so it does nothing but talk to the connection.
   */
  @FunctionalInterface
  interface Work<R> {
    R run(Connection connection) throws SQLException;
  }

  /**
   * Reads on a connection of its own, which shows the database as it is at one moment and refuses
   * changes.
   *
   * @throws StoreUnavailable where the database does not answer
   */
  <R> R read(Work<R> work);

  /**
   * Changes something. The future completes when the change is durable, on a thread where it may
   * take its time; it fails with {@link StoreUnavailable} where it could not be made so, and with
   * what the work threw where that is the work's own fault, which leaves the changes of others
   * alone.
   */
  <R> CompletableFuture<R> change(Work<R> work);

  Journal journal();

  /**
   * Tells the other nodes something, where there are any. It is not kept: who is not there then
   * does not hear it, and it may get lost.
   *
   * @param words less than 7,900 bytes
   */
  default void tell(String words) {}

  /**
   * Hears what nodes tell each other, this one included, until the database is closed.
   *
   * @param ear called on one thread, which it should not hold up
   */
  default void hear(Consumer<String> ear) {}

  /**
   * Writes a whole copy, as of one moment, into a file that is not there yet, while everything goes
   * on.
   *
   * @throws UnsupportedOperationException where the database comes with tools of its own for that
   * @throws StoreUnavailable where the copy can't be made
   */
  void backup(Path file);

  /**
   * Gives the room of what was deleted back. Changes may have to wait meanwhile.
   *
   * @throws StoreUnavailable where the database does not answer
   */
  void vacuum();

  /** Stops taking changes, lets those handed in become durable, and lets go of everything. */
  @Override
  void close();
}

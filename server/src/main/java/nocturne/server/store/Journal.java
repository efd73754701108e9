package nocturne.server.store;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * All that ever happened at every table, in order: appended to and never changed. The number of the
 * next entry is the lock: of two nodes that both write entry 7 of a table, one is told that it is
 * taken.
 */
public interface Journal {

  /**
   * One thing that happened at a table.
   *
   * @param table its id, a word without spaces
   * @param number counted from 1 at each table
   * @param time in milliseconds since 1970
   * @param body what happened, as JSON
   */
  record Entry(String table, int number, long time, String body) {

    public Entry {
      if (!isWord(table)) {
        throw new IllegalArgumentException(
            "a table's id is a word of letters and digits: " + table);
      }
      if (number < 1) {
        throw new IllegalArgumentException("entries are counted from 1, not from " + number);
      }
      if (!Sum.coversAll(body)) {
        throw new IllegalArgumentException("half a character in entry " + number + " of " + table);
      }
    }

    private static boolean isWord(String table) {
      for (int i = 0; i < table.length(); i++) {
        if (table.charAt(i) <= ' ' || table.charAt(i) >= 127) {
          return false;
        }
      }
      return !table.isEmpty();
    }
  }

  /** An entry that another node, or an operator's command, has written. */
  record News(String table, int number) {}

  /**
   * Appends an entry; the future completes when it is durable, and fails with {@link EntryTaken}
   * where there is such an entry already, with {@link StoreUnavailable} where it can't be stored,
   * which is so too where the entry before it is not there: there are never gaps. It fails with a
   * {@link TimeoutException} where after some seconds nobody knows whether it is durable.
   */
  CompletableFuture<Void> append(Entry entry);

  /**
   * The entries of a table from a number on, in order.
   *
   * @throws EntryCorrupt where one is missing or is not what was written
   * @throws StoreUnavailable where the database does not answer
   */
  List<Entry> read(String table, int from);

  /**
   * Tells of what other nodes write, until the database is closed: soon after it is durable, and
   * after a time without connection once for each table that has moved on. The last entry is told;
   * there may be others before it, and the same may be told twice.
   *
   * @param held the tables this node has in memory with the number of the last entry it knows of
   *     each; asked when news may have been missed
   * @param listener called on one thread, which it should not hold up
   */
  void listen(Supplier<Map<String, Integer>> held, Consumer<News> listener);
}

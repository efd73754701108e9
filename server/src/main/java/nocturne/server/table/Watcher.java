package nocturne.server.table;

/**
 * Somebody who is told what happens at a table, in order. Calls come one at a time and hold the
 * table up, so a watcher only takes down what to send.
 */
public interface Watcher {

  /** Whose eyes these are; empty for somebody who only watches. */
  String identity();

  /** The table has changed by an event. */
  void moved(TableState table, TableEvent event);

  /** Who is at the table has changed. */
  void here(TableState table);

  /** Nothing more comes from here: the watcher should come again. */
  void closed();
}

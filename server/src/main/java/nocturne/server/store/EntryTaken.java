package nocturne.server.store;

/** Another node has written this entry of a table before. */
public final class EntryTaken extends RuntimeException {

  public EntryTaken(String table, int number) {
    super("entry " + number + " of table " + table + " is taken");
  }
}

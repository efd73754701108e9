package nocturne.server.store;

/** What the journal holds is not what was written. */
public final class EntryCorrupt extends RuntimeException {

  public EntryCorrupt(String table, int number, String what) {
    super("entry " + number + " of table " + table + " " + what);
  }
}

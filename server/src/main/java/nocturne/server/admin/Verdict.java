package nocturne.server.admin;

import nocturne.server.table.Divergence;

/** What became of a stored table when it was replayed. */
public sealed interface Verdict {

  /** The table's id. */
  String table();

  /** Everything that was played there holds; {@code hash} is that of the table as it stands. */
  record Identical(String table, String game, int choices, boolean over, long hash)
      implements Verdict {}

  /** It is not what was played, from an entry on. */
  record Diverged(String table, String game, Divergence at) implements Verdict {}

  /** What is stored of it is not what was written. */
  record Unreadable(String table, String why) implements Verdict {}

  /** No game was begun there. */
  record Unbegun(String table) implements Verdict {}
}

package nocturne.lab.store;

/** The tables of a run, each with its columns. */
enum Rows {
  GAMES(
      """
      number BIGINT, variant VARCHAR, seed BIGINT, choices INTEGER, rounds INTEGER, options BIGINT,
      widest INTEGER, sides INTEGER, winners INTEGER, margin INTEGER, leader INTEGER,
      comeback BOOLEAN
      """),
  SEATS(
      """
      game BIGINT, seat INTEGER, bot VARCHAR, "character" VARCHAR, team INTEGER, place INTEGER,
      won BOOLEAN, win DOUBLE, score INTEGER
      """),
  HAPPENINGS(
      """
      game BIGINT, choice INTEGER, round INTEGER, rule VARCHAR, key VARCHAR, meaning VARCHAR,
      seat INTEGER, thing VARCHAR, other VARCHAR
      """),
  THINGS("kind VARCHAR, id VARCHAR, en VARCHAR, ru VARCHAR");

  private final String columns;

  Rows(String columns) {
    this.columns = columns;
  }

  /** What the table is called in SQL and in the names of files. */
  String table() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }

  String create() {
    return "CREATE TABLE " + table() + " (" + columns + ")";
  }
}

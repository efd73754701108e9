package nocturne.server.store;

/** Why there can be no PostgreSQL for tests here, and what would make it run. */
final class PostgresCannotRun extends Exception {

  private static final long serialVersionUID = 1;

  PostgresCannotRun(String why) {
    super("PostgreSQL can't run here: " + why);
  }
}

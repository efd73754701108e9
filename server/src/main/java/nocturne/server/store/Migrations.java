package nocturne.server.store;

import java.util.Map;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/**
 * Brings the schema up to what this program knows: the files {@code V….sql} beside this package,
 * each in a transaction of its own, so that one that breaks off leaves nothing behind.
 */
final class Migrations {

  private static final String HERE = "classpath:nocturne/server/store";

  private Migrations() {}

  /**
   * Runs those that are missing.
   *
   * @param words what stands for {@code ${…}} in this kind of database
   */
  static void run(DataSource database, Map<String, String> words) {
    run(database, words, HERE);
  }

  static void run(DataSource database, Map<String, String> words, String... folders) {
    try {
      Flyway.configure(Migrations.class.getClassLoader())
          .dataSource(database)
          .locations(folders)
          .placeholders(words)
          .load()
          .migrate();
    } catch (FlywayException e) {
      throw new StoreUnavailable("the schema can't be brought up to date: " + e.getMessage(), e);
    }
  }
}

package nocturne.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import nocturne.kernel.Text;
import nocturne.server.admin.AdminRefused;
import nocturne.server.store.Database;
import nocturne.server.store.EntryCorrupt;
import nocturne.server.store.EntryTaken;
import nocturne.server.store.StoreUnavailable;
import picocli.CommandLine.Mixin;

/** One thing that an operator does with a database. */
abstract class AdminDeed implements Callable<Integer> {

  final Surroundings surroundings;

  @Mixin final Manner manner;

  @Mixin final Storage storage = new Storage();

  AdminDeed(Surroundings surroundings) {
    this.surroundings = surroundings;
    this.manner = new Manner(surroundings);
  }

  abstract void work(Database database);

  Database open() {
    return storage.open(usual());
  }

  /** Where a server keeps everything that is not told otherwise. */
  final Path usual() {
    return new StateFolder(surroundings).server();
  }

  @Override
  public final Integer call() {
    try (var database = open()) {
      work(database);
      return 0;
    } catch (AdminRefused refused) {
      throw complaint(refused);
    } catch (StoreUnavailable | EntryCorrupt | EntryTaken e) {
      throw new Complaint("app.error.store", String.valueOf(e.getMessage()));
    }
  }

  private static Complaint complaint(AdminRefused refused) {
    var reason = refused.why().name().toLowerCase(Locale.ROOT).replace('_', '-');
    return new Complaint("app.admin.refused." + reason, refused.details().toArray());
  }

  void say(String key, Object... args) {
    manner.say(List.of(manner.tongue().voice().say(Text.of(key, args))));
  }
}

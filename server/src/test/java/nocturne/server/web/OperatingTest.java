package nocturne.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import nocturne.server.store.Database;
import nocturne.server.store.Databases;
import nocturne.server.store.EntryCorrupt;
import nocturne.server.store.Journal;
import nocturne.server.store.StoreUnavailable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What happens around the games: trouble with the database, going down, looking in. */
class OperatingTest {

  @TempDir Path folder;

  /** A database that can be taken away, or damaged at one table. */
  private static final class Frail implements Database, Journal {

    private final Database real;
    private volatile boolean gone;
    private volatile String corrupt = "";

    Frail(Database real) {
      this.real = real;
    }

    private void check() {
      if (gone) throw new StoreUnavailable("gone");
    }

    @Override
    public <R> R read(Work<R> work) {
      check();
      return real.read(work);
    }

    @Override
    public <R> CompletableFuture<R> change(Work<R> work) {
      return gone
          ? CompletableFuture.failedFuture(new StoreUnavailable("gone"))
          : real.change(work);
    }

    @Override
    public Journal journal() {
      return this;
    }

    @Override
    public CompletableFuture<Void> append(Entry entry) {
      return gone
          ? CompletableFuture.failedFuture(new StoreUnavailable("gone"))
          : real.journal().append(entry);
    }

    @Override
    public List<Entry> read(String table, int from) {
      check();
      if (table.equals(corrupt)) throw new EntryCorrupt(table, from, "is damaged");
      return real.journal().read(table, from);
    }

    @Override
    public void listen(Supplier<Map<String, Integer>> held, Consumer<News> listener) {
      real.journal().listen(held, listener);
    }

    @Override
    public void backup(Path file) {
      real.backup(file);
    }

    @Override
    public void vacuum() {
      real.vacuum();
    }

    @Override
    public void close() {
      real.close();
    }
  }

  @Test
  void databaseThatGoesAwayIsSaidAndComesBack() {
    var frail = new Frail(Databases.in(folder));
    try (var venue = Venue.over(frail, Venue.generous())) {
      var ada = venue.guest("Ada");
      var table = ada.open(Visitor.table("syndicates", "", ""));
      ada.open(Visitor.table("syndicates", "", ""));
      venue.visitor().get("/health/ready").is(200);
      try (var line = ada.socket(table).hello()) {
        frail.gone = true;
        venue.visitor().get("/health/ready").refuses(503, "store-unavailable");
        venue.visitor().get("/health/live").is(200);
        assertThat(
                venue
                    .visitor()
                    .post("/api/guests", Map.of("name", "Bob", "language", "en"))
                    .refuses(503, "store-unavailable")
                    .header("Retry-After"))
            .isNotEmpty();
        line.say(Map.of("do", "say", "text", "anybody?"));
        assertThat(line.hear("refused").get("why").asString()).isEqualTo("store-unavailable");
        frail.gone = false;
        line.say(Map.of("do", "say", "text", "back again"));
        assertThat(line.hear("said").get("text").asString()).isEqualTo("back again");
      }
    }
  }

  @Test
  void damagedTableIsRefusedAndOthersGoOn() {
    var frail = new Frail(Databases.in(folder));
    String table;
    try (var venue = Venue.over(frail, Venue.generous())) {
      var ada = venue.guest("Ada");
      table = ada.open(Visitor.table("syndicates", "", ""));
    }
    frail = new Frail(Databases.in(folder));
    frail.corrupt = table;
    try (var venue = Venue.over(frail, Venue.generous())) {
      var bob = venue.guest("Bob");
      bob.get("/api/tables/" + table).refuses(503, "table-corrupt");
      bob.open(Visitor.table("syndicates", "", ""));
    }
  }

  @Test
  void whoComesInWhileTheOthersAreSentAwayIsToldToComeBackToo() {
    try (var venue = Venue.in(folder)) {
      var guest = venue.guest("Ada");
      var table = guest.open(Visitor.table("syndicates", "", ""));
      venue.sendAway();
      try (var line = guest.socket(table)) {
        assertThat(line.closeCode()).isEqualTo(4012);
      }
    }
  }

  @Test
  void serverThatGoesDownSaysComeBackAndLosesNothing() {
    var first = Venue.in(folder);
    var guest = first.guest("Ada");
    var cookie = guest.cookie();
    var table = guest.open(Visitor.table("syndicates", "", ""));
    try (var line = guest.socket(table).hello()) {
      line.say(Map.of("do", "say", "text", "good night"));
      line.hear("said");
      first.close();
      assertThat(line.closeCode()).isEqualTo(4012);
    }
    try (var venue = Venue.in(folder)) {
      var ada = venue.visitor().with("Cookie", cookie);
      var remarks = ada.get("/api/tables/" + table).is(200).json().get("remarks");
      assertThat(remarks.get(0).get("text").asString()).isEqualTo("good night");
    }
  }

  @Test
  void metricsTellOfTablesSocketsAndTheJournal() {
    try (var venue = Venue.in(folder)) {
      var ada = venue.guest("Ada");
      var table = ada.open(Visitor.table("syndicates", "", ""));
      try (var line = ada.socket(table).hello()) {
        assertThat(line.state().get("id").asString()).isEqualTo(table);
        assertThat(venue.visitor().get("/metrics").is(200).http().body())
            .contains("nocturne_tables 1.0")
            .contains("nocturne_sockets 1.0")
            .contains("nocturne_bots_thinking 0.0")
            .contains("nocturne_choices_total 0.0")
            .containsPattern("nocturne_journal_append_seconds_bucket.*")
            .contains("path=\"/api/tables\"");
      }
      venue.visitor().with("X-Forwarded-For", "1.2.3.4").get("/metrics").refuses(404, "unknown");
    }
  }
}

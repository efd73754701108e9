package nocturne.server.whole;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import nocturne.server.Waiting;
import nocturne.server.store.Databases;
import nocturne.server.store.Journal;
import nocturne.server.store.TestDatabases;
import nocturne.server.table.EventText;
import nocturne.server.table.TableEvent;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a node that dies was doing, the other goes on with. */
@Tag("slow")
@Timeout(600)
class LosingANodeTest {

  private static final Duration PATIENCE = Duration.ofMinutes(5);

  /** Time enough to kill a node before it can let a flag fall; then the clock leaps over it. */
  private static final Duration BANK = Duration.ofMinutes(10);

  private final String url = TestDatabases.postgresUrl();

  @Test
  void gamesBotsAndClocksGoOnAtTheOtherNode() {
    Evening.of(
        LosingANodeTest.class,
        evening -> {
          var nodes = Node.start(2, Node.Plan.at(url));
          try (var database = Databases.open(url);
              var dies = evening.open(nodes.getFirst());
              var stays = nodes.getLast()) {
            evening.open(stays);
            play(evening);
            var timed = slowTable(evening, dies);
            evening.expect(
                evening.begin(Party.Terms.of("syndicates", "random", "random", "random")));
            evening.kill(dies);
            assertThat(fallen(database.journal(), timed)).as("a flag that fell before").isEmpty();
            stays.leap(BANK);
            evening.slowest(0);
            evening.playOut(PATIENCE);
            evening.playOutAlone(stays, PATIENCE);
            checkClock(database.journal(), timed);
            evening.inquire(database);
          }
        });
  }

  private static void play(Evening evening) throws InterruptedException {
    evening.slowest(20);
    evening.invite(Party.Terms.of("syndicates", "", "").withUndo("consent"));
    evening.invite(Party.Terms.of("nightshift", "", "", "random").withClock(36_000, 60));
    for (int choices = 0; choices < 50; choices++)
      assertThat(evening.alarm().await(Deed.CHOOSE, PATIENCE)).isTrue();
  }

  /** A table that one node alone has in memory, and at which a person lets the time go by. */
  private static Party slowTable(Evening evening, Node node) throws Exception {
    var terms = Party.Terms.of("syndicates", "", "random").withClock((int) BANK.toSeconds(), 0);
    var party = evening.begin(terms);
    Waiting.until(
        "the clock to run",
        () -> {
          var tables = party.host().get(node, "/api/me/tables").is(200).json();
          return tables.get(0).get("deadline").asLong() > 0;
        });
    return party;
  }

  /** The flag falls when the time is over. */
  private static void checkClock(Journal journal, Party party) throws Exception {
    Waiting.until("a flag to fall", PATIENCE, () -> fallen(journal, party).isPresent());
    var started = first(journal, party, TableEvent.Started.class).orElseThrow();
    assertThat(fallen(journal, party).orElseThrow() - started)
        .isGreaterThanOrEqualTo(BANK.toMillis());
  }

  private static Optional<Long> fallen(Journal journal, Party party) {
    return first(journal, party, TableEvent.FlagFell.class);
  }

  /** When something happened first. */
  private static Optional<Long> first(
      Journal journal, Party party, Class<? extends TableEvent> kind) {
    return journal.read(party.table(), 1).stream()
        .filter(entry -> kind.isInstance(EventText.read(entry)))
        .map(Journal.Entry::time)
        .findFirst();
  }
}

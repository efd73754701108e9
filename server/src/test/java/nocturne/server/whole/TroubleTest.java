package nocturne.server.whole;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import nocturne.server.Waiting;
import nocturne.server.store.Databases;
import nocturne.server.store.Gate;
import nocturne.server.store.TestDatabases;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** While nothing can be stored nothing is accepted; all else goes on, and nothing is lost. */
@Tag("slow")
@Timeout(600)
class TroubleTest {

  /** So that nobody is known by what was looked up a moment ago. */
  private static final int HURRY = 30;

  @TempDir Path folder;

  @Test
  void databaseThatIsAwayKeepsNobodyFromLooking() {
    var url = TestDatabases.postgresUrl();
    Evening.of(
        TroubleTest.class,
        evening -> {
          try (var gate = new Gate(URI.create(url).getPort());
              var node = evening.open(through(gate, url).hurried(HURRY).start());
              var duet = Duet.at(node, evening)) {
            duet.play(5);
            gate.shut();
            isRefused(duet, node);
            gate.open();
            goesOn(duet, url);
            gate.breakAtCommit();
            isThereOnce(duet, url);
          }
        });
  }

  /** Nobody says that it is away: everything that asks for it has to wait for a while. */
  @Test
  @Tag("long")
  void databaseThatIsSilentKeepsNobodyFromLooking() {
    var url = TestDatabases.impatient(TestDatabases.postgresUrl(), 4);
    Evening.of(
        TroubleTest.class,
        evening -> {
          try (var gate = new Gate(URI.create(url).getPort());
              var node = evening.open(through(gate, url).start());
              var duet = Duet.at(node, evening)) {
            duet.play(5);
            gate.silence();
            isRefused(duet, node);
            gate.open();
            goesOn(duet, url);
          }
        });
  }

  private static Node.Plan through(Gate gate, String url) {
    return Node.Plan.at(url.replace(":" + URI.create(url).getPort(), ":" + gate.port()));
  }

  /** Nobody said what became of the choice; it was stored, and can't be made again. */
  private static void isThereOnce(Duet duet, String url) throws Exception {
    var asked = duet.asked();
    int number = asked.mirror().number();
    var choice = asked.any(duet.random());
    asked.ask(choice);
    asked.awaitNumber(number + 1);
    assertThat(asked.ask(choice)).isPresent();
    duet.taken(choice);
    goesOn(duet, url);
  }

  @Test
  void fullDiskKeepsNobodyFromLooking() {
    Evening.of(
        TroubleTest.class,
        evening -> {
          try (var node = evening.open(Node.Plan.at(folder.toString()).hurried(HURRY).start());
              var duet = Duet.at(node, evening)) {
            duet.play(5);
            largestFile(node, "1");
            isRefused(duet, node);
            largestFile(node, "unlimited");
            goesOn(duet, folder.toString());
          }
        });
  }

  /** Lets a process write no file beyond so many bytes, as if the disk had no more. */
  private static void largestFile(Node node, String bytes)
      throws IOException, InterruptedException {
    var limiting =
        new ProcessBuilder("prlimit", "--pid=" + node.pid(), "--fsize=" + bytes + ":")
            .inheritIO()
            .start();
    assertThat(limiting.waitFor()).isZero();
  }

  /** What would change something is refused, and everybody sees what they saw before. */
  private static void isRefused(Duet duet, Node node) throws Exception {
    var asked = duet.asked();
    int number = asked.mirror().number();
    for (var wish : List.of(asked.any(duet.random()), Map.of("do", "say", "text", "well?")))
      assertThat(asked.ask(wish))
          .hasValueSatisfying(
              no -> {
                assertThat(no.get("why").asString()).isEqualTo("store-unavailable");
                assertThat(no.get("message").asString()).contains("try again");
              });
    assertThatThrownBy(() -> Person.come(node, "Late"))
        .isInstanceOf(Lost.class)
        .hasMessageContaining("store-unavailable");
    for (int seat = 0; seat < 2; seat++) {
      var person = duet.party().person(seat);
      var table = person.get(node, "/api/tables/" + duet.party().table()).is(200).json();
      assertThat(table.get("number").asInt()).isEqualTo(number);
      assertThat(table.get("you").asInt()).isEqualTo(seat);
      try (var again = Chair.at(node, person, duet.party().table())) {
        assertThat(again.mirror().number()).isEqualTo(number);
      }
    }
  }

  /** Choices are accepted again, and what is stored is what was accepted. */
  private static void goesOn(Duet duet, String url) throws Exception {
    Waiting.until("a choice to be taken", () -> duet.tries());
    duet.play(5);
    try (var database = Databases.open(url)) {
      assertThat(duet.stored(database.journal())).isEqualTo(duet.taken());
    }
  }
}

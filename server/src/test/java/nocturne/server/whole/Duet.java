package nocturne.server.whole;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import nocturne.server.store.Journal;
import nocturne.server.table.EventText;
import nocturne.server.table.TableEvent.Chose;

/** Two people at a table at one node, played by hand, and what was accepted of them. */
final class Duet implements AutoCloseable {

  private final Party party;
  private final Random random;
  private final List<Chair> chairs = new ArrayList<>();
  private final List<String> taken = new ArrayList<>();

  private Duet(Party party, Random random) {
    this.party = party;
    this.random = random;
  }

  static Duet at(Node node, Evening evening) throws InterruptedException {
    var duet = new Duet(evening.begin(Party.Terms.of("syndicates", "", "")), evening.random());
    for (int seat = 0; seat < 2; seat++)
      duet.chairs.add(Chair.at(node, duet.party.person(seat), duet.party.table()));
    return duet;
  }

  Party party() {
    return party;
  }

  Random random() {
    return random;
  }

  /** Somebody who is asked, knowing all that has happened. */
  Chair asked() throws InterruptedException {
    int number = chairs.stream().mapToInt(chair -> chair.mirror().number()).max().orElseThrow();
    for (var chair : chairs) chair.awaitNumber(number);
    return chairs.stream().filter(chair -> chair.mirror().isAsked()).findFirst().orElseThrow();
  }

  /** Chooses so many times. */
  void play(int choices) throws InterruptedException {
    for (int i = 0; i < choices; i++) assertThat(tries()).isTrue();
  }

  /** Chooses, if it is accepted. */
  boolean tries() throws InterruptedException {
    var asked = asked();
    var choice = asked.any(random);
    boolean accepted = asked.ask(choice).isEmpty();
    if (accepted) taken(choice);
    return accepted;
  }

  /** Notes that a choice was accepted. */
  void taken(Map<String, ?> choice) {
    taken.add(String.valueOf(choice.get("option")));
  }

  List<String> taken() {
    return taken;
  }

  /** The choices that the journal has. */
  List<String> stored(Journal journal) {
    return stored(journal, party.table());
  }

  static List<String> stored(Journal journal, String table) {
    return journal.read(table, 1).stream()
        .map(EventText::read)
        .filter(Chose.class::isInstance)
        .map(event -> ((Chose) event).option())
        .toList();
  }

  @Override
  public void close() {
    chairs.forEach(Chair::close);
  }
}

package nocturne.server.whole;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import nocturne.kernel.Box;
import nocturne.kernel.Game;
import nocturne.server.store.Journal;
import nocturne.server.table.EventText;
import nocturne.server.table.TableEvent;
import nocturne.server.table.TableEvent.Chose;
import nocturne.server.table.TableEvent.Opened;
import nocturne.server.table.TableEvent.Said;
import nocturne.server.table.TableEvent.Sat;
import nocturne.server.table.TableEvent.Started;
import nocturne.server.table.TableEvent.Undid;
import nocturne.server.table.TableState;
import nocturne.server.table.Unrolled;
import nocturne.server.whole.Testimony.Choice;
import nocturne.server.whole.Testimony.Outcome;

/** Holds what clients were told against the journal: all of it is there, in order, and once. */
final class Inquest {

  static final Map<String, Game<?>> GAMES =
      Box.shelf().stream().collect(Collectors.toMap(Box::id, box -> box.open(Optional.empty())));

  private final Party party;
  private final List<Journal.Entry> entries;
  private final List<TableEvent> events = new ArrayList<>();

  Inquest(Party party, Journal journal) {
    this.party = party;
    this.entries = journal.read(party.table(), 1);
    entries.forEach(entry -> events.add(EventText.read(entry)));
  }

  /** How many views and choices were looked at. */
  record Count(int views, int choices) {

    Count plus(Count other) {
      return new Count(views + other.views, choices + other.choices);
    }
  }

  Count hold() {
    assertThat(events.getFirst())
        .isInstanceOfSatisfying(
            Opened.class, opened -> assertThat(opened.host()).isEqualTo(party.host().id()));
    assertThat(all(Started.class)).hasSize(1);
    int choices = 0;
    for (var testimony : party.testimonies()) {
      assertThat(testimony.faults).as(testimony.person.name()).isEmpty();
      assertThat(testimony.latest()).isLessThanOrEqualTo(entries.size());
      int seat = seat(testimony);
      choices += choices(testimony, seat);
      remarks(testimony);
      assertThat(all(Undid.class).stream().filter(undid -> undid.seat() == seat))
          .hasSizeLessThanOrEqualTo(testimony.undos);
    }
    return new Count(views(), choices);
  }

  private <E extends TableEvent> List<E> all(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  private TableEvent event(int number) {
    return events.get(number - 1);
  }

  /** Where somebody sat down, which they did once. */
  private int seat(Testimony testimony) {
    var id = testimony.person.id();
    var seats = new ArrayList<Integer>();
    for (var opened : all(Opened.class))
      if (opened.host().equals(id)) opened.seat().ifPresent(seats::add);
    for (var sat : all(Sat.class)) if (sat.sitter().is(id)) seats.add(sat.seat());
    assertThat(seats).hasSize(1);
    return seats.getFirst();
  }

  /**
   * Every choice that was accepted is the entry that it was said to be; every other entry of the
   * seat is a choice of which nobody said what became of it, and of each there is one at most.
   */
  private int choices(Testimony testimony, int seat) {
    var done = new HashMap<Integer, Choice>();
    var open = new ArrayDeque<Choice>();
    for (var choice : testimony.choices) {
      if (choice.outcome == Outcome.DONE) done.put(choice.number, choice);
      if (choice.outcome == Outcome.OPEN) open.add(choice);
    }
    int found = 0;
    for (int number = 1; number <= events.size(); number++) {
      if (!(event(number) instanceof Chose chose) || chose.seat() != seat) continue;
      found++;
      var mine = Optional.ofNullable(done.remove(number)).or(() -> next(open, chose));
      assertThat(mine).as("nobody chose entry %d: %s", number, chose).isPresent();
      assertThat(chose.option()).as("entry %d", number).isEqualTo(mine.get().option);
      assertThat(number).isGreaterThan(mine.get().at);
    }
    assertThat(done).as("choices that are lost").isEmpty();
    return found;
  }

  private static Optional<Choice> next(ArrayDeque<Choice> open, Chose chose) {
    while (!open.isEmpty()) {
      var choice = open.poll();
      if (choice.option.equals(chose.option())) return Optional.of(choice);
    }
    return Optional.empty();
  }

  private void remarks(Testimony testimony) {
    var said = new HashSet<String>();
    for (int number = 1; number <= events.size(); number++)
      if (event(number) instanceof Said one && one.identity().equals(testimony.person.id()))
        assertThat(said.add(one.text())).as("said twice: %s", one.text()).isTrue();
    for (var remark : testimony.remarks)
      if (remark.number > 0)
        assertThat(event(remark.number)).isEqualTo(new Said(testimony.person.id(), remark.text));
  }

  /** Every view that anybody was ever shown is what the entries up to it add up to. */
  private int views() {
    var retold = party.testimonies().stream().map(one -> new Retold(one, seat(one))).toList();
    Unrolled.walk(
        GAMES, entries, (state, event) -> retold.forEach(viewer -> viewer.hold(state, event)));
    var last = TableState.of(GAMES, entries);
    assertThat(last.frozen()).isEmpty();
    assertThat(last.phase()).isEqualTo(TableState.Phase.OVER);
    return retold.stream().mapToInt(Retold::held).sum();
  }
}

package nocturne.server.whole;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import nocturne.server.Seed;
import nocturne.server.Waiting;
import nocturne.server.store.Database;

/** Many parties at once, at nodes that come and go. */
final class Evening implements AutoCloseable {

  private final Random seeds;
  private final Doors doors = new Doors();
  private final Alarm alarm = new Alarm();
  private final List<Party> parties = new CopyOnWriteArrayList<>();
  private final List<Future<?>> people = new CopyOnWriteArrayList<>();
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final List<Node> nodes = new CopyOnWriteArrayList<>();
  private volatile int slowest;

  private Evening(long seed) {
    this.seeds = new Random(seed);
  }

  /** What a test does in an evening. */
  interface Course {
    void take(Evening evening) throws Exception;
  }

  /**
   * Lets an evening take its course. It is a different one every time; one that went wrong says how
   * it can be tried again.
   */
  static void of(Class<?> test, Course course) {
    long seed = Seed.of(test);
    try (var evening = new Evening(seed)) {
      course.take(evening);
      for (var node : evening.nodes)
        assertThat(node.errors()).as("what a node noted as its own faults").isEmpty();
    } catch (Throwable e) {
      throw new AssertionError("an evening with -Dnocturne.seed=" + seed + " went wrong", e);
    }
  }

  /** Starts a node and lets everybody in. */
  Node open(String url) {
    return open(Node.Plan.at(url).start());
  }

  Node open(Node node) {
    checkLists(node);
    nodes.add(node);
    doors.add(node);
    return node;
  }

  /** Kills a node; nobody comes to it any more. */
  void kill(Node node) {
    doors.remove(node);
    node.kill();
  }

  synchronized Random random() {
    return new Random(seeds.nextLong());
  }

  Doors doors() {
    return doors;
  }

  Alarm alarm() {
    return alarm;
  }

  List<Party> parties() {
    return parties;
  }

  Stream<Testimony> testimonies() {
    return parties.stream().flatMap(party -> party.testimonies().stream());
  }

  /** How long people think at most, in milliseconds. */
  void slowest(int millis) {
    slowest = millis;
  }

  void ponder(Random random) throws InterruptedException {
    int most = slowest;
    if (most > 0) Thread.sleep(random.nextInt(most + 1));
  }

  /** A party that comes together by itself; its people prefer different nodes. */
  Party invite(Party.Terms terms) {
    var party = new Party(this, terms, "P" + parties.size());
    int preference = parties.size();
    parties.add(party);
    people.add(
        threads.submit(
            () -> {
              party.play(preference);
              return party;
            }));
    return party;
  }

  /** A table at which everybody sits, to be played at by hand. */
  Party gather(Party.Terms terms) throws InterruptedException {
    var party = new Party(this, terms, "G");
    party.gather(0);
    return party;
  }

  /** A table that has begun, to be played at by hand. */
  Party begin(Party.Terms terms) throws InterruptedException {
    var party = gather(terms);
    party.start(0);
    return party;
  }

  /** Counts on a table to be played out like the others. */
  void expect(Party party) {
    parties.add(party);
  }

  void start(Player player) {
    people.add(threads.submit(player));
  }

  /** Everybody finds the tables in their list at which they were told that they sit. */
  void checkLists(Node node) {
    for (var party : parties)
      for (var testimony : party.testimonies())
        assertThat(testimony.person.get(node, "/api/me/tables").is(200).body())
            .as("the tables of %s", testimony.person.name())
            .contains(party.table());
  }

  /** Waits until bots are through with the tables at which nobody looks. */
  void playOutAlone(Node node, Duration patience) throws Exception {
    for (var party : parties)
      if (party.terms().people() == 0)
        Waiting.until(
            "bots at " + party.table(),
            patience,
            () -> !party.host().get(node, "/api/tables").is(200).body().contains(party.table()));
  }

  /** Holds all that anybody was told against the journal. */
  Inquest.Count inquire(Database database) {
    return parties.stream()
        .map(party -> new Inquest(party, database.journal()).hold())
        .reduce(new Inquest.Count(0, 0), Inquest.Count::plus);
  }

  /** Waits until everybody has played to the end. */
  void playOut(Duration patience) throws Exception {
    long end = System.nanoTime() + patience.toNanos();
    // Players are added while others are waited for.
    for (int i = 0; i < people.size(); i++) {
      try {
        people.get(i).get(Math.max(0, end - System.nanoTime()), TimeUnit.NANOSECONDS);
      } catch (TimeoutException e) {
        throw new AssertionError("not over after " + patience + ": " + unfinished(), e);
      }
    }
    assertThat(unfinished()).isEmpty();
  }

  /** Tables at which somebody has not seen the end, with what they saw and did last. */
  List<String> unfinished() {
    var unfinished = new ArrayList<String>();
    for (var party : parties)
      for (var testimony : party.testimonies())
        if (!testimony.mirror.isOver())
          unfinished.add(
              "%s %s: entry %d of %s, %s, faults %s"
                  .formatted(
                      party.table(),
                      testimony.person.name(),
                      testimony.latest(),
                      party.terms(),
                      testimony.choices.isEmpty() ? "" : testimony.choices.getLast(),
                      testimony.faults));
    return unfinished;
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}

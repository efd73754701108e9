package nocturne.server.whole;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import nocturne.server.Waiting;
import nocturne.server.store.Databases;
import nocturne.server.store.TestDatabases;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Isolated;

/** Two nodes on one database are one server. */
@Tag("slow")
@Timeout(600)
@Isolated("measures time")
class TwoNodesTest {

  private static final boolean LONG = Boolean.getBoolean("nocturne.long");
  private static final int HURRY = 30;
  private static final int CONFLICTS = LONG ? 2_000 : 150;
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  /** A node that asked now and then, rather than being told, would take far longer than this. */
  private static final int MUCH_LONGER = 10;

  private static String url = "";
  private static List<Node> nodes = List.of();

  @BeforeAll
  static void open() {
    url = TestDatabases.postgresUrl();
    nodes = Node.start(2, Node.Plan.at(url).hurried(HURRY));
  }

  @AfterAll
  static void close() {
    nodes.forEach(Node::close);
  }

  /** An evening at both. */
  private static void at(Evening.Course course) {
    Evening.of(
        TwoNodesTest.class,
        evening -> {
          nodes.forEach(evening::open);
          course.take(evening);
        });
  }

  // Playing

  @Test
  void peopleAtDifferentNodesPlayWholeGamesAtOneTable() {
    at(
        evening -> {
          evening.slowest(20);
          for (int i = 0; i < (LONG ? 10 : 2); i++) {
            evening.invite(Party.Terms.of("syndicates", "", "").withUndo("consent"));
            evening.invite(Party.Terms.of("nightshift", "", "", "random").withClock(30_000, 60));
          }
          evening.playOut(PATIENCE);
          try (var database = Databases.open(url)) {
            System.out.printf("two nodes: %s%n", evening.inquire(database));
          }
          var there = median(latencies(evening));
          var here = median(answers(evening));
          System.out.printf("a choice was answered within %d ms%n", here.toMillis());
          assertThat(there).isLessThan(here.multipliedBy(MUCH_LONGER));
        });
  }

  /** How long after it was accepted at one node a choice reached who sat at another. */
  private static List<Duration> latencies(Evening evening) {
    var all = new ArrayList<Duration>();
    for (var party : evening.parties())
      for (var chooser : party.testimonies())
        for (var choice : chooser.choices)
          for (var other : party.testimonies()) {
            var here = chooser.arrivals.get(choice.number);
            var there = other.arrivals.get(choice.number);
            if (here == null || there == null || here.node() == there.node()) continue;
            all.add(Duration.ofNanos(Math.max(0, there.nanos() - here.nanos())));
          }
    all.sort(Duration::compareTo);
    System.out.printf(
        "from node to node: %d choices, median %d ms, 95%% within %d ms, 99%% within %d ms%n",
        all.size(),
        median(all).toMillis(),
        all.get(all.size() * 95 / 100).toMillis(),
        all.get(all.size() * 99 / 100).toMillis());
    return all;
  }

  /** How long who made a choice waited to be told so, at their own node. */
  private static List<Duration> answers(Evening evening) {
    var all = new ArrayList<Duration>();
    for (var party : evening.parties())
      for (var chooser : party.testimonies())
        for (var choice : chooser.choices) {
          var here = chooser.arrivals.get(choice.number);
          if (here != null) all.add(Duration.ofNanos(here.nanos() - choice.sent));
        }
    all.sort(Duration::compareTo);
    return all;
  }

  private static Duration median(List<Duration> sorted) {
    return sorted.get(sorted.size() / 2);
  }

  // Two who choose for the same seat at the same moment

  @Test
  void ofTwoChoicesAtTheSameMomentOneIsTakenAndTheOtherRefused() {
    at(
        evening -> {
          var random = evening.random();
          var won = new int[2];
          for (int done = 0; done < CONFLICTS; )
            done += clash(evening, random, CONFLICTS - done, won);
          System.out.printf("%d and %d choices were taken by either node%n", won[0], won[1]);
        });
  }

  /** Plays one game at most; how many choices there were. */
  private static int clash(Evening evening, Random random, int most, int[] won) throws Exception {
    var party = evening.begin(Party.Terms.of("syndicates", "", ""));
    var taken = new ArrayList<String>();
    var twins = new ArrayList<List<Chair>>();
    for (int seat = 0; seat < 2; seat++) {
      var twin = new ArrayList<Chair>();
      for (var node : nodes) twin.add(Chair.at(node, party.person(seat), party.table()));
      twins.add(twin);
    }
    try {
      while (taken.size() < most && !twins.getFirst().getFirst().mirror().isOver()) {
        int number = twins.getFirst().getFirst().mirror().number();
        for (var twin : twins) for (var chair : twin) chair.awaitNumber(number);
        var asked = twins.get(twins.getFirst().getFirst().mirror().isAsked() ? 0 : 1);
        taken.add(clash(asked, random, won));
        int after = asked.getFirst().mirror().number();
        twins.getFirst().getFirst().awaitNumber(after);
      }
    } finally {
      twins.forEach(twin -> twin.forEach(Chair::close));
    }
    assertThat(stored(party.table())).isEqualTo(taken);
    return taken.size();
  }

  /** The choice that is taken when one seat chooses at both nodes at once. */
  private static String clash(List<Chair> twin, Random random, int[] won)
      throws InterruptedException {
    int first = random.nextInt(2);
    var options = twin.getFirst().options();
    Collections.shuffle(options, random);
    var wishes =
        List.of(twin.get(0).choice(options.getFirst()), twin.get(1).choice(options.getLast()));
    twin.get(first).send(wishes.get(first));
    twin.get(1 - first).send(wishes.get(1 - first));
    var refused = List.of(twin.get(0).answer(), twin.get(1).answer());
    int winner = refused.get(0).isEmpty() ? 0 : 1;
    assertThat(refused.get(winner)).as("both were refused: %s", refused).isEmpty();
    // Of two who want the same both get it, if they say so in the same millisecond.
    assertThat(refused.get(1 - winner).isPresent() || options.size() == 1)
        .as("both were taken: %s", wishes)
        .isTrue();
    refused
        .get(1 - winner)
        .ifPresent(
            no -> {
              assertThat(no.get("why").asString()).isIn("stale", "not-offered", "phase");
              assertThat(no.get("message").asString()).isNotBlank();
            });
    won[winner]++;
    return wishes.get(winner).get("option").toString();
  }

  private static List<String> stored(String table) {
    try (var database = Databases.open(url)) {
      return Duet.stored(database.journal(), table);
    }
  }

  // Being told

  /** Plays for the host, at the first node, until the guest alone is asked. */
  private static void playUntilTheGuestIsAsked(Chair host, Random random)
      throws InterruptedException {
    while (host.mirror().isAsked()) host.ask(host.any(random));
  }

  @Test
  void noticeReachesAPageThatIsOpenAtAnotherNode() {
    at(
        evening -> {
          var party = evening.gather(Party.Terms.of("nightshift", "", ""));
          var guest = party.person(1);
          try (var mailbox = Mailbox.of(guest, url);
              var page = Page.of(guest, nodes.getLast());
              var host = Chair.at(nodes.getFirst(), party.host(), party.table())) {
            // What nodes tell each other comes in order: the host's node knows of the page, too.
            try (var _ = Chair.at(nodes.getLast(), guest, party.table())) {
              host.await(now -> now.here().equals(List.of(0, 1)));
            }
            host.await(now -> now.here().equals(List.of(0)));
            party.start(0);
            host.await(now -> now.mirror().hasBegun());
            playUntilTheGuestIsAsked(host, evening.random());
            var notice = page.next();
            assertThat(notice.get("is").asString()).isEqualTo("move");
            assertThat(notice.get("table").asString()).isEqualTo(party.table());
            assertThat(mailbox.letters()).as("who has a page open needs no letter").isZero();
          }
        });
  }

  @Test
  void whoIsAwayIsToldOnceThoughTwoNodesHaveTheTable() {
    at(
        evening -> {
          var party = evening.gather(Party.Terms.of("nightshift", "", ""));
          try (var mailbox = Mailbox.of(party.person(1), url)) {
            party.start(0);
            try (var host = Chair.at(nodes.getFirst(), party.host(), party.table());
                var there = Chair.at(nodes.getLast(), party.host(), party.table())) {
              playUntilTheGuestIsAsked(host, evening.random());
              there.awaitNumber(host.mirror().number());
              Waiting.until("a letter", () -> mailbox.letters() > 0);
              // What the other node sends next comes after what it might have sent of the move.
              var path = "/api/tables/" + party.table() + "/nudge";
              party.host().post(nodes.getLast(), path, Map.of("seat", 1)).is(204);
              Waiting.until("another letter", () -> mailbox.letters() > 1);
              assertThat(mailbox.letters()).isEqualTo(2);
            }
          }
        });
  }

  @Test
  void whoIsAtTheTableIsSeenFromTheOtherNode() {
    at(
        evening -> {
          var party = evening.begin(Party.Terms.of("nightshift", "", ""));
          try (var host = Chair.at(nodes.getFirst(), party.person(0), party.table())) {
            try (var guest = Chair.at(nodes.getLast(), party.person(1), party.table())) {
              host.await(now -> now.here().equals(List.of(0, 1)));
              guest.await(now -> now.here().equals(List.of(0, 1)));
            }
            host.await(now -> now.here().equals(List.of(0)));
          }
        });
  }

  /** What the first node's clock shows. */
  private static long now(Party party) {
    var table = party.host().get(nodes.getFirst(), "/api/tables/" + party.table());
    return table.is(200).json().get("now").asLong();
  }

  @Test
  void nobodyLetsABotPlayForSomebodyWhoSitsAtAnotherNode() {
    at(
        evening -> {
          var party = evening.begin(Party.Terms.of("nightshift", "", ""));
          var path = "/api/tables/" + party.table();
          var letBot = Map.of("seat", 1, "bot", "random");
          try (var host = Chair.at(nodes.getFirst(), party.host(), party.table())) {
            try (var guest = Chair.at(nodes.getLast(), party.person(1), party.table())) {
              host.await(now -> now.here().equals(List.of(0, 1)));
              playUntilTheGuestIsAsked(host, evening.random());
              party.host().post(nodes.getFirst(), path + "/nudge", Map.of("seat", 1)).is(204);
              guest.await(now -> now.nudged(1) > 0);
              long absent = guest.nudged(1) + Duration.ofMinutes(2).toMillis();
              Waiting.until("two minutes to pass", () -> now(party) > absent);
              var refused = party.host().post(nodes.getFirst(), path + "/bot", letBot).is(409);
              assertThat(refused.error()).isEqualTo("not-absent");
            }
            host.await(now -> now.here().equals(List.of(0)));
            party.host().post(nodes.getFirst(), path + "/bot", letBot).is(204);
          }
        });
  }
}

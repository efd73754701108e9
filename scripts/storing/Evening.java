import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Opens tables, seats people and has them play, to the end or to somewhere before it. */
final class Evening {

  /** Later than every end. */
  static final int TO_THE_END = Integer.MAX_VALUE;

  private static final int POLL_MILLIS = 300;

  /**
   * A table that was played at.
   *
   * @param people the ids of those who sit there and can come back; the first is the host
   * @param how in which way it was made
   */
  record Table(String id, String game, List<String> people, String how) {}

  private final int port;
  private final List<People.Person> people;
  private final Random random;
  private int next;

  Evening(int port, List<People.Person> people, Random random) {
    this.port = port;
    this.people = people;
    this.random = random;
  }

  Client client(String id) {
    return person(id).client(port);
  }

  People.Person person(String id) {
    return people.stream().filter(person -> person.id().equals(id)).findFirst().orElseThrow();
  }

  /** Some people in turn, none twice. */
  synchronized List<String> some(int count) {
    var some = new ArrayList<String>();
    for (int i = 0; i < count; i++) some.add(people.get(next++ % people.size()).id());
    return some;
  }

  synchronized int dice(int sides) {
    return random.nextInt(sides);
  }

  synchronized Random fork() {
    return new Random(random.nextLong());
  }

  /** What is agreed at a table beside its game, each kind of everything now and then. */
  Map<String, Object> terms(int seated) {
    var terms = new LinkedHashMap<String, Object>();
    terms.put("open", dice(3) > 0);
    // Where bots alone play, nobody else could look at it.
    terms.put("watched", seated == 0 || dice(6) > 0);
    terms.put("undo", List.of("consent", "consent", "consent", "free", "never").get(dice(5)));
    terms.put("language", dice(2) == 0 ? "en" : "ru");
    terms.put(
        "pace",
        switch (dice(4)) {
          case 0 -> Wishes.live(7_200, 5);
          case 1 -> Wishes.correspondence(1 + dice(14), dice(30));
          default -> Wishes.free();
        });
    if (seated > 1) terms.put("rated", dice(3) > 0);
    return terms;
  }

  /** Opens a table and begins the game; the host sits there unless bots alone do. */
  Table begin(Wishes.Wish wish, Map<String, Object> terms, String how) {
    var body = wish.body();
    body.putAll(terms);
    var seated = some(Math.max(1, wish.people()));
    var opened = client(seated.getFirst()).post("/api/tables", body);
    var table = new Table(opened.get("id").asString(), wish.game(), seated, how);
    seat(table, wish.people(), Boolean.TRUE.equals(terms.get("open")));
    client(seated.getFirst()).post("/api/tables/" + table.id + "/start");
    return table;
  }

  /** Seats all but the host: at an open table anybody, at another one by invitation. */
  void seat(Table table, int count, boolean open) {
    var host = client(table.people.getFirst());
    var path = "/api/tables/" + table.id;
    for (int i = 1; i < count; i++) {
      var guest = client(table.people.get(i));
      if (open) {
        guest.post(path + "/seats", Map.of());
        continue;
      }
      var invitation = host.json("POST", path + "/invitations", "");
      var code = Map.of("invitation", invitation.get("code").asString());
      guest.post(path + "/seats", code);
      if (i == 1) {
        guest.delete(path + "/seats/mine");
        guest.post(path + "/seats", code);
        host.delete(path + "/invitations/" + invitation.get("id").asString());
      }
    }
  }

  boolean isOver(Table table) {
    var sheet = client(table.people.getFirst()).get("/api/tables/" + table.id);
    return sheet.get("phase").asString().equals("over");
  }

  /** Has the people of a table play until it is over, or has so many entries. */
  void play(Table table, int seated, int undoes, int stopsAt) {
    if (seated == 0) {
      while (!isOver(table)) pause(POLL_MILLIS);
      return;
    }
    var manner = new Participant.Manner(undoes, stopsAt);
    var participants = new ArrayList<Runnable>();
    for (var id : table.people.subList(0, seated))
      participants.add(new Participant(client(id), table.id, manner, fork()));
    together(participants);
  }

  static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Does all of them at once and comes back when they are done. */
  static void together(List<? extends Runnable> deeds) {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var futures = new ArrayList<Future<?>>();
      for (var deed : deeds) futures.add(threads.submit(deed));
      for (var future : futures) future.get();
    } catch (ExecutionException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}

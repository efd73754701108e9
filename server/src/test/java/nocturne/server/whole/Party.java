package nocturne.server.whole;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/** A table and the people who come to play at it. */
final class Party {

  /**
   * What is agreed.
   *
   * @param seats a kind of bot, or nothing for a person
   * @param bank seconds, 0 for a table without clocks
   */
  record Terms(String game, List<String> seats, int bank, int increment, String undo) {

    static Terms of(String game, String... seats) {
      return new Terms(game, List.of(seats), 0, 0, "free");
    }

    Terms withClock(int seconds, int more) {
      return new Terms(game, seats, seconds, more, undo);
    }

    Terms withUndo(String policy) {
      return new Terms(game, seats, bank, increment, policy);
    }

    long people() {
      return seats.stream().filter(String::isEmpty).count();
    }

    private Map<String, Object> wish() {
      var wish = new HashMap<String, Object>();
      wish.put("game", game);
      wish.put("open", true);
      wish.put("undo", undo);
      wish.put(
          "seats",
          seats.stream().map(bot -> bot.isEmpty() ? Map.of() : Map.of("bot", bot)).toList());
      if (bank > 0) wish.put("pace", Map.of("is", "live", "bank", bank, "increment", increment));
      return wish;
    }
  }

  private final Evening evening;
  private final Terms terms;
  private final String name;
  private final List<Testimony> testimonies = new CopyOnWriteArrayList<>();
  private volatile String table = "";
  private volatile Person host;

  Party(Evening evening, Terms terms, String name) {
    this.evening = evening;
    this.terms = terms;
    this.name = name;
  }

  /** Comes together and plays to the end. */
  void play(int preference) throws InterruptedException {
    gather(preference);
    start(preference);
    for (int i = 0; i < testimonies.size(); i++)
      evening.start(new Player(evening, table, testimonies.get(i), preference + i));
  }

  /** Comes together, trying as often as it takes. */
  void gather(int preference) throws InterruptedException {
    host = come(preference, 0);
    open(preference);
    if (terms.people() > 0) testimonies.add(new Testimony(host));
    for (int i = 1; i < terms.people(); i++) {
      var guest = come(preference + i, i);
      join(preference + i, guest);
      testimonies.add(new Testimony(guest));
    }
  }

  private Person come(int preference, int number) throws InterruptedException {
    return evening
        .doors()
        .insist(preference, node -> Person.come(node, name + " " + (char) ('A' + number)));
  }

  private void open(int preference) throws InterruptedException {
    table =
        evening
            .doors()
            .insist(
                preference,
                node -> {
                  evening.alarm().about(Deed.OPEN);
                  var reply = host.post(node, "/api/tables", terms.wish()).is(201);
                  return reply.json().get("id").asString();
                });
  }

  /** Who sits already, though nobody said so, is not seated twice. */
  private void join(int preference, Person guest) throws InterruptedException {
    evening
        .doors()
        .insist(
            preference,
            node -> {
              evening.alarm().about(Deed.JOIN);
              return guest.post(node, "/api/tables/" + table + "/seats", Map.of()).is(204);
            });
  }

  /** A game that has begun already, though nobody said so, is not begun again. */
  void start(int preference) throws InterruptedException {
    var tries = new ArrayList<Node>();
    evening
        .doors()
        .insist(
            preference,
            node -> {
              tries.add(node);
              evening.alarm().about(Deed.START);
              var reply = host.post(node, "/api/tables/" + table + "/start");
              if (tries.size() > 1 && reply.status() == 409)
                assertThat(reply.error()).isEqualTo("phase");
              else reply.is(204);
              return reply;
            });
  }

  String table() {
    return table;
  }

  Terms terms() {
    return terms;
  }

  Person host() {
    return host;
  }

  /** Who sits in a seat, where people sit in the first ones. */
  Person person(int seat) {
    return testimonies.get(seat).person;
  }

  List<Testimony> testimonies() {
    return testimonies;
  }
}

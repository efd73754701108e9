package nocturne.server.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nocturne.server.store.Database;
import nocturne.server.store.Databases;
import nocturne.server.store.Journal;
import nocturne.server.web.Venue;
import nocturne.server.web.Visitor;

/**
 * People who play in peace while others misbehave: tables of every phase, and what has happened at
 * them by the will of those who sit there.
 */
final class Evening implements AutoCloseable {

  private final Database database;
  private final Venue venue;
  private final Visitor ada;
  private final Visitor bob;
  private final Map<String, List<Journal.Entry>> entries = new LinkedHashMap<>();
  private final List<String> said = new ArrayList<>();
  private final String duel;
  private final String hidden;
  private final String gathering;
  private final String over;
  private final Witness adaPlays;
  private final Witness bobPlays;

  Evening(Path folder) {
    this.database = Databases.in(folder);
    this.venue = Venue.over(database, Venue.generous());
    this.ada = venue.guest("Ada");
    this.bob = venue.guest("Bob");
    this.duel = begun(true);
    this.hidden = begun(false);
    this.gathering = ada.open(wish(false, 2));
    this.over = ada.open(wish(true, 1));
    ada.post("/api/tables/" + over + "/start").is(204);
    playOut();
    this.adaPlays = come(ada);
    this.bobPlays = come(bob);
    for (int i = 0; i < 6; i++) click();
    for (var table : tables()) entries.put(table, read(table));
  }

  private static Map<String, Object> wish(boolean open, int seats) {
    var people = Collections.nCopies(seats, "").toArray(String[]::new);
    var wish = Visitor.table(seats == 1 ? "nightshift" : "syndicates", people);
    wish.put("open", open);
    return wish;
  }

  /** A table at which both play. */
  private String begun(boolean open) {
    var table = ada.open(wish(open, 2));
    var path = "/api/tables/" + table;
    var code = ada.post(path + "/invitations").is(201).json().get("code").asString();
    bob.post(path + "/seats", Map.of("invitation", code)).is(204);
    ada.post(path + "/start").is(204);
    return table;
  }

  private Witness come(Visitor who) {
    var witness = new Witness(venue.port(), duel, who.cookie());
    witness.hello("en", false);
    return witness;
  }

  /** Ada plays by herself to the end. */
  private void playOut() {
    try (var player = new Witness(venue.port(), over, ada.cookie())) {
      for (player.hello("en", false); !player.isOver(); player.taken()) {
        said.add(player.choice(0));
        player.choose(0);
      }
    }
  }

  // Where and who

  int port() {
    return venue.port();
  }

  Venue venue() {
    return venue;
  }

  Visitor ada() {
    return ada;
  }

  Visitor bob() {
    return bob;
  }

  /** Two play, and everybody may watch. */
  String duel() {
    return duel;
  }

  /** Two play, and nobody else may know. */
  String hidden() {
    return hidden;
  }

  /** Ada waits for somebody. */
  String gathering() {
    return gathering;
  }

  /** Ada has played. */
  String over() {
    return over;
  }

  List<String> tables() {
    return List.of(duel, hidden, gathering, over);
  }

  /** Choices that were made and taken, as they were sent. */
  List<String> said() {
    return said;
  }

  /** What would be taken at once if it came from whoever is asked. */
  String next() {
    return asked().choice(0);
  }

  boolean isAdaAsked() {
    return asked() == adaPlays;
  }

  private Witness asked() {
    adaPlays.catchUp();
    bobPlays.catchUp();
    return adaPlays.state("question").isObject() ? adaPlays : bobPlays;
  }

  // Whether all is well

  /** Whoever is asked chooses, and is answered as if nothing were. */
  void click() {
    var player = asked();
    int number = player.state("number").asInt();
    said.add(player.choice(0));
    player.choose(0);
    assertThat(player.state("number").asInt()).as("the choice is taken").isEqualTo(number + 1);
    adaPlays.taken();
    bobPlays.taken();
  }

  /** Somebody chooses, and apart from that nothing has happened anywhere. */
  void requirePeace() {
    requireUnchanged();
    click();
    var now = read(duel);
    var before = entries.get(duel);
    assertThat(now).hasSize(before.size() + 1);
    assertThat(now.subList(0, before.size())).isEqualTo(before);
    entries.put(duel, now);
  }

  private void requireUnchanged() {
    entries.forEach((table, before) -> assertThat(read(table)).isEqualTo(before));
  }

  private List<Journal.Entry> read(String table) {
    return database.journal().read(table, 1);
  }

  @Override
  public void close() {
    adaPlays.close();
    bobPlays.close();
    venue.close();
  }
}

package nocturne.server.guard;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nocturne.kernel.Seat;
import nocturne.server.web.Visitor;

/**
 * One of two tables that are alike, with everybody who plays there, and all that reaches the seat
 * which must not be able to tell at which of the two it sits.
 */
final class Sitting implements AutoCloseable {

  private final House house;
  private final Seat seat;
  private final String table;
  private final List<Visitor> people = new ArrayList<>();
  private final List<Witness> seats = new ArrayList<>();
  private final Map<String, Witness> watched = new LinkedHashMap<>();
  private final RawConnection notices;
  private final ByteArrayOutputStream everything = new ByteArrayOutputStream();
  private int looks;

  /**
   * @param scene the number of the deal
   */
  Sitting(House house, String game, Twins twins, int scene) {
    this.house = house;
    this.seat = twins.deal().seat();
    for (var player : twins.setup().players()) people.add(house.guest(player.name()));
    this.table = people.getFirst().open(wish(game, twins, scene));
    for (int i = 1; i < people.size(); i++)
      people.get(i).post(path("/seats"), Map.of("seat", i)).is(204);
    house.alias(table, "table" + scene);
    for (int i = 0; i < people.size(); i++)
      house.alias(people.get(i).id(), "player" + scene + "-" + i);
    this.notices = new RawConnection(house.port());
  }

  private static Map<String, Object> wish(String game, Twins twins, int scene) {
    var people = Collections.nCopies(twins.setup().seats(), "").toArray(String[]::new);
    var variant = new LinkedHashMap<>(twins.setup().variant().values());
    variant.put(Stage.SCENE, Integer.toString(scene));
    var wish = Visitor.table(game, people);
    wish.put("variant", variant);
    wish.put("open", true);
    wish.put("undo", "consent");
    wish.put("pace", Map.of("is", "live", "bank", 36_000, "increment", 5));
    return wish;
  }

  /**
   * Everybody comes to the table: the seat with a socket to play, another one in Russian and in
   * words, and a page that waits for notices; and a spectator, who sees less than any seat.
   */
  void gather() {
    for (var person : people) seats.add(come(person.cookie(), "en", false));
    watched.put("the seat", mine());
    watched.put("the seat in Russian", come(me().cookie(), "ru", true));
    watched.put("a spectator", come("", "en", true));
    notices.send(House.request("GET", "/api/me/notices", me().cookie()));
    try {
      for (var line = notices.readLine(); !line.isEmpty(); ) line = notices.readLine();
    } catch (IOException e) {
      throw new AssertionError("notices are not told", e);
    }
  }

  private Witness come(String cookie, String language, boolean portrayed) {
    var witness = new Witness(house.port(), table, cookie);
    witness.hello(language, portrayed);
    return witness;
  }

  void start() {
    people.getFirst().post(path("/start")).is(204);
    var fairness = people.getFirst().get(path("/fairness")).is(200).json();
    house.alias(fairness.get("commitment").asString(), "commitment");
  }

  // Who is there

  /** The seat in question. */
  Witness mine() {
    return seats.get(seat.index());
  }

  /** Who sits in a seat, having heard all that was said until now. */
  Witness at(Seat seat) {
    var witness = seats.get(seat.index());
    witness.catchUp();
    return witness;
  }

  private Visitor me() {
    return people.get(seat.index());
  }

  Visitor person(Seat seat) {
    return people.get(seat.index());
  }

  int size() {
    return people.size();
  }

  String path(String more) {
    return "/api/tables/" + table + more;
  }

  House house() {
    return house;
  }

  // What reaches the seat

  /** What was heard through each socket since this was last asked for. */
  Map<String, List<byte[]>> heard() {
    // Nobody lets so much wait that the server would lose patience with them.
    if (++looks % 16 == 0) seats.forEach(Witness::catchUp);
    watched.values().forEach(Witness::catchUp);
    var heard = new LinkedHashMap<String, List<byte[]>>();
    watched.forEach((who, witness) -> heard.put(who, witness.taken()));
    heard.values().forEach(messages -> messages.forEach(everything::writeBytes));
    return heard;
  }

  /** The next notice. */
  byte[] notice() {
    try {
      // Now and then it is said that the page is still open, by the clock on the wall.
      for (int quiet = 0; quiet < 10; quiet++) {
        var notice = Answer.chunk(notices);
        if (!new String(notice, UTF_8).startsWith(":")) return kept(notice);
      }
      throw new AssertionError("a notice did not come");
    } catch (IOException e) {
      throw new AssertionError("a notice did not come", e);
    }
  }

  byte[] asked(String method, String path) {
    return kept(house.ask(method, path, me().cookie()));
  }

  byte[] askedByAStranger(String path) {
    return kept(house.ask("GET", path, ""));
  }

  private byte[] kept(byte[] bytes) {
    everything.writeBytes(bytes);
    return bytes;
  }

  /** All that ever reached the seat; letters beyond ASCII can't be read in it. */
  String everything() {
    return everything.toString(ISO_8859_1);
  }

  String seed() {
    return house.seed(table);
  }

  @Override
  public void close() {
    watched.values().forEach(Witness::close);
    seats.forEach(Witness::close);
    notices.close();
  }
}

package nocturne.server.guard.parlour;

import java.util.List;
import java.util.stream.Stream;
import nocturne.kernel.Chance;
import nocturne.kernel.Facts;
import nocturne.kernel.Game;
import nocturne.kernel.Name;
import nocturne.kernel.Seat;
import nocturne.kernel.Setting;
import nocturne.kernel.Setup;
import nocturne.kernel.Value;

/**
 * A small game for two: in turn each lays a card of their hand face down and draws another. It
 * keeps its secrets, or one of them it does not.
 */
public final class Parlour implements Game<Room> {

  /** The setting that names the secret which is not kept. */
  public static final String LEAK = "leak";

  private static final int HAND = 3;

  private final Room.Places places = new Room.Places();

  @Override
  public Facts facts() {
    return new Facts("parlour", new Name("Parlour", "Гостиная"), "1", 2, 2);
  }

  @Override
  public List<Setting> settings() {
    var leaks = Stream.of(Leak.values()).map(Leak::name).toList();
    return List.of(new Setting.OneOf(LEAK, leaks, Leak.NONE.name()));
  }

  @Override
  public String packs() {
    return "none";
  }

  @Override
  public Room lay(Setup setup, Chance chance) {
    var room = new Room(places, chance);
    var leak = Leak.valueOf(setup.variant().text(LEAK));
    places.deck.fill(room, Card.ALL);
    places.deck.shuffle(room);
    for (var hand : places.hands) for (int i = 0; i < HAND; i++) places.deck.moveTop(room, hand);
    room.then(new LayOne(Seat.of(0), 1, leak));
    return room;
  }

  @Override
  public Value<Room> value() {
    return (room, seat) -> 0;
  }
}

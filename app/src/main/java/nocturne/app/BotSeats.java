package nocturne.app;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nocturne.bots.Bot;
import nocturne.bots.Bots;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seat;

/** The bots that sit at a table. */
final class BotSeats {

  /** The kind that sits down where nobody says which. */
  static final String USUAL = "prudent";

  private BotSeats() {}

  /** These kinds, all of them known. */
  static List<String> known(List<String> kinds) {
    for (var kind : kinds)
      if (!Bots.names().contains(kind)) throw new Complaint("app.error.bot", kind, Bots.names());
    return kinds;
  }

  /** A bot for each seat that the record gives to one; the same record seats the same bots. */
  static Map<Seat, Bot> of(Recorded<?> recorded) {
    var players = recorded.setup().players();
    // From what is published: a bot must not be able to look behind the seal.
    long seed = Long.parseUnsignedLong(recorded.seed().commitment().substring(0, 16), 16);
    var bots = new HashMap<Seat, Bot>();
    for (int i = 0; i < players.size(); i++)
      if (players.get(i).isBot()) bots.put(Seat.of(i), Bots.named(players.get(i).bot(), seed));
    return bots;
  }
}

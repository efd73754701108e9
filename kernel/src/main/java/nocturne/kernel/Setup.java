package nocturne.kernel;

import java.util.List;

/** Everything that is agreed before a table opens: its variant, and who sits where. */
public record Setup(Variant variant, List<Player> players) {

  public Setup {
    players = List.copyOf(players);
  }

  /**
   * Who sits in a seat.
   *
   * @param bot the kind of bot, or empty for a person
   */
  public record Player(String name, String bot) {

    public static Player person(String name) {
      return new Player(name, "");
    }

    public boolean isBot() {
      return !bot.isEmpty();
    }
  }

  /** What the players are called, seat by seat. */
  public List<String> names() {
    return players.stream().map(Player::name).toList();
  }

  public int seats() {
    return players.size();
  }
}

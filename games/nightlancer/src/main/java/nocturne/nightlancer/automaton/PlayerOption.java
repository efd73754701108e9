package nocturne.nightlancer.automaton;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;

/** A player, as the one whose turn it shall be. */
public record PlayerOption(Seat player) implements Option {

  public static void offer(Seats players, Options may) {
    for (var player : players.list()) may.add(new PlayerOption(player));
  }

  @Override
  public String id() {
    return "player-" + (player.index() + 1);
  }

  @Override
  public Text label() {
    return Text.of("it", player);
  }
}

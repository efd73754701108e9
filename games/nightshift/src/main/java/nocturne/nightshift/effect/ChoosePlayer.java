package nocturne.nightshift.effect;

import static nocturne.nightshift.NightshiftRule.NS_20_06;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;

/** Names the player whom an effect is for. */
record ChoosePlayer(Seat seat, Seats among, OnPlayer effect, Rule rule) implements SeatAsk<Club> {

  /** An effect that happens to one player at a time. */
  interface OnPlayer {
    void happen(Club club, Seat player, Seat target);
  }

  /** A player, as an option. */
  record Player(Seat target) implements Option {

    @Override
    public String id() {
      return "player-" + (target.index() + 1);
    }

    @Override
    public Text label() {
      return Text.of("it", target);
    }
  }

  /**
   * Lets an effect happen to everybody meant, in turn order from its player, or to the one who is
   * chosen.
   */
  @Cites(NS_20_06)
  static void each(Club club, Seat player, Who who, Seats among, OnPlayer effect, Rule rule) {
    if (among.isEmpty()) return;
    if (who == Who.OTHER || who == Who.MATE) {
      club.then(new ChoosePlayer(player, among, effect, rule));
      return;
    }
    for (int i = club.seatCount() - 1; i >= 0; i--) {
      var target = club.leftOf(player, i);
      if (among.has(target)) club.then(new Happen(player, target, effect));
    }
  }

  /** One player's share of an effect. */
  record Happen(Seat player, Seat target, OnPlayer effect) implements Step<Club> {

    @Override
    public void run(Club club) {
      effect.happen(club, player, target);
    }
  }

  @Override
  public Text prompt(Club club, Seat seat) {
    return Text.of("ask.player");
  }

  @Override
  public void options(Club club, Seat seat, Options may) {
    for (var target : among.list()) may.add(new Player(target));
  }

  @Override
  public void chosen(Club club, Seat seat, Option option) {
    effect.happen(club, seat, ((Player) option).target());
  }
}

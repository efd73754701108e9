package nocturne.nightshift.effect;

import static nocturne.nightshift.NightshiftRule.NS_11_17;

import nocturne.kernel.Seat;
import nocturne.nightshift.Club;

/** Effects on money. */
public sealed interface CashEffect extends Effect {

  /** CASH_GAIN: the bank pays. */
  record CashGain(Who who, int amount) implements CashEffect, ChoosePlayer.OnPlayer {

    @Override
    public boolean isPossible(Club club, Seat player) {
      return !who.seats(club, player).isEmpty();
    }

    @Override
    public void perform(Club club, Seat player) {
      ChoosePlayer.each(club, player, who, who.seats(club, player), this, NS_11_17);
    }

    @Override
    public void happen(Club club, Seat player, Seat target) {
      club.gain(target, amount, NS_11_17);
    }
  }

  /**
   * CASH_LOSE: another player pays the bank what she can. What others hold may be hidden, so it
   * does not matter here.
   */
  record CashLose(Who who, int amount) implements CashEffect, ChoosePlayer.OnPlayer {

    @Override
    public boolean isPossible(Club club, Seat player) {
      return !who.seats(club, player).isEmpty();
    }

    @Override
    public void perform(Club club, Seat player) {
      ChoosePlayer.each(club, player, who, who.seats(club, player), this, NS_11_17);
    }

    @Override
    public void happen(Club club, Seat player, Seat target) {
      club.lose(target, amount, NS_11_17);
    }
  }

  /** CASH_TAKE: the player whose turn it is pays the card's player what she can. */
  record CashTake(int amount) implements CashEffect {

    @Override
    public boolean isPossible(Club club, Seat player) {
      return club.active().filter(active -> !active.equals(player)).isPresent();
    }

    @Override
    public void perform(Club club, Seat player) {
      int taken = club.lose(club.active().orElseThrow(), amount, NS_11_17);
      club.gain(player, taken, NS_11_17);
    }
  }

  /** CASH_PER_COLLECTED: the bank pays for each collected Customer, up to a limit. */
  record CashPerCollected(int amount, int most) implements CashEffect {

    @Override
    public boolean isPossible(Club club, Seat player) {
      return !club.at().collected(player).isEmpty(club);
    }

    @Override
    public void perform(Club club, Seat player) {
      club.gain(player, Math.min(most, amount * club.at().collected(player).size(club)), NS_11_17);
    }
  }
}

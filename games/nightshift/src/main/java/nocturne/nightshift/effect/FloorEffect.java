package nocturne.nightshift.effect;

import static nocturne.nightshift.NightshiftRule.NS_9_08;
import static nocturne.nightshift.NightshiftRule.NS_9_09;

import nocturne.kernel.Seat;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.round.Refresh;

/** Effects on the whole club. */
@Cites(NS_9_09)
public sealed interface FloorEffect extends Effect {

  @Override
  default boolean isPossible(Club club, Seat player) {
    return true;
  }

  /** REFRESH: the Refresh of the mode. */
  record RefreshNow() implements FloorEffect {

    @Override
    public boolean isPossible(Club club, Seat player) {
      return Refresh.changesAnything(club);
    }

    @Override
    public void perform(Club club, Seat player) {
      Refresh.run(club);
    }
  }

  /** TIPPERS_DISCARD: every face-down Tipper leaves. */
  record TippersDiscard() implements FloorEffect {

    @Override
    public void perform(Club club, Seat player) {
      for (var spot : club.spots()) if (club.hasTipper(spot)) club.discard(spot, NS_9_08);
    }
  }

  /** TIPPERS_PAY: every player is paid for each face-down Tipper. */
  record TippersPay(int amount) implements FloorEffect {

    @Override
    public void perform(Club club, Seat player) {
      int tippers = club.tippers();
      for (int i = 0; i < club.seatCount(); i++)
        club.gain(club.leftOf(player, i), amount * tippers, NS_9_08);
    }
  }

  /** ROUND_ENERGY: floor turns of this round start with so much Energy. */
  record RoundEnergy(int energy) implements FloorEffect {

    @Override
    public void perform(Club club, Seat player) {
      club.at().roundEnergy.set(club, energy);
      club.tell(NS_9_08, "round.energy", energy);
    }
  }

  /** ROUND_ROLL: all rolls of the numbered die in this round are better. */
  record RoundRoll(int amount) implements FloorEffect {

    @Override
    public void perform(Club club, Seat player) {
      club.at().roundRoll.set(club, amount);
      club.tell(NS_9_08, "round.roll", amount);
    }
  }
}

package nocturne.nightshift.effect;

import static nocturne.nightshift.NightshiftRule.NS_11_11;
import static nocturne.nightshift.NightshiftRule.NS_11_12;
import static nocturne.nightshift.NightshiftRule.NS_11_17;

import nocturne.kernel.Seat;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;

/** Effects on Power Cards. */
public sealed interface CardEffect extends Effect {

  /** POWER_DRAW: draws Power Cards. */
  record PowerDraw(Who who, int count) implements CardEffect, ChoosePlayer.OnPlayer {

    @Override
    public boolean isPossible(Club club, Seat player) {
      boolean any = !club.at().powerDeck.isEmpty(club) || !club.at().powerDiscard.isEmpty(club);
      return any && !who.seats(club, player).isEmpty();
    }

    @Override
    public void perform(Club club, Seat player) {
      ChoosePlayer.each(club, player, who, who.seats(club, player), this, NS_11_17);
    }

    @Override
    public void happen(Club club, Seat player, Seat target) {
      club.drawPower(target, count, NS_11_17);
    }
  }

  /** POWER_PASS: all hands move one seat clockwise at the same time. */
  record PowerPass() implements CardEffect {

    @Override
    public boolean isPossible(Club club, Seat player) {
      return club.seatCount() > 1;
    }

    @Override
    public void perform(Club club, Seat player) {
      var at = club.at();
      int last = club.seatCount() - 1;
      at.hand(Seat.of(last)).moveAll(club, at.passing);
      for (int seat = last; seat > 0; seat--) {
        at.hand(Seat.of(seat - 1)).moveAll(club, at.hand(Seat.of(seat)));
      }
      at.passing.moveAll(club, at.hand(Seat.of(0)));
      club.tell(NS_11_17, "hands.passed");
    }
  }

  /** CARD_CANCEL: the Power Card under this one has no effect. */
  @Cites({NS_11_11})
  record CardCancel() implements CardEffect {

    @Override
    public boolean isPossible(Club club, Seat player) {
      return !club.at().powerPlayed.isEmpty(club);
    }

    @Override
    public void perform(Club club, Seat player) {
      var played = club.at().powerPlayed;
      var countered = played.get(club, played.size(club) - 2);
      played.move(club, countered, club.at().powerDiscard);
      club.tell(NS_11_12, "power.countered", player, countered);
    }
  }
}

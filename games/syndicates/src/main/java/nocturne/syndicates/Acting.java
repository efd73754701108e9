package nocturne.syndicates;

import static nocturne.syndicates.SyndicatesRule.SM_19_07;
import static nocturne.syndicates.SyndicatesRule.SM_19_15;
import static nocturne.syndicates.SyndicatesRule.SM_19_17;

import nocturne.kernel.Seat;

/**
 * For whom an effect is resolved and who makes its choices. A player acts by themself and may stop
 * at any time; for the Kingpin the player who has just taken a turn chooses, and must do as much as
 * can be done.
 */
@Cites({SM_19_07, SM_19_15, SM_19_17})
public record Acting(Party party, Seat seat) {

  public static Acting player(Seat seat) {
    return new Acting(Party.of(seat), seat);
  }

  public static Acting kingpin(Seat seat) {
    return new Acting(Party.KINGPIN, seat);
  }

  public boolean isKingpin() {
    return party.isKingpin();
  }
}

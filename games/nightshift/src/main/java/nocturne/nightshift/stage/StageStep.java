package nocturne.nightshift.stage;

import static nocturne.nightshift.NightshiftRule.NS_7_02;
import static nocturne.nightshift.NightshiftRule.NS_7_07;
import static nocturne.nightshift.NightshiftRule.NS_8_06;
import static nocturne.nightshift.NightshiftRule.NS_8_13;
import static nocturne.nightshift.NightshiftRule.NS_8_16;

import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;

/** Before the turns of a round: the rostered dancers decide one after the other, in turn order. */
@Cites({NS_7_02, NS_7_07, NS_8_06, NS_8_13})
public record StageStep() implements Step<Club> {

  @Override
  public void run(Club club) {
    for (int place = club.seatCount() - 1; place >= 0; place--) {
      var seat = club.inTurnOrder(place);
      if (club.roundPlan().stage().contains(club.dancer(seat))) club.then(new Rostered(seat));
    }
  }

  /**
   * Whether a player's dancer is rostered in the next round, which makes a Commitment risky now.
   */
  @Cites(NS_8_16)
  public static boolean isNextFor(Club club, Seat seat) {
    var rounds = club.plan().rounds();
    return club.round() < rounds.size()
        && rounds.get(club.round()).stage().contains(club.dancer(seat));
  }
}

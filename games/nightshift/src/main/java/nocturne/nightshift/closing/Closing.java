package nocturne.nightshift.closing;

import static nocturne.nightshift.NightshiftRule.NS_14_03;
import static nocturne.nightshift.NightshiftRule.NS_14_04;
import static nocturne.nightshift.NightshiftRule.NS_14_05;
import static nocturne.nightshift.NightshiftRule.NS_14_06;
import static nocturne.nightshift.NightshiftRule.NS_14_07;
import static nocturne.nightshift.NightshiftRule.NS_14_08;
import static nocturne.nightshift.NightshiftRule.NS_15_01;
import static nocturne.nightshift.NightshiftRule.NS_15_07;
import static nocturne.nightshift.NightshiftRule.NS_17_11;
import static nocturne.nightshift.NightshiftRule.NS_17_12;
import static nocturne.nightshift.NightshiftRule.NS_18_07;
import static nocturne.nightshift.NightshiftRule.NS_19_07;
import static nocturne.nightshift.NightshiftRule.NS_3_05;
import static nocturne.nightshift.NightshiftRule.NS_9_16;

import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.Mode;
import nocturne.nightshift.component.Ability;

/** The club closes: Subscribers bring their income, once, and the money is counted. */
@Cites({NS_14_06, NS_15_07, NS_18_07, NS_19_07})
public record Closing() implements Step<Club> {

  @Override
  public void run(Club club) {
    club.tell(NS_9_16, "closing");
    for (int place = 0; place < club.seatCount(); place++) {
      var seat = club.inTurnOrder(place);
      int loyalty = loyalty(club, seat);
      club.tell(NS_14_03, "subscribers", seat, club.at().collected(seat).size(club), loyalty);
      club.gain(seat, club.contents().house().incomeFor(loyalty), NS_14_05);
      club.tell(NS_15_01, "total", seat, club.cash(seat));
    }
    if (club.plan().mode() == Mode.SOLO) diamond(club);
    Verdict.give(club);
  }

  /** The total Loyalty of a player's Subscribers: those who prefer her dancer count double. */
  @Cites({NS_3_05, NS_14_04, NS_14_07, NS_14_08})
  public static int loyalty(Club club, Seat seat) {
    var dancer = club.dancer(seat);
    int more = dancer.ability() instanceof Ability.LoyaltyAdd add ? add.amount() : 0;
    int loyalty = 0;
    for (var guest : club.at().collected(seat).list(club)) {
      loyalty += (guest.prefers(dancer) ? 2 : 1) * guest.loyalty() + more;
    }
    return loyalty;
  }

  /** Her Subscribers come to light, and bring her income. */
  @Cites({NS_17_11, NS_17_12})
  private static void diamond(Club club) {
    int loyalty = 0;
    var subscribers = club.at().subscribersOfDiamond;
    for (int place = 0; place < subscribers.size(club); place++) {
      subscribers.show(club, place, club.seats());
      loyalty += subscribers.get(club, place).loyalty();
    }
    int income = club.contents().house().incomeFor(loyalty);
    club.at().diamondCash.add(club, 0, income);
    club.tell(NS_14_05, "diamond.income", loyalty, income, club.at().diamondCash.get(club));
  }
}

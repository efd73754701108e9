package nocturne.nightshift.round;

import static nocturne.nightshift.NightshiftRule.NS_17_02;
import static nocturne.nightshift.NightshiftRule.NS_17_06;
import static nocturne.nightshift.NightshiftRule.NS_17_07;
import static nocturne.nightshift.NightshiftRule.NS_17_19;

import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;

/** The rival of a lonely night: no figurine, no turns, only Subscribers and tips. */
@Cites(NS_17_02)
public final class Diamond {

  private Diamond() {}

  /** After each Refresh she takes an unseen Subscriber, and every face-down Tipper pays her. */
  @Cites(NS_17_19)
  public static void isServed(Club club) {
    var at = club.at();
    if (club.refill(at.customerDeck, at.customerDiscard)) {
      at.customerDeck.moveTop(club, at.subscribersOfDiamond);
      club.tell(NS_17_06, "diamond.subscriber", at.subscribersOfDiamond.size(club));
    }
    int tips = club.contents().house().diamondTip() * club.tippers();
    at.diamondCash.add(club, 0, tips);
    club.tell(NS_17_07, "diamond.tips", tips);
  }
}

package nocturne.nightshift.round;

import static nocturne.nightshift.NightshiftRule.NS_11_09;
import static nocturne.nightshift.NightshiftRule.NS_17_03;
import static nocturne.nightshift.NightshiftRule.NS_17_04;
import static nocturne.nightshift.NightshiftRule.NS_17_05;
import static nocturne.nightshift.NightshiftRule.NS_17_08;
import static nocturne.nightshift.NightshiftRule.NS_17_16;
import static nocturne.nightshift.NightshiftRule.NS_17_17;
import static nocturne.nightshift.NightshiftRule.NS_3_13;
import static nocturne.nightshift.NightshiftRule.NS_3_14;
import static nocturne.nightshift.NightshiftRule.NS_5_09;
import static nocturne.nightshift.NightshiftRule.NS_9_01;
import static nocturne.nightshift.NightshiftRule.NS_9_02;
import static nocturne.nightshift.NightshiftRule.NS_9_03;
import static nocturne.nightshift.NightshiftRule.NS_9_04;
import static nocturne.nightshift.NightshiftRule.NS_9_05;
import static nocturne.nightshift.NightshiftRule.NS_9_06;
import static nocturne.nightshift.NightshiftRule.NS_9_07;

import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.Mode;
import nocturne.nightshift.component.Spot;

/** New Customers for the Main Floor. */
@Cites({NS_3_13, NS_3_14, NS_5_09, NS_9_07, NS_17_03, NS_17_08, NS_17_17})
public final class Refresh {

  private Refresh() {}

  /**
   * Face-up Customers without a Commitment leave, empty tables are filled; alone, Diamond is served
   * as well.
   */
  @Cites({NS_9_03, NS_9_05})
  public static void run(Club club) {
    for (var spot : club.spots()) if (leaves(club, spot)) club.discard(spot, NS_9_01);
    boolean solo = club.plan().mode() == Mode.SOLO;
    if (solo) returnUnderDeck(club);
    fill(club);
    if (solo) Diamond.isServed(club);
  }

  private static boolean leaves(Club club, Spot spot) {
    return club.guest(spot).isPresent() && club.committedTo(spot).isEmpty();
  }

  /** Whether a Customer would leave or could be dealt. */
  @Cites(NS_11_09)
  public static boolean changesAnything(Club club) {
    boolean any = !club.at().customerDeck.isEmpty(club) || !club.at().customerDiscard.isEmpty(club);
    for (var spot : club.spots())
      if (leaves(club, spot) || (any && club.isEmpty(spot))) return true;
    return false;
  }

  /** Face-down Customers that are no Tippers go under the deck, the first table first. */
  @Cites(NS_17_16)
  private static void returnUnderDeck(Club club) {
    int count = 0;
    for (var spot : club.spots()) {
      if (!club.isFaceDown(spot) || club.hasTipper(spot)) continue;
      club.table(spot).moveUnder(club, club.table(spot).top(club), club.at().customerDeck);
      count++;
    }
    club.tell(NS_17_04, "returned", count);
  }

  /** A face-down Customer for every empty table, from the first one clockwise. */
  @Cites({NS_9_04, NS_9_06, NS_17_05})
  public static void fill(Club club) {
    int dealt = 0;
    for (var spot : club.spots()) {
      if (!club.isEmpty(spot)) continue;
      club.deal(spot);
      dealt++;
    }
    club.tell(NS_9_02, "dealt", dealt);
  }
}

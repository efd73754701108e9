package nocturne.nightshift.room;

import java.util.ArrayList;
import java.util.List;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Dance;
import nocturne.nightshift.component.Trait;

/**
 * The exact chances of pushing one's luck once more, from what the player may know: which cards are
 * left is no secret, only their order is.
 */
public final class Odds {

  private static final int PERCENT = 100;

  private Odds() {}

  public static boolean isShown(Club club) {
    return club.plan().odds();
  }

  /**
   * The cards of which the next draw is one, each as likely as the others: all that nobody sees
   * lying anywhere, so that every view of the table gives the same answer.
   */
  private static List<Dance> next(Club club) {
    var at = club.at();
    if (at.danceDeck.isEmpty(club)) return at.danceDiscard.list(club);
    var left = new ArrayList<>(club.contents().dances());
    for (var seen : List.of(at.danced, at.pendingDance, at.cancelledDances, at.danceDiscard))
      left.removeAll(seen.list(club));
    return left;
  }

  /** The chance of a BUST on the next draw, in percent. */
  public static int bustPercent(Club club) {
    var next = next(club);
    long busts = next.stream().filter(card -> PrivateRoom.busts(club, card)).count();
    return next.isEmpty() ? 0 : (int) Math.round((double) PERCENT * busts / next.size());
  }

  /** What leaving after one more draw would pay on average. */
  public static int privateExpectation(Club club) {
    int stars = club.at().visitStars.get(club);
    int sum = PrivateRoom.sum(club);
    return (int)
        Math.round(
            next(club).stream()
                .mapToInt(
                    card ->
                        PrivateRoom.busts(club, card)
                            ? club.contents().house().privateBust()
                            : sum + card.pays(stars))
                .average()
                .orElse(sum));
  }

  /** The chance of a BUST on the next roll of the VIP die, in percent. */
  public static int vipBustPercent() {
    return PERCENT / Trait.values().length;
  }

  /** What leaving after one more roll would pay on average. */
  public static int vipExpectation(Club club) {
    var house = club.contents().house();
    int stars = club.at().visitStars.get(club);
    int hearts = VipRoom.hearts(club);
    int traits = Trait.values().length;
    int better = hearts < traits ? house.pays(hearts + 1, stars) : 0;
    int sum =
        house.vipBust() + (hearts - 1) * house.pays(hearts, stars) + (traits - hearts) * better;
    return Math.round((float) sum / traits);
  }
}

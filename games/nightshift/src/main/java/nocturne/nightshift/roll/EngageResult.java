package nocturne.nightshift.roll;

import static nocturne.nightshift.NightshiftRule.NS_10_11;
import static nocturne.nightshift.NightshiftRule.NS_3_06;
import static nocturne.nightshift.NightshiftRule.NS_4_09;
import static nocturne.nightshift.NightshiftRule.NS_4_10;
import static nocturne.nightshift.NightshiftRule.NS_4_11;
import static nocturne.nightshift.NightshiftRule.NS_4_12;
import static nocturne.nightshift.NightshiftRule.NS_4_13;
import static nocturne.nightshift.NightshiftRule.NS_4_26;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Outcome;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.stage.StageStep;

/** The outcomes that a roll has unlocked; one must be chosen, if there is one. */
@Cites({NS_4_10, NS_4_26, NS_10_11})
record EngageResult(Seat seat) implements Step<Club> {

  @Override
  @Cites(NS_4_13)
  public void run(Club club) {
    club.tell(NS_3_06, "final", seat, Numbered.finalRoll(club));
    var guest = club.guest(club.spot(seat).orElseThrow()).orElseThrow();
    for (var outcome : guest.outcomes()) {
      if (isSelectable(club, outcome)) {
        club.then(new ChooseOutcome(seat));
        return;
      }
    }
    club.tell(NS_4_11, "no-outcome", guest);
  }

  private static boolean isUnlocked(Club club, Outcome outcome) {
    return outcome.threshold() <= Numbered.finalRoll(club);
  }

  @Cites({NS_3_06, NS_4_12})
  private static boolean isSelectable(Club club, Outcome outcome) {
    return isUnlocked(club, outcome)
        && !isBanned(club, outcome)
        && !isSwapForNothing(club, outcome);
  }

  private static boolean isBanned(Club club, Outcome outcome) {
    return club.at().vipBanned.get(club) == 1 && outcome.commitsTo(Room.VIP);
  }

  private static boolean isSwapForNothing(Club club, Outcome outcome) {
    return club.at().customerDiscard.isEmpty(club) && outcome.swaps();
  }

  /** Which outcome. */
  record ChooseOutcome(Seat seat) implements SeatAsk<Club> {

    @Override
    public Text prompt(Club club, Seat seat) {
      return Text.of(
          StageStep.isNextFor(club, seat) ? "ask.outcome-before-stage" : "ask.outcome",
          Numbered.finalRoll(club));
    }

    @Override
    public Rule rule() {
      return NS_4_09;
    }

    @Override
    public void options(Club club, Seat seat, Options may) {
      var guest = club.guest(club.spot(seat).orElseThrow()).orElseThrow();
      for (var outcome : guest.outcomes()) {
        if (isSelectable(club, outcome)) may.add(outcome);
        else if (!isUnlocked(club, outcome)) may.refuse(outcome, NS_3_06);
        else may.refuse(outcome, isBanned(club, outcome) ? NS_4_13 : NS_4_12);
      }
    }

    @Override
    public void chosen(Club club, Seat seat, Option option) {
      var outcome = (Outcome) option;
      if (club.isHeard()) club.tell(NS_4_09, "outcome", seat, outcome.text());
      for (int i = outcome.deeds().size() - 1; i > 0; i--)
        club.then(new DoDeed(seat, outcome.deeds().get(i)));
      new DoDeed(seat, outcome.deeds().getFirst()).run(club);
    }
  }
}

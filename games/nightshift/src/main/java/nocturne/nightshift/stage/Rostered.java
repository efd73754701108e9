package nocturne.nightshift.stage;

import static nocturne.nightshift.NightshiftRule.NS_8_01;

import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.nightshift.Club;

/** One dancer's part of the stage step. */
record Rostered(Seat seat) implements Step<Club> {

  @Override
  public void run(Club club) {
    club.at().active.set(club, seat.index() + 1);
    club.at().tipAdd.set(club, 0);
    club.at().freeSkip.set(club, 0);
    club.tell(NS_8_01, "stage.rostered", seat);
    club.then(new StageChoice(seat));
  }
}

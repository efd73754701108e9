package nocturne.nightshift.setup;

import static nocturne.nightshift.NightshiftRule.NS_1_02;
import static nocturne.nightshift.NightshiftRule.NS_1_08;
import static nocturne.nightshift.NightshiftRule.NS_1_18;

import java.util.ArrayList;
import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Dancer;

/** In turn order each player chooses a dancer that nobody has yet. */
@Cites(NS_1_02)
public record ChooseDancer(int place) implements Ask<Club> {

  /** Deals a dancer to everybody instead. */
  static void deal(Club club) {
    var left = new ArrayList<>(club.contents().dancers());
    var chance = club.chance("dancers");
    for (int place = 0; place < club.seatCount(); place++) {
      take(club, club.inTurnOrder(place), left.remove(chance.below(left.size())));
    }
  }

  private static void take(Club club, Seat seat, Dancer dancer) {
    club.at().dancer.set(club, seat.index(), dancer.index() + 1);
    club.tell(NS_1_08, "dancer", seat, dancer);
  }

  @Override
  public Seats asked(Club club) {
    return Seats.of(club.inTurnOrder(place));
  }

  @Override
  public Text prompt(Club club, Seat seat) {
    return Text.of("ask.dancer");
  }

  @Override
  public Rule rule() {
    return NS_1_18;
  }

  @Override
  public void options(Club club, Seat seat, Options may) {
    for (var dancer : club.contents().dancers()) {
      if (isTaken(club, dancer)) may.refuse(dancer, NS_1_02);
      else may.add(dancer);
    }
  }

  private static boolean isTaken(Club club, Dancer dancer) {
    for (var seat : club.seats())
      if (club.hasDancer(seat) && club.dancer(seat).equals(dancer)) return true;
    return false;
  }

  @Override
  public void chosen(Club club, Seat seat, Option option) {
    take(club, seat, (Dancer) option);
    club.then(place + 1 < club.seatCount() ? new ChooseDancer(place + 1) : new SetUp.Open());
  }
}

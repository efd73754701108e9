package nocturne.nightshift.roll;

import static nocturne.nightshift.NightshiftRule.NS_3_04;
import static nocturne.nightshift.NightshiftRule.NS_6_05;
import static nocturne.nightshift.NightshiftRule.NS_6_06;
import static nocturne.nightshift.NightshiftRule.NS_6_07;
import static nocturne.nightshift.NightshiftRule.NS_6_08;
import static nocturne.nightshift.NightshiftRule.NS_6_10;
import static nocturne.nightshift.NightshiftRule.NS_6_11;
import static nocturne.nightshift.NightshiftRule.NS_6_14;
import static nocturne.nightshift.NightshiftRule.NS_6_15;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.PowerCard;
import nocturne.nightshift.power.Moment;
import nocturne.nightshift.power.Pass;
import nocturne.nightshift.power.PowerCards;

/**
 * A Steal succeeds when the final roll reaches the Customer's Loyalty; the Commitment then is the
 * thief's, in the same Room.
 */
@Cites({NS_3_04, NS_6_07, NS_6_08, NS_6_10, NS_6_15})
record StealResult(Seat seat) implements Step<Club> {

  @Override
  @Cites({NS_6_11})
  public void run(Club club) {
    var spot = club.spot(seat).orElseThrow();
    var guest = club.guest(spot).orElseThrow();
    int roll = Numbered.finalRoll(club);
    int loyalty = club.loyaltyAgainstSteal(spot);
    club.tell(NS_6_05, "steal.compared", seat, roll, loyalty);
    if (roll < loyalty) {
      club.tell(NS_6_14, "steal.failed", seat, guest);
      return;
    }
    var victim = club.committedTo(spot).orElseThrow();
    var room = club.room(spot);
    club.uncommit(spot);
    club.commit(spot, seat, room);
    club.at().stolen.set(club, spot.index(), 1);
    club.tell(NS_6_06, "stolen", seat, guest, victim);
    club.ask(new Victim(victim));
  }

  /** Who was stolen from may answer. */
  record Victim(Seat seat) implements Ask<Club> {

    @Override
    public Seats asked(Club club) {
      return PowerCards.any(club, seat, Moment.STEAL_HIT) ? Seats.of(seat) : Seats.NONE;
    }

    @Override
    public Text prompt(Club club, Seat seat) {
      return Text.of("ask.window", Moment.STEAL_HIT, seat);
    }

    @Override
    public Rule rule() {
      return NS_6_06;
    }

    @Override
    public void options(Club club, Seat seat, Options may) {
      PowerCards.offer(club, seat, Moment.STEAL_HIT, may);
      may.add(Pass.PASS);
    }

    @Override
    public boolean interrupts(Club club, Seat seat) {
      return true;
    }

    @Override
    public boolean concerns(Club club, Seat seat) {
      return true;
    }

    @Override
    public void chosen(Club club, Seat seat, Option option) {
      if (!(option instanceof PowerCard card)) return;
      club.then(this);
      PowerCards.play(club, seat, card);
    }
  }
}

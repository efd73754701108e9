package nocturne.nightshift.stage;

import static nocturne.nightshift.NightshiftRule.NS_11_04;
import static nocturne.nightshift.NightshiftRule.NS_17_18;
import static nocturne.nightshift.NightshiftRule.NS_7_10;
import static nocturne.nightshift.NightshiftRule.NS_8_07;
import static nocturne.nightshift.NightshiftRule.NS_8_08;
import static nocturne.nightshift.NightshiftRule.NS_8_09;
import static nocturne.nightshift.NightshiftRule.NS_8_10;
import static nocturne.nightshift.NightshiftRule.NS_8_11;
import static nocturne.nightshift.NightshiftRule.NS_8_12;
import static nocturne.nightshift.NightshiftRule.NS_8_14;
import static nocturne.nightshift.NightshiftRule.NS_8_17;
import static nocturne.nightshift.NightshiftRule.NS_8_18;

import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Ability;
import nocturne.nightshift.power.Moment;
import nocturne.nightshift.power.PowerWindow;

/**
 * The dancer goes on Stage: her Commitment is lost, the Tippers pay, and she draws Power Cards, in
 * this order.
 */
@Cites({NS_7_10, NS_8_12, NS_8_14})
record GoOnStage(Seat seat) implements Step<Club> {

  private static final int CARDS = 2;

  @Override
  public void run(Club club) {
    club.go(seat, Place.STAGE);
    club.tell(NS_8_07, "stage.gone", seat);
    club.commitment(seat).ifPresent(spot -> club.discard(spot, NS_8_08));
    club.ask(new PowerWindow(Moment.STAGE_GOING, seat), new Perform(seat));
  }

  /** Tips and cards. */
  record Perform(Seat seat) implements Step<Club> {

    @Override
    @Cites({NS_8_10, NS_8_17, NS_8_18, NS_11_04, NS_17_18})
    public void run(Club club) {
      int more = club.dancer(seat).ability() instanceof Ability.TipAdd add ? add.amount() : 0;
      int tip = club.contents().house().tip() + more + club.at().tipAdd.get(club);
      club.gain(seat, tip * club.tippers(), NS_8_09);
      club.drawPower(seat, CARDS, NS_8_11);
    }
  }
}

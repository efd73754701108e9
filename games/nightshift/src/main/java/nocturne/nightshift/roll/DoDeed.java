package nocturne.nightshift.roll;

import static nocturne.nightshift.NightshiftRule.NS_16_09;
import static nocturne.nightshift.NightshiftRule.NS_4_14;
import static nocturne.nightshift.NightshiftRule.NS_4_15;
import static nocturne.nightshift.NightshiftRule.NS_4_16;
import static nocturne.nightshift.NightshiftRule.NS_4_17;
import static nocturne.nightshift.NightshiftRule.NS_4_19;
import static nocturne.nightshift.NightshiftRule.NS_4_20;
import static nocturne.nightshift.NightshiftRule.NS_4_21;
import static nocturne.nightshift.NightshiftRule.NS_4_23;
import static nocturne.nightshift.NightshiftRule.NS_4_24;
import static nocturne.nightshift.NightshiftRule.NS_4_25;
import static nocturne.nightshift.NightshiftRule.NS_4_27;
import static nocturne.nightshift.NightshiftRule.NS_5_04;

import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Outcome.Deed;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.component.Spot;
import nocturne.nightshift.effect.CustomerEffect;
import nocturne.nightshift.power.Moment;
import nocturne.nightshift.power.PowerWindow;

/** What a chosen outcome does. */
@Cites({NS_4_15, NS_4_16, NS_16_09})
record DoDeed(Seat seat, Deed deed) implements Step<Club> {

  @Override
  @Cites({NS_4_19, NS_4_25})
  public void run(Club club) {
    switch (deed) {
      case Deed.Commit commit -> commit(club, commit.room());
      case Deed.Cash cash -> club.gain(seat, cash.amount(), NS_4_27);
      case Deed.Pay pay -> club.lose(seat, pay.amount(), NS_4_19);
      case Deed.Treat treat -> club.give(seat, treat.drink(), NS_4_25);
      case Deed.Power power -> club.drawPower(seat, 1, NS_4_24);
      case Deed.Chat chat -> {}
      case Deed.Leaves leaves -> leave(club);
      case Deed.Locker locker -> locker(club);
      case Deed.Sides sides -> sides(club);
      case Deed.Swap swap ->
          club.then(new CustomerEffect.ChooseGuest(seat, here(club), false, NS_4_23));
    }
  }

  /** The table of the roll: the dancer may already have been sent away from it. */
  private Spot here(Club club) {
    return club.spots().get(club.at().rollSpot.get(club));
  }

  @Cites(NS_5_04)
  private void commit(Club club, Room room) {
    club.commit(here(club), seat, room);
    club.tell(NS_4_14, "committed", seat, club.table(here(club)).top(club), room);
    club.ask(new PowerWindow(Moment.COMMIT, seat));
  }

  private void leave(Club club) {
    if (!club.isEmpty(here(club))) club.discard(here(club), NS_4_15);
  }

  private void locker(Club club) {
    club.go(seat, Place.LOCKER_ROOM);
    club.tell(NS_4_17, "locker", seat);
  }

  @Cites(NS_4_21)
  private void sides(Club club) {
    for (int side : new int[] {-1, 1}) {
      var spot = club.spots().get(here(club).step(side));
      if (!club.isEmpty(spot)) club.discard(spot, NS_4_20);
    }
  }
}

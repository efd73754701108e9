package nocturne.nightshift.roll;

import static nocturne.nightshift.NightshiftRule.NS_11_13;
import static nocturne.nightshift.NightshiftRule.NS_2_27;
import static nocturne.nightshift.NightshiftRule.NS_4_01;
import static nocturne.nightshift.NightshiftRule.NS_4_03;
import static nocturne.nightshift.NightshiftRule.NS_6_04;

import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.power.Moment;
import nocturne.nightshift.power.PowerWindow;

/**
 * An Engage or a Steal is announced and can't be taken back: cards before the roll, the roll, cards
 * after it, the result.
 */
@Cites({NS_2_27, NS_11_13})
public record Announce(Seat seat, RollKind kind) implements Step<Club> {

  @Override
  public void run(Club club) {
    var at = club.at();
    kind.set(club);
    at.natural.set(club, 0);
    at.rollAdd.set(club, 0);
    at.rollSet.set(club, 0);
    at.twoDice.set(club, 0);
    at.vipBanned.set(club, 0);
    var spot = club.spot(seat).orElseThrow();
    at.rollSpot.set(club, spot.index());
    var guest = club.guest(spot).orElseThrow();
    if (kind == RollKind.ENGAGE) club.tell(NS_4_01, "announced.engage", seat, guest);
    else club.tell(NS_6_04, "announced.steal", seat, guest);
    club.ask(new PowerWindow(Moment.PRE_ROLL, seat), new Roll(seat));
  }

  /**
   * The natural value: set by a card, or rolled; the dancer's own re-roll and the cards after the
   * roll follow.
   */
  record Roll(Seat seat) implements Step<Club> {

    @Override
    public void run(Club club) {
      if (RollKind.of(club) == RollKind.NONE) return;
      int set = club.at().rollSet.get(club);
      if (set > 0) {
        club.at().natural.set(club, set);
        new Rolled(seat).run(club);
      } else {
        Numbered.roll(club, NS_4_03);
        club.ask(new OwnReroll(seat), new Rolled(seat));
      }
    }
  }

  /** The die lies there. */
  record Rolled(Seat seat) implements Step<Club> {

    @Override
    public void run(Club club) {
      club.ask(new AfterRoll(seat), new Result(seat));
    }
  }

  /** What the roll leads to. */
  record Result(Seat seat) implements Step<Club> {

    @Override
    public void run(Club club) {
      switch (RollKind.of(club)) {
        case NONE -> {}
        case ENGAGE -> new EngageResult(seat).run(club);
        case STEAL -> new StealResult(seat).run(club);
      }
    }
  }
}

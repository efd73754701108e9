package nocturne.nightshift.floor;

import static nocturne.nightshift.NightshiftRule.NS_10_18;
import static nocturne.nightshift.NightshiftRule.NS_2_01;
import static nocturne.nightshift.NightshiftRule.NS_2_08;
import static nocturne.nightshift.NightshiftRule.NS_2_09;
import static nocturne.nightshift.NightshiftRule.NS_5_03;
import static nocturne.nightshift.NightshiftRule.NS_5_05;
import static nocturne.nightshift.NightshiftRule.NS_5_07;
import static nocturne.nightshift.NightshiftRule.NS_5_08;
import static nocturne.nightshift.NightshiftRule.NS_6_17;

import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.power.Moment;
import nocturne.nightshift.power.PowerWindow;
import nocturne.nightshift.roll.RollKind;
import nocturne.nightshift.room.EnterRoom;

/** A player's turn: in a Room if a Customer is Committed to her, on the floor otherwise. */
@Cites({NS_5_03, NS_5_05, NS_5_07, NS_5_08, NS_6_17})
public record Turn(Seat seat) implements Step<Club> {

  @Override
  public void run(Club club) {
    club.then(new EndTurn());
    begin(club, seat);
  }

  public static void begin(Club club, Seat seat) {
    club.at().active.set(club, seat.index() + 1);
    var commitment = club.commitment(seat);
    if (commitment.isPresent()) {
      club.at().loyaltySet.set(club, commitment.get().index(), 0);
      new EnterRoom(seat, commitment.get()).run(club);
    } else {
      beginOnFloor(club, seat);
    }
  }

  @Cites({NS_2_09, NS_10_18})
  private static void beginOnFloor(Club club, Seat seat) {
    int energy = club.at().roundEnergy.get(club);
    club.at().energy.set(club, energy);
    club.tell(NS_2_01, "turn.floor", seat, energy);
    club.then(new FloorTurn(seat));
    club.ask(new PowerWindow(Moment.TURN_START, seat));
  }

  /** What was not spent is lost. */
  @Cites(NS_2_08)
  public static void end(Club club) {
    club.at().energy.set(club, 0);
    club.at().openBar.set(club, 0);
    club.at().freeDrink.set(club, 0);
    RollKind.NONE.set(club);
    club.at().active.set(club, 0);
  }

  /** A turn that no other follows at once. */
  record EndTurn() implements Step<Club> {

    @Override
    public void run(Club club) {
      end(club);
    }
  }
}

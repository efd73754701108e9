package nocturne.nightshift.room;

import static nocturne.nightshift.NightshiftRule.NS_12_01;
import static nocturne.nightshift.NightshiftRule.NS_12_11;
import static nocturne.nightshift.NightshiftRule.NS_13_01;
import static nocturne.nightshift.NightshiftRule.NS_5_05;
import static nocturne.nightshift.NightshiftRule.NS_5_06;
import static nocturne.nightshift.NightshiftRule.NS_5_12;
import static nocturne.nightshift.NightshiftRule.NS_6_18;

import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.component.Spot;
import nocturne.nightshift.power.Moment;
import nocturne.nightshift.power.PowerWindow;

/** The dancer and her Committed Customer go to the Room that the token shows. */
@Cites({NS_5_05, NS_5_12, NS_12_01, NS_13_01})
public record EnterRoom(Seat seat, Spot spot) implements Step<Club> {

  private static final int BUST_LIMIT = 3;

  @Override
  @Cites({NS_6_18, NS_12_11})
  public void run(Club club) {
    var at = club.at();
    var room = club.room(spot);
    club.uncommit(spot);
    at.stolen.set(club, spot.index(), 0);
    club.table(spot).moveTop(club, at.inRoom);
    var guest = at.inRoom.top(club);
    club.go(seat, room == Room.PRIVATE ? Place.PRIVATE_ROOM : Place.VIP_ROOM);
    at.visitRoom.set(club, room.ordinal() + 1);
    at.visitStars.set(club, club.stars(guest, seat));
    at.bustLimit.set(club, BUST_LIMIT);
    at.freeRedoUsed.set(club, 0);
    club.tell(NS_5_06, "turn.room", seat, guest, room);
    club.then(room == Room.PRIVATE ? new PrivateRoom.Choose(seat) : new VipRoom.Begin(seat));
    club.ask(new PowerWindow(Moment.ROOM_ENTER, seat));
  }
}

package nocturne.nightshift.power;

import static nocturne.nightshift.NightshiftRule.NS_11_02;
import static nocturne.nightshift.NightshiftRule.NS_11_05;
import static nocturne.nightshift.NightshiftRule.NS_11_06;
import static nocturne.nightshift.NightshiftRule.NS_11_17;
import static nocturne.nightshift.NightshiftRule.NS_4_06;

import nocturne.kernel.Seat;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.roll.RollKind;

/** When a Power Card may be played, as printed on it. */
@Cites({NS_11_02, NS_11_05, NS_11_06, NS_11_17, NS_4_06})
public enum Window {
  OWN(Whose.MINE, Moment.FLOOR_TURN, Moment.ROOM_TURN, Moment.VIP_BEFORE),
  OWN_FLOOR_TURN(Whose.MINE, Moment.FLOOR_TURN),
  OWN_MAIN_FLOOR(Whose.MINE, Moment.FLOOR_TURN),
  OWN_OFF_STAGE(Whose.MINE, Moment.FLOOR_TURN),
  COUNTER(Whose.ANY, Moment.COUNTER),
  TURN_START(Whose.OTHERS, Moment.TURN_START),
  PRE_ROLL_ENGAGE(Whose.OTHERS, Moment.PRE_ROLL),
  PRE_ROLL_STEAL_ON_ME(Whose.OTHERS, Moment.PRE_ROLL),
  PRE_ROLL_OTHER(Whose.OTHERS, Moment.PRE_ROLL),
  PRE_ROLL_MINE_IN_COMPANY(Whose.MINE, Moment.PRE_ROLL),
  POST_ROLL_MINE(Whose.MINE, Moment.POST_ROLL),
  POST_ROLL_OTHER(Whose.OTHERS, Moment.POST_ROLL),
  COMMIT_PRIVATE(Whose.MINE, Moment.COMMIT),
  STEAL_HIT(Whose.ANY, Moment.STEAL_HIT),
  STAGE_ROSTERED(Whose.MINE, Moment.STAGE_CHOICE),
  STAGE_GOING(Whose.MINE, Moment.STAGE_GOING),
  ROOM_PRIVATE(Whose.MINE, Moment.ROOM_ENTER),
  ROOM_STARS(Whose.MINE, Moment.ROOM_ENTER),
  PRIVATE_DRAW(Whose.MINE, Moment.PRIVATE_DRAW),
  VIP_BEFORE(Whose.MINE, Moment.VIP_BEFORE),
  VIP_ROLL(Whose.MINE, Moment.VIP_ROLL);

  /** On whose turn a card is played. */
  private enum Whose {
    MINE,
    OTHERS,
    ANY
  }

  private static final int MOST_STARS = 3;

  private final Whose whose;
  private final int moments;

  Window(Whose whose, Moment... moments) {
    this.whose = whose;
    int bits = 0;
    for (var moment : moments) bits |= moment.bit();
    this.moments = bits;
  }

  /** The moments at which it may be open. */
  public int moments() {
    return moments;
  }

  /** Whether a card of this window may be played by its holder, at one of its moments. */
  boolean isOpen(Club club, Seat holder) {
    if (whose != Whose.ANY && club.isActive(holder) != (whose == Whose.MINE)) return false;
    return switch (this) {
      case OWN_MAIN_FLOOR -> club.spot(holder).isPresent();
      case OWN_OFF_STAGE -> !club.isAt(holder, Place.STAGE);
      case PRE_ROLL_ENGAGE -> RollKind.of(club) == RollKind.ENGAGE;
      case PRE_ROLL_STEAL_ON_ME -> isVictim(club, holder);
      case PRE_ROLL_MINE_IN_COMPANY ->
          RollKind.of(club) != RollKind.NONE && !Company.of(club, holder).isEmpty();
      case COMMIT_PRIVATE -> isCommittedPrivately(club, holder);
      case ROOM_PRIVATE -> club.isAt(holder, Place.PRIVATE_ROOM);
      case ROOM_STARS -> club.at().visitStars.get(club) < MOST_STARS;
      default -> true;
    };
  }

  /** Whether the die is about to say, or has said, whether a player's Customer is stolen. */
  static boolean isVictim(Club club, Seat holder) {
    return RollKind.of(club) == RollKind.STEAL
        && club.active()
            .flatMap(club::spot)
            .flatMap(club::committedTo)
            .filter(holder::equals)
            .isPresent();
  }

  private static boolean isCommittedPrivately(Club club, Seat holder) {
    return club.commitment(holder).filter(spot -> club.room(spot) == Room.PRIVATE).isPresent();
  }
}

package nocturne.nightshift.prospects;

import nocturne.nightshift.Place;
import nocturne.nightshift.component.Ability;
import nocturne.nightshift.component.Contents;
import nocturne.nightshift.component.Dancer;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.room.RoomMove;

/** What visits to the Rooms are worth, before and while they happen. */
final class Rooms {

  /** A move danced so often is one short of a BUST. */
  private static final int USUAL_LIMIT = 3;

  private final VipWorth[] vip;
  private final PrivateWorth[] privately;

  Rooms(Contents contents) {
    var house = contents.house();
    vip = new VipWorth[] {new VipWorth(house, false), new VipWorth(house, true)};
    privately =
        new PrivateWorth[] {
          new PrivateWorth(house, contents.dances(), false),
          new PrivateWorth(house, contents.dances(), true)
        };
  }

  /** A visit that has not begun. */
  float visit(Room room, Dancer dancer, int stars, int champagnes, boolean last) {
    int when = last ? 1 : 0;
    return room == Room.VIP
        ? vip[when].at(stars, champagnes, 1)
        : privately[when].at(stars, redo(dancer), champagnes, 0, 0, 0);
  }

  private static int redo(Dancer dancer) {
    return dancer.ability() instanceof Ability.FreeRedo ? 1 : 0;
  }

  private Visit stand(Position her) {
    var club = her.club();
    int when = her.turns() == 0 ? 1 : 0;
    int stars = club.at().visitStars.get(club);
    if (club.isAt(her.seat(), Place.VIP_ROOM)) {
      int hearts = Math.max(1, Integer.bitCount(club.at().hearts.get(club)));
      return new Visit(vip[when], privately[when], true, stars, her.champagnes(), 0, hearts, 0, 0);
    }
    var danced = club.at().danced;
    int counts = 0;
    int money = 0;
    for (int i = 0; i < danced.size(club); i++) {
      var card = danced.get(club, i);
      money += card.pays(stars);
      counts = Visit.with(counts, card);
    }
    int mercy = club.at().bustLimit.get(club) - USUAL_LIMIT;
    int free = redo(her.dancer()) * (1 - club.at().freeRedoUsed.get(club));
    return new Visit(
        vip[when], privately[when], false, stars, her.champagnes(), free, counts, mercy, money);
  }

  /** Whether a draw or a roll lies there that its player may still undo. */
  static boolean isPending(Position her) {
    var club = her.club();
    return club.asked().has(her.seat()) && club.options(her.seat()).get(0) == RoomMove.ACCEPT;
  }

  /** The visit that a player is in the middle of. */
  float visiting(Position her) {
    var now = stand(her);
    if (!isPending(her)) return now.here();
    float accept = accept(her, now);
    boolean redo = her.champagnes() > 0 || now.free() > 0;
    return redo ? Math.max(accept, now.redo()) : accept;
  }

  /** The visit after a move in the Room. */
  float after(Position her, RoomMove move) {
    var now = stand(her);
    return switch (move) {
      case DRAW, ROLL -> now.onceMore();
      case LEAVE -> leave(her, now);
      case ACCEPT -> accept(her, now);
      case FREE_REDO -> now.redo();
    };
  }

  /** The visit after a Champagne. */
  float redo(Position her) {
    return stand(her).withoutFree().redo();
  }

  private static float leave(Position her, Visit now) {
    int pay =
        now.inVip() ? her.club().contents().house().pays(now.progress(), now.stars()) : now.money();
    return pay + PrivateWorth.SUBSCRIBER;
  }

  private static float accept(Position her, Visit now) {
    return now.inVip() ? acceptRoll(her, now) : acceptDance(her, now);
  }

  private static float acceptRoll(Position her, Visit now) {
    var club = her.club();
    int trait = club.at().pendingTrait.get(club);
    if (trait == her.dancer().trait().ordinal()) return club.contents().house().vipBust();
    return (club.at().hearts.get(club) & 1 << trait) != 0
        ? leave(her, now)
        : now.vip().at(now.stars(), now.champagnes(), now.progress() + 1);
  }

  private static float acceptDance(Position her, Visit now) {
    var club = her.club();
    var card = club.at().pendingDance.top(club);
    int counts = Visit.with(now.progress(), card);
    if (Visit.most(counts) >= club.at().bustLimit.get(club))
      return club.contents().house().privateBust();
    return now.room()
        .at(
            now.stars(),
            now.free(),
            now.champagnes(),
            Visit.moves(counts, 1 + now.mercy()),
            Visit.moves(counts, 2 + now.mercy()),
            now.money() + card.pays(now.stars()));
  }
}

package nocturne.nightshift.effect;

import static nocturne.nightshift.NightshiftRule.NS_11_17;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Trait;
import nocturne.nightshift.room.PrivateRoom;
import nocturne.nightshift.room.VipRoom;

/** Effects on a visit to a Room. */
public sealed interface RoomEffect extends Effect {

  @Override
  default boolean isPossible(Club club, Seat player) {
    return true;
  }

  /** REDO_DRAW: as a Champagne on the latest Private Room draw. */
  record RedoDraw() implements RoomEffect {

    @Override
    public void perform(Club club, Seat player) {
      PrivateRoom.redo(club, player, NS_11_17);
    }
  }

  /** REDO_VIP: as a Champagne on the latest roll of the VIP die. */
  record RedoVip() implements RoomEffect {

    @Override
    public void perform(Club club, Seat player) {
      VipRoom.redo(club, player, NS_11_17);
    }
  }

  /** BUST_LIMIT: so many of one move are needed for a BUST in this visit. */
  record BustLimit(int limit) implements RoomEffect {

    @Override
    public void perform(Club club, Seat player) {
      club.at().bustLimit.set(club, limit);
      club.tell(NS_11_17, "bust-limit", limit);
    }
  }

  /** STARS_ADD: a higher Star rating for this visit. */
  record StarsAdd(int amount) implements RoomEffect {

    private static final int MOST = 3;

    @Override
    public void perform(Club club, Seat player) {
      club.at().visitStars.set(club, Math.min(MOST, club.at().visitStars.get(club) + amount));
      club.tell(NS_11_17, "stars", club.at().visitStars.get(club));
    }
  }

  /** TRAIT_ADD: a missing trait goes into the next heart slot, while there are few hearts. */
  record TraitAdd() implements RoomEffect {

    private static final int MOST_HEARTS = 2;

    @Override
    public boolean isPossible(Club club, Seat player) {
      return VipRoom.hearts(club) <= MOST_HEARTS;
    }

    @Override
    public void perform(Club club, Seat player) {
      club.then(new ChooseTrait(player));
    }
  }

  /** Which trait. */
  record ChooseTrait(Seat seat) implements SeatAsk<Club> {

    @Override
    public Text prompt(Club club, Seat seat) {
      return Text.of("ask.trait");
    }

    @Override
    public Rule rule() {
      return NS_11_17;
    }

    @Override
    public void options(Club club, Seat seat, Options may) {
      for (var trait : Trait.values()) if (!VipRoom.has(club, trait)) may.add(trait);
    }

    @Override
    public void chosen(Club club, Seat seat, Option option) {
      VipRoom.add(club, (Trait) option);
      club.tell(NS_11_17, "heart", seat, option, VipRoom.hearts(club));
    }
  }
}

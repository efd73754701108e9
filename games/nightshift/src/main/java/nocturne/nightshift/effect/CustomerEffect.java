package nocturne.nightshift.effect;

import static nocturne.nightshift.NightshiftRule.NS_11_17;
import static nocturne.nightshift.NightshiftRule.NS_4_22;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Customer;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.component.Spot;

/** Effects on Customers. */
public sealed interface CustomerEffect extends Effect {

  /** An effect on a table that the player names. */
  sealed interface AtTable extends CustomerEffect, ChooseSpot.OnSpot {

    @Override
    default boolean isPossible(Club club, Seat player) {
      return ChooseSpot.any(club, player, this);
    }

    @Override
    default void perform(Club club, Seat player) {
      club.then(new ChooseSpot(player, this, 1, false, NS_11_17));
    }
  }

  /** FLIP_UP: turns face-down Customers face up, up to a number. */
  record FlipUp(int most) implements AtTable {

    @Override
    public boolean fits(Club club, Seat player, Spot spot) {
      return club.isFaceDown(spot);
    }

    @Override
    public void perform(Club club, Seat player) {
      club.then(new ChooseSpot(player, this, most, false, NS_11_17));
    }

    @Override
    public void happen(Club club, Seat player, Spot spot) {
      club.flip(spot, NS_11_17);
    }
  }

  /** PEEK: the card's player alone looks at face-down Customers, up to a number. */
  record Peek(int most) implements AtTable {

    @Override
    public boolean fits(Club club, Seat player, Spot spot) {
      return club.isFaceDown(spot) && !club.table(spot).isSeenBy(club, 0, player);
    }

    @Override
    public void perform(Club club, Seat player) {
      club.then(new ChooseSpot(player, this, most, false, NS_11_17));
    }

    @Override
    public void happen(Club club, Seat player, Spot spot) {
      club.table(spot).show(club, 0, Seats.of(player));
      if (club.isHeard())
        club.tell(NS_11_17, "peeked", player, spot, club.table(spot).seenTop(club));
    }
  }

  /** An effect on a Customer Committed to another player. */
  sealed interface OnCommitment extends AtTable {

    @Override
    default boolean isPossible(Club club, Seat player) {
      return club.hasCommitmentToAnother(player);
    }

    @Override
    default boolean fits(Club club, Seat player, Spot spot) {
      return club.isCommittedToAnother(spot, player);
    }
  }

  /** UNCOMMIT: a Customer Committed to another player is free again. */
  record Uncommit() implements OnCommitment {

    @Override
    public void happen(Club club, Seat player, Spot spot) {
      club.uncommit(spot);
      club.tell(NS_11_17, "uncommitted", club.table(spot).top(club));
    }
  }

  /**
   * LOYALTY_SET: a Customer Committed to another player is easier to steal, until that player's
   * next turn.
   */
  record LoyaltySet(int loyalty) implements OnCommitment {

    @Override
    public void happen(Club club, Seat player, Spot spot) {
      club.at().loyaltySet.set(club, spot.index(), loyalty);
      club.tell(NS_11_17, "loyalty.set", club.table(spot).top(club), loyalty);
    }
  }

  /** TO_VIP: the Commitment just made is kept in the VIP Room. */
  record ToVip() implements CustomerEffect {

    @Override
    public boolean isPossible(Club club, Seat player) {
      return club.commitment(player).isPresent();
    }

    @Override
    public void perform(Club club, Seat player) {
      var spot = club.commitment(player).orElseThrow();
      club.commit(spot, player, Room.VIP);
      club.tell(NS_11_17, "committed", player, club.table(spot).top(club), Room.VIP);
    }
  }

  /** CUST_DISCARD_DEAL: a Customer leaves, Committed or not, and another is dealt face down. */
  @Cites(NS_4_22)
  record DiscardDeal() implements AtTable {

    @Override
    public boolean fits(Club club, Seat player, Spot spot) {
      return !club.isEmpty(spot);
    }

    @Override
    public void happen(Club club, Seat player, Spot spot) {
      club.discard(spot, NS_11_17);
      club.deal(spot);
    }
  }

  /** CUST_PLACE: a discarded Customer, never Dad, comes back face up to an empty table. */
  record Place() implements AtTable {

    @Override
    public boolean isPossible(Club club, Seat player) {
      return ChooseSpot.any(club, player, this) && ChooseGuest.any(club, true);
    }

    @Override
    public boolean fits(Club club, Seat player, Spot spot) {
      return club.isEmpty(spot);
    }

    @Override
    public void happen(Club club, Seat player, Spot spot) {
      club.then(new ChooseGuest(player, spot, true, NS_11_17));
    }
  }

  /** Which discarded Customer comes to a table. */
  public record ChooseGuest(Seat seat, Spot spot, boolean withoutDad, Rule rule)
      implements SeatAsk<Club> {

    static boolean any(Club club, boolean withoutDad) {
      var discard = club.at().customerDiscard;
      for (int place = 0; place < discard.size(club); place++)
        if (!withoutDad || !discard.get(club, place).dad()) return true;
      return false;
    }

    @Override
    public Text prompt(Club club, Seat seat) {
      return Text.of("ask.guest", spot);
    }

    @Override
    public void options(Club club, Seat seat, Options may) {
      for (var guest : club.at().customerDiscard.list(club))
        if (!withoutDad || !guest.dad()) may.add(guest);
    }

    @Override
    public void chosen(Club club, Seat seat, Option option) {
      var guest = (Customer) option;
      if (!club.isEmpty(spot)) club.discard(spot, rule);
      club.at().customerDiscard.move(club, guest, club.table(spot));
      club.tell(rule, "arrived", guest, spot);
    }
  }
}

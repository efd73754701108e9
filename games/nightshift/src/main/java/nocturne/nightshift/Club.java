package nocturne.nightshift;

import static nocturne.nightshift.NightshiftRule.NS_10_06;
import static nocturne.nightshift.NightshiftRule.NS_10_10;
import static nocturne.nightshift.NightshiftRule.NS_10_20;
import static nocturne.nightshift.NightshiftRule.NS_16_10;
import static nocturne.nightshift.NightshiftRule.NS_16_11;
import static nocturne.nightshift.NightshiftRule.NS_1_16;
import static nocturne.nightshift.NightshiftRule.NS_1_17;
import static nocturne.nightshift.NightshiftRule.NS_1_19;
import static nocturne.nightshift.NightshiftRule.NS_1_20;
import static nocturne.nightshift.NightshiftRule.NS_20_01;
import static nocturne.nightshift.NightshiftRule.NS_20_02;
import static nocturne.nightshift.NightshiftRule.NS_20_03;
import static nocturne.nightshift.NightshiftRule.NS_20_04;
import static nocturne.nightshift.NightshiftRule.NS_20_08;
import static nocturne.nightshift.NightshiftRule.NS_3_03;
import static nocturne.nightshift.NightshiftRule.NS_3_09;
import static nocturne.nightshift.NightshiftRule.NS_4_18;
import static nocturne.nightshift.NightshiftRule.NS_5_01;
import static nocturne.nightshift.NightshiftRule.NS_5_10;
import static nocturne.nightshift.NightshiftRule.NS_6_12;
import static nocturne.nightshift.NightshiftRule.NS_6_13;

import java.util.List;
import java.util.Optional;
import nocturne.kernel.Chance;
import nocturne.kernel.Component;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;
import nocturne.kernel.Zone;
import nocturne.nightshift.component.Ability;
import nocturne.nightshift.component.Contents;
import nocturne.nightshift.component.Customer;
import nocturne.nightshift.component.Dancer;
import nocturne.nightshift.component.Drink;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.component.RoundPlan;
import nocturne.nightshift.component.Spot;
import nocturne.nightshift.effect.ReturnDrink;

/** A table of Nightshift: the club, and who is where in it. */
public final class Club extends Table<Club> {

  private static final Room[] ROOMS = Room.values();
  private static final Place[] PLACES = Place.values();

  private final Contents contents;
  private final Places at;
  private final NightPlan plan;

  Club(Contents contents, Places places, NightPlan plan, int players, Chance chance) {
    super(places.layout(), players, chance);
    this.contents = contents;
    this.at = places;
    this.plan = plan;
  }

  private Club(Club other) {
    super(other);
    contents = other.contents;
    at = other.at;
    plan = other.plan;
  }

  @Override
  public Club copy() {
    return new Club(this);
  }

  @Override
  protected Club self() {
    return this;
  }

  public Contents contents() {
    return contents;
  }

  /** Where everything lies. */
  public Places at() {
    return at;
  }

  /** What was agreed for this night. */
  public NightPlan plan() {
    return plan;
  }

  // Rounds and seats

  public int round() {
    return at.round.get(this);
  }

  /** What the timer says of the present round. */
  public RoundPlan roundPlan() {
    return plan.rounds().get(round() - 1);
  }

  /** A player, counted clockwise from the first player of the night. */
  @Cites(NS_1_16)
  public Seat inTurnOrder(int place) {
    return leftOf(Seat.of(at.firstPlayer.get(this)), place);
  }

  /** The player whose turn it is, if it is anybody's. */
  public Optional<Seat> active() {
    int active = at.active.get(this);
    return active == 0 ? Optional.empty() : Optional.of(Seat.of(active - 1));
  }

  public boolean isActive(Seat seat) {
    return at.active.get(this) == seat.index() + 1;
  }

  /** The player so many places to the left of another, at most once round the table. */
  public Seat leftOf(Seat seat, int places) {
    int index = seat.index() + places;
    return Seat.of(index < seatCount() ? index : index - seatCount());
  }

  @Cites({NS_1_17, NS_1_19})
  public Dancer dancer(Seat seat) {
    return contents.dancers().get(at.dancer.get(this, seat.index()) - 1);
  }

  public boolean hasDancer(Seat seat) {
    return at.dancer.get(this, seat.index()) > 0;
  }

  // Where figurines are

  /** The table where a figurine stands, if it is on the Main Floor. */
  public Optional<Spot> spot(Seat seat) {
    int location = at.location.get(this, seat.index());
    return location < Spot.COUNT ? Optional.of(contents.spots().get(location)) : Optional.empty();
  }

  /** Where a figurine is, if it is not on the Main Floor. */
  public Optional<Place> place(Seat seat) {
    int location = at.location.get(this, seat.index());
    return location < Spot.COUNT ? Optional.empty() : Optional.of(PLACES[location - Spot.COUNT]);
  }

  public boolean isAt(Seat seat, Place place) {
    return at.location.get(this, seat.index()) == Spot.COUNT + place.ordinal();
  }

  public void go(Seat seat, Spot spot) {
    at.location.set(this, seat.index(), spot.index());
  }

  public void go(Seat seat, Place place) {
    at.location.set(this, seat.index(), Spot.COUNT + place.ordinal());
  }

  // Money

  public int cash(Seat seat) {
    return at.cash(seat).get(this);
  }

  @Cites(NS_1_20)
  public void gain(Seat seat, int amount, Rule rule) {
    at.cash(seat).add(this, 0, amount);
    tell(rule, "cash.gained", seat, amount);
  }

  /** Takes an amount, or all there is; gives what was taken. */
  @Cites(NS_4_18)
  public int lose(Seat seat, int amount, Rule rule) {
    int taken = Math.min(amount, cash(seat));
    at.cash(seat).add(this, 0, -taken);
    tell(rule, "cash.lost", seat, taken);
    return taken;
  }

  // Drinks

  public int drinks(Seat seat, Drink drink) {
    return (drink == Drink.SHOT ? at.shots : at.champagnes).get(this, seat.index());
  }

  public int drinks(Seat seat) {
    return drinks(seat, Drink.SHOT) + drinks(seat, Drink.CHAMPAGNE);
  }

  /** Gives a Drink; who then has too many is asked next which to return. */
  @Cites({NS_10_06, NS_10_20})
  public void give(Seat seat, Drink drink, Rule rule) {
    count(seat, drink, 1);
    tell(rule, "drink.gained", seat, drink);
    if (drinks(seat) > ReturnDrink.LIMIT) then(new ReturnDrink(seat, ReturnDrink.LIMIT));
  }

  @Cites(NS_10_10)
  public void take(Seat seat, Drink drink) {
    count(seat, drink, -1);
  }

  private void count(Seat seat, Drink drink, int change) {
    (drink == Drink.SHOT ? at.shots : at.champagnes).add(this, seat.index(), change);
  }

  // Customers at the tables

  public Zone<Customer> table(Spot spot) {
    return at.tables.get(spot.index());
  }

  public boolean isEmpty(Spot spot) {
    return table(spot).isEmpty(this);
  }

  public boolean isFaceDown(Spot spot) {
    return !isEmpty(spot) && table(spot).isTopFaceDown(this);
  }

  /** The face-up Customer at a table. */
  public Optional<Customer> guest(Spot spot) {
    return isEmpty(spot) || isFaceDown(spot)
        ? Optional.empty()
        : Optional.of(table(spot).top(this));
  }

  public boolean hasDad(Spot spot) {
    var guest = guest(spot);
    return guest.isPresent() && guest.get().dad();
  }

  /** Whether a face-down Customer at a table is a Tipper. */
  @Cites({NS_3_09, NS_16_10})
  public boolean hasTipper(Spot spot) {
    return isFaceDown(spot) && table(spot).backOf(this, 0) % 2 == 1;
  }

  public int tippers() {
    int tippers = 0;
    for (var spot : contents.spots()) if (hasTipper(spot)) tippers++;
    return tippers;
  }

  public void flip(Spot spot, Rule rule) {
    table(spot).turn(this, table(spot).top(this), false);
    tell(rule, "flipped", table(spot).top(this), spot);
  }

  /** Lets a Customer leave the club; a token on the card goes home. */
  @Cites({NS_16_11, NS_20_08})
  public void discard(Spot spot, Rule rule) {
    uncommit(spot);
    at.stolen.set(this, spot.index(), 0);
    table(spot).moveTop(this, at.customerDiscard);
    tell(rule, "left", at.customerDiscard.top(this), spot);
  }

  /** Deals a face-down Customer onto an empty table, if there is one left to deal. */
  public void deal(Spot spot) {
    if (refill(at.customerDeck, at.customerDiscard))
      at.customerDeck.moveTopFaceDown(this, table(spot));
  }

  // Commitments

  public Optional<Seat> committedTo(Spot spot) {
    int owner = at.tokenOwner.get(this, spot.index());
    return owner == 0 ? Optional.empty() : Optional.of(Seat.of(owner - 1));
  }

  public boolean isCommittedToAnother(Spot spot, Seat seat) {
    int owner = at.tokenOwner.get(this, spot.index());
    return owner != 0 && owner != seat.index() + 1;
  }

  /** Whether any Customer is Committed to another player. */
  public boolean hasCommitmentToAnother(Seat seat) {
    for (int spot = 0; spot < Spot.COUNT; spot++) {
      int owner = at.tokenOwner.get(this, spot);
      if (owner != 0 && owner != seat.index() + 1) return true;
    }
    return false;
  }

  public Room room(Spot spot) {
    return ROOMS[at.tokenRoom.get(this, spot.index()) - 1];
  }

  /** The table of a player's Committed Customer; there is never more than one. */
  @Cites(NS_5_01)
  public Optional<Spot> commitment(Seat seat) {
    int spot = at.tokenOwner.placeOf(this, seat.index() + 1);
    return spot < 0 ? Optional.empty() : Optional.of(contents.spots().get(spot));
  }

  public void commit(Spot spot, Seat seat, Room room) {
    at.tokenOwner.set(this, spot.index(), seat.index() + 1);
    at.tokenRoom.set(this, spot.index(), room.ordinal() + 1);
  }

  /** The token goes home; the Customer stays, and so does the mark of having been stolen. */
  @Cites({NS_5_10, NS_6_12})
  public void uncommit(Spot spot) {
    at.tokenOwner.set(this, spot.index(), 0);
    at.tokenRoom.set(this, spot.index(), 0);
    at.loyaltySet.set(this, spot.index(), 0);
  }

  /** What a Steal at a table must reach. */
  @Cites(NS_6_13)
  public int loyaltyAgainstSteal(Spot spot) {
    int set = at.loyaltySet.get(this, spot.index());
    int loyalty = set > 0 ? set : table(spot).top(this).loyalty();
    var owner = committedTo(spot).orElseThrow();
    return dancer(owner).ability() instanceof Ability.LoyaltyAdd more
        ? loyalty + more.amount()
        : loyalty;
  }

  @Cites(NS_3_03)
  public int stars(Customer customer, Seat seat) {
    return customer.starsFor(dancer(seat));
  }

  // Decks

  /**
   * Whether a card can be drawn, after the discard pile has become the deck where that was empty.
   */
  @Cites({NS_20_01, NS_20_02, NS_20_03, NS_20_04})
  public <C extends Component> boolean refill(Zone<C> deck, Zone<C> discard) {
    if (deck.isEmpty(this) && !discard.isEmpty(this)) {
      discard.moveAll(this, deck);
      deck.shuffle(this);
      tell(NS_20_01, "reshuffled");
    }
    return !deck.isEmpty(this);
  }

  /** Lets a player draw Power Cards, which only those see who may. */
  public void drawPower(Seat seat, int count, Rule rule) {
    for (int i = 0; i < count && refill(at.powerDeck, at.powerDiscard); i++) {
      var hand = at.hand(seat);
      at.powerDeck.moveTop(this, hand);
      if (isHeard()) tell(rule, "power.drawn", seat, hand.seenTop(this));
    }
  }

  /** All spots, for those who walk the ring. */
  public List<Spot> spots() {
    return contents.spots();
  }
}

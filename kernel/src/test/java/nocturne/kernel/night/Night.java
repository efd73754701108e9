package nocturne.kernel.night;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nocturne.kernel.Chance;
import nocturne.kernel.Layout;
import nocturne.kernel.Register;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Sight;
import nocturne.kernel.Table;
import nocturne.kernel.Zone;

/** A table of Night Cards. */
public final class Night extends Table<Night> {

  public static final int MOST_STAKE = 3;

  private final Places at;

  Night(Places places, int seats, Chance chance) {
    super(places.layout, seats, chance);
    at = places;
  }

  private Night(Night other) {
    super(other);
    at = other.at;
  }

  @Override
  public Night copy() {
    return new Night(this);
  }

  @Override
  protected Night self() {
    return this;
  }

  public Places at() {
    return at;
  }

  public Zone<Card> hand(Seat seat) {
    return at.hands.get(seat.index());
  }

  public Zone<Card> stack(Seat seat) {
    return at.stacks.get(seat.index());
  }

  public Zone<Card> bid(Seat seat) {
    return at.bids.get(seat.index());
  }

  public Register stake(Seat seat) {
    return at.stakes.get(seat.index());
  }

  /** Those who hold a card with a light back: everybody can see that. */
  Seats withLightCards() {
    var holders = Seats.NONE;
    for (var seat : seats())
      if (hand(seat).list(this).stream().anyMatch(Card::light)) holders = holders.with(seat);
    return holders;
  }

  Seats withCards() {
    var holders = Seats.NONE;
    for (var seat : seats()) if (!hand(seat).isEmpty(this)) holders = holders.with(seat);
    return holders;
  }

  /** Where everything lies, for one number of seats. */
  public static final class Places {

    final Layout layout = new Layout();
    public final List<Card> cards = cards();
    public final Zone<Card> deck;
    public final Zone<Card> row;
    public final Zone<Card> discard;
    public final List<Zone<Card>> hands = new ArrayList<>();
    public final List<Zone<Card>> stacks = new ArrayList<>();
    public final List<Zone<Card>> bids = new ArrayList<>();
    public final List<Register> stakes = new ArrayList<>();
    public final Register shownStakes;
    public final Register scores;
    public final Register lamp;
    public final Register alarms;

    Places(int seats) {
      var kind = layout.kind("cards", cards);
      deck = layout.zone("deck", kind, Sight.HIDDEN);
      row = layout.zone("row", kind, Sight.OPEN);
      discard = layout.zone("discard", kind, Sight.TOP);
      for (int i = 0; i < seats; i++) {
        var owner = Seat.of(i);
        hands.add(layout.zone("hand " + (i + 1), kind, Sight.only(Seats.of(owner))));
        stacks.add(layout.zone("stack " + (i + 1), kind, Sight.faceDownFor(owner)));
        bids.add(layout.zone("bid " + (i + 1), kind, Sight.only(Seats.of(owner)), 1));
        stakes.add(layout.secret("stake " + (i + 1), 1, Seats.of(owner), MOST_STAKE));
      }
      shownStakes = layout.register("shown stakes", seats);
      scores = layout.register("scores", seats);
      lamp = layout.register("lamp", 1);
      alarms = layout.register("alarms", 1);
    }

    private static List<Card> cards() {
      return IntStream.range(0, 22)
          .mapToObj(i -> i < 14 ? new Card(i, i + 1, false) : new Card(i, i - 13, true))
          .toList();
    }
  }
}

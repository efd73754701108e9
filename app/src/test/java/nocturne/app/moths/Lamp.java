package nocturne.app.moths;

import java.util.ArrayList;
import java.util.List;
import nocturne.kernel.Chance;
import nocturne.kernel.Layout;
import nocturne.kernel.Register;
import nocturne.kernel.Result;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Setup;
import nocturne.kernel.Sight;
import nocturne.kernel.Table;
import nocturne.kernel.Text;
import nocturne.kernel.Zone;

/** The table of {@link Moths}. */
final class Lamp extends Table<Lamp> {

  /** Everything that lies on a table of so many seats. */
  private record Places(
      Layout layout,
      Zone<Moth> deck,
      List<Zone<Moth>> hands,
      List<Zone<Moth>> piles,
      List<Register> wagers,
      Register turns) {

    static Places of(int seats) {
      var layout = new Layout();
      var moths = layout.kind("moth", Moth.ALL);
      var deck = layout.zone("deck", moths, Sight.HIDDEN);
      var hands = new ArrayList<Zone<Moth>>();
      var piles = new ArrayList<Zone<Moth>>();
      var wagers = new ArrayList<Register>();
      for (var seat : Seats.first(seats)) {
        hands.add(layout.zone("hand of " + seat, moths, Sight.only(Seats.of(seat))));
        piles.add(layout.zone("pile of " + seat, moths, Sight.OPEN));
        wagers.add(layout.secret("wager of " + seat, 1, Seats.of(seat), 2));
      }
      return new Places(layout, deck, hands, piles, wagers, layout.register("turns", 1));
    }
  }

  private final Places places;
  private final int rounds;
  private final boolean wagers;

  Lamp(Setup setup, Chance chance) {
    this(setup, chance, Places.of(setup.seats()));
  }

  private Lamp(Setup setup, Chance chance, Places places) {
    super(places.layout(), setup.seats(), chance);
    this.places = places;
    this.rounds = setup.variant().number("rounds");
    this.wagers = setup.variant().on("wager");
    places.deck().fill(this, Moth.ALL);
    then(Lamp::deal);
  }

  private Lamp(Lamp other) {
    super(other);
    places = other.places;
    rounds = other.rounds;
    wagers = other.wagers;
  }

  @Override
  public Lamp copy() {
    return new Lamp(this);
  }

  @Override
  protected Lamp self() {
    return this;
  }

  Zone<Moth> deck() {
    return places.deck();
  }

  Zone<Moth> hand(Seat seat) {
    return places.hands().get(seat.index());
  }

  Zone<Moth> pile(Seat seat) {
    return places.piles().get(seat.index());
  }

  Register wager(Seat seat) {
    return places.wagers().get(seat.index());
  }

  int round() {
    return 1 + places.turns().get(this) / seatCount();
  }

  int score(Seat seat) {
    int score = pile(seat).list(this).stream().mapToInt(Moth::worth).sum();
    return score + (wager(seat).isHidden(this, 0) ? 0 : wager(seat).get(this));
  }

  private void deal() {
    deck().shuffle(this);
    for (var seat : seats()) for (int i = 0; i < 2; i++) draw(seat);
    tell(MothRule.DEAL, "log.deal");
    then(new MothTurn(Seat.of(0)));
  }

  void draw(Seat seat) {
    deck().moveTop(this, hand(seat));
  }

  void nextAfter(Seat seat) {
    places.turns().add(this, 0, 1);
    if (round() <= rounds) then(new MothTurn(Moths.next(this, seat)));
    else if (wagers) then(new Wager(), Lamp::finish);
    else then(Lamp::finish);
  }

  private void finish() {
    var standings = new ArrayList<Result.Standing>();
    for (var seat : seats()) {
      int score = score(seat);
      int better = (int) seats().list().stream().filter(other -> score(other) > score).count();
      standings.add(new Result.Standing(seat, seat.index(), 1 + better, better == 0, score));
    }
    var winners =
        standings.stream().filter(Result.Standing::won).map(Result.Standing::seat).toList();
    end(new Result(standings, Text.of("result", winners, winners.size())));
  }
}

package nocturne.nightshift;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import nocturne.kernel.Component;
import nocturne.kernel.Seat;
import nocturne.kernel.Zone;
import nocturne.nightshift.component.Customer;
import nocturne.nightshift.component.Dance;
import nocturne.nightshift.component.Dancer;
import nocturne.nightshift.component.Drink;
import nocturne.nightshift.component.EventCard;
import nocturne.nightshift.component.PowerCard;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.component.Spot;
import nocturne.nightshift.floor.Turn;
import nocturne.nightshift.roll.Numbered;
import nocturne.testkit.Arrange;
import nocturne.testkit.Play;
import nocturne.testkit.TableLanguage;
import nocturne.testkit.TestTable;

/**
 * A table of Nightshift in a position that a test has prepared, and what players do and are asked
 * there. Things are called by their ids. Strict: whoever chooses must be asked, and what is chosen
 * must be offered.
 */
public final class ClubTable extends TableLanguage<Club, Seat, ClubTable> {

  public static final Nightshift GAME = Nightshift.with(Optional.empty());

  /**
   * Seats in order; unless a test says otherwise they play Ruby, Topaz, Emerald, Sapphire and
   * Amethyst.
   */
  public static final Seat ANN = Seat.of(0);

  public static final Seat BEA = Seat.of(1);
  public static final Seat CAT = Seat.of(2);
  public static final Seat DOT = Seat.of(3);
  public static final Seat EVE = Seat.of(4);

  private static final List<String> NAMES = List.of("Ann", "Bea", "Cat", "Dot", "Eve");

  private final Club club;

  private ClubTable(Nightshift game, int players, String... settings) {
    super(begin(game, players, settings));
    club = test().table();
  }

  private static TestTable<Club> begin(Nightshift game, int players, String... settings) {
    return Play.of(game)
        .seats(NAMES.subList(0, players).toArray(String[]::new))
        .rig("first player", 0)
        .settings(settings)
        .begin();
  }

  @Override
  protected ClubTable self() {
    return this;
  }

  @Override
  protected Seat seatOf(Seat who) {
    return who;
  }

  /** A night at the choice of dancers, Ann first. */
  public static ClubTable choosing(int players, String... settings) {
    return new ClubTable(GAME, players, settings);
  }

  /**
   * A night in its first round, Ann first as Ruby, Bea as Topaz and so on; hands empty, everybody
   * in the Locker Room.
   */
  public static ClubTable of(int players, String... settings) {
    return of(GAME, players, settings);
  }

  /** The same with packs of the test's own. */
  public static ClubTable of(Nightshift game, int players, String... settings) {
    var table = new ClubTable(game, players, settings);
    var dancers = List.of("ruby", "topaz", "emerald", "sapphire", "amethyst");
    // the fifth player has no choice left and is not asked
    for (int i = 0; i < Math.min(players, 4); i++) table.chooses(Seat.of(i), dancers.get(i));
    for (int i = 0; i < players; i++) table.hand(Seat.of(i));
    return table;
  }

  public Club club() {
    return club;
  }

  public Places at() {
    return club.at();
  }

  // Given

  public ClubTable plays(Seat seat, String dancer) {
    at().dancer.set(club, seat.index(), dancer(dancer).index() + 1);
    return this;
  }

  /** A figurine stands at a table. */
  public ClubTable stands(Seat seat, String spot) {
    club.go(seat, spot(spot));
    return this;
  }

  public ClubTable stands(Seat seat, Place place) {
    club.go(seat, place);
    return this;
  }

  /** A face-up Customer sits at a table, in the place of who sat there. */
  public ClubTable guest(String spot, String customer) {
    clear(spot);
    Arrange.put(club, table(spot), customer(customer));
    return this;
  }

  /** A face-down Customer sits at a table. */
  public ClubTable faceDown(String spot, String customer) {
    clear(spot);
    Arrange.putFaceDown(club, table(spot), customer(customer));
    return this;
  }

  /** Nobody sits at these tables; who sat there goes under the deck. */
  public ClubTable clear(String... spots) {
    for (var spot : spots) {
      if (table(spot).isEmpty(club)) continue;
      club.uncommit(spot(spot));
      at().stolen.set(club, spot(spot).index(), 0);
      table(spot).moveUnder(club, table(spot).top(club), at().customerDeck);
    }
    return this;
  }

  public ClubTable clearFloor() {
    for (var spot : club.spots()) clear(spot.id());
    return this;
  }

  /** The face-up Customer at a table is Committed to a player. */
  public ClubTable committed(String spot, Seat seat, Room room) {
    assertThat(club.guest(spot(spot))).as("a face-up Customer at %s", spot).isPresent();
    club.commit(spot(spot), seat, room);
    return this;
  }

  public ClubTable stolen(String spot) {
    at().stolen.set(club, spot(spot).index(), 1);
    return this;
  }

  public ClubTable cash(Seat seat, int amount) {
    at().cash(seat).set(club, amount);
    return this;
  }

  public ClubTable drinks(Seat seat, int shots, int champagnes) {
    at().shots.set(club, seat.index(), shots);
    at().champagnes.set(club, seat.index(), champagnes);
    return this;
  }

  /** Nobody has Drinks. */
  public ClubTable sober() {
    for (var seat : club.seats()) drinks(seat, 0, 0);
    return this;
  }

  /** Exactly these Power Cards in hand; what was there goes under the deck. */
  public ClubTable hand(Seat seat, String... cards) {
    empty(at().hand(seat), at().powerDeck);
    for (var card : cards) Arrange.put(club, at().hand(seat), power(card));
    return this;
  }

  public ClubTable collected(Seat seat, String... customers) {
    for (var customer : customers) Arrange.put(club, at().collected(seat), customer(customer));
    return this;
  }

  /** Customers on the discard pile, the last one topmost. */
  public ClubTable discarded(String... customers) {
    for (var customer : customers) Arrange.put(club, at().customerDiscard, customer(customer));
    return this;
  }

  /** Private Room cards that will be drawn next, in this order. */
  public ClubTable dances(String... dances) {
    for (var dance : List.of(dances).reversed()) Arrange.put(club, at().danceDeck, dance(dance));
    return this;
  }

  /** Customers that will be dealt next, in this order. */
  public ClubTable customerDeckTop(String... customers) {
    for (var customer : List.of(customers).reversed())
      Arrange.put(club, at().customerDeck, customer(customer));
    return this;
  }

  /** Power Cards that will be drawn next, in this order. */
  public ClubTable powerDeckTop(String... cards) {
    for (var card : List.of(cards).reversed()) Arrange.put(club, at().powerDeck, power(card));
    return this;
  }

  public ClubTable event(String event) {
    Arrange.put(club, at().eventDeck, find(club.contents().events(), event, EventCard::id));
    return this;
  }

  public ClubTable round(int round) {
    at().round.set(club, round);
    return this;
  }

  public ClubTable firstPlayer(Seat seat) {
    at().firstPlayer.set(club, seat.index());
    return this;
  }

  public ClubTable energy(int energy) {
    at().energy.set(club, energy);
    return this;
  }

  /** The next faces of the numbered die, 1 to 6. */
  public ClubTable rolls(int... faces) {
    for (int face : faces) rig(Numbered.DIE, face - 1);
    return this;
  }

  // When

  /** A player's whole turn; the table then rests. */
  public ClubTable turn(Seat seat) {
    return run(new Turn(seat));
  }

  // Then

  public ClubTable hasCash(Seat seat, int amount) {
    assertThat(club.cash(seat)).as("cash of %s", NAMES.get(seat.index())).isEqualTo(amount);
    return this;
  }

  public ClubTable hasDrinks(Seat seat, int shots, int champagnes) {
    assertThat(club.drinks(seat, Drink.SHOT))
        .as("Shots of %s", NAMES.get(seat.index()))
        .isEqualTo(shots);
    assertThat(club.drinks(seat, Drink.CHAMPAGNE))
        .as("Champagnes of %s", NAMES.get(seat.index()))
        .isEqualTo(champagnes);
    return this;
  }

  public ClubTable hasEnergy(int energy) {
    assertThat(at().energy.get(club)).as("Energy").isEqualTo(energy);
    return this;
  }

  public ClubTable isAt(Seat seat, String spot) {
    assertThat(club.spot(seat)).as("where %s stands", NAMES.get(seat.index())).contains(spot(spot));
    return this;
  }

  public ClubTable isAt(Seat seat, Place place) {
    assertThat(club.place(seat)).as("where %s is", NAMES.get(seat.index())).contains(place);
    return this;
  }

  /** Who sits face up at a table, by id. */
  public ClubTable hasGuest(String spot, String customer) {
    assertThat(club.guest(spot(spot)).map(Customer::id)).as("guest at %s", spot).contains(customer);
    return this;
  }

  public ClubTable isEmpty(String spot) {
    assertThat(club.isEmpty(spot(spot))).as("%s is empty", spot).isTrue();
    return this;
  }

  public ClubTable isCommitted(String spot, Seat seat, Room room) {
    assertThat(club.committedTo(spot(spot))).as("owner of the token at %s", spot).contains(seat);
    assertThat(club.room(spot(spot))).as("room of the token at %s", spot).isEqualTo(room);
    return this;
  }

  public ClubTable isNotCommitted(String spot) {
    assertThat(club.committedTo(spot(spot))).as("owner of the token at %s", spot).isEmpty();
    return this;
  }

  public ClubTable hasCollected(Seat seat, String... customers) {
    assertThat(at().collected(seat).list(club).stream().map(Customer::id))
        .containsExactlyInAnyOrder(customers);
    return this;
  }

  public ClubTable hasHand(Seat seat, String... cards) {
    assertThat(at().hand(seat).list(club).stream().map(PowerCard::id))
        .containsExactlyInAnyOrder(cards);
    return this;
  }

  // Words

  public Spot spot(String id) {
    return find(club.spots(), id, Spot::id);
  }

  public Zone<Customer> table(String spot) {
    return club.table(spot(spot));
  }

  public Customer customer(String id) {
    return find(club.contents().customers(), id, Customer::id);
  }

  public PowerCard power(String id) {
    return find(club.contents().powerCards(), id, PowerCard::id);
  }

  public Dance dance(String id) {
    return find(club.contents().dances(), id, Dance::id);
  }

  public Dancer dancer(String id) {
    return find(club.contents().dancers(), id, Dancer::id);
  }

  private static <X> X find(List<X> all, String id, Function<X, String> name) {
    return all.stream()
        .filter(it -> name.apply(it).equals(id))
        .findFirst()
        .orElseThrow(() -> new AssertionError("there is no " + id));
  }

  private <C extends Component> void empty(Zone<C> zone, Zone<C> to) {
    while (!zone.isEmpty(club)) zone.moveUnder(club, zone.top(club), to);
  }
}

package nocturne.nightlancer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import nocturne.kernel.Component;
import nocturne.kernel.Named;
import nocturne.kernel.Seat;
import nocturne.kernel.Zone;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.Lancer;
import nocturne.nightlancer.component.MarketCard;
import nocturne.nightlancer.component.Mission;
import nocturne.nightlancer.component.Opportunity;
import nocturne.nightlancer.component.RoundCard;
import nocturne.nightlancer.mission.Crews;
import nocturne.testkit.Arrange;
import nocturne.testkit.Play;
import nocturne.testkit.TableLanguage;
import nocturne.testkit.TestTable;

/**
 * A table of Nightlancer in a position that a test has prepared, and what players do and are asked
 * there. Things are called by their ids. Strict: whoever chooses must be asked, and what is chosen
 * must be offered.
 */
public final class CityTable extends TableLanguage<City, Seat, CityTable> {

  public static final Nightlancer GAME = Nightlancer.with(Optional.empty());

  /** Seats in order; unless a test says otherwise this is the turn order, too. */
  public static final Seat ANN = Seat.of(0);

  public static final Seat BEN = Seat.of(1);
  public static final Seat CAT = Seat.of(2);
  public static final Seat DAN = Seat.of(3);

  private static final List<String> NAMES = List.of("Ann", "Ben", "Cat", "Dan");
  private static final List<String> LANCERS = List.of("assassin", "bombshell", "guard", "veteran");

  private final City city;

  private CityTable(Nightlancer game, int players, String... settings) {
    super(begin(game, players, settings));
    city = test().table();
  }

  private static TestTable<City> begin(Nightlancer game, int players, String... settings) {
    return Play.of(game)
        .seats(NAMES.subList(0, players).toArray(String[]::new))
        .rig("turn order", new int[players])
        .settings(settings)
        .begin();
  }

  @Override
  protected CityTable self() {
    return this;
  }

  @Override
  protected Seat seatOf(Seat who) {
    return who;
  }

  /** The final edition, at the choice of Nightlancers. */
  public static CityTable choosing(int players, String... settings) {
    return new CityTable(GAME, players, settings);
  }

  /**
   * A game in its first round: Ann is the Assassin, Ben the Bombshell, Cat the Guard and Dan the
   * Veteran; Contacts are put back, so that nobody holds any.
   */
  public static CityTable of(int players, String... settings) {
    return of(GAME, players, settings);
  }

  /** The same with other packs. */
  public static CityTable of(Nightlancer game, int players, String... settings) {
    var table = new CityTable(game, players, settings);
    while (!table.city.hasLancer(Seat.of(players - 1))) {
      var seat = table.city.asked().first();
      if (table.city.offered(seat, table.city.options(seat).get(0).id()) instanceof Lancer)
        table.chooses(seat, LANCERS.get(seat.index()));
      else table.chooses(seat, "player-" + (seat.index() + 1));
    }
    for (int i = 0; i < players; i++) table.hand(Seat.of(i));
    return table;
  }

  public static CityTable prototype(int players) {
    return of(players, "edition", "prototype");
  }

  public City city() {
    return city;
  }

  public Places at() {
    return city.at();
  }

  // Given

  public CityTable plays(Seat seat, String lancer) {
    at().lancer.set(city, seat.index(), find(city.contents().lancers(), lancer).index() + 1);
    at().health.set(city, seat.index(), city.lancer(seat).health());
    at().resolve.set(city, seat.index(), city.lancer(seat).resolve());
    return this;
  }

  /** Exactly these Contacts in hand, and no Opportunities. */
  public CityTable hand(Seat seat, String... contacts) {
    empty(at().contacts(seat), at().contactDeck);
    for (var contact : contacts) Arrange.put(city, at().contacts(seat), contact(contact));
    return this;
  }

  /** Exactly these Opportunities in hand. */
  public CityTable opportunities(Seat seat, String... cards) {
    empty(at().opportunities(seat), at().opportunityDeck);
    for (var card : cards) Arrange.put(city, at().opportunities(seat), opportunity(card));
    return this;
  }

  public CityTable bought(Seat seat, String... cards) {
    for (var card : cards) Arrange.put(city, at().bought(seat), opportunity(card));
    return this;
  }

  /** Exactly these Black Market cards. */
  public CityTable owns(Seat seat, String... cards) {
    empty(at().loadout(seat), at().marketGone);
    empty(at().assets(seat), at().marketGone);
    for (var card : cards) Arrange.put(city, at().assets(seat), market(card));
    return this;
  }

  public CityTable carries(Seat seat, String... cards) {
    for (var card : cards) Arrange.put(city, at().loadout(seat), market(card));
    return this;
  }

  public CityTable has(Seat seat, int health, int resolve) {
    at().health.set(city, seat.index(), health);
    at().resolve.set(city, seat.index(), resolve);
    return this;
  }

  public CityTable chips(Seat seat, int chips) {
    at().chips.set(city, seat.index(), chips);
    return this;
  }

  public CityTable heat(Seat seat, int heat) {
    at().heat.set(city, seat.index(), heat);
    return this;
  }

  public CityTable ideals(Seat seat, int ideals) {
    at().ideals.set(city, seat.index(), ideals);
    return this;
  }

  public CityTable prospects(Seat seat, int prospects) {
    at().prospects.set(city, seat.index(), prospects);
    return this;
  }

  public CityTable loans(Seat seat, int loans) {
    at().loans.set(city, seat.index(), loans);
    return this;
  }

  /** No mission is open but these, in this order. */
  public CityTable missions(String... missions) {
    for (var slot : at().missions) empty(slot, at().lowDeck);
    for (int i = 0; i < missions.length; i++)
      Arrange.put(city, at().missions.get(i), mission(missions[i]));
    return this;
  }

  /** A player is in a crew of the mission in the first slot. */
  public CityTable crew(Seat seat, int crew) {
    Crews.join(city, seat, 0, crew);
    return this;
  }

  /** This Round card lies open. */
  public CityTable round(String card) {
    empty(at().roundShown, at().roundDeck);
    Arrange.put(city, at().roundShown, find(city.contents().rounds(), card));
    return this;
  }

  /** This Round card comes next. */
  public CityTable nextRound(String card) {
    Arrange.put(city, at().roundDeck, find(city.contents().rounds(), card));
    return this;
  }

  /** The cards of a pair of the market. */
  public CityTable pair(int pair, String... cards) {
    empty(at().pairs.get(pair - 1), at().marketDeck);
    for (var card : cards) Arrange.put(city, at().pairs.get(pair - 1), market(card));
    return this;
  }

  /** The turn order. */
  public CityTable order(Seat... seats) {
    for (int place = 0; place < seats.length; place++)
      city.order().set(place, seats[place].index());
    return this;
  }

  /** The next throws of three dice, each as a number of crosshairs. */
  public CityTable crosshairs(int... throwsOfThree) {
    for (int crosshairs : throwsOfThree) {
      var dice = new int[3];
      for (int die = 0; die < crosshairs; die++) dice[die] = 1;
      rig("challenge dice", dice);
    }
    return this;
  }

  /** The next faces of the prototype's die, from 0 to 5. */
  public CityTable faces(int... faces) {
    for (int face : faces) rig("challenge die", face);
    return this;
  }

  /** A player is Shaken already. */
  public CityTable shaken(Seat seat) {
    at().shaken.set(city, seat.index(), 1);
    return this;
  }

  /** These Contacts are drawn next, in this order. */
  public CityTable nextContacts(String... contacts) {
    for (var contact : List.of(contacts).reversed())
      Arrange.put(city, at().contactDeck, contact(contact));
    return this;
  }

  /** A player's Deal lies on the mission in the first slot. */
  public CityTable deal(Seat seat) {
    at().deal.set(city, seat.index(), 1);
    return this;
  }

  // When

  // Then

  public CityTable hasChips(Seat seat, int chips) {
    assertThat(city.chips(seat)).as("Chips of %s", name(seat)).isEqualTo(chips);
    return this;
  }

  public CityTable hasHealth(Seat seat, int health) {
    assertThat(city.health(seat)).as("Health of %s", name(seat)).isEqualTo(health);
    return this;
  }

  public CityTable hasResolve(Seat seat, int resolve) {
    assertThat(city.resolve(seat)).as("Resolve of %s", name(seat)).isEqualTo(resolve);
    return this;
  }

  public CityTable hasHeat(Seat seat, int heat) {
    assertThat(city.heat(seat)).as("Heat of %s", name(seat)).isEqualTo(heat);
    return this;
  }

  public CityTable hasIdeals(Seat seat, int ideals) {
    assertThat(city.ideals(seat)).as("Ideals of %s", name(seat)).isEqualTo(ideals);
    return this;
  }

  public CityTable hasProspects(Seat seat, int prospects) {
    assertThat(city.prospects(seat)).as("Prospects of %s", name(seat)).isEqualTo(prospects);
    return this;
  }

  public CityTable hasHand(Seat seat, String... contacts) {
    assertThat(at().contacts(seat).list(city).stream().map(Contact::id))
        .containsExactlyInAnyOrder(contacts);
    return this;
  }

  public CityTable isOn(Seat seat, int crew) {
    assertThat(city.slotOf(seat)).as("slot of %s", name(seat)).isZero();
    assertThat(Crews.crewOf(city, seat)).as("crew of %s", name(seat)).isEqualTo(crew);
    return this;
  }

  public CityTable isOff(Seat seat) {
    assertThat(city.slotOf(seat)).as("slot of %s", name(seat)).isNegative();
    return this;
  }

  public CityTable isShaken(Seat seat) {
    assertThat(city.isShaken(seat)).as("%s is Shaken", name(seat)).isTrue();
    return this;
  }

  public CityTable isNotShaken(Seat seat) {
    assertThat(city.isShaken(seat)).as("%s is Shaken", name(seat)).isFalse();
    return this;
  }

  /** Since the last choice these things were told in this order, perhaps with others. */
  public CityTable told(String... keys) {
    assertThat(test().happenings()).extracting(it -> it.text().key()).containsSubsequence(keys);
    return this;
  }

  /** Since the last choice this was told of these players and no others, in this order. */
  public CityTable toldOf(String key, Seat... seats) {
    assertThat(test().happenings())
        .filteredOn(it -> it.text().key().equals(key))
        .extracting(it -> it.text().args().getFirst())
        .containsExactly((Object[]) seats);
    return this;
  }

  private static String name(Seat seat) {
    return NAMES.get(seat.index());
  }

  // Words

  public Contact contact(String id) {
    return find(city.contents().contacts(), id);
  }

  public Opportunity opportunity(String id) {
    return find(city.contents().opportunities(), id);
  }

  public MarketCard market(String id) {
    return find(city.contents().market(), id);
  }

  public Mission mission(String id) {
    return find(city.contents().missions(), id);
  }

  public RoundCard roundCard(String id) {
    return find(city.contents().rounds(), id);
  }

  private static <X extends Named> X find(List<X> all, String id) {
    return all.stream()
        .filter(it -> it.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new AssertionError("there is no " + id));
  }

  private <C extends Component> void empty(Zone<C> zone, Zone<C> to) {
    while (!zone.isEmpty(city)) zone.moveUnder(city, zone.top(city), to);
  }
}

package nocturne.nightlancer;

import static nocturne.nightlancer.NightlancerRule.NL_15_08;
import static nocturne.nightlancer.NightlancerRule.NL_16_01;
import static nocturne.nightlancer.NightlancerRule.NL_16_02;
import static nocturne.nightlancer.NightlancerRule.NL_16_03;
import static nocturne.nightlancer.NightlancerRule.NL_16_04;
import static nocturne.nightlancer.NightlancerRule.NL_16_23;
import static nocturne.nightlancer.NightlancerRule.NL_1_15;
import static nocturne.nightlancer.NightlancerRule.NL_1_18;

import java.util.Optional;
import nocturne.kernel.Chance;
import nocturne.kernel.Component;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;
import nocturne.kernel.Zone;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.Contents;
import nocturne.nightlancer.component.Lancer;
import nocturne.nightlancer.component.MarketCard;
import nocturne.nightlancer.component.Mission;
import nocturne.nightlancer.component.Opportunity;
import nocturne.nightlancer.component.RoundCard;
import nocturne.nightlancer.edition.Edition;

/** A table of Nightlancer: Birmingham by night, and who is up to what in it. */
public final class City extends Table<City> {

  public static final int MOST_HEAT = 5;
  public static final int MOST_IDEALS = 6;
  public static final int MOST_LOANS = 2;

  private final Contents contents;
  private final Places at;
  private final CityPlan plan;

  City(Contents contents, Places places, CityPlan plan, Chance chance) {
    super(places.layout(), plan.players(), chance);
    this.contents = contents;
    this.at = places;
    this.plan = plan;
  }

  private City(City other) {
    super(other);
    contents = other.contents;
    at = other.at;
    plan = other.plan;
  }

  @Override
  public City copy() {
    return new City(this);
  }

  @Override
  protected City self() {
    return this;
  }

  public Contents contents() {
    return contents;
  }

  /** Where everything lies. */
  public Places at() {
    return at;
  }

  /** What was agreed. */
  public CityPlan plan() {
    return plan;
  }

  public Edition edition() {
    return plan.edition();
  }

  public Order order() {
    return new Order(this);
  }

  // Rounds

  public int round() {
    return at.round.get(this);
  }

  public RoundCard roundCard() {
    return at.roundShown.top(this);
  }

  /** Whether a round is one of the second half. */
  public boolean isLate(int round) {
    return round > edition().roundsOfAPart(plan);
  }

  // What a player has

  public Lancer lancer(Seat seat) {
    return contents.lancers().get(at.lancer.get(this, seat.index()) - 1);
  }

  public boolean hasLancer(Seat seat) {
    return at.lancer.get(this, seat.index()) > 0;
  }

  public int health(Seat seat) {
    return at.health.get(this, seat.index());
  }

  public int resolve(Seat seat) {
    return at.resolve.get(this, seat.index());
  }

  public int chips(Seat seat) {
    return at.chips.get(this, seat.index());
  }

  public int ideals(Seat seat) {
    return at.ideals.get(this, seat.index());
  }

  public int heat(Seat seat) {
    return at.heat.get(this, seat.index());
  }

  public int prospects(Seat seat) {
    return at.prospects.get(this, seat.index());
  }

  public int loans(Seat seat) {
    return at.loans.get(this, seat.index());
  }

  public boolean isShaken(Seat seat) {
    return at.shaken.get(this, seat.index()) > 0;
  }

  public boolean hasLaidLow(Seat seat) {
    return at.laidLow.get(this, seat.index()) > 0;
  }

  public int handSize(Seat seat) {
    return at.contacts(seat).size(this) + at.opportunities(seat).size(this);
  }

  /** A rating with all that is always in effect. */
  @Cites({NL_1_15, NL_1_18, NL_15_08})
  public int rating(Seat seat, Ability ability) {
    int rating = lancer(seat).rating(ability);
    var bought = at.bought(seat);
    for (int place = 0; place < bought.size(this); place++)
      rating += bought.get(this, place).bonus(ability);
    var assets = at.assets(seat);
    for (int place = 0; place < assets.size(this); place++) {
      var card = assets.get(this, place);
      if (card.always() && !assets.isFaceDown(this, place)) rating += card.bonus(ability);
    }
    return Math.max(0, rating);
  }

  // Missions

  public boolean isOpen(int slot) {
    return !at.missions.get(slot).isEmpty(this);
  }

  public Mission mission(int slot) {
    return at.missions.get(slot).top(this);
  }

  /** The slot of the mission that a player is on, or -1. */
  public int slotOf(Seat seat) {
    return at.mission.get(this, seat.index()) - 1;
  }

  public Optional<Mission> missionOf(Seat seat) {
    int slot = slotOf(seat);
    return slot < 0 ? Optional.empty() : Optional.of(mission(slot));
  }

  // Decks

  /** Whether a card can be drawn, after the discard pile became the deck where that was empty. */
  @Cites({NL_16_03, NL_16_04})
  public <C extends Component> boolean refill(Zone<C> deck, Zone<C> discard) {
    if (deck.isEmpty(this) && !discard.isEmpty(this)) {
      discard.moveAll(this, deck);
      deck.shuffle(this);
      tell(NL_16_03, "reshuffled");
    }
    return !deck.isEmpty(this);
  }

  @Cites(NL_16_01)
  public void drawContacts(Seat seat, int count, Rule rule) {
    for (int i = 0; i < count && refill(at.contactDeck, at.contactDiscard); i++) {
      at.contactDeck.moveTop(this, at.contacts(seat));
      if (isHeard()) tell(rule, "drew", seat, at.contacts(seat).seenTop(this));
    }
  }

  public void drawOpportunities(Seat seat, int count, Rule rule) {
    for (int i = 0; i < count && refill(at.opportunityDeck, at.opportunityDiscard); i++) {
      at.opportunityDeck.moveTop(this, at.opportunities(seat));
      if (isHeard()) tell(rule, "drew", seat, at.opportunities(seat).seenTop(this));
    }
  }

  // Discarding

  @Cites(NL_16_02)
  public void discard(Seat seat, Contact card) {
    at.contacts(seat).move(this, card, at.contactDiscard);
  }

  @Cites(NL_16_23)
  public void discard(Zone<Opportunity> from, Opportunity card) {
    from.move(this, card, card.unique() ? at.opportunityGone : at.opportunityDiscard);
  }

  /** A Black Market card goes, wherever it lies; if it ever comes back it is as new. */
  @Cites(NL_16_23)
  public void discardMarket(Zone<MarketCard> from, MarketCard card) {
    from.move(this, card, card.unique() ? at.marketGone : at.marketDiscard);
    at.cardUsed.set(this, card.index(), 0);
  }
}

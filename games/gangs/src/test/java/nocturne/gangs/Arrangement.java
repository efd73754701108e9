package nocturne.gangs;

import java.util.List;
import nocturne.gangs.component.CombatCard;
import nocturne.gangs.component.Disc;
import nocturne.gangs.component.District;
import nocturne.gangs.component.DistrictCard;
import nocturne.gangs.component.Edgerunner;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Opportunity;
import nocturne.gangs.component.Resource;
import nocturne.gangs.component.Unit;
import nocturne.gangs.story.Token;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Component;
import nocturne.kernel.Named;
import nocturne.kernel.Zone;
import nocturne.testkit.Arrange;
import nocturne.testkit.TableLanguage;
import nocturne.testkit.TestTable;

/** The givens of a test: everything at a table can be put where a test wants it. */
abstract class Arrangement extends TableLanguage<NightCity, Integer, NightCityTable> {

  private final NightCity city;

  Arrangement(TestTable<NightCity> test) {
    super(test);
    this.city = test.table();
  }

  public NightCity city() {
    return test().table();
  }

  public Places at() {
    return city.at();
  }

  /** No unit is in play, and nobody has a hideout. */
  public NightCityTable emptyBoard() {
    for (int i = 0; i < at().open.length(); i++) at().open.set(city, i, 0);
    for (int i = 0; i < at().standing.length(); i++) at().standing.set(city, i, 0);
    for (int i = 0; i < at().figureAt.length(); i++) at().figureAt.set(city, i, 0);
    for (int i = 0; i < at().headcount.length(); i++) at().headcount.set(city, i, 0);
    for (int side = 0; side < city.sides(); side++) {
      at().hideouts.set(city, side, 0);
      at().points.set(city, side, 0);
      if (!city.isGang(side)) continue;
      for (var member : Member.values()) {
        int owned = city.gang(side).owned().get(member.ordinal());
        at().reserve.set(city, side * Member.COUNT + member.ordinal(), owned);
      }
    }
    return given();
  }

  /** These members come from the reserve to a spot: the open part of a district, or a point. */
  public NightCityTable units(int side, String spot, String... members) {
    for (var member : members) {
      Units.reserve(city, side, unit(member), -1);
      Units.put(city, side, unit(member), spot(spot));
    }
    return given();
  }

  /** An edgerunner has been hired and stands somewhere. */
  public NightCityTable hired(int side, String edgerunner, String spot) {
    inReserve(side, edgerunner);
    Units.put(city, side, edgerunner(edgerunner), spot(spot));
    return given();
  }

  /** An edgerunner has been hired and waits in the reserve. */
  public NightCityTable inReserve(int side, String edgerunner) {
    Arrange.put(city, at().hired(side), edgerunner(edgerunner));
    return given();
  }

  /** Johnny Silverhand of the solo game stands here. */
  public NightCityTable johnnyAt(String spot) {
    var johnny = city.contents().johnny();
    if (Units.isInPlay(city, johnny))
      Units.take(city, NightCity.JOHNNY, johnny, Units.spotOf(city, johnny));
    Units.put(city, NightCity.JOHNNY, johnny, spot(spot));
    return given();
  }

  /** Exactly these hideouts; the slots of all but one are empty. */
  public NightCityTable hideouts(int side, String... districts) {
    int hideouts = 0;
    for (var district : districts) hideouts |= 1 << district(district).index();
    at().hideouts.set(city, side, hideouts);
    at().slotsEmptied.set(city, side, Math.max(0, districts.length - 1));
    return given();
  }

  public NightCityTable resources(int side, int eddies, int contraband, int secrets) {
    at().resources.set(city, side * Resource.COUNT, eddies);
    at().resources.set(city, side * Resource.COUNT + 1, contraband);
    at().resources.set(city, side * Resource.COUNT + 2, secrets);
    return given();
  }

  public NightCityTable cred(int side, int cred) {
    at().cred.set(city, side, cred);
    return given();
  }

  public NightCityTable net(int side, int position) {
    at().net.set(city, side, position);
    return given();
  }

  public NightCityTable rage(int side, int rage) {
    at().rage.set(city, side, rage);
    return given();
  }

  public NightCityTable spent(int side, Disc... discs) {
    int spent = 0;
    for (var disc : discs) spent |= disc.bit();
    at().spentDiscs.set(city, side, spent);
    return given();
  }

  /** Exactly these combat cards in hand; those not in hand or discarded are out of the game. */
  public NightCityTable hand(int side, String... cards) {
    empty(at().hand(side), at().removed(side));
    for (var card : cards) Arrange.put(city, at().hand(side), combat(side, card));
    return given();
  }

  public NightCityTable discarded(int side, String... cards) {
    empty(at().discard(side), at().removed(side));
    for (var card : cards) Arrange.put(city, at().discard(side), combat(side, card));
    return given();
  }

  /** These combat upgrades are drawn next, in this order. */
  public NightCityTable upgrades(String... cards) {
    for (int i = cards.length - 1; i >= 0; i--)
      Arrange.putFaceDown(city, at().combatDeck, combat(0, cards[i]));
    return given();
  }

  /** Exactly these opportunities lie in the market, from the top. */
  public NightCityTable market(String... cards) {
    for (var slot : at().opportunities) empty(slot, at().opportunityDeck);
    for (int i = 0; i < cards.length; i++)
      Arrange.put(city, at().opportunities.get(i), opportunity(cards[i]));
    return given();
  }

  /** These opportunities come next. */
  public NightCityTable nextOpportunities(String... cards) {
    for (int i = cards.length - 1; i >= 0; i--)
      Arrange.put(city, at().opportunityDeck, opportunity(cards[i]));
    return given();
  }

  /** Exactly these edgerunners can be hired. */
  public NightCityTable edgerunners(String... cards) {
    for (var slot : at().edgerunners) empty(slot, at().edgerunnerDeck);
    for (int i = 0; i < cards.length; i++)
      Arrange.put(city, at().edgerunners.get(i), edgerunner(cards[i]));
    return given();
  }

  public NightCityTable seized(int side, String... cards) {
    for (var card : cards) Arrange.put(city, at().seized(side), opportunity(card));
    return given();
  }

  /** Exactly these cards of the story are open. */
  public NightCityTable open(String... cards) {
    for (int i = 0; i < at().opened.length(); i++) at().opened.set(city, i, 0);
    for (int i = 0; i < cards.length; i++)
      at().opened.set(city, city.plan().story().card(cards[i]).index(), i + 1);
    return given();
  }

  /** So many tokens lie on a card of the story. */
  public NightCityTable tokensOn(Token token, String card, int number) {
    int index = city.plan().story().card(card).index();
    at().tokensOn.set(city, token.ordinal() * at().opened.length() + index, number);
    return given();
  }

  /** So many tokens stand in a district. */
  public NightCityTable tokensAt(Token token, String district, int number) {
    at().tokensAt.set(city, token.ordinal() * District.COUNT + district(district).index(), number);
    return given();
  }

  /** A side holds so many tokens. */
  public NightCityTable tokensHeld(Token token, int side, int number) {
    at().tokensHeld.set(city, token.ordinal() * city.sides() + side, number);
    return given();
  }

  /** These district cards are drawn next in the solo game, in this order. */
  public NightCityTable nextDistricts(String... districts) {
    for (int i = districts.length - 1; i >= 0; i--)
      Arrange.put(city, at().districtDeck, new DistrictCard(district(districts[i])));
    return given();
  }

  /** The next throws of the NetWatch dice. */
  public NightCityTable dice(int... faces) {
    for (int face : faces) rig("netwatch dice", face - 1);
    return self();
  }

  /** The question that is open is asked anew before anybody looks at it. */
  private NightCityTable given() {
    test().given(it -> {});
    return self();
  }

  // Words

  /** The id of a unit of a side at a spot. */
  public String piece(int side, String unit, String spot) {
    return city.piece(side, unit(unit).number(), spot(spot)).id();
  }

  public int spot(String id) {
    for (int spot = 0; spot < city.board().spotCount(); spot++)
      if (city.board().spot(spot).id().equals(id)) return spot;
    throw new AssertionError("there is no " + id);
  }

  public District district(String id) {
    return find(city.contents().districts(), id);
  }

  public Unit unit(String id) {
    for (var member : Member.values()) if (member.id().equals(id)) return member;
    return edgerunner(id);
  }

  public Edgerunner edgerunner(String id) {
    return find(city.contents().edgerunners(), id);
  }

  public Opportunity opportunity(String id) {
    return find(city.contents().opportunities(), id);
  }

  /** A combat card by its id, or the starting card of a side by its design. */
  public CombatCard combat(int side, String id) {
    for (var card : city.contents().combat())
      if (card.design().equals(id) && card.sort() == city.gang(side).index()) return card;
    return find(city.contents().combat(), id);
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

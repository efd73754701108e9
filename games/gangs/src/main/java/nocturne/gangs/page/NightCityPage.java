package nocturne.gangs.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Disc;
import nocturne.gangs.component.District;
import nocturne.gangs.component.Edgerunner;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Opportunity;
import nocturne.gangs.component.Resource;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.district.Control;
import nocturne.gangs.firefight.Firefight;
import nocturne.gangs.netrun.Netrun;
import nocturne.gangs.story.Acts;
import nocturne.gangs.story.Modifiers;
import nocturne.gangs.story.Token;
import nocturne.gangs.story.Tokens;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Component;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;
import nocturne.kernel.View;
import nocturne.kernel.Viewer;
import nocturne.kernel.Zone;
import nocturne.text.Page;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Style;

/** The city in words: the map, the markets, the story, the gangs, one's own hand. */
public final class NightCityPage {

  private static final int COLUMNS = 8;

  private final NightCity city;
  private final Viewer viewer;
  private final Page page;

  public NightCityPage(View<NightCity> view, Page page) {
    this.city = view.table();
    this.viewer = view.viewer();
    this.page = page;
  }

  public void write() {
    page.heading(Text.of("page.turn", city.turn(), city.plan().story()));
    if (city.turn() == 0) return;
    story();
    map();
    markets();
    if (Firefight.isOn(city)) firefight();
    gangs();
    net();
    for (var seat : city.seats()) if (viewer == Viewer.of(seat)) mySide(seat.index());
  }

  // The story

  private void story() {
    var cards = new ArrayList<Cell>();
    for (var card : city.plan().story().cards()) {
      if (!Acts.isOpen(city, card)) continue;
      var on = new ArrayList<Text>();
      for (var token : Token.values())
        if (Tokens.on(city, token, card) > 0)
          on.add(Text.of("page.tokens", token, Tokens.on(city, token, card)));
      cards.add(Cell.of(on.isEmpty() ? Text.of("it", card) : Text.of("page.story-card", card, on)));
    }
    page.items(Text.of("page.story"), cards);
  }

  // The map

  private void map() {
    var headings = new ArrayList<Text>();
    headings.add(Text.of("page.district"));
    headings.add(Text.of("page.next-to"));
    for (int side = 0; side < city.sides(); side++) headings.add(Text.of("it", city.name(side)));
    headings.add(Text.of("page.here"));
    var rows = page.table(headings.toArray(Text[]::new));
    for (var district : city.board().districts()) {
      var cells = new ArrayList<Cell>();
      cells.add(Cell.of(Text.of("page.numbered", number(district), district), Style.EMPHASIS));
      cells.add(Cell.just(neighbours(district), Style.MUTED));
      for (int side = 0; side < city.sides(); side++) cells.add(units(side, district));
      cells.add(others(district));
      rows.row(cells);
    }
    page.line(Cell.of(Text.of("page.legend"), Style.MUTED));
  }

  private static int number(District district) {
    return district.index() + 1;
  }

  private String neighbours(District district) {
    return Arrays.stream(city.board().neighbours(district.index()))
        .sorted()
        .mapToObj(it -> Integer.toString(it + 1))
        .collect(Collectors.joining(", "));
  }

  private Cell units(int side, District district) {
    var words = new ArrayList<Text>();
    if (city.hasHideout(side, district.index()))
      words.add(Text.of("page.hideout", Control.dominates(city, side, district.index())));
    for (int member = 0; member < Member.COUNT; member++) {
      int count = Units.open(city, side, member, district.index());
      if (count > 0) words.add(Text.of("page.units", Member.of(member), count));
    }
    for (var edgerunner : city.at().hired(side).list(city))
      if (Units.spotOf(city, edgerunner) == district.index()) words.add(Text.of("it", edgerunner));
    for (int poi : city.board().poisOf(district.index()))
      if (Units.sideAt(city, poi) == side) words.add(holder(poi));
    var cell = Cell.EMPTY;
    var style = city.isPlayer(side) ? Style.of(Seat.of(side)) : Style.PLAIN;
    for (var word : words) cell = cell.and(Cell.of(word, style));
    return cell;
  }

  private Text holder(int poi) {
    var kind = city.board().poi(poi).kind();
    return switch (city.unit(Units.unitAt(city, poi))) {
      case Member member -> Text.of("page.at-point", kind, Text.of("page.letter", member));
      case Edgerunner edgerunner -> Text.of("page.at-point", kind, edgerunner);
    };
  }

  /** Free points of interest and the tokens of the story. */
  private Cell others(District district) {
    var cell = Cell.EMPTY;
    for (int poi : city.board().poisOf(district.index()))
      if (Units.isFree(city, poi))
        cell = cell.and(Cell.of(Text.of("page.point", city.board().poi(poi).kind()), Style.MUTED));
    for (var token : Token.values())
      if (Tokens.in(city, token, district.index()) > 0) cell = cell.and(Cell.just(token));
    return cell;
  }

  // Markets

  private void markets() {
    var deals = new ArrayList<Cell>();
    for (var slot : city.at().opportunities)
      if (!slot.isEmpty(city)) deals.add(opportunity(slot.top(city)));
    if (!city.at().specialOffer.isEmpty(city))
      deals.add(opportunity(city.at().specialOffer.top(city)));
    if (!deals.isEmpty()) page.items(Text.of("page.opportunities"), deals);
    var people = new ArrayList<Cell>();
    for (var slot : city.at().edgerunners)
      if (!slot.isEmpty(city))
        people.add(
            Cell.of(
                Text.of(
                    "page.edgerunner",
                    slot.top(city),
                    slot.top(city).role(),
                    slot.top(city).cost())));
    if (!people.isEmpty()) page.items(Text.of("page.edgerunners"), people);
  }

  private static Cell opportunity(Opportunity card) {
    return Cell.of(Text.of("page.opportunity", card, card.deal(), card.cost()));
  }

  private void firefight() {
    page.heading(Text.of("page.firefight", city.board().district(Firefight.district(city))));
    for (int side = 0; side < city.sides(); side++)
      if (Firefight.takesPart(city, side) && !city.at().played(side).isEmpty(city))
        page.line(
            Cell.of(
                Text.of(
                    "page.played",
                    city.name(side),
                    new ArrayList<>(city.at().played(side).list(city)),
                    city.at().firepower.get(city, side))));
  }

  // Gangs

  private void gangs() {
    page.heading(Text.of("page.gangs"));
    var rows =
        page.table(
            Text.of("page.gang"),
            Text.of("page.cred"),
            Text.of("page.eddies"),
            Text.of("page.contraband"),
            Text.of("page.secrets"),
            Text.of("page.net"),
            Text.of("page.discs"),
            Text.of("page.reserve"));
    for (int side = 0; side < city.sides(); side++)
      rows.row(city.isPlayer(side) ? dashboard(side) : opponent(side));
    for (var seat : city.seats()) possessions(seat);
  }

  private List<Cell> opponent(int side) {
    var cells = new ArrayList<Cell>(List.of(Cell.just(city.name(side))));
    cells.add(Cell.just(city.cred(side)));
    while (cells.size() < COLUMNS) cells.add(Cell.EMPTY);
    return cells;
  }

  private List<Cell> dashboard(int side) {
    var style = Style.of(Seat.of(side));
    var discs = Cell.EMPTY;
    for (var disc : Disc.values())
      if ((city.at().spentDiscs.get(city, side) & disc.bit()) == 0)
        discs = discs.and(Cell.of(Text.of("page.disc", disc)));
    var reserve = Cell.EMPTY;
    for (var member : Member.values())
      if (Units.reserve(city, side, member) > 0)
        reserve =
            reserve.and(Cell.of(Text.of("page.units", member, Units.reserve(city, side, member))));
    return List.of(
        Cell.of(Text.of("page.player", city.gang(side), Seat.of(side)), style),
        Cell.just(city.cred(side), style),
        Cell.just(city.has(side, Resource.EDDIES)),
        Cell.just(city.has(side, Resource.CONTRABAND)),
        Cell.just(city.has(side, Resource.SECRETS)),
        Cell.just(city.net(side)),
        discs,
        reserve);
  }

  /** What lies beside a dashboard. */
  private void possessions(Seat seat) {
    int side = seat.index();
    var things = Cell.EMPTY;
    things = things.and(Cell.of(Text.of("page.cards", city.at().hand(side).size(city))));
    things = things.and(some("page.discarded", city.at().discard(side)));
    things = things.and(some("page.hired", city.at().hired(side)));
    things = things.and(some("page.seized", city.at().seized(side)));
    if (city.hasAbility(side, Timing.TECHIES))
      things = things.and(some("page.personal", city.at().personal));
    if (city.at().rage.get(city, side) > 0)
      things = things.and(Cell.of(Text.of("page.rage", city.at().rage.get(city, side))));
    for (var token : Token.values())
      if (Tokens.held(city, token, side) > 0)
        things = things.and(Cell.of(Text.of("page.tokens", token, Tokens.held(city, token, side))));
    page.fact(Text.of("it", city.gang(side)), things);
  }

  private <C extends Component> Cell some(String key, Zone<C> zone) {
    return zone.isEmpty(city)
        ? Cell.EMPTY
        : Cell.of(Text.of(key, new ArrayList<>(zone.list(city))));
  }

  /** The spaces of the Net in order, for the numbers of the tokens there. */
  private void net() {
    var spaces = new ArrayList<Text>();
    for (int position = 1; position <= city.contents().net().size(); position++)
      spaces.add(Text.of("page.numbered", position, Netrun.space(city, position)));
    page.fact(Text.of("page.net"), Text.of("page.list", spaces));
  }

  private void mySide(int side) {
    var hand = new ArrayList<Text>();
    for (var card : city.at().hand(side).list(city))
      hand.add(
          card.variable()
              ? Text.of("it", card)
              : Text.of("page.hand-card", card, Modifiers.firepower(city, card)));
    page.fact(Text.of("page.hand"), Text.of("page.list", hand));
    if (!city.at().drawn(side).isEmpty(city))
      page.fact(
          Text.of("page.drawn"),
          Text.of("page.list", new ArrayList<>(city.at().drawn(side).list(city))));
  }
}

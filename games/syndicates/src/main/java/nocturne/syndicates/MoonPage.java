package nocturne.syndicates;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import nocturne.kernel.Component;
import nocturne.kernel.Name;
import nocturne.kernel.Named;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;
import nocturne.kernel.View;
import nocturne.kernel.Viewer;
import nocturne.kernel.Zone;
import nocturne.syndicates.component.Agent;
import nocturne.syndicates.component.Objective;
import nocturne.syndicates.component.Operation;
import nocturne.syndicates.component.Sector;
import nocturne.syndicates.component.Syndicate;
import nocturne.text.Page;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Style;

/** The moon and what lies around it, in words. */
final class MoonPage {

  private final Moon moon;
  private final Viewer viewer;
  private final Page page;

  MoonPage(View<Moon> view, Page page) {
    this.moon = view.table();
    this.viewer = view.viewer();
    this.page = page;
  }

  void write() {
    page.heading(
        moon.onTurn()
            .map(party -> Text.of("page.round", moon.round(), party.word()))
            .orElseGet(() -> Text.of("page.between", moon.round())));
    sectors();
    items("page.operations", moon.at().board, this::operation);
    items("page.objectives", moon.at().faceUpObjectives, MoonPage::objective);
    players();
    cards();
    for (int seat = 0; seat < moon.seatCount(); seat++) {
      if (viewer == Viewer.of(Seat.of(seat))) mySide(Party.of(seat));
    }
  }

  private List<Party> parties() {
    var parties = new ArrayList<Party>();
    for (int seat = 0; seat < moon.seatCount(); seat++) parties.add(Party.of(seat));
    if (moon.hasKingpin()) parties.add(Party.KINGPIN);
    return parties;
  }

  private static Style style(Party party) {
    return party.seat().map(Style::of).orElse(Style.WARNING);
  }

  private void sectors() {
    var headings = new ArrayList<Cell>();
    headings.add(Cell.of(Text.of("page.sector")));
    for (var party : parties()) headings.add(Cell.just(party.word(), style(party)));
    headings.add(Cell.of(Text.of("page.control")));
    headings.add(Cell.of(Text.of("page.marks")));
    var rows = page.heading(Text.of("page.sectors")).table(headings);
    for (var sector : moon.contents().sectors()) {
      var row = new ArrayList<Cell>();
      row.add(Cell.just(sector));
      for (var party : parties()) row.add(influence(sector, party));
      row.add(
          moon.controller(sector)
              .map(party -> Cell.just(party.word(), style(party)))
              .orElse(Cell.EMPTY));
      row.add(marks(sector));
      rows.row(row);
    }
  }

  private Cell influence(Sector sector, Party party) {
    int count = moon.influence(sector, party);
    return count == 0 ? Cell.EMPTY : Cell.just(count, style(party));
  }

  private Cell marks(Sector sector) {
    var marks = Cell.EMPTY;
    if (moon.status(sector) != Moon.Status.NONE) {
      var owner = moon.statusOwner(sector);
      marks = Cell.of(Text.of("page.status", moon.status(sector), owner.word()), style(owner));
    }
    var token = moon.scoreToken(sector);
    return token == Moon.ScoreToken.NONE ? marks : marks.and(Cell.just(token, Style.EMPHASIS));
  }

  private void players() {
    var rows =
        page.heading(Text.of("page.players"))
            .table(
                Text.of("page.player"),
                Text.of("page.kredits"),
                Text.of("page.supply"),
                Text.of("page.hand"),
                Text.of("page.banked"),
                Text.of("page.stack"),
                Text.of("page.tokens"));
    for (var party : parties()) {
      rows.row(
          name(party),
          party.isKingpin() ? Cell.EMPTY : Cell.just(moon.kredits(party)),
          Cell.just(moon.supply(party)),
          party.isKingpin() ? Cell.EMPTY : Cell.just(handSize(party)),
          party.isKingpin() ? Cell.EMPTY : Cell.just(moon.at().banked(party).size(moon)),
          stack(party),
          Cell.of(Text.of("page.active", moon.owned(party, true), moon.owned(party, false))));
    }
  }

  private int handSize(Party party) {
    return moon.at().hand(party).size(moon) + moon.at().picked(party).size(moon);
  }

  private Cell name(Party party) {
    boolean first = party.seat().filter(moon.inTurnOrder(0)::equals).isPresent();
    return first
        ? Cell.of(Text.of("page.first", party.word()), style(party))
        : Cell.just(party.word(), style(party));
  }

  private Cell stack(Party party) {
    var stack = moon.at().stack(party);
    if (stack.isEmpty(moon)) return Cell.of(Text.of("page.empty-stack"), Style.MUTED);
    int size = stack.size(moon);
    return stack.isTopFaceDown(moon)
        ? Cell.of(Text.of("page.stack-facedown", size))
        : Cell.of(Text.of("page.stack-top", size, stack.top(moon).syndicate()));
  }

  private void cards() {
    var row = new ArrayList<Cell>();
    for (var slot : moon.at().row) if (!slot.isEmpty(moon)) row.add(agent(slot.top(moon)));
    if (moon.hasCardRow() && moon.round() < 3) page.items(Text.of("page.row"), row);
    items("page.focus", moon.at().focusPile, MoonPage::agent);
    page.fact(
        Text.of("page.burned"),
        moon.burnedCard().map(MoonPage::agent).orElse(Cell.of(Text.of("page.none"))));
    page.fact(
        Text.of("page.deck"),
        Text.of("page.deck-count", moon.at().deck.size(moon), moon.at().bag.size(moon)));
  }

  private void mySide(Party party) {
    items("page.my-tokens", moon.at().owned(party), operation -> token(party, operation));
    items("page.my-objectives", moon.at().objectives(party), MoonPage::objective);
    items("page.my-banked", moon.at().banked(party), MoonPage::agent);
    var hand = new ArrayList<Cell>();
    for (var card : moon.at().picked(party).list(moon)) hand.add(agent(card));
    for (var card : moon.at().hand(party).list(moon)) hand.add(agent(card));
    if (!hand.isEmpty()) page.items(Text.of("page.my-hand"), hand);
  }

  private <C extends Component> void items(String key, Zone<C> zone, Function<C, Cell> describe) {
    var cells = zone.list(moon).stream().map(describe).toList();
    if (!cells.isEmpty()) page.items(Text.of(key), cells);
  }

  private static Cell agent(Agent agent) {
    return Cell.of(Text.of("page.agent", agent, agent.id(), agent.effects()));
  }

  private static Cell objective(Objective objective) {
    return Cell.of(Text.of("page.objective", objective, objective.crime(), objective.sector()));
  }

  private Cell operation(Operation operation) {
    return Cell.of(
        Text.of(
            "page.operation",
            operation,
            operation.type(),
            operation.value(),
            operation.sectors().getFirst(),
            operation.sectors().getLast(),
            operation.hustle().text()));
  }

  private Cell token(Party party, Operation operation) {
    return moon.isActive(party, operation)
        ? Cell.of(
            Text.of(
                "page.ready",
                operation,
                operation.type(),
                operation.value(),
                operation.hustle().text()))
        : Cell.of(
            Text.of("page.exhausted", operation, operation.type(), operation.value()), Style.MUTED);
  }

  /** What is printed on one thing. */
  static void describe(Named thing, Page page) {
    switch (thing) {
      case Agent agent -> describe(agent, page);
      case Operation operation -> describe(operation, page);
      case Objective objective ->
          page.heading(Text.of("it", objective))
              .fact(Text.of("page.crime"), Cell.just(objective.crime()))
              .fact(Text.of("page.sector"), Cell.just(objective.sector()));
      case Sector sector -> page.heading(Text.of("it", sector));
      case Syndicate syndicate -> page.heading(Text.of("it", syndicate));
      default -> {}
    }
  }

  private static void describe(Operation operation, Page page) {
    page.heading(Text.of("it", operation));
    page.fact(Text.of("page.crime"), Cell.just(operation.type()));
    page.fact(Text.of("page.worth"), Cell.just(operation.value()));
    var border =
        operation.sectors().stream().map(sector -> Cell.just(sector)).reduce(Cell.EMPTY, Cell::and);
    if (!border.isEmpty()) page.fact(Text.of("page.border"), border);
    page.fact(Text.of("page.hustle"), operation.hustle().text());
  }

  private static void describe(Agent agent, Page page) {
    page.heading(Text.of("page.agent", agent, agent.id(), agent.effects()));
    page.fact(Text.of("page.syndicate"), Cell.just(agent.syndicate()));
    for (var sentence : agent.above()) page.fact(Text.of("page.above"), sentence.text());
    page.fact(Text.of("page.below"), agent.below().text());
    page.fact(Text.of("page.why"), Cell.just(new Reason(agent)));
    page.fact(Text.of("page.provenance"), Cell.just(agent.provenance()));
  }

  /** A card's reason to exist, as a name that can be spoken in either language. */
  private record Reason(Agent agent) implements Named {

    @Override
    public String id() {
      return agent.id();
    }

    @Override
    public Name name() {
      return agent.why();
    }
  }
}

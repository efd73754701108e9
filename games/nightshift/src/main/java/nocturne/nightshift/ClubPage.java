package nocturne.nightshift;

import java.util.List;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;
import nocturne.kernel.View;
import nocturne.kernel.Viewer;
import nocturne.nightshift.closing.Closing;
import nocturne.nightshift.component.Drink;
import nocturne.nightshift.component.RoundPlan;
import nocturne.nightshift.component.RoundPlan.Kind;
import nocturne.nightshift.roll.Numbered;
import nocturne.nightshift.roll.RollKind;
import nocturne.text.Page;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Style;

/** The club in words: the night, the floor, the players, the visit that goes on, and one's own. */
final class ClubPage {

  /** How many rounds that are not plain are announced. */
  private static final int ANNOUNCED = 5;

  private final Club club;
  private final Viewer viewer;
  private final Page page;

  ClubPage(View<Club> view, Page page) {
    this.club = view.table();
    this.viewer = view.viewer();
    this.page = page;
  }

  void write() {
    int rounds = club.plan().rounds().size();
    page.heading(
        club.active()
            .map(seat -> Text.of("page.round-of", club.round(), rounds, seat))
            .orElseGet(() -> Text.of("page.round", club.round(), rounds)));
    page.fact(Text.of("page.coming"), coming());
    rival();
    event();
    if (isOpen()) new FloorPage(club, page).write();
    roll();
    new VisitPage(club, page).write();
    players();
    for (var seat : club.seats()) {
      if (viewer == Viewer.of(seat)) mySide(seat);
      else handOf(seat);
    }
  }

  /** Whether the club has opened: nobody is anywhere while dancers are being chosen. */
  private boolean isOpen() {
    return club.seats().list().stream().allMatch(club::hasDancer);
  }

  // The night

  /** The rounds from this one on that are not plain; who is not here tonight is not on Stage. */
  private Cell coming() {
    var coming = Cell.EMPTY;
    var rounds = club.plan().rounds();
    for (int round = club.round(); round <= rounds.size(); round++) {
      if (coming.words().size() >= ANNOUNCED) break;
      var plan = rounds.get(round - 1);
      var onStage = club.seats().list().stream().filter(seat -> isOnStage(seat, plan)).toList();
      if (!onStage.isEmpty()) coming = coming.and(stage(round, onStage));
      if (plan.kind() != Kind.PLAIN)
        coming = coming.and(Cell.of(Text.of("page.timer", round, plan.kind())));
    }
    return coming;
  }

  private boolean isOnStage(Seat seat, RoundPlan plan) {
    return club.hasDancer(seat) && plan.stage().contains(club.dancer(seat));
  }

  /** A stage step; it stands out for whoever is on. */
  private Cell stage(int round, List<Seat> onStage) {
    boolean mine = onStage.stream().anyMatch(seat -> viewer == Viewer.of(seat));
    var dancers = onStage.stream().map(club::dancer).toList();
    return Cell.of(
        Text.of("page.timer-stage", round, dancers), mine ? Style.EMPHASIS : Style.PLAIN);
  }

  /** Whom or what the players try to beat, if not each other. */
  private void rival() {
    switch (club.plan().mode()) {
      case COMPETITIVE, TEAMS -> {}
      case SOLO ->
          page.fact(
              Text.of("page.diamond"),
              Text.of(
                  "page.diamond-has",
                  club.at().diamondCash.get(club),
                  club.at().subscribersOfDiamond.size(club)));
      case CO_OP -> {
        page.fact(Text.of("page.target"), Text.of("page.money", club.plan().target()));
        if (club.seats().list().stream().noneMatch(this::hidesCash)) {
          int earned = club.seats().list().stream().mapToInt(club::cash).sum();
          page.fact(Text.of("page.earned"), Text.of("page.money", earned));
        }
      }
    }
  }

  private void event() {
    var shown = club.at().eventShown;
    if (club.roundPlan().kind() != Kind.EVENT || shown.isEmpty(club)) return;
    page.fact(Text.of("page.event"), ThingPage.event(shown.top(club)));
  }

  private void roll() {
    var kind = RollKind.of(club);
    if (kind == RollKind.NONE || club.active().isEmpty()) return;
    var guest = club.guest(club.spots().get(club.at().rollSpot.get(club)));
    if (guest.isEmpty()) return;
    var seat = club.active().get();
    int natural = club.at().natural.get(club);
    page.fact(
        Text.of("page.roll"),
        natural == 0
            ? Text.of("page.roll-open", seat, kind, guest.get())
            : Text.of(
                "page.roll-done", seat, kind, guest.get(), natural, Numbered.finalRoll(club)));
  }

  // The players

  private void players() {
    var rows =
        page.heading(Text.of("page.players"))
            .table(
                Text.of("page.player"),
                Text.of("page.dancer"),
                Text.of("page.where"),
                Text.of("page.cash"),
                Text.of("page.drinks"),
                Text.of("page.power"),
                Text.of("page.subscribers"));
    for (var seat : club.seats()) {
      rows.row(
          name(seat),
          club.hasDancer(seat) ? Cell.just(club.dancer(seat)) : Cell.EMPTY,
          where(seat),
          cash(seat),
          drinks(seat),
          Cell.just(club.at().hand(seat).size(club)),
          subscribers(seat));
    }
  }

  private Cell name(Seat seat) {
    boolean first = club.seatCount() > 1 && club.inTurnOrder(0).equals(seat);
    return first ? Cell.of(Text.of("page.first", seat), Style.of(seat)) : Cell.player(seat);
  }

  private Cell where(Seat seat) {
    if (!isOpen()) return Cell.EMPTY;
    return club.spot(seat)
        .map(Cell::just)
        .orElseGet(() -> club.place(seat).map(Cell::just).orElse(Cell.EMPTY));
  }

  private boolean hidesCash(Seat seat) {
    return club.at().cash(seat).isHidden(club, 0);
  }

  private Cell cash(Seat seat) {
    return hidesCash(seat)
        ? Cell.of(Text.of("page.hidden"), Style.MUTED)
        : Cell.of(Text.of("page.money", club.cash(seat)));
  }

  private Cell drinks(Seat seat) {
    return Cell.of(
        Text.of(
            "page.drinks-held", club.drinks(seat, Drink.SHOT), club.drinks(seat, Drink.CHAMPAGNE)));
  }

  private Cell subscribers(Seat seat) {
    int count = club.at().collected(seat).size(club);
    return count == 0
        ? Cell.just(0)
        : Cell.of(Text.of("page.subscribers-held", count, Closing.loyalty(club, seat)));
  }

  // What is one's own, and what partners show

  private void mySide(Seat seat) {
    if (club.hasDancer(seat)) page.fact(Text.of("page.my-dancer"), club.dancer(seat).label());
    if (club.plan().isTeams())
      page.fact(Text.of("page.partner"), Cell.player(club.leftOf(seat, club.seatCount() / 2)));
    var cards = club.at().hand(seat).list(club).stream().map(it -> Cell.of(it.label())).toList();
    if (!cards.isEmpty()) page.items(Text.of("page.my-power"), cards);
    var guests =
        club.at().collected(seat).list(club).stream().map(it -> Cell.of(it.label())).toList();
    if (!guests.isEmpty()) page.items(Text.of("page.my-subscribers"), guests);
  }

  /** Partners hold their Power Cards face up; of others' hands nothing is listed. */
  private void handOf(Seat seat) {
    List<Cell> cards = club.at().hand(seat).list(club).stream().map(Cell::just).toList();
    if (!cards.isEmpty()) page.items(Text.of("page.hand-of", seat), cards);
  }
}

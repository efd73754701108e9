package nocturne.nightshift;

import java.util.ArrayList;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;
import nocturne.nightshift.component.Customer;
import nocturne.nightshift.component.Move;
import nocturne.nightshift.component.Trait;
import nocturne.nightshift.room.Odds;
import nocturne.nightshift.room.PrivateRoom;
import nocturne.nightshift.room.VipRoom;
import nocturne.text.Page;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Style;

/** The visit to a Room that is going on, and how much luck is left to push. */
final class VisitPage {

  private final Club club;
  private final Page page;

  VisitPage(Club club, Page page) {
    this.club = club;
    this.page = page;
  }

  void write() {
    if (club.at().inRoom.isEmpty(club)) return;
    var guest = club.at().inRoom.top(club);
    club.active().ifPresent(seat -> write(seat, guest));
  }

  private void write(Seat seat, Customer guest) {
    boolean vip = club.isAt(seat, Place.VIP_ROOM);
    page.heading(Text.of(vip ? "page.visit-vip" : "page.visit-private"));
    page.line(
        Cell.of(
            Text.of("page.visit", seat, guest, club.at().visitStars.get(club)), Style.of(seat)));
    if (vip) hearts();
    else dance();
  }

  private void dance() {
    page.fact(Text.of("page.so-far"), Text.of("page.money", PrivateRoom.sum(club)));
    var moves = moves();
    if (!moves.isEmpty()) page.fact(Text.of("page.moves"), moves);
    boolean drawn = !club.at().pendingDance.isEmpty(club);
    if (Odds.isShown(club) && !drawn)
      odds("page.odds-draw", Odds.bustPercent(club), Odds.privateExpectation(club));
    int stars = club.at().visitStars.get(club);
    var cards = new ArrayList<Cell>();
    for (var card : club.at().danced.list(club))
      cards.add(Cell.of(Text.of("page.dance", card, card.moves(), card.pays(stars))));
    for (var card : club.at().pendingDance.list(club)) {
      var text = Text.of("page.dance-drawn", card, card.moves(), card.pays(stars));
      cards.add(Cell.of(text, Style.EMPHASIS));
    }
    if (!cards.isEmpty()) page.items(Text.of("page.danced"), cards);
  }

  /** How often each move has counted, and how often it takes for a BUST. */
  private Cell moves() {
    int limit = club.at().bustLimit.get(club);
    var moves = Cell.EMPTY;
    for (var move : Move.values()) {
      int count = PrivateRoom.count(club, move);
      var style = count + 1 >= limit ? Style.WARNING : Style.PLAIN;
      if (count > 0)
        moves = moves.and(Cell.of(Text.of("page.move-count", move, count, limit), style));
    }
    return moves;
  }

  private void hearts() {
    int hearts = VipRoom.hearts(club);
    if (hearts == 0) return;
    page.fact(Text.of("page.so-far"), Text.of("page.level", hearts, VipRoom.pays(club)));
    var traits = Cell.EMPTY;
    for (var trait : Trait.values())
      if (VipRoom.has(club, trait)) traits = traits.and(Cell.just(trait));
    page.fact(Text.of("page.hearts"), traits);
    if (Odds.isShown(club))
      odds("page.odds-roll", Odds.vipBustPercent(), Odds.vipExpectation(club));
  }

  private void odds(String next, int bust, int expectation) {
    page.fact(Text.of(next), Text.of("page.odds", bust, expectation));
  }
}

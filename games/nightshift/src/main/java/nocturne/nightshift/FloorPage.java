package nocturne.nightshift;

import java.util.List;
import nocturne.kernel.Text;
import nocturne.nightshift.component.Customer;
import nocturne.nightshift.component.Outcome;
import nocturne.nightshift.component.Outcome.Deed;
import nocturne.nightshift.component.Spot;
import nocturne.text.Page;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Style;

/** The twelve tables of the Main Floor, in the order in which one walks them clockwise. */
final class FloorPage {

  private final Club club;
  private final Page page;

  FloorPage(Club club, Page page) {
    this.club = club;
    this.page = page;
  }

  void write() {
    var rows =
        page.heading(Text.of("page.floor"))
            .table(
                Text.of("page.table"),
                Text.of("page.dancers"),
                Text.of("page.guest"),
                Text.of("page.rolls"),
                Text.of("page.stars"),
                Text.of("page.loyalty"),
                Text.of("page.token"));
    for (var spot : club.spots()) {
      rows.row(
          spot.bar() ? Cell.of(Text.of("page.bar-table", spot)) : Cell.just(spot),
          dancers(spot),
          guest(spot),
          rolls(spot),
          stars(spot),
          loyalty(spot),
          token(spot));
    }
  }

  private Cell dancers(Spot spot) {
    var dancers = Cell.EMPTY;
    for (var seat : club.seats()) {
      if (club.spot(seat).filter(spot::equals).isPresent())
        dancers = dancers.and(Cell.player(seat));
    }
    return dancers;
  }

  /** Whether the viewer may know who sits here: a Customer face up, or one peeked at. */
  private boolean isKnown(Spot spot) {
    return !club.isEmpty(spot) && !club.table(spot).isHidden(club, 0);
  }

  private Cell guest(Spot spot) {
    if (club.isEmpty(spot)) return Cell.of(Text.of("page.empty"), Style.MUTED);
    boolean tipper = club.hasTipper(spot);
    if (!isKnown(spot))
      return tipper
          ? Cell.of(Text.of("page.tipper"))
          : Cell.of(Text.of("page.face-down"), Style.MUTED);
    var guest = club.table(spot).top(club);
    if (!club.isFaceDown(spot)) return Cell.just(guest, Style.EMPHASIS);
    return Cell.of(Text.of(tipper ? "page.peeked-tipper" : "page.peeked", guest));
  }

  private Cell rolls(Spot spot) {
    var rolls = Cell.EMPTY;
    if (!isKnown(spot)) return rolls;
    for (var outcome : club.table(spot).top(club).outcomes())
      rolls = rolls.and(Cell.of(brief(outcome)));
    return rolls;
  }

  private Cell stars(Spot spot) {
    if (!isKnown(spot)) return Cell.EMPTY;
    var guest = club.table(spot).top(club);
    return guest
        .preferred()
        .map(her -> Cell.of(Text.of("page.preferred", guest.stars(), her, guest.preferredStars())))
        .orElseGet(() -> Cell.just(guest.stars()));
  }

  /** What a Steal must reach, where there is something to steal. */
  private Cell loyalty(Spot spot) {
    if (!isKnown(spot)) return Cell.EMPTY;
    Customer guest = club.table(spot).top(club);
    return Cell.just(
        club.committedTo(spot).isPresent() ? club.loyaltyAgainstSteal(spot) : guest.loyalty());
  }

  private Cell token(Spot spot) {
    boolean stolen = club.at().stolen.get(club, spot.index()) == 1;
    return club.committedTo(spot)
        .map(
            owner ->
                Cell.of(
                    Text.of(
                        stolen ? "page.committed-stolen" : "page.committed",
                        owner,
                        club.room(spot)),
                    Style.of(owner)))
        .orElse(Cell.EMPTY);
  }

  private static Text brief(Outcome outcome) {
    List<Text> deeds = outcome.deeds().stream().map(FloorPage::brief).toList();
    return Text.of("brief.line", outcome.threshold(), deeds);
  }

  private static Text brief(Deed deed) {
    return switch (deed) {
      case Deed.Commit commit -> Text.of("brief.commit", commit.room());
      case Deed.Cash cash -> Text.of("brief.cash", cash.amount());
      case Deed.Pay pay -> Text.of("brief.pay", pay.amount());
      case Deed.Treat treat -> Text.of("brief.treat", treat.drink());
      case Deed.Power power -> Text.of("brief.power");
      case Deed.Chat chat -> Text.of("brief.chat");
      case Deed.Leaves leaves -> Text.of("brief.leaves");
      case Deed.Locker locker -> Text.of("brief.locker");
      case Deed.Sides sides -> Text.of("brief.sides");
      case Deed.Swap swap -> Text.of("brief.swap");
    };
  }
}

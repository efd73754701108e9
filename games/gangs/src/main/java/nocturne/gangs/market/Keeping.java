package nocturne.gangs.market;

import static nocturne.gangs.GangsRule.GN_20_04;
import static nocturne.gangs.GangsRule.GN_8_15;

import java.util.List;
import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.component.Opportunity;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;

/**
 * Before anything is seized: the Valentinos may keep an opportunity for themselves, and an
 * edgerunner may have one replaced. Each once, in the order that the player likes.
 */
@Cites(GN_20_04)
record Keeping(Seat seat, boolean keeps, boolean replaces) implements SeatAsk<NightCity> {

  /** Lets a player do so next, if there is anything to do. */
  static void begin(NightCity city, int side) {
    boolean keeps = has(city, side) && city.at().personal.isEmpty(city);
    boolean replaces = canReplace(city, side);
    if ((keeps || replaces) && Replacing.isAny(city, city.at().opportunities))
      city.then(new Keeping(Seat.of(side), keeps, replaces));
  }

  /** Whether a gang has a slot of its own. */
  static boolean has(NightCity city, int side) {
    return city.hasAbility(side, Timing.TECHIES);
  }

  private static boolean canReplace(NightCity city, int side) {
    var hired = city.at().hired(side);
    for (int place = 0; place < hired.size(city); place++)
      if (hired.isMarked(city, place, Timing.TECHIES.bit())
          && Units.isInPlay(city, hired.get(city, place))) return true;
    return false;
  }

  /** To take a card into one's own slot, or to have it replaced. */
  record Treat(Opportunity card, boolean keep) implements Option {

    @Override
    public String id() {
      return (keep ? "keep-" : "replace-") + card.id();
    }

    @Override
    public Text label() {
      return Text.of(keep ? "option.keep-card" : "option.replace-card", card);
    }

    @Override
    public List<? extends Named> touches() {
      return List.of(card);
    }
  }

  @Override
  public Text prompt(NightCity city, Seat seat) {
    return Text.of("ask.keep", keeps, replaces);
  }

  @Override
  public Rule rule() {
    return GN_8_15;
  }

  @Override
  public void options(NightCity city, Seat seat, Options may) {
    may.add(Reply.DONE);
    for (var slot : city.at().opportunities) {
      if (slot.isEmpty(city)) continue;
      if (keeps) may.add(new Treat(slot.top(city), true));
      if (replaces) may.add(new Treat(slot.top(city), false));
    }
  }

  @Override
  public void chosen(NightCity city, Seat seat, Option option) {
    if (!(option instanceof Treat(var card, var keep))) return;
    if (keep ? replaces : keeps) city.then(new Keeping(seat, keeps && !keep, replaces && keep));
    if (keep) keep(city, card);
    else
      Replacing.replace(
          city, seat.index(), card, city.at().opportunities, city.at().opportunityDeck);
  }

  private void keep(NightCity city, Opportunity card) {
    for (var slot : city.at().opportunities)
      if (slot.has(city, card)) slot.move(city, card, city.at().personal);
    if (city.isHeard()) city.tell(GN_8_15, "kept", city.name(seat.index()), card);
  }
}

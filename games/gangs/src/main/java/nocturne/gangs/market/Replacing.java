package nocturne.gangs.market;

import static nocturne.gangs.GangsRule.GN_8_15;

import java.util.List;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.component.Edgerunner;
import nocturne.gangs.component.Opportunity;
import nocturne.kernel.Component;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;
import nocturne.kernel.Zone;

/** A card of a market goes under its deck and another takes its place at once. */
public final class Replacing {

  private Replacing() {}

  public static void opportunity(NightCity city, Seat seat, boolean may) {
    if (isAny(city, city.at().opportunities)) city.then(new ReplaceOpportunity(seat, may));
  }

  public static void edgerunner(NightCity city, Seat seat, boolean may) {
    if (isAny(city, city.at().edgerunners)) city.then(new ReplaceEdgerunner(seat, may));
  }

  static <C extends Component> boolean isAny(NightCity city, List<Zone<C>> slots) {
    for (var slot : slots) if (!slot.isEmpty(city)) return true;
    return false;
  }

  static <C extends Component & Option> void list(
      NightCity city, List<Zone<C>> slots, Options may) {
    for (var slot : slots) if (!slot.isEmpty(city)) may.add(slot.top(city));
  }

  static <C extends Component> void replace(
      NightCity city, int side, C card, List<Zone<C>> slots, Zone<C> deck) {
    for (var slot : slots) {
      if (!slot.has(city, card)) continue;
      if (city.isHeard()) city.tell(GN_8_15, "replaced", city.name(side), card);
      Markets.putUnder(city, slot, card, deck);
      Markets.fill(city, deck, slot);
      return;
    }
  }

  /** Which opportunity goes. */
  record ReplaceOpportunity(Seat seat, boolean may) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.replace-opportunity");
    }

    @Override
    public Rule rule() {
      return GN_8_15;
    }

    @Override
    public void options(NightCity city, Seat seat, Options options) {
      if (may) options.add(Reply.PASS);
      list(city, city.at().opportunities, options);
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      if (option instanceof Opportunity card)
        replace(city, seat.index(), card, city.at().opportunities, city.at().opportunityDeck);
    }
  }

  /** Which edgerunner goes. */
  record ReplaceEdgerunner(Seat seat, boolean may) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.replace-edgerunner");
    }

    @Override
    public Rule rule() {
      return GN_8_15;
    }

    @Override
    public void options(NightCity city, Seat seat, Options options) {
      if (may) options.add(Reply.PASS);
      list(city, city.at().edgerunners, options);
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      if (option instanceof Edgerunner card)
        replace(city, seat.index(), card, city.at().edgerunners, city.at().edgerunnerDeck);
    }
  }
}

package nocturne.gangs.market;

import static nocturne.gangs.GangsRule.GN_12_04;
import static nocturne.gangs.GangsRule.GN_12_05;
import static nocturne.gangs.GangsRule.GN_1_09;
import static nocturne.gangs.GangsRule.GN_1_10;
import static nocturne.gangs.GangsRule.GN_8_22;

import java.util.List;
import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.kernel.Component;
import nocturne.kernel.Zone;

/** The two markets: decks, and the cards that lie face up beside them. */
@Cites({GN_1_09, GN_1_10})
public final class Markets {

  private Markets() {}

  /** Fills empty slots of both markets, as far as the decks go. */
  @Cites({GN_12_05, GN_8_22})
  public static void refill(NightCity city) {
    refill(city, city.at().opportunityDeck, city.at().opportunities);
    if (city.at().marketLocked.get(city) == 0)
      refill(city, city.at().edgerunnerDeck, city.at().edgerunners);
  }

  private static <C extends Component> void refill(
      NightCity city, Zone<C> deck, List<Zone<C>> slots) {
    for (var slot : slots) if (slot.isEmpty(city)) fill(city, deck, slot);
  }

  static <C extends Component> void fill(NightCity city, Zone<C> deck, Zone<C> slot) {
    if (deck.isEmpty(city)) return;
    deck.moveTop(city, slot);
    if (city.isHeard()) city.tell(GN_12_04, "market.filled", slot.top(city));
  }

  /** A card that everybody saw goes under its deck, and everybody knows where it is. */
  static <C extends Component> void putUnder(NightCity city, Zone<C> slot, C card, Zone<C> deck) {
    slot.moveUnder(city, card, deck);
    deck.show(city, 0, city.seats());
  }
}

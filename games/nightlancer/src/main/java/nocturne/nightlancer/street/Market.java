package nocturne.nightlancer.street;

import static nocturne.nightlancer.NightlancerRule.NL_8_07;
import static nocturne.nightlancer.NightlancerRule.NL_8_08;
import static nocturne.nightlancer.NightlancerRule.NL_8_09;
import static nocturne.nightlancer.NightlancerRule.NL_8_10;
import static nocturne.nightlancer.NightlancerRule.NL_8_11;

import java.util.List;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;
import nocturne.kernel.Zone;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.component.MarketCard;
import nocturne.nightlancer.component.Words;

/** Buying on the Black Market. */
public final class Market {

  private Market() {}

  /** To buy a card for so many Chips. */
  public record Buy(MarketCard card, int price) implements Option {

    @Override
    public String id() {
      return "buy-" + card.id();
    }

    @Override
    public Text label() {
      return Text.of("option.buy-card", card, price, new Words(card.id(), card.words().text()));
    }

    @Override
    public List<? extends Named> touches() {
      return List.of(card);
    }
  }

  /** What somebody pays for a card in Chips. */
  static int price(City city, Seat seat, MarketCard card, int discount) {
    int less = discount;
    if ((city.at().discounted.get(city, seat.index()) & 1 << card.type().ordinal()) != 0)
      less += city.at().discount.get(city, seat.index());
    less += city.lancer(seat).special().discount(card.type());
    return Math.max(0, card.chips() - less);
  }

  private static boolean canBuy(City city, Seat seat, MarketCard card, int discount) {
    int chips = city.chips(seat);
    return (chips >= card.chips() || chips >= price(city, seat, card, discount))
        && city.health(seat) >= card.health()
        && city.resolve(seat) >= card.resolve()
        && !isOwned(city, seat, card);
  }

  /** The rule that keeps somebody from buying a card. */
  private static Rule bar(City city, Seat seat, MarketCard card) {
    if (isOwned(city, seat, card)) return NL_8_09;
    boolean weak = city.health(seat) < card.health() || city.resolve(seat) < card.resolve();
    return weak ? NL_8_11 : NL_8_07;
  }

  /** Whether it is an implant that one has already, where nobody gets the same one twice. */
  private static boolean isOwned(City city, Seat seat, MarketCard card) {
    if (city.edition().sellsImplantsTwice() || !card.type().isImplant()) return false;
    var assets = city.at().assets(seat);
    for (int place = 0; place < assets.size(city); place++)
      if (assets.get(city, place).design() == card.design()) return true;
    return false;
  }

  static boolean isAny(City city, Seat seat, Zone<MarketCard> from) {
    for (int place = 0; place < from.size(city); place++)
      if (canBuy(city, seat, from.get(city, place), 0)) return true;
    return false;
  }

  @Cites(NL_8_10)
  public static void offer(City city, Seat seat, Zone<MarketCard> from, int discount, Options may) {
    for (int place = 0; place < from.size(city); place++) {
      var card = from.get(city, place);
      var buy = new Buy(card, price(city, seat, card, discount));
      if (canBuy(city, seat, card, discount)) may.add(buy);
      else if (may.explaining()) may.refuse(buy, bar(city, seat, card));
    }
  }

  @Cites(NL_8_08)
  public static void buy(
      City city, Seat seat, Zone<MarketCard> from, MarketCard card, int discount) {
    int price = price(city, seat, card, discount);
    int type = 1 << card.type().ordinal();
    if ((city.at().discounted.get(city, seat.index()) & type) != 0)
      city.at().discounted.set(city, seat.index(), 0);
    from.move(city, card, city.at().assets(seat));
    city.tell(NL_8_07, "bought", seat, card);
    Fortune.chips(city, seat, -price, NL_8_07);
    if (card.health() > 0) Fortune.hurt(city, seat, card.health(), NL_8_11);
    if (card.resolve() > 0) Fortune.unnerve(city, seat, card.resolve(), NL_8_11);
    Fortune.check(city, seat);
  }
}

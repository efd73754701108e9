package nocturne.nightlancer;

import static nocturne.nightlancer.NightlancerRule.NL_16_12;
import static nocturne.nightlancer.NightlancerRule.NL_16_14;
import static nocturne.nightlancer.NightlancerRule.NL_3_05;
import static nocturne.nightlancer.NightlancerRule.NL_3_06;
import static nocturne.nightlancer.NightlancerRule.NL_3_07;
import static nocturne.nightlancer.NightlancerRule.NL_3_08;
import static nocturne.nightlancer.NightlancerRule.NL_3_09;
import static nocturne.nightlancer.NightlancerRule.NL_3_10;

import java.util.List;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;
import nocturne.kernel.Zone;
import nocturne.nightlancer.challenge.Contacts;
import nocturne.nightlancer.challenge.Kit;
import nocturne.nightlancer.challenge.PlayContact;
import nocturne.nightlancer.challenge.UseCard;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.MarketCard;
import nocturne.nightlancer.component.Timing;
import nocturne.nightlancer.component.Use;
import nocturne.nightlancer.effect.Costs;
import nocturne.nightlancer.effect.Effects;

/**
 * What one may do at any time, and so beside every other question that one is asked: sell, and use
 * what can always be used.
 */
@Cites({NL_3_05, NL_3_07})
public final class Aside {

  private Aside() {}

  /** To sell a card. */
  public record Sell(MarketCard card, int price) implements Option {

    @Override
    public String id() {
      return "sell-" + card.id();
    }

    @Override
    public Text label() {
      return Text.of("option.sell", card, price);
    }

    @Override
    public List<? extends Named> touches() {
      return List.of(card);
    }
  }

  public static void offer(City city, Seat seat, Options may) {
    offer(city, seat, Timing.ANY.bit(), may);
  }

  /** Offers what can be used at one of these moments, and sales after that. */
  public static void offer(City city, Seat seat, int moments, Options may) {
    uses(city, seat, moments, may);
    sales(city, seat, may);
  }

  public static void uses(City city, Seat seat, int moments, Options may) {
    contacts(city, seat, moments, may);
    cards(city, seat, city.at().assets(seat), false, moments, may);
    cards(city, seat, city.at().loadout(seat), true, moments, may);
  }

  /** Offers to part with things: for Chips, or as gifts. */
  @Cites({NL_3_08, NL_3_09, NL_3_10})
  public static void sales(City city, Seat seat, Options may) {
    sales(city, seat, city.at().assets(seat), may);
    sales(city, seat, city.at().loadout(seat), may);
    Gifts.offer(city, seat, may);
  }

  private static void sales(City city, Seat seat, Zone<MarketCard> zone, Options may) {
    for (int place = 0; place < zone.size(city); place++) {
      if (zone.isFaceDown(city, place)) continue;
      var card = zone.get(city, place);
      if (card.isSellable() && !Kit.isUsed(city, card, Kit.IN_CHALLENGE))
        may.add(new Sell(card, price(city, seat, card)));
    }
  }

  /** Whether there is a Contact to play at one of these moments. */
  public static boolean hasContact(City city, Seat seat, int moments) {
    var hand = city.at().contacts(seat);
    if (!hand.hasMarked(city, moments)) return false;
    for (int place = 0; place < hand.size(city); place++) {
      if (!hand.isMarked(city, place, moments)) continue;
      var card = hand.get(city, place);
      for (int use = 0; use < Contact.HOSTILE; use++)
        if (isUseful(city, seat, card.use(use), moments)) return true;
    }
    return false;
  }

  private static void contacts(City city, Seat seat, int moments, Options may) {
    var hand = city.at().contacts(seat);
    if (!hand.hasMarked(city, moments)) return;
    for (int place = 0; place < hand.size(city); place++) {
      if (!hand.isMarked(city, place, moments)) continue;
      var card = hand.get(city, place);
      for (int use = 0; use < Contact.HOSTILE; use++)
        if (isUseful(city, seat, card.use(use), moments) && !Contacts.isRepeated(city, hand, place))
          may.add(new PlayContact(card, use));
    }
  }

  private static boolean isUseful(City city, Seat seat, Use use, int moments) {
    return (use.timing().bit() & moments) != 0
        && Effects.isAnyPossible(city, seat, use)
        && Costs.canPay(city, seat, use.costs());
  }

  private static void cards(
      City city, Seat seat, Zone<MarketCard> zone, boolean loaded, int moments, Options may) {
    if (!zone.hasMarked(city, moments)) return;
    for (int place = 0; place < zone.size(city); place++) {
      if (zone.isFaceDown(city, place) || !zone.isMarked(city, place, moments)) continue;
      var card = zone.get(city, place);
      for (var use : card.uses())
        if (isUseful(city, seat, use, moments)
            && Kit.isLeft(city, card, use)
            && Kit.isCarried(city, seat, card, loaded)) may.add(new UseCard(card));
    }
  }

  /** Half of what it costs, rounded up, or all of it for those who know how. */
  @Cites(NL_3_06)
  static int price(City city, Seat seat, MarketCard card) {
    boolean whole = city.lancer(seat).special().sellsWhole(card.type());
    return whole ? card.chips() : (card.chips() + 1) / 2;
  }

  /** Whether an option is one of these, and not an answer to the question itself. */
  public static boolean isOne(Option option) {
    return switch (option) {
      case Sell _ -> true;
      case PlayContact(var card, var use) -> isAtLeisure(card.use(use));
      case UseCard(var card) -> card.uses().stream().anyMatch(Aside::isAtLeisure);
      default -> Gifts.isOne(option);
    };
  }

  private static boolean isAtLeisure(Use use) {
    return use.timing() == Timing.ANY || use.timing() == Timing.STREET;
  }

  /** Does what was chosen; the question is asked again afterwards. */
  public static void take(City city, Seat seat, Option option) {
    switch (option) {
      case Sell sell -> sell(city, seat, sell.card(), sell.price());
      case PlayContact play -> play(city, seat, play.card(), play.card().use(play.use()));
      case UseCard use -> use(city, seat, use.card());
      default -> Gifts.take(city, seat, option);
    }
  }

  private static void sell(City city, Seat seat, MarketCard card, int price) {
    city.tell(NL_3_06, "sold", seat, card);
    city.discardMarket(Kit.zone(city, seat, card), card);
    Fortune.chips(city, seat, price, NL_3_06);
  }

  private static void play(City city, Seat seat, Contact card, Use use) {
    city.discard(seat, card);
    city.tell(NL_16_14, "played", seat, card);
    Effects.perform(city, seat, use.effects(), NL_16_14);
    Costs.pay(city, seat, use.costs(), NL_16_14);
  }

  private static void use(City city, Seat seat, MarketCard card) {
    city.tell(NL_16_12, "used", seat, card);
    for (var use : card.uses()) {
      if (!isAtLeisure(use)) continue;
      Kit.note(city, card);
      Effects.perform(city, seat, use.effects(), NL_16_12);
      Costs.pay(city, seat, use.costs(), NL_16_12);
      Kit.after(city, seat, card, use);
    }
  }
}

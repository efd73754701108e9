package nocturne.nightlancer.effect;

import static nocturne.nightlancer.NightlancerRule.NL_16_19;
import static nocturne.nightlancer.NightlancerRule.NL_16_20;
import static nocturne.nightlancer.NightlancerRule.NL_16_22;
import static nocturne.nightlancer.NightlancerRule.NL_8_16;

import java.util.List;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Reply;
import nocturne.nightlancer.component.Opportunity;
import nocturne.nightlancer.component.Words;

/**
 * An Opportunity from the Hand is bought.
 *
 * @param optional whether none may be bought after all
 */
@Cites(NL_16_22)
public record BuyOpportunity(Seat seat, int discount, boolean optional) implements SeatAsk<City> {

  /** An Opportunity, as something to buy. */
  public record Buy(Opportunity card) implements Option {

    @Override
    public String id() {
      return "buy-" + card.id();
    }

    @Override
    public Text label() {
      return Text.of("option.buy-opportunity", card, new Words(card.id(), card.words().text()));
    }

    @Override
    public List<? extends Named> touches() {
      return List.of(card);
    }
  }

  /** Whether somebody can buy any. */
  public static boolean isAny(City city, Seat seat, int discount) {
    return isAny(city, seat, discount, 0);
  }

  /** Whether somebody could buy any with so much more Heat. */
  public static boolean isAny(City city, Seat seat, int discount, int heat) {
    var hand = city.at().opportunities(seat);
    for (int place = 0; place < hand.size(city); place++)
      if (isBuyable(city, seat, hand.get(city, place), discount, heat)) return true;
    return false;
  }

  private static boolean isBuyable(City city, Seat seat, Opportunity card, int discount, int heat) {
    if (!Costs.canPay(city, seat, card.costs(), discount, 1)) return false;
    for (var requirement : card.requirements())
      if (!requirement.isMet(city, seat, heat)) return false;
    return true;
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.buy-opportunity");
  }

  @Override
  public Rule rule() {
    return NL_8_16;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    offer(city, seat, discount, NL_8_16, may);
    // A hand that somebody only imagines may lack what the real one has.
    if (optional || may.size() == 0) may.add(Reply.DONE);
  }

  /** Offers what can be bought; the rest is refused by this rule. */
  public static void offer(City city, Seat seat, int discount, Rule rule, Options may) {
    var hand = city.at().opportunities(seat);
    for (int place = 0; place < hand.size(city); place++) {
      var card = hand.get(city, place);
      if (isBuyable(city, seat, card, discount, 0)) may.add(new Buy(card));
      else may.refuse(new Buy(card), rule);
    }
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    if (option instanceof Buy(var card)) buy(city, seat, card, discount);
  }

  /** The card comes to the Assets at once, so that nothing else is given for it but its price. */
  @Cites(NL_16_19)
  public static void buy(City city, Seat seat, Opportunity card, int discount) {
    city.at().opportunities(seat).move(city, card, city.at().bought(seat));
    city.tell(NL_8_16, "bought", seat, card);
    if (card.unique()) city.at().boughtUnique.set(city, seat.index(), 1);
    city.then(new Benefit(seat, card));
    Costs.pay(city, seat, card.costs(), discount, NL_8_16);
  }

  /** What it gives once; what it gives for good is seen by its lying there. */
  @Cites(NL_16_20)
  record Benefit(Seat seat, Opportunity card) implements Step<City> {

    @Override
    public void run(City city) {
      Effects.perform(city, seat, card.effects(), NL_16_19);
    }
  }
}

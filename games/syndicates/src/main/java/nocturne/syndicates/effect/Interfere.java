package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.KW_18;
import static nocturne.syndicates.SyndicatesRule.KW_30;
import static nocturne.syndicates.SyndicatesRule.KW_8;
import static nocturne.syndicates.SyndicatesRule.KW_9;
import static nocturne.syndicates.SyndicatesRule.SM_16_08;
import static nocturne.syndicates.SyndicatesRule.SM_16_17;
import static nocturne.syndicates.SyndicatesRule.SM_19_42;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;

/** INTERFERE: draws cards and places as many from hand faceup on Agent Stacks. */
@Cites({SM_16_17, KW_18})
public record Interfere(int amount) implements Sentence {

  @Override
  public void perform(Moon moon, Acting by) {
    if (!moon.at().deck.isEmpty(moon)) moon.then(new Confirm(by, this, new Draw(by, amount)));
  }

  @Override
  public Text text() {
    return Text.of("sentence.interfere", amount);
  }

  /** Draws, and lets the cards be placed. */
  record Draw(Acting by, int amount) implements Step<Moon> {

    @Override
    @Cites({SM_16_08, KW_8, KW_9})
    public void run(Moon moon) {
      int drawn = Math.min(amount, moon.at().deck.size(moon));
      if (by.isKingpin()) {
        for (int i = 0; i < drawn; i++) moon.at().deck.moveTop(moon, moon.at().kingpinDraw);
        moon.then(new KingpinPlaces(by));
      } else {
        for (int i = 0; i < drawn; i++) Drawing.one(moon, by.party(), KW_30);
        moon.then(new PlaceOnStack.CardFromHand(by, KW_30, drawn));
      }
    }
  }

  /** For each card that the Kingpin has drawn, the stack it goes to. */
  record KingpinPlaces(Acting by) implements Ask<Moon> {

    @Override
    public Seats asked(Moon moon) {
      return moon.at().kingpinDraw.isEmpty(moon) ? Seats.NONE : Seats.of(by.seat());
    }

    @Override
    public Text prompt(Moon moon, Seat seat) {
      return Text.of("ask.kingpin-stack", moon.at().kingpinDraw.get(moon, 0));
    }

    @Override
    public Rule rule() {
      return SM_19_42;
    }

    @Override
    public void options(Moon moon, Seat seat, Options may) {
      Stacks.offerToPlace(moon, by.party(), may);
    }

    @Override
    public void chosen(Moon moon, Seat seat, Option option) {
      var drawn = moon.at().kingpinDraw;
      moon.then(this);
      PlaceOnStack.place(
          moon, by, SM_19_42, drawn, drawn.get(moon, 0), ((Party.StackOf) option).party());
    }
  }
}

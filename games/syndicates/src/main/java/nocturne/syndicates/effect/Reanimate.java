package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.KW_14;
import static nocturne.syndicates.SyndicatesRule.KW_15;
import static nocturne.syndicates.SyndicatesRule.KW_33;
import static nocturne.syndicates.SyndicatesRule.SM_17_05;
import static nocturne.syndicates.SyndicatesRule.SM_17_06;
import static nocturne.syndicates.SyndicatesRule.SM_19_43;

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

/**
 * REANIMATE: adds one influence in a sector of the Burned Card, takes that card and places one
 * faceup on an Agent Stack.
 */
@Cites({KW_14, SM_17_06})
public record Reanimate() implements Sentence {

  @Override
  public void perform(Moon moon, Acting by) {
    if (moon.burnedCard().isPresent()) moon.then(new Confirm(by, this, new Begin(by)));
  }

  @Override
  public Text text() {
    return Text.of("sentence.reanimate");
  }

  /** The influence first, then the card. */
  record Begin(Acting by) implements Step<Moon> {

    @Override
    public void run(Moon moon) {
      moon.then(
          new Perform(by, Sacrifice.ADD_TO_BURNED),
          by.isKingpin() ? new KingpinRaises(by) : new TakeBurned(by));
    }
  }

  /** Takes the Burned Card into hand; a card must then be placed. */
  @Cites({KW_15, SM_17_05})
  record TakeBurned(Acting by) implements Step<Moon> {

    @Override
    public void run(Moon moon) {
      moon.tell(KW_33, "reanimated", by.party().word(), moon.at().burnPile.top(moon));
      moon.at().burnPile.moveTop(moon, moon.at().hand(by.party()));
      moon.then(new PlaceOnStack.CardFromHand(by, KW_33, 1));
    }
  }

  /** The Kingpin moves the Burned Card straight to a stack. */
  record KingpinRaises(Acting by) implements Ask<Moon> {

    @Override
    public Seats asked(Moon moon) {
      return Seats.of(by.seat());
    }

    @Override
    public Text prompt(Moon moon, Seat seat) {
      return Text.of("ask.kingpin-stack", moon.at().burnPile.top(moon));
    }

    @Override
    public Rule rule() {
      return SM_19_43;
    }

    @Override
    public void options(Moon moon, Seat seat, Options may) {
      Stacks.offerToPlace(moon, by.party(), may);
    }

    @Override
    public void chosen(Moon moon, Seat seat, Option option) {
      var burned = moon.at().burnPile;
      PlaceOnStack.place(
          moon, by, SM_19_43, burned, burned.top(moon), ((Party.StackOf) option).party());
    }
  }
}

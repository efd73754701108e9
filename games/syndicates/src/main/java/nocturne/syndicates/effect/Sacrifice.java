package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.KW_12;
import static nocturne.syndicates.SyndicatesRule.KW_13;
import static nocturne.syndicates.SyndicatesRule.KW_32;
import static nocturne.syndicates.SyndicatesRule.SM_17_03;
import static nocturne.syndicates.SyndicatesRule.SM_17_04;
import static nocturne.syndicates.SyndicatesRule.SM_19_44;

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
import nocturne.syndicates.component.Agent;

/**
 * SACRIFICE: draws a card, burns one from hand, and adds one influence in a sector of the new
 * Burned Card.
 */
@Cites(KW_12)
public record Sacrifice() implements Sentence {

  static final Sentence ADD_TO_BURNED = new Add(1, new Target.OneBurned());

  @Override
  public void perform(Moon moon, Acting by) {
    if (!moon.at().deck.isEmpty(moon)) moon.then(new Confirm(by, this, new Draw(by)));
  }

  @Override
  public Text text() {
    return Text.of("sentence.sacrifice");
  }

  /** Draws; the Kingpin, who has no hand, burns what it drew. */
  record Draw(Acting by) implements Step<Moon> {

    @Override
    public void run(Moon moon) {
      if (by.isKingpin()) {
        moon.at().deck.moveTop(moon, moon.at().burnPile);
        moon.tell(SM_19_44, "sacrificed", by.party().word(), moon.at().burnPile.top(moon));
        moon.then(new Perform(by, ADD_TO_BURNED));
      } else {
        Drawing.one(moon, by.party(), KW_32);
        moon.then(new BurnFromHand(by));
      }
    }
  }

  /** Which card of the hand is burned. */
  @Cites({KW_13, SM_17_03, SM_17_04})
  record BurnFromHand(Acting by) implements Ask<Moon> {

    @Override
    public Seats asked(Moon moon) {
      return Seats.of(by.seat());
    }

    @Override
    public Text prompt(Moon moon, Seat seat) {
      return Text.of("ask.sacrifice");
    }

    @Override
    public Rule rule() {
      return KW_32;
    }

    @Override
    public void options(Moon moon, Seat seat, Options may) {
      HandCards.offer(moon, by.party(), may);
    }

    @Override
    public void chosen(Moon moon, Seat seat, Option option) {
      moon.at().hand(by.party()).move(moon, (Agent) option, moon.at().burnPile);
      moon.tell(KW_32, "sacrificed", by.party().word(), option);
      moon.then(new Perform(by, ADD_TO_BURNED));
    }
  }
}

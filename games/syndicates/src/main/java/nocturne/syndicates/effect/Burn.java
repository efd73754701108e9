package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.KW_19;
import static nocturne.syndicates.SyndicatesRule.KW_31;
import static nocturne.syndicates.SyndicatesRule.SM_17_03;
import static nocturne.syndicates.SyndicatesRule.SM_17_04;
import static nocturne.syndicates.SyndicatesRule.SM_17_07;
import static nocturne.syndicates.SyndicatesRule.SM_9_22;
import static nocturne.syndicates.SyndicatesRule.SM_9_23;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;

/** BURN: moves the top card of an Agent Stack to the Burn Pile. */
@Cites({KW_19, SM_9_22, SM_9_23})
public record Burn() implements Sentence {

  @Override
  public void perform(Moon moon, Acting by) {
    moon.then(new BurnTop(by));
  }

  @Override
  public Text text() {
    return Text.of("sentence.burn");
  }

  /** Whose top card is burned. */
  record BurnTop(Acting by) implements Ask<Moon> {

    @Override
    public Seats asked(Moon moon) {
      return Stacks.anyToBurn(moon, by.party()) ? Seats.of(by.seat()) : Seats.NONE;
    }

    @Override
    public Text prompt(Moon moon, Seat seat) {
      return Text.of("ask.burn", by.party().word());
    }

    @Override
    public Rule rule() {
      return KW_31;
    }

    @Override
    public void options(Moon moon, Seat seat, Options may) {
      Stacks.offerToBurn(moon, by.party(), may);
      if (!by.isKingpin()) may.add(Reply.STOP);
    }

    @Override
    @Cites({SM_17_03, SM_17_04, SM_17_07})
    public void chosen(Moon moon, Seat seat, Option option) {
      if (!(option instanceof Party.StackOf stack)) return;
      moon.at().stack(stack.party()).moveTop(moon, moon.at().burnPile);
      moon.tell(
          KW_31, "burned", by.party().word(), moon.at().burnPile.top(moon), stack.party().word());
    }
  }
}

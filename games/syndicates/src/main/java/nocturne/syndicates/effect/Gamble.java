package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.KW_16;
import static nocturne.syndicates.SyndicatesRule.KW_17;
import static nocturne.syndicates.SyndicatesRule.KW_34;
import static nocturne.syndicates.SyndicatesRule.SM_5_14;

import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;

/** GAMBLE: turns over the top card of the Deck and adds it to the Focus Pile. */
@Cites(KW_17)
public record Gamble() implements Sentence {

  @Override
  public void perform(Moon moon, Acting by) {
    if (!moon.at().deck.isEmpty(moon)) moon.then(new Confirm(by, this, new TurnOver(by)));
  }

  @Override
  public Text text() {
    return Text.of("sentence.gamble");
  }

  /**
   * The Kingpin has no Focus Pile: the card goes to its stack, and its sentences follow those of
   * the present card.
   */
  @Cites({KW_16, SM_5_14})
  record TurnOver(Acting by) implements Step<Moon> {

    @Override
    public void run(Moon moon) {
      var at = moon.at();
      var to = by.isKingpin() ? at.stack(by.party()) : at.focusPile;
      at.deck.moveTop(moon, to);
      moon.tell(KW_34, "gambled", by.party().word(), to.top(moon));
      if (by.isKingpin()) at.gambled.set(moon, to.top(moon).index() + 1);
    }
  }
}

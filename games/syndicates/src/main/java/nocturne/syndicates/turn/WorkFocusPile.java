package nocturne.syndicates.turn;

import static nocturne.syndicates.SyndicatesRule.SM_16_02;
import static nocturne.syndicates.SyndicatesRule.SM_5_15;
import static nocturne.syndicates.SyndicatesRule.SM_8_08;
import static nocturne.syndicates.SyndicatesRule.SM_9_07;
import static nocturne.syndicates.SyndicatesRule.SM_9_08;
import static nocturne.syndicates.SyndicatesRule.SM_9_09;
import static nocturne.syndicates.SyndicatesRule.SM_9_10;
import static nocturne.syndicates.SyndicatesRule.SM_9_11;
import static nocturne.syndicates.SyndicatesRule.SM_9_12;
import static nocturne.syndicates.SyndicatesRule.SM_9_13;
import static nocturne.syndicates.SyndicatesRule.SM_9_14;
import static nocturne.syndicates.SyndicatesRule.SM_9_15;
import static nocturne.syndicates.SyndicatesRule.SM_9_16;
import static nocturne.syndicates.SyndicatesRule.SM_9_17;
import static nocturne.syndicates.SyndicatesRule.SM_9_18;
import static nocturne.syndicates.SyndicatesRule.SM_9_19;
import static nocturne.syndicates.SyndicatesRule.SM_9_20;
import static nocturne.syndicates.SyndicatesRule.SM_9_21;
import static nocturne.syndicates.SyndicatesRule.SM_9_24;

import nocturne.kernel.Step;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.SyndicatesRule;
import nocturne.syndicates.component.Agent;
import nocturne.syndicates.effect.Perform;

/**
 * Works the Focus Pile off: first every card's sentences above the line, the newest card first
 * (stage A); then card by card from the top it slides to the Agent Stack (stage B) and, where it
 * matches what it lands on, offers its sentence below the line (stage C).
 */
@Cites({SM_5_15, SM_9_18, SM_9_19, SM_9_21, SM_9_24})
record WorkFocusPile(Acting by) implements Step<Moon> {

  @Override
  public void run(Moon moon) {
    var focus = moon.at().focusPile;
    if (focus.isEmpty(moon)) return;
    moon.then(this);
    int waiting = ((1 << focus.size(moon)) - 1) & ~moon.at().resolvedFocus.get(moon);
    if (waiting != 0) above(moon, 31 - Integer.numberOfLeadingZeros(waiting));
    else slide(moon);
  }

  @Cites({SM_9_07, SM_9_08, SM_9_09, SM_16_02})
  private void above(Moon moon, int place) {
    moon.at().resolvedFocus.set(moon, moon.at().resolvedFocus.get(moon) | 1 << place);
    Above.begin(moon, by, moon.at().focusPile.get(moon, place));
  }

  @Cites({SM_9_16, SM_9_17, SM_9_20})
  private void slide(Moon moon) {
    var card = moon.at().focusPile.top(moon);
    var rule = match(moon, card);
    moon.at().focusPile.moveTop(moon, moon.at().stack(by.party()));
    moon.at().resolvedFocus.set(moon, (1 << moon.at().focusPile.size(moon)) - 1);
    moon.tell(SM_9_10, "slid", by.party().word(), card);
    if (rule == SM_9_14) {
      moon.tell(rule, "no-match", card);
    } else {
      moon.tell(rule, "match", card);
      moon.then(new Perform(by, card.below()));
    }
  }

  /**
   * The rule by which a card matches the stack as it stands now, or the one by which it doesn't.
   */
  @Cites({SM_9_15, SM_8_08})
  private SyndicatesRule match(Moon moon, Agent card) {
    var stack = moon.at().stack(by.party());
    if (stack.isEmpty(moon)) return SM_9_11;
    if (stack.isTopFaceDown(moon)) return SM_9_12;
    return stack.top(moon).syndicate().equals(card.syndicate()) ? SM_9_13 : SM_9_14;
  }
}

package nocturne.syndicates.turn;

import static nocturne.syndicates.SyndicatesRule.SM_5_13;
import static nocturne.syndicates.SyndicatesRule.SM_9_01;
import static nocturne.syndicates.SyndicatesRule.SM_9_02;
import static nocturne.syndicates.SyndicatesRule.SM_9_03;
import static nocturne.syndicates.SyndicatesRule.SM_9_04;
import static nocturne.syndicates.SyndicatesRule.SM_9_05;
import static nocturne.syndicates.SyndicatesRule.SM_9_06;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.effect.Add;
import nocturne.syndicates.effect.Perform;
import nocturne.syndicates.effect.Sentence;
import nocturne.syndicates.effect.Target;

/**
 * Whether the card picked is played faceup, for its sentences, or facedown, for one influence
 * anywhere.
 */
record WhichFace(Seat seat) implements SeatAsk<Moon> {

  private static final Sentence ONE_ANYWHERE = new Add(1, new Target.Any());

  @Override
  public Text prompt(Moon moon, Seat seat) {
    return Text.of("ask.face", moon.at().picked(Party.of(seat)).top(moon));
  }

  @Override
  public Rule rule() {
    return SM_9_01;
  }

  @Override
  public void options(Moon moon, Seat seat, Options may) {
    may.add(TurnChoice.FACE_UP);
    may.add(TurnChoice.FACE_DOWN);
  }

  @Override
  public void chosen(Moon moon, Seat seat, Option option) {
    if (option == TurnChoice.FACE_UP) faceUp(moon);
    else faceDown(moon);
  }

  @Cites({SM_9_03, SM_9_04, SM_9_05})
  private void faceDown(Moon moon) {
    var party = Party.of(seat);
    var picked = moon.at().picked(party);
    var stack = moon.at().stack(party);
    picked.moveFaceDown(moon, picked.top(moon), stack);
    if (moon.isHeard()) moon.tell(SM_9_02, "deployed.face-down", seat, stack.seenTop(moon));
    moon.then(new Perform(Acting.player(seat), ONE_ANYWHERE));
  }

  @Cites(SM_5_13)
  private void faceUp(Moon moon) {
    var focus = moon.at().focusPile;
    moon.at().picked(Party.of(seat)).moveTop(moon, focus);
    moon.tell(SM_9_06, "deployed.face-up", seat, focus.top(moon));
    moon.at().resolvedFocus.set(moon, 0);
    moon.then(new WorkFocusPile(Acting.player(seat)));
  }
}

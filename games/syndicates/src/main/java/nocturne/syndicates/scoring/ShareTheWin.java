package nocturne.syndicates.scoring;

import static nocturne.syndicates.SyndicatesRule.SM_15_03;
import static nocturne.syndicates.SyndicatesRule.SM_15_04;
import static nocturne.syndicates.SyndicatesRule.SM_15_05;
import static nocturne.syndicates.SyndicatesRule.SM_15_06;
import static nocturne.syndicates.SyndicatesRule.SM_15_07;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;

/**
 * Players still tied secretly say whether they share the win.
 *
 * @param tied those who may share
 * @param richest those who were tied on Kredits in the first place
 */
record ShareTheWin(Seats tied, Seats richest, Seats waiting) implements Ask<Moon> {

  /** The two answers. */
  enum Vote implements Option {
    SHARE("share"),
    REFUSE("refuse");

    private final String id;

    Vote(String id) {
      this.id = id;
    }

    @Override
    public String id() {
      return id;
    }

    @Override
    public Text label() {
      return Text.of("option." + id);
    }
  }

  @Override
  public Seats asked(Moon moon) {
    return waiting;
  }

  @Override
  public Text prompt(Moon moon, Seat seat) {
    return Text.of("ask.share", tied.list());
  }

  @Override
  public Rule rule() {
    return SM_15_03;
  }

  @Override
  public boolean revealedTogether() {
    return true;
  }

  @Override
  public void options(Moon moon, Seat seat, Options may) {
    may.add(Vote.SHARE);
    may.add(Vote.REFUSE);
  }

  @Override
  public void chosen(Moon moon, Seat seat, Option option) {
    moon.at().vote(seat).set(moon, ((Vote) option).ordinal() + 1);
    var left = waiting.without(seat);
    moon.then(left.isEmpty() ? new Count(tied, richest) : new ShareTheWin(tied, richest, left));
  }

  /** All must agree; otherwise the next richest outside the tie win, or nobody. */
  record Count(Seats tied, Seats richest) implements Step<Moon> {

    @Override
    @Cites({SM_15_05, SM_15_06, SM_15_07})
    public void run(Moon moon) {
      boolean agreed = true;
      for (var seat : tied)
        agreed &= moon.at().vote(seat).reveal(moon, 0) == Vote.SHARE.ordinal() + 1;
      moon.tell(agreed ? SM_15_03 : SM_15_04, agreed ? "shared" : "not-shared", tied.list());
      if (agreed) {
        Ending.win(moon, tied);
        return;
      }
      var others = moon.seats();
      for (var seat : richest) others = others.without(seat);
      Ending.win(moon, DecideWinner.most(others, seat -> moon.kredits(Party.of(seat))));
    }
  }
}

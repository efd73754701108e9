package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.SM_17_12;
import static nocturne.syndicates.SyndicatesRule.SM_19_18;
import static nocturne.syndicates.SyndicatesRule.TG_9;

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
import nocturne.syndicates.component.Sector;

/**
 * Before a sentence is performed in all sectors of the Burned Card, each open target of that card
 * is given one sector, different from all others; one that finds no sector left gives nothing.
 *
 * @param next the place among the card's targets of the one to settle now
 * @param settled the sectors found so far, fixed ones first
 */
record SettleTargets(Acting by, PieceSentence sentence, int next, int settled)
    implements Step<Moon> {

  @Override
  public void run(Moon moon) {
    int count = moon.burnedTargets().size();
    int open = next;
    while (open < count && free(moon, open, settled) == 0) open++;
    moon.then(
        open < count
            ? new SettleTarget(by, sentence, open, settled)
            : new EachSector(by, sentence, settled));
  }

  /** The sectors that a target may still be given; none where it is not open. */
  private int free(Moon moon, int target, int settled) {
    var expression = moon.burnedTargets().get(target);
    return Target.AllBurned.isOpen(expression)
        ? expression.sectors(moon, by.party()) & ~settled
        : 0;
  }

  /** The most pieces that can be placed, whatever the targets from {@code target} on are given. */
  private int reach(Moon moon, int target, int settled) {
    int open = target;
    int count = moon.burnedTargets().size();
    while (open < count && free(moon, open, settled) == 0) open++;
    if (open == count) return sum(moon, settled);
    int best = 0;
    for (int rest = free(moon, open, settled); rest != 0; rest &= rest - 1) {
      best = Math.max(best, reach(moon, open + 1, settled | Integer.lowestOneBit(rest)));
    }
    return best;
  }

  private int sum(Moon moon, int sectors) {
    int sum = 0;
    for (int rest = sectors; rest != 0; rest &= rest - 1) {
      sum +=
          sentence.most(
              moon,
              by,
              moon.contents().sector(Integer.numberOfTrailingZeros(rest)),
              sentence.amount());
    }
    return sum;
  }

  /**
   * The sectors that may be chosen: any free one; for the Kingpin only those from which the most
   * can still be reached.
   */
  @Cites(SM_19_18)
  private int choices(Moon moon) {
    int free = free(moon, next, settled);
    if (!by.isKingpin()) return free;
    int best = reach(moon, next, settled);
    int choices = 0;
    for (int rest = free; rest != 0; rest &= rest - 1) {
      int sector = Integer.lowestOneBit(rest);
      if (reach(moon, next + 1, settled | sector) == best) choices |= sector;
    }
    return choices;
  }

  /** Gives one open target of the Burned Card its sector; stopping here skips the sentence. */
  @Cites(SM_17_12)
  record SettleTarget(Acting by, PieceSentence sentence, int next, int settled)
      implements Ask<Moon> {

    @Override
    public Seats asked(Moon moon) {
      return Seats.of(by.seat());
    }

    @Override
    public Text prompt(Moon moon, Seat seat) {
      return Text.of("ask.settle", by.party().word(), moon.burnedTargets().get(next).text());
    }

    @Override
    public Rule rule() {
      return TG_9;
    }

    @Override
    public void options(Moon moon, Seat seat, Options may) {
      moon.contents().addSectors(new SettleTargets(by, sentence, next, settled).choices(moon), may);
      if (!by.isKingpin()) may.add(Reply.STOP);
    }

    @Override
    public void chosen(Moon moon, Seat seat, Option option) {
      if (option instanceof Sector sector) {
        moon.then(new SettleTargets(by, sentence, next + 1, settled | sector.bit()));
      }
    }
  }
}

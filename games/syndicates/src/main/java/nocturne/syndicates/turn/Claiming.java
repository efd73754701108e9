package nocturne.syndicates.turn;

import static nocturne.syndicates.SyndicatesRule.SM_10_02;
import static nocturne.syndicates.SyndicatesRule.SM_10_03;
import static nocturne.syndicates.SyndicatesRule.SM_10_04;
import static nocturne.syndicates.SyndicatesRule.SM_10_05;
import static nocturne.syndicates.SyndicatesRule.SM_10_07;
import static nocturne.syndicates.SyndicatesRule.SM_10_08;
import static nocturne.syndicates.SyndicatesRule.SM_10_09;
import static nocturne.syndicates.SyndicatesRule.SM_10_10;
import static nocturne.syndicates.SyndicatesRule.SM_10_11;
import static nocturne.syndicates.SyndicatesRule.SM_10_12;
import static nocturne.syndicates.SyndicatesRule.SM_10_13;
import static nocturne.syndicates.SyndicatesRule.SM_10_14;
import static nocturne.syndicates.SyndicatesRule.SM_19_23;
import static nocturne.syndicates.SyndicatesRule.SM_19_24;
import static nocturne.syndicates.SyndicatesRule.SM_19_25;
import static nocturne.syndicates.SyndicatesRule.SM_2_30;
import static nocturne.syndicates.SyndicatesRule.SM_3_07;
import static nocturne.syndicates.SyndicatesRule.SM_3_08;
import static nocturne.syndicates.SyndicatesRule.SM_3_09;
import static nocturne.syndicates.SyndicatesRule.SM_6_04;
import static nocturne.syndicates.SyndicatesRule.SM_6_10;

import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Operation;

/** Claiming operation tokens, and keeping the board filled with them. */
public final class Claiming {

  /** How many operation tokens the board regularly has. */
  public static final int ON_BOARD = 5;

  private Claiming() {}

  /**
   * Offers every claim for which the party has the influence and the control, in one of the token's
   * two sectors.
   */
  @Cites({SM_6_04, SM_10_02, SM_10_03, SM_10_04, SM_10_05})
  public static void offer(Moon moon, Party party, Options may) {
    var board = moon.at().board;
    for (int place = 0; place < board.size(moon); place++) {
      var claims = board.get(moon, place).claims();
      for (int i = 0; i < claims.size(); i++)
        if (isEarned(moon, party, claims.get(i))) may.add(claims.get(i));
    }
  }

  /** Whether a party could claim anything. */
  public static boolean any(Moon moon, Party party) {
    var board = moon.at().board;
    for (int place = 0; place < board.size(moon); place++) {
      for (var claim : board.get(moon, place).claims())
        if (isEarned(moon, party, claim)) return true;
    }
    return false;
  }

  private static boolean isEarned(Moon moon, Party party, Operation.Claim claim) {
    return moon.influence(claim.sector(), party) >= claim.operation().value()
        && moon.controls(party, claim.sector());
  }

  /** The four parts of fulfilling an operation, in order; the Kingpin gains no Kredits. */
  @Cites({SM_6_10, SM_10_07, SM_10_08, SM_10_09, SM_10_14, SM_19_23, SM_19_24, SM_19_25})
  public static void claim(Moon moon, Party party, Operation.Claim claim) {
    var operation = claim.operation();
    int removed = moon.influence(claim.sector(), party);
    for (int i = 0; i < removed; i++) moon.remove(party, claim.sector());
    int surplus = removed - operation.value();
    moon.tell(SM_10_11, "claimed", party.word(), operation, claim.sector());
    if (surplus > 0 && !party.isKingpin()) {
      moon.gain(party, surplus);
      moon.tell(SM_10_10, "surplus", party.word(), surplus);
    }
    moon.at().board.move(moon, operation, moon.at().owned(party));
    fillBoard(moon, SM_10_12);
  }

  /** Draws tokens to their borders until there are five on the board or the bag is empty. */
  @Cites({SM_2_30, SM_3_07, SM_3_08, SM_3_09, SM_10_13})
  public static void fillBoard(Moon moon, Rule rule) {
    var at = moon.at();
    while (at.board.size(moon) < ON_BOARD && !at.bag.isEmpty(moon)) {
      at.bag.moveTop(moon, at.board);
      var drawn = at.board.top(moon);
      moon.tell(
          rule, "operation.placed", drawn, drawn.sectors().getFirst(), drawn.sectors().getLast());
    }
  }
}

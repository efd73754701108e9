package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.KW_10;
import static nocturne.syndicates.SyndicatesRule.KW_11;
import static nocturne.syndicates.SyndicatesRule.SM_19_38;
import static nocturne.syndicates.SyndicatesRule.SM_19_39;
import static nocturne.syndicates.SyndicatesRule.SM_19_45;
import static nocturne.syndicates.SyndicatesRule.SM_19_54;
import static nocturne.syndicates.SyndicatesRule.SM_5_08;
import static nocturne.syndicates.SyndicatesRule.SM_5_10;
import static nocturne.syndicates.SyndicatesRule.SM_5_11;
import static nocturne.syndicates.SyndicatesRule.SM_5_12;

import java.util.function.Consumer;
import nocturne.kernel.Options;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;

/** The Agent Stacks, and whose an effect may touch. */
final class Stacks {

  private Stacks() {}

  @Cites({SM_19_38, SM_19_54})
  private static void each(Moon moon, Consumer<Party> visit) {
    for (int seat = 0; seat < moon.seatCount(); seat++) visit.accept(Party.of(seat));
    if (moon.kingpinPlays()) visit.accept(Party.KINGPIN);
  }

  /** Whether a facedown top card shields a stack from a party. */
  @Cites({SM_5_08, SM_5_12, SM_19_39, SM_19_45})
  private static boolean isShielded(Moon moon, Party acting, Party owner) {
    var stack = moon.at().stack(owner);
    return acting != owner && !stack.isEmpty(moon) && stack.isTopFaceDown(moon);
  }

  /** Offers the stacks on which a card may be placed; an empty one is one of them. */
  @Cites({KW_10, SM_5_10})
  static void offerToPlace(Moon moon, Party acting, Options may) {
    each(
        moon,
        owner -> {
          if (isShielded(moon, acting, owner)) may.refuse(owner.stack(), SM_5_11);
          else may.add(owner.stack());
        });
  }

  /** Offers the stacks whose top card may be burned. */
  @Cites(KW_11)
  static void offerToBurn(Moon moon, Party acting, Options may) {
    each(
        moon,
        owner -> {
          if (isShielded(moon, acting, owner)) may.refuse(owner.stack(), SM_5_11);
          else if (!moon.at().stack(owner).isEmpty(moon)) may.add(owner.stack());
        });
  }

  /** Whether there is a stack whose top card may be burned. */
  static boolean anyToBurn(Moon moon, Party acting) {
    for (int i = 0; i < Party.COUNT; i++) {
      var owner = Party.of(i);
      boolean there = owner.isKingpin() ? moon.kingpinPlays() : i < moon.seatCount();
      if (there && !moon.at().stack(owner).isEmpty(moon) && !isShielded(moon, acting, owner))
        return true;
    }
    return false;
  }
}

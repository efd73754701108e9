package nocturne.gangs.effect;

import static nocturne.gangs.GangsRule.GN_8_12;
import static nocturne.gangs.GangsRule.GN_8_13;

import java.util.List;
import java.util.Locale;
import nocturne.gangs.Cites;
import nocturne.gangs.component.Deal;
import nocturne.gangs.component.Kin;
import nocturne.gangs.component.PoiKind;
import nocturne.gangs.component.Resource;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/**
 * What opportunities, the Net, gangs and edgerunners do, one record for each word of the packs. A
 * list of effects is carried out in order, and each sees what those before it have done.
 */
@Cites({GN_8_12, GN_8_13})
public sealed interface Effect {

  /** What can be gained: a resource, or Street Cred. */
  enum Good {
    EDDIES,
    CONTRABAND,
    SECRETS,
    SC;

    /** Not to be asked of Street Cred. */
    public Resource resource() {
      return Resource.of(ordinal());
    }
  }

  /** To gain something; also what can be chosen where there is a choice of gains. */
  record Gain(Good good, int amount) implements Effect, Option {

    @Override
    public String id() {
      return good.name().toLowerCase(Locale.ROOT) + "-" + amount;
    }

    @Override
    public Text label() {
      return Text.of("option.gain", good, amount);
    }
  }

  /** An effect that can be declined. */
  record May(Effect effect) implements Effect {}

  /** An effect that happens only where all of this holds. */
  record When(Effect effect, List<Condition> conditions) implements Effect {}

  /** One of these gains. */
  record Choose(List<Gain> gains) implements Effect {}

  // The Net

  record DiscardRandom() implements Effect {}

  record MoveUnits(boolean opposing, int most) implements Effect {}

  record BuildDrones(int most) implements Effect {}

  record KillAny() implements Effect {}

  record Convert() implements Effect {}

  record KickOut(PoiKind kind) implements Effect {}

  /** To sacrifice one's own in play, one of them or all. */
  record Sacrifice(Kin kin, boolean all) implements Effect {}

  /** An opponent of the player's choice loses Street Cred: the space of the solo game. */
  record OpponentLoses(int cred) implements Effect {}

  // Opportunities

  record CredPerDeal(Deal deal) implements Effect {}

  record BuyCred(int secrets, int cred, int times) implements Effect {}

  record ReplaceOpportunity() implements Effect {}

  record ReplaceEdgerunner() implements Effect {}

  record CredPerDistrictWithPoi() implements Effect {}

  record StealFromLeaders() implements Effect {}

  record MoveTo(String district) implements Effect {}

  record FreeUpgrade(int extra) implements Effect {}

  record CredPerTwoHideouts() implements Effect {}

  record SwapRandomCard() implements Effect {}

  record CredPerOpponentAhead() implements Effect {}

  record FreeHire() implements Effect {}

  /** The card can't be put away; nothing is done for it. */
  record Protected() implements Effect {}

  // Gangs and edgerunners

  record HandOver() implements Effect {}

  record Payback(int firepower, int cred) implements Effect {}

  record ExtraPresence(int units) implements Effect {}

  record KeepOpportunity() implements Effect {}

  record Reroll(int dice) implements Effect {}

  record Firepower(int amount) implements Effect {}

  record ExtraCard(int cards) implements Effect {}

  record SpendRage(int firepower) implements Effect {}

  record RaiseRage(int by, int most) implements Effect {}

  record ReplaceBasic() implements Effect {}

  record MoveSelf() implements Effect {}

  record LookAtHand() implements Effect {}

  record DiscardSeen(int cards) implements Effect {}

  /** What stands before it happens at most so often. */
  record Limit(Span span, int times) implements Effect {}

  /** How long a limit lasts. */
  enum Span {
    TURN,
    NETRUN
  }

  /** This effect without a May or a When around it. */
  default Effect core() {
    return switch (this) {
      case May(var inner) -> inner.core();
      case When(var inner, var conditions) -> inner.core();
      default -> this;
    };
  }
}

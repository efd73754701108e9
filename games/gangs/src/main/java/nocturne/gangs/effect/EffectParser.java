package nocturne.gangs.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import nocturne.gangs.component.Deal;
import nocturne.gangs.component.Kin;
import nocturne.gangs.component.PoiKind;
import nocturne.text.Item;

/** Reads effects and requirements as the packs write them, such as {@code MAY MOVE friendly 2}. */
public final class EffectParser extends WordParser {

  private static final Set<String> DISTRICTS =
      Set.of("watson", "westbrook", "city-center", "heywood", "santo-domingo", "pacifica");
  private static final Set<String> LEVELS = Set.of("yellow", "orange", "red");

  private EffectParser(Item item) {
    super(item);
  }

  public static Effect effect(Item item) {
    var parser = new EffectParser(item);
    return parser.whole(parser.effect());
  }

  /** A gain, where nothing else may stand. */
  public static Effect.Gain gain(Item item) {
    var parser = new EffectParser(item);
    return parser.whole(parser.gain());
  }

  public static Requirement requirement(Item item) {
    var parser = new EffectParser(item);
    return parser.whole(parser.requirement());
  }

  private Effect effect() {
    boolean may = skip("MAY");
    var effect = plain();
    if (skip("IF")) effect = new Effect.When(effect, conditions());
    return may ? new Effect.May(effect) : effect;
  }

  private Effect.Gain gain() {
    expect("GAIN");
    return gained();
  }

  private Effect.Gain gained() {
    return new Effect.Gain(constant(Effect.Good.class), number());
  }

  private Effect plain() {
    return switch (word("an effect")) {
      case "GAIN" -> gained();
      case "CHOOSE" -> choose();
      case "DISCARD_RANDOM" -> once(new Effect.DiscardRandom());
      case "MOVE" -> move();
      case "MOVE_TO" -> new Effect.MoveTo(oneOf(DISTRICTS));
      case "BUILD_DRONES" -> new Effect.BuildDrones(number());
      case "KILL_ANY" -> anywhere(new Effect.KillAny());
      case "CONVERT" -> once(new Effect.Convert());
      case "KICK_OUT" -> new Effect.KickOut(constant(PoiKind.class));
      case "SACRIFICE" -> sacrifice();
      case "OPPONENT_LOSES" -> opponentLoses();
      case "SC_PER_DEAL" -> new Effect.CredPerDeal(constant(Deal.class));
      case "BUY_SC" -> new Effect.BuyCred(number(), number(), number());
      case "REPLACE_OPPORTUNITY" -> new Effect.ReplaceOpportunity();
      case "REPLACE_EDGERUNNER" -> new Effect.ReplaceEdgerunner();
      case "SC_PER_DISTRICT_WITH_POI" -> new Effect.CredPerDistrictWithPoi();
      case "STEAL_FROM_LEADERS" -> new Effect.StealFromLeaders();
      case "FREE_UPGRADE" -> new Effect.FreeUpgrade(number());
      case "SC_PER_TWO_HIDEOUTS" -> new Effect.CredPerTwoHideouts();
      case "SWAP_RANDOM_CARD" -> new Effect.SwapRandomCard();
      case "SC_PER_OPPONENT_AHEAD" -> new Effect.CredPerOpponentAhead();
      case "FREE_HIRE" -> new Effect.FreeHire();
      case "PROTECTED" -> new Effect.Protected();
      case "HAND_OVER" -> new Effect.HandOver();
      case "PAYBACK" -> new Effect.Payback(number(), number());
      case "EXTRA_PRESENCE" -> new Effect.ExtraPresence(number());
      case "KEEP_OPPORTUNITY" -> new Effect.KeepOpportunity();
      case "REROLL" -> new Effect.Reroll(number());
      case "FP" -> new Effect.Firepower(number());
      case "EXTRA_CARD" -> new Effect.ExtraCard(number());
      case "SPEND_RAGE" -> new Effect.SpendRage(number());
      case "RAISE_RAGE" -> new Effect.RaiseRage(number(), number());
      case "REPLACE_BASIC" -> new Effect.ReplaceBasic();
      case "MOVE_SELF" -> new Effect.MoveSelf();
      case "LOOK_AT_HAND" -> new Effect.LookAtHand();
      case "DISCARD_SEEN" -> new Effect.DiscardSeen(number());
      case "LIMIT" -> new Effect.Limit(constant(Effect.Span.class), number());
      default -> {
        unknown("an effect such as GAIN or MOVE");
        yield new Effect.Protected();
      }
    };
  }

  private Effect choose() {
    var gains = new ArrayList<Effect.Gain>();
    do gains.add(gain());
    while (skip("OR"));
    return new Effect.Choose(List.copyOf(gains));
  }

  /** An effect whose number can only be 1. */
  private Effect once(Effect effect) {
    expect("1");
    return effect;
  }

  private Effect anywhere(Effect effect) {
    expect("anywhere");
    return effect;
  }

  private Effect move() {
    boolean opposing = skip("opposing");
    if (!opposing) expect("friendly");
    return new Effect.MoveUnits(opposing, number());
  }

  private Effect sacrifice() {
    var kin = constant(Kin.class);
    boolean all = skip("all");
    if (!all) expect("1");
    return anywhere(new Effect.Sacrifice(kin, all));
  }

  private Effect opponentLoses() {
    expect("sc");
    return new Effect.OpponentLoses(number());
  }

  private List<Condition> conditions() {
    var conditions = new ArrayList<Condition>();
    do conditions.add(condition());
    while (isMore());
    return List.copyOf(conditions);
  }

  private Condition condition() {
    if (skip("stopped")) return new Condition.Stopped(oneOf(LEVELS));
    if (skip("control")) return new Condition.Control(constant(PoiKind.class));
    return constant(Condition.Plain.class);
  }

  private Requirement requirement() {
    return switch (word("a requirement")) {
      case "PRESENCE" -> {
        var districts = new ArrayList<String>();
        do districts.add(oneOf(DISTRICTS));
        while (isMore());
        yield new Requirement.Presence(List.copyOf(districts));
      }
      case "PRESENCE_COUNT" -> new Requirement.PresenceCount(number());
      case "DOMINANCE" -> new Requirement.Dominance(oneOf(DISTRICTS));
      case "CONTROL" -> new Requirement.Control(constant(PoiKind.class));
      default -> {
        unknown("a requirement such as PRESENCE");
        yield new Requirement.PresenceCount(0);
      }
    };
  }
}

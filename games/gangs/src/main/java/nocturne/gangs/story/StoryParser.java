package nocturne.gangs.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import nocturne.gangs.component.PoiKind;
import nocturne.gangs.effect.Effect;
import nocturne.gangs.effect.WordParser;
import nocturne.text.Item;

/** Reads the conditions and effects of story cards as the packs write them. */
final class StoryParser extends WordParser {

  private static final Set<String> DISTRICTS =
      Set.of("watson", "westbrook", "city-center", "heywood", "santo-domingo", "pacifica");

  /** For a card that speaks of itself. */
  static final String THIS = "this";

  /** For tokens that go into every district. */
  static final String NOWHERE = "nowhere";

  private StoryParser(Item item) {
    super(item);
  }

  static StoryCondition condition(Item item) {
    var parser = new StoryParser(item);
    return parser.whole(parser.condition());
  }

  static StoryEffect effect(Item item) {
    var parser = new StoryParser(item);
    return parser.whole(parser.effect());
  }

  private Token token() {
    return constant(Token.class);
  }

  private StoryCondition condition() {
    return switch (word("a condition")) {
      case "ANY_SC" -> new StoryCondition.AnyCred(number());
      case "NO_TOKENS_ON_CARD" -> new StoryCondition.NoneOnCard(token());
      case "NO_TOKENS_IN_DISTRICTS" -> new StoryCondition.NoneInDistricts(token());
      case "TOKENS_IN_DISTRICTS" -> new StoryCondition.InDistricts(token(), number());
      case "ANY_HOLDS" -> new StoryCondition.AnyHolds(token(), number());
      case "ANY_HIDEOUTS" -> new StoryCondition.AnyHideouts(number());
      case "ANY_DOMINATES" -> new StoryCondition.AnyDominates(token(), number());
      case "COUNTER" ->
          new StoryCondition.Counted(constant(StoryCondition.Counter.class), number());
      case "TOGETHER" -> new StoryCondition.Together(token(), token());
      case "REMOVED" -> new StoryCondition.Removed(token());
      case "SEIZED" -> new StoryCondition.Seized(word("a card"));
      case "NET_RETURNED" -> new StoryCondition.NetReturned();
      case "FIREFIGHT_AT" -> new StoryCondition.FirefightAt(token());
      case "DOMINATES" -> new StoryCondition.Dominates(somewhere());
      case "PRESENCE" ->
          skip("all")
              ? new StoryCondition.PresenceEverywhere()
              : new StoryCondition.Presence(somewhere());
      case "HOLDS" -> new StoryCondition.Holds(token(), number());
      case "HOLDS_NO" -> new StoryCondition.HoldsNo(token());
      case "HOLDS_MOST" -> new StoryCondition.HoldsMost(token());
      case "OWNS" -> new StoryCondition.Owns(word("a card"));
      case "CONTROLS" -> new StoryCondition.Controls(constant(PoiKind.class));
      case "NETRUN_MADE" -> new StoryCondition.NetrunMade();
      case "NOT_SINGLE_HIGHEST" -> new StoryCondition.NotSingleHighest();
      default -> {
        unknown("a condition such as ANY_SC");
        yield new StoryCondition.NetReturned();
      }
    };
  }

  private StoryCondition.Somewhere somewhere() {
    for (var district : DISTRICTS)
      if (skip(district)) return new StoryCondition.Somewhere.Of(district);
    return new StoryCondition.Somewhere.With(token());
  }

  private StoryEffect effect() {
    return switch (word("an effect")) {
      case "PUT" -> put(token());
      case "PUT_BY_PLAYERS" -> {
        var token = token();
        var numbers = List.of(number(), number(), number());
        expect("card");
        yield new StoryEffect.PutOnCard(token, numbers, word("a card"));
      }
      case "SUPPLY", "STACK", "ASIDE" -> new StoryEffect.Prepare(word("a thing"));
      case "OFFER" -> new StoryEffect.Offer(word("a card"));
      case "OPEN_CARD" -> new StoryEffect.OpenCard(word("a card"));
      case "DISCARD_CARD" -> new StoryEffect.DiscardCard(word("a card"));
      case "REMOVE_FROM_CARD" ->
          new StoryEffect.RemoveFromCard(token(), number(), word("a card, or this"));
      case "CLEAR" -> new StoryEffect.Clear(token());
      case "REMOVE" -> new StoryEffect.Remove(token());
      case "TAKE" -> take(token());
      case "PLACE" -> {
        var token = token();
        expect("dominated-free");
        yield new StoryEffect.PlaceDominated(token);
      }
      case "RETURN" -> {
        var token = token();
        yield skip("any")
            ? new StoryEffect.ReturnAny(token)
            : new StoryEffect.Return(token, number());
      }
      case "STEP" -> new StoryEffect.StepTowards(token(), token());
      case "MOVE_TOKEN" -> {
        var token = token();
        yield skip("along") ? new StoryEffect.MoveAlong(token) : anywhere(token);
      }
      case "COUNT" -> new StoryEffect.Count(constant(StoryCondition.Counter.class), number());
      case "GAIN" -> new StoryEffect.Gain(new Effect.Gain(constant(Effect.Good.class), number()));
      case "LOSE" -> {
        expect("sc");
        yield new StoryEffect.LoseCred(number());
      }
      case "PAY" -> {
        expect("secrets");
        yield new StoryEffect.PaySecrets(number());
      }
      case "GAIN_PER" -> {
        expect("sc");
        yield new StoryEffect.GainPer(number(), per());
      }
      case "BUY_SC" -> {
        var buy = new StoryEffect.BuyCred(number(), number());
        expect("any");
        yield buy;
      }
      case "TAKE_CARD" -> new StoryEffect.TakeCard(word("a card"));
      default -> modifier();
    };
  }

  private StoryEffect put(Token token) {
    if (skip("each")) return new StoryEffect.PutEverywhere(token, NOWHERE);
    if (skip("each-but")) return new StoryEffect.PutEverywhere(token, oneOf(DISTRICTS));
    if (skip("district")) return new StoryEffect.PutInDistrict(token, oneOf(DISTRICTS));
    if (skip("farthest")) {
      var from = token();
      var preferred = new ArrayList<String>();
      while (isMore()) preferred.add(oneOf(DISTRICTS));
      return new StoryEffect.PutFarthest(token, from, List.copyOf(preferred));
    }
    int number = number();
    expect("card");
    return new StoryEffect.PutOnCard(token, List.of(number, number, number), word("a card"));
  }

  private StoryEffect take(Token token) {
    if (skip("dominated")) return new StoryEffect.TakeDominated(token);
    if (skip("controlled")) return new StoryEffect.TakeControlled(token);
    return new StoryEffect.TakeIt(token);
  }

  private StoryEffect anywhere(Token token) {
    expect("any");
    return new StoryEffect.MoveAnywhere(token);
  }

  private StoryEffect.Per per() {
    if (skip("returned")) return new StoryEffect.Per.Returned();
    if (skip("held")) return new StoryEffect.Per.Held(token());
    if (skip("cards")) return new StoryEffect.Per.Cards(word("a card"));
    expect("dominated");
    return isMore() ? new StoryEffect.Per.DominatedWith(token()) : new StoryEffect.Per.Dominated();
  }

  private StoryEffect modifier() {
    back();
    return switch (word("an effect")) {
      case "HIDEOUT_COST" -> new StoryEffect.HideoutCost(number());
      case "CARD_FP" -> new StoryEffect.CardFirepower(word("a card"), number());
      case "CARD_COST" -> new StoryEffect.CardCost(word("a card"), number());
      case "SEIZE_NEEDS" -> {
        var card = word("a card");
        expect("presence");
        yield new StoryEffect.SeizeNeeds(card, token());
      }
      case "FP_WHERE_DOMINATES" -> new StoryEffect.FirepowerWhereDominating(token(), number());
      case "NO_FIREFIGHT_AT" -> new StoryEffect.NoFirefightAt(token());
      case "OPEN_CHOICE_AT" -> new StoryEffect.OpenChoiceAt(token());
      default -> {
        unknown("an effect such as PUT or GAIN");
        yield new StoryEffect.Prepare("nothing");
      }
    };
  }
}

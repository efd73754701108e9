package nocturne.nightlancer.effect;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.MarketType;
import nocturne.nightlancer.component.Obstacle;
import nocturne.nightlancer.component.Opportunity;
import nocturne.nightlancer.component.Resource;
import nocturne.text.Item;

/**
 * Reads effects, costs and requirements as the packs write them, such as {@code GAIN chip 2}, and
 * says at which word one goes wrong.
 */
public final class EffectParser {

  private static final int NO_LIMIT = Integer.MAX_VALUE;

  private final Item item;
  private final String[] words;
  private int next;
  private boolean wrong;

  private EffectParser(Item item) {
    this.item = item;
    this.words = item.text().split(" +", -1);
  }

  public static Effect effect(Item item) {
    var parser = new EffectParser(item);
    return parser.whole(parser.effect());
  }

  public static Cost cost(Item item) {
    var parser = new EffectParser(item);
    return parser.whole(parser.cost());
  }

  /** A requirement with its word, or without where only a requirement can stand. */
  public static Requirement requirement(Item item) {
    var parser = new EffectParser(item);
    parser.skip("REQUIRE");
    return parser.whole(parser.requirement());
  }

  private <X> X whole(X read) {
    if (next < words.length) wrong("nothing may follow here, but '" + words[next] + "' does");
    return read;
  }

  private Effect effect() {
    return switch (word("an effect")) {
      case "GAIN" -> new Effect.Gain(skip("target"), constant(Resource.class), number());
      case "LOSE" -> new Effect.Lose(constant(Resource.class), number());
      case "DRAW" -> new Effect.Draw(constant(Effect.Deck.class), number());
      case "DRAW_KEEP" -> {
        require(skip("opportunity"), "expected opportunity");
        yield new Effect.DrawKeep(number(), number());
      }
      case "MARKET_OFFER" -> new Effect.MarketOffer(number(), number(), number());
      case "BUY_OPPORTUNITY" -> new Effect.BuyOpportunity(number());
      case "DISCOUNT" -> discount();
      case "PLACE_DEAL" -> new Effect.PlaceDeal();
      case "SWAP_ORDER" -> new Effect.SwapOrder();
      case "PASS_OBSTACLE" -> new Effect.PassObstacle(constant(Obstacle.class));
      case "BONUS" -> new Effect.Bonus(constant(Effect.Scope.class), number());
      case "PENALTY" -> new Effect.Penalty(constant(Ability.class), number());
      case "CANCEL" -> new Effect.Cancel();
      case "REDUCE_DANGER" -> new Effect.ReduceDanger(skip("target"), number());
      case "REROLL" -> new Effect.Reroll(number());
      case "SUBSTITUTE" -> new Effect.Substitute(constant(Ability.class), constant(Ability.class));
      case "PREVENT" -> new Effect.Prevent(constant(Resource.class), number());
      case "SPEND_SELF" -> new Effect.SpendSelf();
      case "DISCARD_SELF" -> new Effect.DiscardSelf();
      case "PER_DOWNTIME" -> new Effect.PerDowntime(effect());
      case "END_SCORE" ->
          new Effect.EndScore(number(), number(), constant(Opportunity.Type.class), number());
      case "SELL_FULL" -> new Effect.SellFull(constant(MarketType.class));
      case "LIMIT" -> new Effect.Limit(constant(Effect.Span.class), number());
      default -> {
        unknown("an effect such as GAIN or DRAW");
        yield new Effect.Cancel();
      }
    };
  }

  private Effect discount() {
    var types = EnumSet.of(constant(MarketType.class));
    while (next < words.length && !isNumber(words[next])) types.add(constant(MarketType.class));
    return new Effect.Discount(types, number());
  }

  private Cost cost() {
    return switch (word("a cost")) {
      case "PAY" -> new Cost.Pay(constant(Resource.class), number());
      case "DISCARD_HAND" -> new Cost.DiscardHand(constant(Cost.Sort.class), number());
      case "DISCARD_ASSET" -> new Cost.DiscardAsset(constant(MarketType.class), number());
      case "TAKE_HEAT" -> new Cost.TakeHeat(number());
      case "LOSE_IDEAL" -> new Cost.LoseIdeal(number());
      default -> {
        unknown("a cost such as PAY or DISCARD_HAND");
        yield new Cost.TakeHeat(0);
      }
    };
  }

  private Requirement requirement() {
    return switch (word("a requirement")) {
      case "ability" -> new Requirement.Rated(constant(Ability.class), number());
      case "ideals-at-least" -> new Requirement.Ideals(number(), NO_LIMIT);
      case "ideals-at-most" -> new Requirement.Ideals(0, number());
      case "heat-at-least" -> new Requirement.Heat(number(), NO_LIMIT);
      case "heat-at-most" -> new Requirement.Heat(0, number());
      case "loans-at-least" -> new Requirement.Loans(number(), NO_LIMIT);
      case "no-loans" -> new Requirement.Loans(0, 0);
      case "owns" -> new Requirement.Owns(constant(MarketType.class), number());
      case "prospects" -> new Requirement.Prospects(number());
      case "completed-mission" -> new Requirement.CompletedMission();
      case "not-dirty" -> new Requirement.NotDirty();
      case "not-on-mission" -> new Requirement.NotOnMission();
      case "position" -> new Requirement.Position(number());
      default -> {
        unknown("a requirement such as heat-at-most 2");
        yield new Requirement.NotOnMission();
      }
    };
  }

  // Words

  private String word(String what) {
    if (next < words.length && !words[next].isEmpty()) return words[next++];
    wrong("expected " + what);
    return "";
  }

  private boolean skip(String word) {
    boolean there = next < words.length && words[next].equals(word);
    if (there) next++;
    return there;
  }

  private void require(boolean right, String message) {
    if (!right) wrong(message);
  }

  private int number() {
    var word = word("a whole number");
    if (isNumber(word)) return Integer.parseInt(word);
    wrong("expected a whole number, not '" + word + "'");
    return 0;
  }

  private static boolean isNumber(String word) {
    return word.matches("\\d{1,3}");
  }

  private <E extends Enum<E>> E constant(Class<E> type) {
    var word = word("a word");
    for (var constant : type.getEnumConstants())
      if (constant.name().equals(word.toUpperCase(Locale.ROOT))) return constant;
    wrong("'" + word + "' is none of " + EnumSet.allOf(type).toString().toLowerCase(Locale.ROOT));
    return type.getEnumConstants()[0];
  }

  private void unknown(String expected) {
    wrong("expected " + expected + ", not '" + words[0] + "'");
  }

  /** Only the first thing that is wrong is said; what follows may be wrong because of it. */
  private void wrong(String message) {
    if (!wrong) item.problem(offset(), message);
    wrong = true;
    next = words.length;
  }

  private int offset() {
    int offset = 0;
    for (int i = 0; i < Math.min(Math.max(0, next - 1), words.length); i++)
      offset = item.text().indexOf(words[i], offset) + words[i].length();
    return Optional.of(offset).filter(at -> at < item.text().length()).orElse(0);
  }
}

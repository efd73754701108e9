package nocturne.nightshift.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nocturne.nightshift.component.Drink;
import nocturne.text.Item;

/**
 * Reads effects as the packs write them, such as {@code CASH_GAIN ME 1000}, and says at which word
 * one goes wrong.
 */
public final class EffectParser {

  private static final Effect NONE = new FloorEffect.TippersDiscard();

  private final Item item;
  private final String[] words;
  private final int[] offsets;
  private int next = 1;

  private EffectParser(Item item) {
    this.item = item;
    this.words = item.text().split(" +", -1);
    this.offsets = new int[words.length + 1];
    for (int i = 0, from = 0; i < words.length; i++) {
      offsets[i] = item.text().indexOf(words[i], from);
      from = offsets[i] + words[i].length();
    }
    offsets[words.length] = Math.max(0, item.text().length() - 1);
  }

  /**
   * The effect written here; where it is none a problem is noted, and what comes back is not to be
   * used.
   */
  public static Effect parse(Item item) {
    var parser = new EffectParser(item);
    return parser.effect().filter(effect -> parser.isDone()).orElse(NONE);
  }

  private boolean isDone() {
    if (next >= words.length) return true;
    item.problem(offsets[next], "nothing may follow here, but '" + words[next] + "' does");
    return false;
  }

  private Optional<Effect> effect() {
    return switch (words[0]) {
      case "CASH_GAIN" ->
          who().flatMap(who -> amount().map(amount -> new CashEffect.CashGain(who, amount)));
      case "CASH_LOSE" ->
          who().flatMap(who -> amount().map(amount -> new CashEffect.CashLose(who, amount)));
      case "CASH_TAKE" -> amount().map(CashEffect.CashTake::new);
      case "CASH_PER_COLLECTED" ->
          amount()
              .flatMap(each -> amount().map(most -> new CashEffect.CashPerCollected(each, most)));
      case "DRINK_GAIN" ->
          who().flatMap(who -> drink().map(drink -> new DrinkEffect.DrinkGain(who, drink)));
      case "DRINK_LOSE" -> amount().map(DrinkEffect.DrinkLose::new);
      case "DRINK_MOVE" -> Optional.of(new DrinkEffect.DrinkMove());
      case "DRINK_CHARGED" -> Optional.of(new DrinkEffect.DrinkCharged());
      case "DRINKS_CAP" -> amount().map(DrinkEffect.DrinksCap::new);
      case "POWER_DRAW" ->
          who().flatMap(who -> amount().map(count -> new CardEffect.PowerDraw(who, count)));
      case "POWER_PASS" -> Optional.of(new CardEffect.PowerPass());
      case "CARD_CANCEL" -> Optional.of(new CardEffect.CardCancel());
      case "ROLL_ADD" -> amount().map(RollEffect.RollAdd::new);
      case "ROLL_AGAIN" -> Optional.of(new RollEffect.RollAgain());
      case "ROLL_TWO" -> Optional.of(new RollEffect.RollTwo());
      case "ROLL_SET" -> amounts().map(RollEffect.RollSet::new);
      case "OUTCOME_BAN" -> Optional.of(new RollEffect.OutcomeBan());
      case "ATTEMPT_CANCEL" -> Optional.of(new RollEffect.AttemptCancel());
      case "ENERGY_ADD" -> amount().map(FigureEffect.EnergyAdd::new);
      case "FIG_TO_ANY" -> Optional.of(new FigureEffect.FigToAny());
      case "FIG_STEP" -> amount().map(FigureEffect.FigStep::new);
      case "BAR_OPEN" -> Optional.of(new FigureEffect.BarOpen());
      case "FLIP_UP" -> amount().map(CustomerEffect.FlipUp::new);
      case "PEEK" -> amount().map(CustomerEffect.Peek::new);
      case "UNCOMMIT" -> Optional.of(new CustomerEffect.Uncommit());
      case "LOYALTY_SET" -> amount().map(CustomerEffect.LoyaltySet::new);
      case "TO_VIP" -> Optional.of(new CustomerEffect.ToVip());
      case "CUST_DISCARD_DEAL" -> Optional.of(new CustomerEffect.DiscardDeal());
      case "CUST_PLACE" -> Optional.of(new CustomerEffect.Place());
      case "REDO_DRAW" -> Optional.of(new RoomEffect.RedoDraw());
      case "REDO_VIP" -> Optional.of(new RoomEffect.RedoVip());
      case "BUST_LIMIT" -> amount().map(RoomEffect.BustLimit::new);
      case "STARS_ADD" -> amount().map(RoomEffect.StarsAdd::new);
      case "TRAIT_ADD" -> Optional.of(new RoomEffect.TraitAdd());
      case "TIP_ADD" -> amount().map(StageEffect.TipAdd::new);
      case "STAGE_FREE_SKIP" -> Optional.of(new StageEffect.FreeSkip());
      case "REFRESH" -> Optional.of(new FloorEffect.RefreshNow());
      case "TIPPERS_DISCARD" -> Optional.of(new FloorEffect.TippersDiscard());
      case "TIPPERS_PAY" -> amount().map(FloorEffect.TippersPay::new);
      case "ROUND_ENERGY" -> amount().map(FloorEffect.RoundEnergy::new);
      case "ROUND_ROLL" -> amount().map(FloorEffect.RoundRoll::new);
      default -> wrong(0, "expected an effect such as CASH_GAIN or PEEK, not '" + words[0] + "'");
    };
  }

  private Optional<Integer> amount() {
    if (next < words.length && words[next].matches("-?\\d{1,6}"))
      return Optional.of(Integer.valueOf(words[next++]));
    return wrong(next, "expected a whole number" + found());
  }

  private Optional<List<Integer>> amounts() {
    var amounts = new ArrayList<Integer>();
    do {
      var amount = amount();
      if (amount.isEmpty()) return Optional.empty();
      amounts.add(amount.get());
    } while (next < words.length);
    return Optional.of(amounts);
  }

  private Optional<Who> who() {
    for (var who : Who.values()) {
      if (next < words.length && words[next].equals(who.name())) {
        next++;
        return Optional.of(who);
      }
    }
    return wrong(next, "expected ME, OTHER, MATE or ALL" + found());
  }

  private Optional<Drink> drink() {
    for (var drink : Drink.values()) {
      if (next < words.length && words[next].equals(drink.name().toUpperCase(Locale.ROOT))) {
        next++;
        return Optional.of(drink);
      }
    }
    return wrong(next, "expected SHOT or CHAMPAGNE" + found());
  }

  private String found() {
    return next < words.length ? ", not '" + words[next] + "'" : "";
  }

  private <X> Optional<X> wrong(int word, String message) {
    item.problem(offsets[Math.min(word, words.length)], message);
    return Optional.empty();
  }
}

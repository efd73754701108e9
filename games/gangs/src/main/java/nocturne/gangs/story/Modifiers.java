package nocturne.gangs.story;

import static nocturne.gangs.GangsRule.GN_16_02;
import static nocturne.gangs.GangsRule.GN_20_01;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.CombatCard;
import nocturne.gangs.component.Opportunity;
import nocturne.gangs.district.Control;
import nocturne.gangs.story.StoryCard.Moment;

/** What open story cards change about the rules of the game: they go before everything else. */
@Cites({GN_16_02, GN_20_01})
public final class Modifiers {

  private Modifiers() {}

  /** The number that a modifier gives, or another. */
  private interface Reading {
    int in(StoryEffect effect, int otherwise);
  }

  private static int number(NightCity city, int otherwise, Reading reading) {
    if (!city.plan().story().has(Moment.ALWAYS)) return otherwise;
    int found = otherwise;
    for (var card : city.plan().story().cards()) {
      if (!card.has(Moment.ALWAYS) || !Acts.isOpen(city, card)) continue;
      for (var rule : card.rules())
        if (rule.moment() == Moment.ALWAYS)
          for (var effect : rule.effects()) found = reading.in(effect, found);
    }
    return found;
  }

  public static int hideoutCost(NightCity city) {
    return number(
        city,
        city.contents().numbers().hideoutCost(),
        (effect, otherwise) ->
            effect instanceof StoryEffect.HideoutCost(var eddies) ? eddies : otherwise);
  }

  public static int cost(NightCity city, Opportunity card) {
    return number(
        city,
        card.cost(),
        (effect, otherwise) ->
            effect instanceof StoryEffect.CardCost(var id, var cost) && id.equals(card.id())
                ? cost
                : otherwise);
  }

  /** What is printed on a combat card, or what a story says instead. */
  public static int firepower(NightCity city, CombatCard card) {
    return number(
        city,
        card.firepower(),
        (effect, otherwise) ->
            effect instanceof StoryEffect.CardFirepower(var id, var firepower)
                    && id.equals(card.design())
                ? firepower
                : otherwise);
  }

  /** What a story adds for a side in a firefight. */
  public static int firepower(NightCity city, int side, int district) {
    return number(
        city,
        0,
        (effect, otherwise) ->
            effect instanceof StoryEffect.FirepowerWhereDominating(var token, var firepower)
                    && Tokens.in(city, token, district) > 0
                    && Control.dominates(city, side, district)
                ? otherwise + firepower
                : otherwise);
  }

  public static boolean allowsSeizing(NightCity city, int side, Opportunity card) {
    return number(
            city,
            1,
            (effect, otherwise) ->
                effect instanceof StoryEffect.SeizeNeeds(var id, var token)
                        && id.equals(card.id())
                        && !isPresentAt(city, side, token)
                    ? 0
                    : otherwise)
        > 0;
  }

  private static boolean isPresentAt(NightCity city, int side, Token token) {
    int district = Tokens.whereIs(city, token);
    return district >= 0 && Control.isPresent(city, side, district);
  }

  public static boolean forbidsFirefight(NightCity city, int district) {
    return number(
            city,
            0,
            (effect, otherwise) ->
                effect instanceof StoryEffect.NoFirefightAt(var token)
                        && Tokens.whereIs(city, token) == district
                    ? 1
                    : otherwise)
        > 0;
  }

  /** Whether combat cards are chosen openly, one after another. */
  public static boolean isChoiceOpen(NightCity city, int district) {
    return number(
            city,
            0,
            (effect, otherwise) ->
                effect instanceof StoryEffect.OpenChoiceAt(var token)
                        && Tokens.whereIs(city, token) == district
                    ? 1
                    : otherwise)
        > 0;
  }
}

package nocturne.gangs.story;

import java.util.List;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.District;
import nocturne.gangs.district.Control;
import nocturne.gangs.firefight.Firefight;
import nocturne.gangs.story.StoryCondition.Somewhere;

/** Whether conditions of story cards hold. */
final class StoryConditions {

  private StoryConditions() {}

  /**
   * @param card the card that asks
   * @param side the gang in question, or -1
   */
  static boolean hold(NightCity city, StoryCard card, int side, List<StoryCondition> conditions) {
    for (int i = 0; i < conditions.size(); i++)
      if (!holds(city, card, side, conditions.get(i))) return false;
    return true;
  }

  private static boolean holds(NightCity city, StoryCard card, int side, StoryCondition condition) {
    return switch (condition) {
      case StoryCondition.AnyCred(var cred) -> most(city) >= cred;
      case StoryCondition.NoneOnCard(var token) -> Tokens.on(city, token, card) == 0;
      case StoryCondition.NoneInDistricts(var token) -> Tokens.onBoard(city, token) == 0;
      case StoryCondition.InDistricts(var token, var number) ->
          Tokens.onBoard(city, token) >= number;
      case StoryCondition.AnyHolds(var token, var number) -> {
        boolean any = false;
        for (int each = 0; each < city.sides(); each++)
          any |= Tokens.held(city, token, each) >= number;
        yield any;
      }
      case StoryCondition.AnyHideouts(var number) -> {
        boolean any = false;
        for (int each = 0; each < city.sides(); each++) any |= city.hideouts(each) >= number;
        yield any;
      }
      case StoryCondition.AnyDominates(var token, var number) -> {
        boolean any = false;
        for (int each = 0; each < city.sides(); each++)
          any |= dominatedWith(city, each, token) >= number;
        yield any;
      }
      case StoryCondition.Counted(var counter, var number) ->
          city.at().counters.get(city, counter.ordinal()) >= number;
      case StoryCondition.Together(var one, var other) ->
          Tokens.whereIs(city, one) >= 0
              && Tokens.whereIs(city, one) == Tokens.whereIs(city, other);
      case StoryCondition.Removed(var token) ->
          (city.at().tokensRemoved.get(city) & 1 << token.ordinal()) != 0;
      case StoryCondition.Seized(var id) -> {
        boolean any = false;
        for (int each = 0; each < city.seatCount(); each++) any |= owns(city, each, id);
        yield any;
      }
      case StoryCondition.NetReturned() -> city.at().netReturned.get(city) > 0;
      case StoryCondition.FirefightAt(var token) ->
          Tokens.whereIs(city, token) >= 0 && Firefight.isIn(city, Tokens.whereIs(city, token));
      case StoryCondition.Dominates(var where) ->
          district(city, where) >= 0 && Control.dominates(city, side, district(city, where));
      case StoryCondition.Presence(var where) ->
          district(city, where) >= 0 && Control.isPresent(city, side, district(city, where));
      case StoryCondition.PresenceEverywhere() ->
          Control.districtsWithPresence(city, side) == District.COUNT;
      case StoryCondition.Holds(var token, var number) -> Tokens.held(city, token, side) >= number;
      case StoryCondition.HoldsNo(var token) -> Tokens.held(city, token, side) == 0;
      case StoryCondition.HoldsMost(var token) -> {
        boolean most = true;
        for (int other = 0; other < city.sides(); other++)
          most &= Tokens.held(city, token, other) <= Tokens.held(city, token, side);
        yield most;
      }
      case StoryCondition.Owns(var id) -> owns(city, side, id);
      case StoryCondition.Controls(var kind) -> Control.controls(city, side, kind);
      case StoryCondition.NetrunMade() -> city.at().netrunMade.get(city) > 0;
      case StoryCondition.NotSingleHighest() -> Firefight.singleHighest(city) != side;
    };
  }

  private static int most(NightCity city) {
    int most = 0;
    for (int side = 0; side < city.sides(); side++) most = Math.max(most, city.cred(side));
    return most;
  }

  /** How many tokens stand in districts that a gang dominates. */
  static int dominatedWith(NightCity city, int side, Token token) {
    int count = 0;
    for (int district = 0; district < District.COUNT; district++)
      if (Tokens.in(city, token, district) > 0 && Control.dominates(city, side, district))
        count += Tokens.in(city, token, district);
    return count;
  }

  static int district(NightCity city, Somewhere where) {
    return switch (where) {
      case Somewhere.Of(var district) -> city.contents().district(district).index();
      case Somewhere.With(var token) -> Tokens.whereIs(city, token);
    };
  }

  private static boolean owns(NightCity city, int side, String id) {
    return city.at().seized(side).has(city, city.contents().opportunity(id));
  }
}

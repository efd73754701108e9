package nocturne.gangs.story;

import static nocturne.gangs.GangsRule.GN_16_02;

import java.util.List;
import nocturne.gangs.Fortune;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.CombatCard;
import nocturne.gangs.component.District;
import nocturne.gangs.component.Resource;
import nocturne.gangs.district.Control;
import nocturne.gangs.effect.BuyCred;
import nocturne.gangs.firefight.Hands;
import nocturne.gangs.story.StoryCard.StoryRule;
import nocturne.kernel.Seat;
import nocturne.kernel.Step;

/** Carries the effects of story cards out, one after another. */
final class StoryEffects {

  private static final int UNLIMITED = 99;

  private StoryEffects() {}

  static void perform(NightCity city, int side, StoryCard card, List<StoryEffect> effects) {
    if (!effects.isEmpty()) city.then(new Perform(side, card, effects, 0));
  }

  /** Whether the effects themselves let somebody decline. */
  static boolean isAskedAnyway(StoryRule rule) {
    return rule.effects().getFirst() instanceof StoryEffect.TakeDominated
        || rule.effects().getFirst() instanceof StoryEffect.BuyCred;
  }

  /** Whether a side could carry all of this out. */
  static boolean arePossible(NightCity city, int side, List<StoryEffect> effects) {
    for (var effect : effects) {
      boolean possible =
          switch (effect) {
            case StoryEffect.PaySecrets(var secrets) -> city.has(side, Resource.SECRETS) >= secrets;
            case StoryEffect.TakeControlled(var token) -> {
              boolean any = false;
              for (int i = 0; i < District.COUNT; i++)
                any |= Tokens.in(city, token, i) > 0 && Control.controlsIn(city, side, i);
              yield any;
            }
            case StoryEffect.PlaceDominated _ -> {
              boolean any = false;
              for (int i = 0; i < District.COUNT; i++) any |= TokenChoice.isFree(city, side, i);
              yield any;
            }
            case StoryEffect.Return(var token, var number) ->
                Tokens.held(city, token, side) >= number;
            case StoryEffect.ReturnAny(var token) -> Tokens.held(city, token, side) > 0;
            case StoryEffect.TakeCard _ -> !city.at().smartWeapons.isEmpty(city);
            default -> true;
          };
      if (!possible) return false;
    }
    return true;
  }

  /** The next effect of a list. */
  record Perform(int side, StoryCard card, List<StoryEffect> effects, int next)
      implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      if (next + 1 < effects.size()) city.then(new Perform(side, card, effects, next + 1));
      perform(city, effects.get(next));
      Branches.watch(city);
    }

    private void perform(NightCity city, StoryEffect effect) {
      var story = city.plan().story();
      switch (effect) {
        case StoryEffect.PutOnCard(var token, var numbers, var id) ->
            lay(city, token, story.card(id), numbers.get(city.seatCount() - 2));
        case StoryEffect.PutInDistrict(var token, var id) ->
            put(city, token, city.contents().district(id).index());
        case StoryEffect.PutEverywhere(var token, var but) -> {
          for (var district : city.board().districts())
            if (!district.id().equals(but)) put(city, token, district.index());
        }
        case StoryEffect.PutFarthest(var token, var from, var preferred) ->
            put(city, token, farthest(city, from, preferred));
        case StoryEffect.Offer(var id) -> {
          var offered = city.contents().opportunity(id);
          city.at().opportunitiesGone.move(city, offered, city.at().specialOffer);
          if (city.isHeard()) city.tell(GN_16_02, "market.filled", offered);
        }
        case StoryEffect.OpenCard(var id) -> Acts.open(city, story.card(id));
        case StoryEffect.DiscardCard(var id) -> Acts.close(city, story.card(id));
        case StoryEffect.RemoveFromCard(var token, var number, var id) -> {
          var from = id.equals(StoryParser.THIS) ? card : story.card(id);
          int there = Math.min(number, Tokens.on(city, token, from));
          Tokens.lay(city, token, from, -there);
          if (there > 0 && city.isHeard())
            city.tell(GN_16_02, "token.left", token, Tokens.on(city, token, from));
        }
        case StoryEffect.Clear(var token) -> {
          for (int i = 0; i < District.COUNT; i++)
            Tokens.put(city, token, i, -Tokens.in(city, token, i));
          if (city.isHeard()) city.tell(GN_16_02, "token.cleared", token);
        }
        case StoryEffect.Remove(var token) -> remove(city, token);
        case StoryEffect.TakeIt(var token) -> {
          int district = Tokens.whereIs(city, token);
          if (district >= 0) TokenChoice.take(city, side, token, district);
        }
        case StoryEffect.TakeDominated(var token) ->
            city.then(new TokenChoice.TakeDominated(Seat.of(side), token));
        case StoryEffect.TakeControlled(var token) ->
            city.then(new TokenChoice.TakeControlled(Seat.of(side), token));
        case StoryEffect.PlaceDominated(var token) ->
            city.then(new TokenChoice.PlaceDominated(Seat.of(side), token));
        case StoryEffect.Return(var token, var number) ->
            TokenChoice.giveBack(city, side, token, number);
        case StoryEffect.ReturnAny(var token) ->
            city.then(new TokenChoice.ReturnAny(Seat.of(side), token));
        case StoryEffect.StepTowards(var token, var goal) -> {
          if (Tokens.whereIs(city, token) >= 0 && Tokens.whereIs(city, goal) >= 0)
            city.then(new TokenChoice.StepTowards(Seat.of(side), token, goal));
        }
        case StoryEffect.MoveAnywhere(var token) ->
            city.then(new TokenChoice.MoveAnywhere(Seat.of(side), token));
        case StoryEffect.Count(var counter, var number) ->
            city.at().counters.add(city, counter.ordinal(), number);
        case StoryEffect.Gain(var gain) -> Fortune.gain(city, side, gain, GN_16_02);
        case StoryEffect.LoseCred(var cred) -> Fortune.loseCred(city, side, cred, GN_16_02);
        case StoryEffect.PaySecrets(var secrets) ->
            Fortune.lose(city, side, Resource.SECRETS, secrets, GN_16_02);
        case StoryEffect.GainPer(var cred, var per) ->
            Fortune.cred(city, side, cred * count(city, per), GN_16_02);
        case StoryEffect.BuyCred(var secrets, var cred) -> {
          if (city.has(side, Resource.SECRETS) >= secrets)
            city.then(new BuyCred(Seat.of(side), secrets, cred, UNLIMITED, GN_16_02));
        }
        case StoryEffect.TakeCard _ -> {
          if (city.isHeard())
            city.tell(
                GN_16_02, "story.card-taken", city.name(side), city.at().smartWeapons.top(city));
          city.at().smartWeapons.moveTop(city, city.at().hand(side));
          Hands.showTop(city, side);
        }
        case StoryEffect.Prepare(var what) -> prepare(city, what);
        case StoryEffect.MoveAlong _,
            StoryEffect.HideoutCost _,
            StoryEffect.CardFirepower _,
            StoryEffect.CardCost _,
            StoryEffect.SeizeNeeds _,
            StoryEffect.FirepowerWhereDominating _,
            StoryEffect.NoFirefightAt _,
            StoryEffect.OpenChoiceAt _ -> {}
      }
    }

    /** Cards come out of the box; tokens need no preparing. */
    private static void prepare(NightCity city, String what) {
      for (var card : city.contents().combat())
        if (is(card, what) && city.at().combatBox.has(city, card))
          city.at().combatBox.move(city, card, city.at().smartWeapons);
    }

    private static void lay(NightCity city, Token token, StoryCard card, int number) {
      Tokens.lay(city, token, card, number);
      if (city.isHeard()) city.tell(GN_16_02, "token.laid", token, number, card);
    }

    private static void put(NightCity city, Token token, int district) {
      Tokens.put(city, token, district, 1);
      if (city.isHeard())
        city.tell(GN_16_02, "token.placed", token, city.board().district(district));
    }

    private static int farthest(NightCity city, Token from, List<String> preferred) {
      int origin = Math.max(0, Tokens.whereIs(city, from));
      int best = -1;
      for (var id : preferred) {
        int district = city.contents().district(id).index();
        if (best < 0
            || city.board().distance(origin, district) > city.board().distance(origin, best))
          best = district;
      }
      return best;
    }

    private void remove(NightCity city, Token token) {
      int district = Tokens.whereIs(city, token);
      if (district < 0) return;
      Tokens.put(city, token, district, -1);
      city.at().tokensRemoved.set(city, city.at().tokensRemoved.get(city) | 1 << token.ordinal());
      city.at().remover.set(city, side + 1);
      if (city.isHeard()) city.tell(GN_16_02, "token.removed", city.name(side), token);
    }

    private int count(NightCity city, StoryEffect.Per per) {
      return switch (per) {
        case StoryEffect.Per.Returned() -> city.at().returned.get(city);
        case StoryEffect.Per.Held(var token) -> Tokens.held(city, token, side);
        case StoryEffect.Per.Cards(var design) -> cards(city, design);
        case StoryEffect.Per.Dominated() -> Control.districtsDominated(city, side);
        case StoryEffect.Per.DominatedWith(var token) ->
            StoryConditions.dominatedWith(city, side, token);
      };
    }

    /** Cards in a hand count when they are shown; that there are none tells something, too. */
    private int cards(NightCity city, String design) {
      int count = 0;
      var hand = city.at().hand(side);
      hand.consult(city);
      for (int place = 0; place < hand.size(city); place++)
        if (is(hand.get(city, place), design)) {
          hand.show(city, place, city.seats());
          count++;
        }
      var discard = city.at().discard(side);
      for (int place = 0; place < discard.size(city); place++)
        if (is(discard.get(city, place), design)) count++;
      return count;
    }

    private static boolean is(CombatCard card, String design) {
      return card.design().equals(design);
    }
  }
}

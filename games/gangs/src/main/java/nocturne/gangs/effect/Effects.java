package nocturne.gangs.effect;

import static nocturne.gangs.GangsRule.GN_20_02;
import static nocturne.gangs.GangsRule.GN_8_12;
import static nocturne.gangs.GangsRule.GN_8_13;

import java.util.List;
import nocturne.gangs.Cites;
import nocturne.gangs.Fortune;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Edgerunner;
import nocturne.gangs.component.Resource;
import nocturne.gangs.component.Role;
import nocturne.gangs.district.Control;
import nocturne.gangs.firefight.Hands;
import nocturne.gangs.market.Deals;
import nocturne.gangs.market.Hiring;
import nocturne.gangs.market.Replacing;
import nocturne.gangs.market.Stealing;
import nocturne.gangs.netrun.NetEffects;
import nocturne.gangs.unit.Converting;
import nocturne.gangs.unit.MoveOne;
import nocturne.gangs.unit.Moving;
import nocturne.gangs.upgrade.Upgrading;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Step;

/** Carries effects out, one after another. */
public final class Effects {

  private Effects() {}

  /**
   * Puts effects on the agenda.
   *
   * @param self the number of the edgerunner whose ability this is, or -1
   */
  public static void perform(NightCity city, int side, int self, List<Effect> effects, Rule rule) {
    if (!effects.isEmpty()) city.then(new Perform(side, self, effects, 0, rule));
  }

  /** The next effect of a list. */
  @Cites({GN_8_12, GN_8_13, GN_20_02})
  record Perform(int side, int self, List<Effect> effects, int next, Rule rule)
      implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      if (next + 1 < effects.size()) city.then(new Perform(side, self, effects, next + 1, rule));
      perform(city, effects.get(next), false);
    }

    private void perform(NightCity city, Effect effect, boolean may) {
      var seat = Seat.of(side);
      switch (effect) {
        case Effect.May(var inner) -> perform(city, inner, true);
        case Effect.When(var inner, var conditions) -> {
          if (Conditions.hold(city, side, self, conditions)) perform(city, inner, may);
        }
        case Effect.Gain gain -> gain(city, gain);
        case Effect.Choose(var gains) -> city.then(new ChooseGain(seat, gains, rule));
        case Effect.CredPerDeal(var deal) ->
            Fortune.cred(city, side, Deals.owned(city, side, deal), rule);
        case Effect.CredPerDistrictWithPoi() ->
            Fortune.cred(city, side, Control.districtsControlled(city, side), rule);
        case Effect.CredPerTwoHideouts() -> Fortune.cred(city, side, city.hideouts(side) / 2, rule);
        case Effect.CredPerOpponentAhead() -> Fortune.cred(city, side, ahead(city, side), rule);
        case Effect.BuyCred(var secrets, var cred, var times) -> {
          if (city.has(side, Resource.SECRETS) >= secrets)
            city.then(new BuyCred(seat, secrets, cred, times, rule));
        }
        case Effect.ReplaceOpportunity() -> Replacing.opportunity(city, seat, may);
        case Effect.ReplaceEdgerunner() -> Replacing.edgerunner(city, seat, may);
        case Effect.StealFromLeaders() -> Stealing.begin(city, side);
        case Effect.MoveUnits(var opposing, var most) -> {
          if (!opposing) Moving.start(city, side, Role.ANY, most, false);
          else if (MoveOne.isAnyOpposing(city, side)) city.then(new MoveOne.Opposing(seat));
        }
        case Effect.MoveTo(var district) ->
            city.then(new MoveOne.To(seat, city.contents().district(district).index()));
        case Effect.MoveSelf() -> city.then(new MoveOne.Itself(seat, edgerunner(city)));
        case Effect.FreeUpgrade(var extra) -> Upgrading.free(city, side, extra);
        case Effect.FreeHire() -> Hiring.free(city, side);
        case Effect.SwapRandomCard() -> Hands.swap(city, side);
        case Effect.LookAtHand() -> Hands.look(city, seat, edgerunner(city));
        case Effect.Convert() -> city.then(new Converting(seat));
        case Effect.DiscardRandom() -> NetEffects.discardRandom(city, seat);
        case Effect.BuildDrones(var most) -> NetEffects.buildDrones(city, seat, most);
        case Effect.KillAny() -> NetEffects.kill(city, seat, may);
        case Effect.KickOut(var kind) -> NetEffects.kickOut(city, side, kind);
        case Effect.Sacrifice(var kin, var all) -> NetEffects.sacrifice(city, seat, kin, all);
        case Effect.OpponentLoses(var cred) -> NetEffects.opponentLoses(city, seat, cred);
        case Effect.RaiseRage(var by, var most) -> raiseRage(city, by, most);
        // What is asked for at its own moment, and has nothing to be carried out.
        case Effect.Protected _,
            Effect.HandOver _,
            Effect.Payback _,
            Effect.ExtraPresence _,
            Effect.KeepOpportunity _,
            Effect.Reroll _,
            Effect.Firepower _,
            Effect.ExtraCard _,
            Effect.SpendRage _,
            Effect.ReplaceBasic _,
            Effect.DiscardSeen _,
            Effect.Limit _ -> {}
      }
    }

    private void gain(NightCity city, Effect.Gain gain) {
      if (self >= 0 && city.isHeard())
        city.tell(rule, "ability", city.name(side), edgerunner(city));
      Fortune.gain(city, side, gain, rule);
    }

    private Edgerunner edgerunner(NightCity city) {
      return city.contents().edgerunners().get(self);
    }

    private void raiseRage(NightCity city, int by, int most) {
      int rage = city.at().rage.get(city, side);
      city.at().rage.set(city, side, Math.min(most, rage + by));
      if (city.isHeard()) city.tell(rule, "rage", city.name(side), Math.min(most, rage + by));
    }
  }

  /** How many opponents have more Street Cred. */
  static int ahead(NightCity city, int side) {
    int ahead = 0;
    for (int other = 0; other < city.sides(); other++)
      if (city.cred(other) > city.cred(side)) ahead++;
    return ahead;
  }
}

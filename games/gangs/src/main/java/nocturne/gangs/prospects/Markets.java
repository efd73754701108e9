package nocturne.gangs.prospects;

import nocturne.gangs.Fortune;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Edgerunner;
import nocturne.gangs.component.Opportunity;
import nocturne.gangs.component.PoiKind;
import nocturne.gangs.component.Resource;
import nocturne.gangs.component.Role;
import nocturne.gangs.district.Control;
import nocturne.gangs.effect.Effect;
import nocturne.gangs.market.Deals;
import nocturne.gangs.story.Modifiers;
import nocturne.gangs.unit.Units;

/** What the markets have for a gang. */
record Markets(NightCity city, int side, double future) {

  private static final double EXTRA = 0.25;

  /** The best card that the points of interest under control allow. */
  double here() {
    double best = 0;
    if (Control.controls(city, side, PoiKind.BUSINESS)) best = bestDeal();
    if (Control.controls(city, side, PoiKind.FIXER)) best = Math.max(best, bestHire());
    return best;
  }

  /** The best card for which techies could come to the right place in time. */
  double withinReach() {
    double best = 0;
    if (canControl(PoiKind.BUSINESS)) best = bestDeal();
    if (canControl(PoiKind.FIXER)) best = Math.max(best, bestHire());
    return best;
  }

  private boolean canControl(PoiKind kind) {
    if (Control.controls(city, side, kind)) return true;
    for (var poi : city.board().pois())
      if (poi.kind() == kind && Units.isFree(city, poi.number()) && isNear(poi.district()))
        return true;
    return false;
  }

  private boolean isNear(int district) {
    if (Units.count(city, side, Role.TECHIE.bit(), district) > 0) return true;
    for (int near : city.board().neighbours(district))
      if (Units.count(city, side, Role.TECHIE.bit(), near) > 0) return true;
    return false;
  }

  private double bestDeal() {
    double best = 0;
    for (var slot : city.at().opportunities)
      if (!slot.isEmpty(city)) best = Math.max(best, deal(slot.top(city)));
    if (!city.at().specialOffer.isEmpty(city))
      best = Math.max(best, deal(city.at().specialOffer.top(city)));
    return best;
  }

  private double deal(Opportunity card) {
    int cost = Modifiers.cost(city, card);
    if (!Fortune.canPay(city, side, Resource.CONTRABAND, cost)) return 0;
    if (!Deals.isAllowed(city, side, card)) return 0;
    double gain = future * Holdings.SEIZED;
    for (var effect : card.effects()) gain += gain(effect.core());
    return gain - price(Resource.CONTRABAND, cost);
  }

  private double gain(Effect effect) {
    return switch (effect) {
      case Effect.CredPerDeal(var deal) -> Deals.owned(city, side, deal) + 1;
      case Effect.Gain goods -> new Holdings(city, side, future).gain(goods);
      case Effect.CredPerDistrictWithPoi() -> Control.districtsControlled(city, side);
      case Effect.CredPerTwoHideouts() -> Math.floorDiv(city.hideouts(side), 2);
      case Effect.BuyCred(var secrets, var cred, var _)
          when city.has(side, Resource.SECRETS) >= secrets ->
          cred - secrets * Holdings.SECRET;
      case Effect.FreeHire() -> future * (Holdings.EDGERUNNER + Holdings.ON_THE_STREETS);
      default -> EXTRA;
    };
  }

  private double bestHire() {
    if (city.at().hired(side).size(city) >= city.contents().numbers().mostEdgerunners()) return 0;
    double best = 0;
    for (var slot : city.at().edgerunners)
      if (!slot.isEmpty(city)) best = Math.max(best, hire(slot.top(city)));
    return best;
  }

  private double hire(Edgerunner card) {
    if (!Fortune.canPay(city, side, Resource.EDDIES, card.cost())) return 0;
    return future * (Holdings.EDGERUNNER + Holdings.ON_THE_STREETS)
        - price(Resource.EDDIES, card.cost());
  }

  private double price(Resource resource, int amount) {
    return new Holdings(city, side, future).price(resource, amount);
  }
}

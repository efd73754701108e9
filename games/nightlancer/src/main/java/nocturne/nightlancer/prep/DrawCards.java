package nocturne.nightlancer.prep;

import static nocturne.nightlancer.NightlancerRule.NL_16_05;
import static nocturne.nightlancer.NightlancerRule.NL_5_01;
import static nocturne.nightlancer.NightlancerRule.NL_5_02;
import static nocturne.nightlancer.NightlancerRule.NL_5_03;
import static nocturne.nightlancer.NightlancerRule.NL_5_05;
import static nocturne.nightlancer.NightlancerRule.NL_5_07;

import nocturne.kernel.Step;
import nocturne.kernel.Zone;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.component.Mission;
import nocturne.nightlancer.component.Space;

/** A Round card, missions and market cards are dealt. */
@Cites({NL_5_05, NL_16_05})
public record DrawCards() implements Step<City> {

  private static final int PAIR = 2;

  @Override
  public void run(City city) {
    var at = city.at();
    if (!at.roundShown.isEmpty(city)) at.roundShown.moveTop(city, at.roundPast);
    at.roundDeck.moveTop(city, at.roundShown);
    city.tell(NL_5_01, "round.card", city.roundCard());
    if (city.plan().isTogether()) city.edition().automaton().revealed(city);
    var deal = city.roundCard().deal(city.plan().counted());
    int next = missions(city, at.lowDeck, at.lowDiscard, deal.low(), 0);
    missions(city, at.highDeck, at.highDiscard, deal.high(), next);
    market(city);
  }

  @Cites({NL_5_02, NL_5_07})
  private static int missions(
      City city, Zone<Mission> deck, Zone<Mission> discard, int count, int slot) {
    int next = slot;
    for (int i = 0; i < count && city.refill(deck, discard); i++) {
      deck.moveTop(city, city.at().missions.get(next));
      city.tell(NL_5_02, "mission.dealt", city.mission(next));
      next++;
    }
    return next;
  }

  @Cites({NL_5_03, NL_5_07})
  private static void market(City city) {
    var at = city.at();
    for (var space : city.contents().spaces()) {
      if (space.kind() != Space.Kind.BLACK_MARKET || !at.board.has(space)) continue;
      for (int i = 0; i < PAIR && city.refill(at.marketDeck, at.marketDiscard); i++)
        at.marketDeck.moveTop(city, at.pairs.get(space.pair()));
    }
  }
}

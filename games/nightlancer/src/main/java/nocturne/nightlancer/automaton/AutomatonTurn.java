package nocturne.nightlancer.automaton;

import static nocturne.nightlancer.NightlancerRule.NL_18_08;
import static nocturne.nightlancer.NightlancerRule.NL_18_09;
import static nocturne.nightlancer.NightlancerRule.NL_18_10;
import static nocturne.nightlancer.NightlancerRule.NL_18_11;
import static nocturne.nightlancer.NightlancerRule.NL_18_12;
import static nocturne.nightlancer.NightlancerRule.NL_18_13;
import static nocturne.nightlancer.NightlancerRule.NL_19_14;
import static nocturne.nightlancer.NightlancerRule.NL_19_15;
import static nocturne.nightlancer.NightlancerRule.NL_19_17;
import static nocturne.nightlancer.NightlancerRule.NL_19_19;

import java.util.ArrayList;
import java.util.List;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Places;
import nocturne.nightlancer.component.MarketCard;
import nocturne.nightlancer.component.Space;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.street.Spaces;

/** What an automaton does on its turns: it takes away. */
public final class AutomatonTurn {

  private AutomatonTurn() {}

  // Missions

  /** Discards the best-paying mission that nobody is on; the players decide between equals. */
  @Cites({NL_18_08, NL_19_14})
  public static void takeMission(City city) {
    var best = new ArrayList<Integer>();
    int most = -1;
    for (int slot = 0; slot < Places.MISSIONS; slot++) {
      if (!isWanted(city, slot)) continue;
      int chips = city.mission(slot).chips();
      if (chips > most) best.clear();
      most = Math.max(most, chips);
      if (chips == most) best.add(slot);
    }
    if (best.isEmpty()) city.edition().automaton().cool(city, 1);
    else if (best.size() == 1) remove(city, best.getFirst());
    else city.then(new WhichMission(best, city.edition().automaton().missions()));
  }

  @Cites(NL_18_09)
  private static boolean isWanted(City city, int slot) {
    return city.isOpen(slot)
        && Crews.on(city, slot).isEmpty()
        && city.edition().automaton().wants(city, city.mission(slot));
  }

  static void remove(City city, int slot) {
    var automaton = city.edition().automaton();
    city.tell(automaton.missions(), "automaton.mission", automaton.name(), city.mission(slot));
    Crews.discard(city, slot);
  }

  // The street

  /** Stands where most has been done, which only keeps others away. */
  @Cites({NL_18_10, NL_18_11, NL_18_13, NL_19_15, NL_19_17})
  public static void place(City city) {
    city.at().tokens.add(city, city.seatCount(), -1);
    Space.Kind chosen = null;
    for (var kind : Space.Kind.values()) {
      if (!kind.isDirect() || free(city, kind).isEmpty()) continue;
      var automaton = city.edition().automaton();
      if (chosen == null || automaton.busy(city, kind) > automaton.busy(city, chosen))
        chosen = kind;
    }
    if (chosen == null) city.edition().automaton().standAside(city);
    else if (chosen == Space.Kind.BLACK_MARKET) market(city);
    else stand(city, preferred(city, free(city, chosen)));
  }

  private static List<Space> free(City city, Space.Kind kind) {
    var free = new ArrayList<Space>();
    for (var space : city.contents().spaces())
      if (space.kind() == kind && Spaces.isFree(city, space)) free.add(space);
    return free;
  }

  private static Space preferred(City city, List<Space> free) {
    var best = free.getFirst();
    for (var space : free) if (city.edition().automaton().prefers(space, best)) best = space;
    return best;
  }

  /** The dearest pair goes; the players decide between equals. */
  @Cites({NL_18_12, NL_19_19})
  private static void market(City city) {
    var best = new ArrayList<Space>();
    int most = -1;
    for (var space : free(city, Space.Kind.BLACK_MARKET)) {
      int cost = cost(city, space);
      if (cost > most) best.clear();
      most = Math.max(most, cost);
      if (cost == most) best.add(space);
    }
    if (best.size() == 1) stand(city, best.getFirst());
    else city.then(new WhichSpace(best, city.edition().automaton().pairs()));
  }

  private static int cost(City city, Space space) {
    return city.at().pairs.get(space.pair()).list(city).stream().mapToInt(MarketCard::chips).sum();
  }

  static void stand(City city, Space space) {
    city.at().taken.set(city, space.index(), city.seatCount() + 1);
    var automaton = city.edition().automaton();
    city.tell(automaton.spaces(), "automaton.stands", automaton.name(), space);
    if (space.pair() >= 0) Spaces.clearPair(city, space);
    Spaces.euromafiaUsed(city, space, city.seatCount());
  }
}

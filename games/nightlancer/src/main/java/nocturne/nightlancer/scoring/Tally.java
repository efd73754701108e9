package nocturne.nightlancer.scoring;

import static nocturne.nightlancer.NightlancerRule.NL_15_07;
import static nocturne.nightlancer.NightlancerRule.NL_15_08;
import static nocturne.nightlancer.NightlancerRule.NL_15_09;
import static nocturne.nightlancer.NightlancerRule.NL_15_13;
import static nocturne.nightlancer.NightlancerRule.NL_15_14;
import static nocturne.nightlancer.NightlancerRule.NL_15_15;
import static nocturne.nightlancer.NightlancerRule.NL_15_17;
import static nocturne.nightlancer.NightlancerRule.NL_16_21;
import static nocturne.nightlancer.NightlancerRule.NL_17_20;
import static nocturne.nightlancer.NightlancerRule.NL_17_21;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nocturne.kernel.Result;
import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.automaton.Verdict;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Opportunity;
import nocturne.nightlancer.effect.Effect;

/** Abilities, Ideals and Agendas are counted, and everybody is ranked. */
record Tally() implements Step<City> {

  @Override
  public void run(City city) {
    for (var ability : Ability.values()) ability(city, ability);
    for (var seat : city.seats().list()) {
      if (city.ideals(seat) > 0) Fortune.prospects(city, seat, city.ideals(seat), NL_15_09);
      int agendas = count(city, seat, Opportunity.Type.AGENDA);
      int bonus = city.edition().agendaBonus(city.ideals(seat), agendas);
      if (bonus > 0) Fortune.prospects(city, seat, bonus, city.edition().agendas());
      lasting(city, seat);
    }
    if (city.plan().isTogether()) Verdict.give(city, city.edition().automaton().isBeaten(city));
    else rank(city);
  }

  /** Whoever is best at something, or good enough where nobody competes. */
  @Cites(NL_15_08)
  private static void ability(City city, Ability ability) {
    boolean together = city.plan().isTogether();
    var automaton = city.edition().automaton();
    var ratings = new int[city.seatCount()];
    int best = 0;
    for (var seat : city.seats().list()) {
      ratings[seat.index()] = city.rating(seat, ability);
      best = Math.max(best, ratings[seat.index()]);
    }
    for (var seat : city.seats().list()) {
      boolean earns =
          together ? automaton.masters(city, seat, ability) : ratings[seat.index()] == best;
      if (!earns) continue;
      var rule = together ? automaton.mastering() : NL_15_07;
      city.tell(rule, "mastered", seat, ability);
      Fortune.prospects(city, seat, 1, rule);
    }
  }

  @Cites(NL_15_13)
  static int count(City city, Seat seat, Opportunity.Type type) {
    int count = 0;
    var bought = city.at().bought(seat);
    for (int place = 0; place < bought.size(city); place++)
      if (bought.get(city, place).type() == type) count++;
    return count;
  }

  private static void lasting(City city, Seat seat) {
    var bought = city.at().bought(seat);
    for (int place = 0; place < bought.size(city); place++) {
      for (var effect : bought.get(city, place).effects()) {
        if (!(effect instanceof Effect.EndScore(var each, var per, var type, var most))) continue;
        int prospects = Math.min(most, each * (count(city, seat, type) / per));
        if (prospects > 0) Fortune.prospects(city, seat, prospects, NL_16_21);
      }
    }
  }

  /** First those with Ideals, then by Prospects, by what the edition adds, and by turn order. */
  @Cites({NL_15_14, NL_15_15, NL_15_17, NL_17_20, NL_17_21})
  private static void rank(City city) {
    var ranking = new ArrayList<Seat>(city.seats().list());
    ranking.sort(
        Comparator.<Seat>comparingInt(seat -> city.ideals(seat) > 0 ? 0 : 1)
            .thenComparingInt(seat -> -city.prospects(seat))
            .thenComparingInt(seat -> city.edition().tiesByChips() ? -city.chips(seat) : 0)
            .thenComparingInt(seat -> city.order().placeOf(seat)));
    city.end(new Result(standings(city, ranking), Text.of("result.winner", ranking.getFirst())));
  }

  private static List<Result.Standing> standings(City city, List<Seat> ranking) {
    var standings = new ArrayList<Result.Standing>();
    for (var seat : city.seats()) {
      int place = ranking.indexOf(seat) + 1;
      standings.add(
          new Result.Standing(seat, seat.index(), place, place == 1, city.prospects(seat)));
    }
    return standings;
  }
}

package nocturne.nightlancer.prospects;

import java.util.List;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Places;
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.challenge.Odds;
import nocturne.nightlancer.challenge.Source;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.Progress;

/** What this night should still bring a player: her mission, or the Event and a mission to come. */
record Outlook(City city, Hour hour, List<Step<City>> agenda) {

  /** Of the best mission on offer one is not yet sure. */
  private static final double IN_THE_BUSH = 0.8;

  private static final double PER_POINT = 0.12;
  private static final double DEAL = 0.5;
  private static final double DEAL_AGAINST_AUTOMATON = 1.2;

  double of(Seat seat, Rates rates) {
    return given(seat, rates, passing(seat, 0));
  }

  /** The same where the challenge that is faced is passed with such a probability. */
  double given(Seat seat, Rates rates, double passing) {
    int slot = city.slotOf(seat);
    if (slot < 0) return event(seat, rates, passing) + onOffer(seat, rates);
    var crew = Crews.of(city, slot, Crews.crewOf(city, seat));
    boolean begun = hour.working() && city.at().attempted.get(city, slot) > 0;
    var job = new Job(city, seat, city.mission(slot), crew, rates, begun, share(seat, slot, crew));
    int health = city.health(seat) - Odds.wound(city, seat, top());
    double deal = city.at().deal.get(city, seat.index()) > 0 ? deal() : 0;
    if (!begun) return deal + job.before(1, health);
    int stage = Progress.next(city, seat, agenda);
    if (!Odds.isFacing(city, seat)) return deal + job.before(stage, health);
    int danger = city.at().danger.get(city);
    return deal
        + switch (Challenges.source(city)) {
          case EVENT -> 0;
          case ROUTE ->
              passing * job.before(stage, health)
                  + (1 - passing) * job.failed(stage - 1, danger, health);
          case PENALTY ->
              passing * job.before(stage, health)
                  + (1 - passing) * job.before(stage, health - reach(seat).wound(danger));
          case FACE_OFF, FACE_OFF_ANSWER ->
              passing * job.before(stage, health)
                  - (1 - passing) * rates.health() * reach(seat).wound(danger);
        };
  }

  private Step<City> top() {
    return agenda.getFirst();
  }

  private Reach reach(Seat seat) {
    return Reach.on(city, seat, city.mission(city.slotOf(seat)), true);
  }

  private double deal() {
    return city.plan().isTogether() ? DEAL_AGAINST_AUTOMATON : DEAL;
  }

  // The challenge that is faced

  /** How likely it is that the challenge a player faces is passed, if she does so much better. */
  double passing(Seat seat, int bonus) {
    if (!Odds.isFacing(city, seat)) return 1;
    if (Challenges.source(city) == Source.FACE_OFF) return outdoing(seat, bonus);
    double failing = 1;
    for (var member : city.seats().list()) {
      if (!Odds.isIn(city, member)) continue;
      failing *= 1 - passingAlone(member, member.equals(seat) ? bonus : 0);
    }
    return 1 - failing;
  }

  /** How likely a crew that sets the mark in a face-off wins it. */
  private double outdoing(Seat seat, int bonus) {
    int ahead = 0;
    for (var member : city.seats().list()) {
      if (!Odds.isIn(city, member)) continue;
      int kit = Odds.isUndecided(city, member) ? kit(member) : 0;
      ahead = Math.max(ahead, kit - Odds.needed(city, member) + (member.equals(seat) ? bonus : 0));
    }
    int theirs = 0;
    int crew = 1 - Crews.crewOf(city, seat);
    for (var other : Crews.of(city, city.slotOf(seat), crew).list())
      theirs = Math.max(theirs, reach(other).of(Challenges.ability(city)));
    return Math.clamp(0.5 + PER_POINT * (ahead - theirs), 0.1, 0.9);
  }

  private double passingAlone(Seat member, int bonus) {
    int needed = Odds.needed(city, member) - bonus;
    if (Odds.isRolled(top())) return needed <= 0 ? 1 : 0;
    if (Odds.isUndecided(city, member)) {
      var obstacle = Challenges.obstacle(city);
      if (obstacle.isPresent() && !Odds.canPass(city, member, obstacle.get())) return 0;
      needed -= kit(member);
    }
    return Luck.of(city, member, needed);
  }

  private int kit(Seat member) {
    var reach = city.slotOf(member) < 0 ? Reach.inEvent(city, member) : reach(member);
    return reach.kit(Challenges.ability(city));
  }

  private double event(Seat seat, Rates rates, double passing) {
    if (!Odds.isFacing(city, seat)) return 0;
    return -(1 - passing) * new Mishap(city, seat, rates).costs(city.roundCard());
  }

  // Missions

  /** How likely it is that a crew is the one that is paid. */
  private double share(Seat seat, int slot, Seats crew) {
    var others = Crews.of(city, slot, 1 - Crews.crewOf(city, seat));
    if (others.isEmpty() || Odds.isFacing(city, seat)) return 1;
    int ahead = best(crew) - best(others);
    return Math.clamp(0.5 + PER_POINT * ahead, 0.1, 0.9);
  }

  /** The best that a crew can do in a fight of its choice. */
  private int best(Seats crew) {
    int best = 0;
    for (var member : crew.list()) {
      var reach = Reach.on(city, member, city.mission(city.slotOf(member)), false);
      for (var ability : Ability.values())
        if (ability.isCombat()) best = Math.max(best, reach.of(ability));
    }
    return best;
  }

  /** What the best mission promises that nobody has taken, to somebody who may still take one. */
  private double onOffer(Seat seat, Rates rates) {
    if (!hour.choosing() || city.hasLaidLow(seat) || city.isShaken(seat)) return 0;
    if (city.heat(seat) == City.MOST_HEAT) return 0;
    double best = 0;
    for (int slot = 0; slot < Places.MISSIONS; slot++) {
      if (!city.isOpen(slot) || !Crews.on(city, slot).isEmpty()) continue;
      var job = new Job(city, seat, city.mission(slot), Seats.of(seat), rates, false, 1);
      best = Math.max(best, job.before(1, city.health(seat)));
    }
    return IN_THE_BUSH * best;
  }
}

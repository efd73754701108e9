package nocturne.syndicates.round;

import static nocturne.syndicates.SyndicatesRule.SM_12_09;
import static nocturne.syndicates.SyndicatesRule.SM_12_10;
import static nocturne.syndicates.SyndicatesRule.SM_12_11;
import static nocturne.syndicates.SyndicatesRule.SM_12_12;
import static nocturne.syndicates.SyndicatesRule.SM_12_13;
import static nocturne.syndicates.SyndicatesRule.SM_12_14;
import static nocturne.syndicates.SyndicatesRule.SM_12_15;
import static nocturne.syndicates.SyndicatesRule.SM_12_16;
import static nocturne.syndicates.SyndicatesRule.SM_12_17;
import static nocturne.syndicates.SyndicatesRule.SM_12_19;
import static nocturne.syndicates.SyndicatesRule.SM_12_20;
import static nocturne.syndicates.SyndicatesRule.SM_19_46;

import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.CrimeType;
import nocturne.syndicates.component.Objective;

/**
 * The chosen objective cards are shown and resolved: a crime part and a control part, each for
 * Kredits or else a refresh.
 */
@Cites({SM_12_20, SM_19_46})
record RevealObjectives() implements Step<Moon> {

  private static final int CONTROL_KREDITS = 3;

  @Override
  public void run(Moon moon) {
    for (int place = 0; place < moon.seatCount(); place++) {
      var seat = moon.inTurnOrder(place);
      var chosen = moon.at().chosenObjective(Party.of(seat));
      var objective = chosen.top(moon);
      chosen.moveTop(moon, moon.at().resolvedObjectives);
      moon.tell(SM_12_09, "objective.revealed", seat, objective);
      resolve(moon, seat, objective);
    }
  }

  @Cites({SM_12_10, SM_12_17, SM_12_19})
  private static void resolve(Moon moon, Seat seat, Objective objective) {
    var party = Party.of(seat);
    int refreshes = 0;
    int crimes = crimes(moon, party, objective.crime());
    if (crimes > 0) {
      moon.gain(party, crimes);
      moon.tell(SM_12_11, "objective.crime", seat, crimes, objective.crime());
    } else {
      refreshes++;
      moon.tell(SM_12_14, "objective.no-crime", seat, objective.crime());
    }
    if (moon.controls(party, objective.sector())) {
      moon.gain(party, CONTROL_KREDITS);
      moon.tell(SM_12_15, "objective.control", seat, CONTROL_KREDITS, objective.sector());
    } else {
      refreshes++;
      moon.tell(SM_12_16, "objective.no-control", seat, objective.sector());
    }
    moon.at().refreshes.set(moon, seat.index(), refreshes);
  }

  /** Owned tokens of a crime type, wild ones included, whichever side is up. */
  @Cites({SM_12_12, SM_12_13})
  private static int crimes(Moon moon, Party party, CrimeType crime) {
    var owned = moon.at().owned(party);
    int count = 0;
    for (int place = 0; place < owned.size(moon); place++) {
      var type = owned.get(moon, place).type();
      if (type == crime || type == CrimeType.WILD) count++;
    }
    return count;
  }
}

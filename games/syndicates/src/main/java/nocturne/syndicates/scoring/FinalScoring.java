package nocturne.syndicates.scoring;

import static nocturne.syndicates.SyndicatesRule.SM_13_13;
import static nocturne.syndicates.SyndicatesRule.SM_14_04;
import static nocturne.syndicates.SyndicatesRule.SM_14_05;
import static nocturne.syndicates.SyndicatesRule.SM_14_06;
import static nocturne.syndicates.SyndicatesRule.SM_14_07;
import static nocturne.syndicates.SyndicatesRule.SM_14_08;
import static nocturne.syndicates.SyndicatesRule.SM_14_09;
import static nocturne.syndicates.SyndicatesRule.SM_14_10;
import static nocturne.syndicates.SyndicatesRule.SM_14_11;
import static nocturne.syndicates.SyndicatesRule.SM_14_12;
import static nocturne.syndicates.SyndicatesRule.SM_14_13;
import static nocturne.syndicates.SyndicatesRule.SM_14_14;
import static nocturne.syndicates.SyndicatesRule.SM_14_15;
import static nocturne.syndicates.SyndicatesRule.SM_19_56;
import static nocturne.syndicates.SyndicatesRule.SM_6_05;
import static nocturne.syndicates.SyndicatesRule.SM_6_12;

import nocturne.kernel.Step;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.CrimeType;

/** After round 3: control, score sectors, crime types, and the values of the operation tokens. */
public record FinalScoring() implements Step<Moon> {

  @Override
  @Cites({SM_14_15, SM_19_56})
  public void run(Moon moon) {
    moon.then(
        new ScoreControl(),
        new ScoreSectors(),
        new ScoreCrimes(),
        new ScoreValues(),
        new DecideWinner());
  }

  /** Minor and Major Score Sectors pay their controllers, The Spire among them as well. */
  record ScoreSectors() implements Step<Moon> {

    @Override
    @Cites({SM_13_13, SM_14_06})
    public void run(Moon moon) {
      for (var sector : moon.contents().sectors()) {
        var token = moon.scoreToken(sector);
        var controller = moon.controller(sector);
        if (token == Moon.ScoreToken.NONE || controller.isEmpty() || controller.get().isKingpin())
          continue;
        var party = controller.get();
        moon.gain(party, token.kredits());
        var rule = token == Moon.ScoreToken.MINOR ? SM_14_04 : SM_14_05;
        moon.tell(rule, "scored.sector", party.word(), token.kredits(), sector);
      }
    }
  }

  /**
   * Every token of a type pays one Kredit for each faceup objective card of that type; a wild one
   * as the best type.
   */
  record ScoreCrimes() implements Step<Moon> {

    @Override
    @Cites({SM_6_12, SM_14_08, SM_14_09, SM_14_10, SM_14_11})
    public void run(Moon moon) {
      int[] named = new int[CrimeType.values().length];
      int best = 0;
      for (var objective : moon.at().faceUpObjectives.list(moon)) {
        best = Math.max(best, ++named[objective.crime().ordinal()]);
      }
      named[CrimeType.WILD.ordinal()] = best;
      for (int seat = 0; seat < moon.seatCount(); seat++) {
        var party = Party.of(seat);
        int kredits = 0;
        for (var operation : moon.at().owned(party).list(moon))
          kredits += named[operation.type().ordinal()];
        moon.gain(party, kredits);
        moon.tell(SM_14_07, "scored.crimes", party.word(), kredits);
      }
    }
  }

  /** All tokens are turned active and pay their values. */
  record ScoreValues() implements Step<Moon> {

    @Override
    @Cites({SM_6_05, SM_14_12, SM_14_14})
    public void run(Moon moon) {
      for (int seat = 0; seat < moon.seatCount(); seat++) {
        var party = Party.of(seat);
        int values = 0;
        for (var operation : moon.at().owned(party).list(moon)) {
          moon.at().owned(party).turn(moon, operation, false);
          values += operation.value();
        }
        moon.gain(party, values);
        moon.tell(SM_14_13, "scored.values", party.word(), values, moon.kredits(party));
      }
    }
  }
}

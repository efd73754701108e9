package nocturne.syndicates.setup;

import static nocturne.syndicates.SyndicatesRule.SM_2_24;
import static nocturne.syndicates.SyndicatesRule.SM_2_25;
import static nocturne.syndicates.SyndicatesRule.SM_2_27;

import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.component.Objective;

/** The tokens that mark what a sector is worth in the final scoring. */
public final class ScoreTokens {

  private ScoreTokens() {}

  /** For a faceup objective card: a Minor token in its sector, or the one there turned to Major. */
  @Cites(SM_2_27)
  public static void place(Moon moon, Objective objective) {
    var sector = objective.sector();
    boolean first = moon.scoreToken(sector) == Moon.ScoreToken.NONE;
    moon.raiseScoreToken(sector);
    moon.tell(first ? SM_2_24 : SM_2_25, first ? "score-token.minor" : "score-token.major", sector);
  }
}

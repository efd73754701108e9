package nocturne.nightshift.roll;

import static nocturne.nightshift.NightshiftRule.NS_11_15;
import static nocturne.nightshift.NightshiftRule.NS_4_03;
import static nocturne.nightshift.NightshiftRule.NS_4_04;
import static nocturne.nightshift.NightshiftRule.NS_4_07;
import static nocturne.nightshift.NightshiftRule.NS_4_08;

import nocturne.kernel.Rule;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;

/** The numbered die. */
public final class Numbered {

  /** The label of the numbered die: a number from 0 is one less than the face. */
  public static final String DIE = "numbered die";

  private static final int FACES = 6;

  private Numbered() {}

  /** Rolls one die, or two of which the higher counts, for a new natural value. */
  @Cites({NS_4_03, NS_4_04})
  public static void roll(Club club, Rule rule) {
    int natural = 1 + club.chance(DIE).below(FACES);
    if (club.at().twoDice.get(club) == 1)
      natural = Math.max(natural, 1 + club.chance(DIE).below(FACES));
    club.at().natural.set(club, natural);
    club.tell(rule, "rolled", natural);
  }

  /** The roll with everything that changes it: never below one, and without an upper limit. */
  @Cites({NS_4_07, NS_4_08, NS_11_15})
  public static int finalRoll(Club club) {
    int sum =
        club.at().natural.get(club) + club.at().rollAdd.get(club) + club.at().roundRoll.get(club);
    return Math.max(1, sum);
  }
}

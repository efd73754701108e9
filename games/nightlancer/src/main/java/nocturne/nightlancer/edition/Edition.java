package nocturne.nightlancer.edition;

import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.nightlancer.City;
import nocturne.nightlancer.CityPlan;
import nocturne.nightlancer.automaton.Automaton;
import nocturne.nightlancer.component.Deed;

/**
 * An edition of the game answers the questions in which they differ; nothing else asks which one is
 * played.
 */
public interface Edition {

  /** What settings and folders call it. */
  String id();

  /** The number of players for which missions, market cards and spaces are counted. */
  int counted(CityPlan plan);

  /** Early rounds, and as many Late ones after them. */
  int roundsOfAPart(CityPlan plan);

  /** Who opposes those who play together. */
  Automaton automaton();

  /** Whether players who compete may begin with Loans. */
  boolean hardensCompetition();

  // Cards

  /** Whether those who play together may give each other equipment. */
  boolean givesEquipment();

  /** Whether cards can be spent and come back. */
  boolean spends();

  /** Whether an implant can be bought by somebody who has the same. */
  boolean sellsImplantsTwice();

  // The street

  /** The rule by which a deed is done. */
  Rule citing(Deed deed);

  /** The rule of spaces that bring Heat. */
  Rule risky();

  /** Tokens that only keep others away, for each player. */
  int decoys(CityPlan plan);

  /** What a turn in the slums gives beside a Chip. */
  int hustleHealth();

  /** What hard work costs, of Health and of Resolve each. */
  int hardWorkCosts();

  /** Whether a rest is for body and mind, or for one of them. */
  boolean restsWhole();

  // Challenges

  /** Whether a crew prepares together and rolls together, or one after the other. */
  boolean attemptsTogether();

  /** Whether a roll can cost something, so that one may think better of it. */
  boolean rollMayHurt();

  /** Rolls for a player and notes the result. */
  void roll(City city, Seat seat);

  /** The most that a roll can add. */
  int bestRoll();

  /** Whether a player may pay to roll again. */
  boolean canReroll(City city, Seat seat);

  /** The chance, in thousandths, that a roll adds at least so much. */
  int chance(int needed);

  // Conditions

  /** What being Shaken does at once, beside leaving. */
  void shake(City city, Seat seat);

  /** Whether laying low ends it. */
  boolean calmsByLayingLow();

  // Scoring

  /** The rule by which Agendas count. */
  Rule agendas();

  /** What Agendas are worth to somebody with so many Ideals. */
  int agendaBonus(int ideals, int agendas);

  /** Whether Chips decide between equals. */
  boolean tiesByChips();
}

package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_17_18;
import static nocturne.gangs.GangsRule.GN_20_03;
import static nocturne.gangs.GangsRule.GN_7_03;
import static nocturne.gangs.GangsRule.GN_7_06;
import static nocturne.gangs.GangsRule.GN_7_07;
import static nocturne.gangs.GangsRule.GN_7_18;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.CombatCard;
import nocturne.gangs.component.Tactic;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Seat;

/** A firefight in a district: who takes part, and its seven steps. */
public final class Firefight {

  private Firefight() {}

  /**
   * Starts a firefight next. Everybody with a unit there takes part, whether they like it or not.
   */
  @Cites({GN_7_06, GN_7_07, GN_17_18})
  public static void begin(NightCity city, int initiator, int district) {
    var at = city.at();
    int participants = 0;
    for (int side = 0; side < city.sides(); side++)
      if (Units.isIn(city, side, district)) participants |= 1 << side;
    at.fight.set(city, district + 1);
    at.initiator.set(city, initiator + 1);
    at.participants.set(city, participants);
    at.blanker.set(city, 0);
    at.copied.set(city, 0);
    at.immune.set(city, 0);
    at.winner.set(city, 0);
    at.revealed.clear(city);
    at.bonus.clear(city);
    at.secretsGained.clear(city);
    at.firepower.clear(city);
    at.owed.clear(city);
    at.lost.clear(city);
    at.pay.clear(city);
    at.payback.clear(city);
    if (city.isHeard())
      city.tell(GN_7_03, "firefight", city.name(initiator), city.board().district(district));
    city.then(
        new ChooseCards.Begin(),
        new Reveal.TurnUp(),
        new Compare.Next(0),
        new Casualties.Count(),
        new Feats.Judge(),
        new CleanUp());
    if (city.isPlayer(initiator)) city.then(new Swaps(Seat.of(initiator)));
  }

  /** Whether the firefight under way is in this district. */
  public static boolean isIn(NightCity city, int district) {
    return city.at().fight.get(city) == district + 1;
  }

  public static boolean isOn(NightCity city) {
    return city.at().fight.get(city) > 0;
  }

  public static int district(NightCity city) {
    return city.at().fight.get(city) - 1;
  }

  public static int initiator(NightCity city) {
    return city.at().initiator.get(city) - 1;
  }

  public static boolean takesPart(NightCity city, int side) {
    return (city.at().participants.get(city) & 1 << side) != 0;
  }

  /** Everybody in order, the initiator first; those who don't take part are to be passed over. */
  @Cites(GN_20_03)
  static int inOrder(NightCity city, int place) {
    return city.clockwise(initiator(city), place);
  }

  /** Whether a player takes part. */
  static boolean isPlaying(NightCity city, int side) {
    return takesPart(city, side) && city.isPlayer(side);
  }

  /** Who has more firepower than everybody else, or -1. */
  public static int singleHighest(NightCity city) {
    return city.at().winner.get(city) - 1;
  }

  /** Whether another card has blanked the effect of this one. */
  @Cites(GN_7_18)
  static boolean isBlanked(NightCity city, CombatCard card) {
    int blanker = city.at().blanker.get(city);
    return blanker > 0 && blanker != card.index() + 1;
  }

  /** Whether a side has played a card that does this and is not blanked. */
  static boolean has(NightCity city, int side, Tactic.Word word) {
    return count(city, side, word) > 0;
  }

  static int count(NightCity city, int side, Tactic.Word word) {
    if (!city.isPlayer(side)) return 0;
    var played = city.at().played(side);
    int count = 0;
    for (int place = 0; place < played.size(city); place++)
      if (played.isMarked(city, place, word.bit()) && !isBlanked(city, played.get(city, place)))
        count++;
    return count;
  }

  static boolean isImmune(NightCity city, int side) {
    return (city.at().immune.get(city) & 1 << side) != 0;
  }
}

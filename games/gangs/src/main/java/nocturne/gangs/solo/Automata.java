package nocturne.gangs.solo;

import static nocturne.gangs.GangsRule.GN_17_15;
import static nocturne.gangs.GangsRule.GN_18_07;
import static nocturne.gangs.GangsRule.GN_18_08;
import static nocturne.gangs.GangsRule.GN_18_11;
import static nocturne.gangs.GangsRule.GN_18_12;
import static nocturne.gangs.GangsRule.GN_18_13;
import static nocturne.gangs.GangsRule.GN_19_16;
import static nocturne.gangs.GangsRule.GN_19_17;
import static nocturne.gangs.GangsRule.GN_19_21;

import nocturne.gangs.Cites;
import nocturne.gangs.Fortune;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Kin;
import nocturne.gangs.component.Role;
import nocturne.gangs.firefight.Firefight;
import nocturne.gangs.unit.Units;

/** The opponents of the solo game in firefights, whoever starts them. */
@Cites({GN_17_15, GN_18_13})
public final class Automata {

  private Automata() {}

  /** A side that nobody plays draws its cards. */
  public static void draw(NightCity city, int side) {
    int count = draws(city, side);
    var played = city.at().played(side);
    for (int i = 0; i < count && !city.at().combatDeck.isEmpty(city); i++)
      city.at().combatDeck.moveTop(city, played);
    if (city.isHeard())
      city.tell(
          side == NightCity.JOHNNY ? GN_18_07 : GN_19_16,
          "automaton.drew",
          city.name(side),
          played.list(city));
  }

  @Cites({GN_18_07, GN_19_16})
  private static int draws(NightCity city, int side) {
    var numbers = city.contents().opponents();
    if (side == NightCity.JOHNNY) return numbers.johnnyDraws();
    int more = OpposingGang.behaviour(city).drawsWhenStarting();
    return more > 0 && Firefight.initiator(city) == side ? more : numbers.gangDraws();
  }

  /** The best of its cards, and what its behaviour card adds. */
  @Cites(GN_18_08)
  public static int firepower(NightCity city, int side) {
    int best = 0;
    var played = city.at().played(side);
    for (int place = 0; place < played.size(city); place++)
      best = Math.max(best, played.get(city, place).firepower());
    if (side == NightCity.JOHNNY) return best;
    var behaviour = OpposingGang.behaviour(city);
    best += behaviour.firepowerPerMark() * city.at().marks.get(city);
    if (Units.count(city, side, Role.NETRUNNER.bit(), Firefight.district(city)) > 0)
      best += behaviour.firepowerWithNetrunner();
    return best;
  }

  /** The gang is paid for having won. */
  public static void casualties(NightCity city) {
    if (city.plan().isSolo() && Firefight.singleHighest(city) == NightCity.OPPOSING_GANG)
      Fortune.cred(
          city, NightCity.OPPOSING_GANG, city.contents().opponents().gangHighest(), GN_19_17);
  }

  /** Their cards go under the deck, and both get what their cards say. */
  public static void afterFirefight(NightCity city) {
    if (!city.plan().isSolo()) return;
    for (int side = city.seatCount(); side < city.sides(); side++) putUnder(city, side);
    if (Firefight.takesPart(city, NightCity.JOHNNY)) johnny(city);
    if (Firefight.takesPart(city, NightCity.OPPOSING_GANG)) gang(city);
  }

  @Cites({GN_18_12, GN_19_21})
  private static void putUnder(NightCity city, int side) {
    var played = city.at().played(side);
    if (played.isEmpty(city)) return;
    played.shuffle(city);
    while (!played.isEmpty(city)) played.moveUnder(city, played.top(city), city.at().combatDeck);
  }

  private static void johnny(NightCity city) {
    var numbers = city.contents().opponents();
    int lost = 0;
    for (int side = 0; side < NightCity.JOHNNY; side++)
      lost += city.at().lost.get(city, side * Kin.COUNT + Kin.UNIT.ordinal());
    Fortune.cred(city, NightCity.JOHNNY, lost * numbers.johnnyPerLoss(), GN_18_11);
    if (Firefight.singleHighest(city) == NightCity.JOHNNY)
      Fortune.cred(city, NightCity.JOHNNY, numbers.johnnyHighest(), GN_18_11);
  }

  private static void gang(NightCity city) {
    int side = NightCity.OPPOSING_GANG;
    if (Firefight.singleHighest(city) == side) city.at().marks.set(city, 0);
    if (Firefight.initiator(city) == side)
      Fortune.cred(city, side, OpposingGang.behaviour(city).credForStarting(), GN_19_16);
  }
}

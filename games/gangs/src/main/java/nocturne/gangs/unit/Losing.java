package nocturne.gangs.unit;

import static nocturne.gangs.GangsRule.GN_2_22;
import static nocturne.gangs.GangsRule.GN_2_33;
import static nocturne.gangs.GangsRule.GN_2_35;
import static nocturne.gangs.GangsRule.GN_7_37;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Kin;
import nocturne.gangs.component.Piece;
import nocturne.gangs.component.Role;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.firefight.Firefight;
import nocturne.gangs.solo.OpposingGang;
import nocturne.gangs.story.Branches;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;

/** Units are killed, sacrificed, lost: they go back to the reserve. */
@Cites({GN_2_22, GN_2_33, GN_2_35})
public final class Losing {

  private Losing() {}

  /**
   * A unit is lost. What follows has to be on the agenda already, for the owner may have a say.
   *
   * @param sacrificed whether its own owner's effect or the Net takes it
   */
  public static void lose(NightCity city, Piece piece, boolean sacrificed, Rule rule) {
    int side = city.sideOf(piece);
    Units.take(city, side, piece.unit(), piece.spot().index());
    Units.reserve(city, side, piece.unit(), 1);
    if (city.isHeard()) city.tell(rule, "lost", city.name(side), piece.unit(), piece.spot());
    if (Firefight.isIn(city, piece.district())) note(city, side, piece, sacrificed);
    Drones.check(city, side, piece.district());
    Branches.watch(city);
  }

  @Cites(GN_7_37)
  private static void note(NightCity city, int side, Piece piece, boolean sacrificed) {
    for (var kin : KINS)
      if (kin.has(piece.unit())) city.at().lost.add(city, side * Kin.COUNT + kin.ordinal(), 1);
    if (city.plan().isSolo() && side == NightCity.OPPOSING_GANG)
      OpposingGang.lost(city, piece.unit());
    if (!sacrificed && city.hasAbility(side, Timing.LOSS))
      city.then(new Revenge(city.decider(side), piece.unit()));
  }

  private static final Kin[] KINS = Kin.values();

  /** Lists every unit in a district that can be killed. */
  public static void targets(NightCity city, int district, Options may) {
    for (int side = 0; side < city.sides(); side++)
      if (city.isGang(side)) Units.list(city, side, Role.ANY, district, may);
  }
}

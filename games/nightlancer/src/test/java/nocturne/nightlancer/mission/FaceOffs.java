package nocturne.nightlancer.mission;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.challenge.Trials.VAN;

import nocturne.kernel.Seat;
import nocturne.nightlancer.CityTable;

/** Two crews at the last stage, for tests. Everybody owns nothing and has 3 in Melee. */
final class FaceOffs {

  private FaceOffs() {}

  static CityTable crews(String edition, Seat[] first, Seat... second) {
    var table = CityTable.of(4, "edition", edition).missions(VAN);
    for (var seat : first) table.crew(seat, Crews.FIRST);
    for (var seat : second) table.crew(seat, Crews.SECOND);
    for (var seat : table.city().seats()) table.owns(seat).has(seat, 7, 1);
    return table;
  }

  /** Ann is in front, Ben behind. */
  static CityTable duel() {
    return crews("final", new Seat[] {ANN}, BEN);
  }

  static CityTable stageThree(CityTable table) {
    return table.run(StageOf.stage(0, 3));
  }

  /** Ann has named Melee, and Ben has accepted. */
  static CityTable accepted() {
    return stageThree(duel()).chooses(ANN, "stay", "melee").chooses(BEN, "stay");
  }

  /** Both attempt it, with so many crosshairs. */
  static CityTable fought(int first, int second) {
    return accepted().crosshairs(first, second).chooses(ANN, "attempt").chooses(BEN, "attempt");
  }
}

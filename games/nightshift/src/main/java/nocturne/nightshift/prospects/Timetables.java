package nocturne.nightshift.prospects;

import java.util.List;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Contents;
import nocturne.nightshift.component.Contents.Shift;

/** The timetable of each shift. */
final class Timetables {

  private final Timetable[] byShift = new Timetable[Shift.values().length];

  Timetables(Contents contents) {
    for (var shift : Shift.values())
      byShift[shift.ordinal()] = new Timetable(contents.timers().getOrDefault(shift, List.of()));
  }

  Timetable of(Club club) {
    return byShift[club.plan().shift().ordinal()];
  }
}

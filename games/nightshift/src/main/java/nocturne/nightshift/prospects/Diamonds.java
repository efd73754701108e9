package nocturne.nightshift.prospects;

import nocturne.nightshift.Club;
import nocturne.nightshift.component.Contents;
import nocturne.nightshift.component.Spot;

/** What Diamond has and may expect: face-down Tippers pay her at every Refresh. */
final class Diamonds {

  private static final int MOST_REFRESHES = 20;

  /** What so many face-down Tippers bring her over so many Refreshes, if nobody flips them. */
  private final float[][] tips = new float[MOST_REFRESHES + 1][Spot.COUNT + 2];

  Diamonds(Contents contents) {
    long tippers = contents.customers().stream().filter(guest -> guest.tipper()).count();
    float share = (float) tippers / contents.customers().size();
    int tip = contents.house().diamondTip();
    for (int refreshes = 1; refreshes <= MOST_REFRESHES; refreshes++) {
      for (int now = 0; now <= Spot.COUNT + 1; now++) {
        float then = now + share * (Spot.COUNT - now);
        tips[refreshes][now] = tip * then + between(tips[refreshes - 1], then);
      }
    }
  }

  private static float between(float[] row, float tippers) {
    int below = Math.clamp((int) tippers, 0, row.length - 2);
    return row[below] + (tippers - below) * (row[below + 1] - row[below]);
  }

  float worth(Club club, Timetable timetable) {
    int refreshes = timetable.refreshesAfter(club.round());
    return club.at().diamondCash.get(club) + tips[refreshes][club.tippers()];
  }

  /** What turning up a Tipper costs her. */
  float tipper(Club club, Timetable timetable) {
    var row = tips[timetable.refreshesAfter(club.round())];
    return row[1] - row[0];
  }
}

package nocturne.nightlancer;

import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.street.Spaces;

/** Tables on which nothing lies open, as at the end of a round. */
public final class BetweenRounds {

  private BetweenRounds() {}

  /** A game in its first round, of which missions and market have been cleared away. */
  public static CityTable of(int players, String... settings) {
    var table = CityTable.of(players, settings);
    var city = table.city();
    for (int slot = 0; slot < Places.MISSIONS; slot++)
      if (city.isOpen(slot)) Crews.discard(city, slot);
    for (var space : city.contents().spaces()) if (space.pair() >= 0) Spaces.clearPair(city, space);
    return table;
  }
}

package nocturne.nightlancer.scoring;

import static nocturne.nightlancer.CityTable.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;

/** Tables at the end of a game. */
final class Reckoning {

  private Reckoning() {}

  /** Nobody has anything: no cards, Chips, Heat, Loans, Ideals or Prospects. */
  static CityTable of(int players, String... settings) {
    var table = CityTable.of(players, settings);
    for (var seat : Seats.first(players))
      table
          .owns(seat)
          .opportunities(seat)
          .chips(seat, 0)
          .heat(seat, 0)
          .loans(seat, 0)
          .ideals(seat, 0)
          .prospects(seat, 0);
    return table;
  }

  /** Two players; Ben, who comes second, still has a pistol to sell, and so is waited for. */
  static CityTable upToBen(String... settings) {
    return of(2, settings).owns(BEN, "service-pistol");
  }

  static CityTable prototypeUpToBen() {
    return upToBen("edition", "prototype");
  }

  /** Nobody has anything to decide: the game is counted and over. */
  static CityTable count(CityTable table) {
    table.run(new Scoring());
    assertThat(table.city().isOver()).isTrue();
    return table;
  }

  /** The seat that has a place in the end. */
  static Seat placed(CityTable table, int place) {
    return table.city().result().orElseThrow().standings().stream()
        .filter(standing -> standing.place() == place)
        .findFirst()
        .orElseThrow()
        .seat();
  }
}

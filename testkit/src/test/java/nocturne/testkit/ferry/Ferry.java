package nocturne.testkit.ferry;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nocturne.kernel.Chance;
import nocturne.kernel.Layout;
import nocturne.kernel.Register;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Sight;
import nocturne.kernel.Table;
import nocturne.kernel.Zone;

/** A table of the Ferry. */
public final class Ferry extends Table<Ferry> {

  private final Places at;
  private final Fault fault;
  private final int[] shared;

  Ferry(Places at, Fault fault, int seats, Chance chance) {
    super(at.layout, seats, chance);
    this.at = at;
    this.fault = fault;
    this.shared = new int[1];
  }

  private Ferry(Ferry other) {
    super(other);
    at = other.at;
    fault = other.fault;
    shared = other.shared;
  }

  @Override
  public Ferry copy() {
    return new Ferry(this);
  }

  @Override
  protected Ferry self() {
    return this;
  }

  public Places at() {
    return at;
  }

  public boolean has(Fault fault) {
    return this.fault == fault;
  }

  /** What a table must not keep: a number outside its registers. */
  int nextShared() {
    return shared[0]++;
  }

  public Zone<Crate> hands(Seat seat) {
    return at.hands.get(seat.index());
  }

  public Zone<Crate> cabin(Seat seat) {
    return at.cabins.get(seat.index());
  }

  public Register price(Seat seat) {
    return at.prices.get(seat.index());
  }

  /** Every place on the ferry. */
  public static final class Places {

    private final Layout layout = new Layout();
    public final List<Crate> crates = IntStream.range(0, 12).mapToObj(Crate::new).toList();
    public final Zone<Crate> hold;
    public final Zone<Crate> quay;
    private final List<Zone<Crate>> hands = new ArrayList<>();
    private final List<Zone<Crate>> cabins = new ArrayList<>();
    private final List<Register> prices = new ArrayList<>();
    public final Register shown;
    public final Register score;
    public final Register tide;

    Places(int seats) {
      var kind = layout.kind("crates", crates);
      hold = layout.zone("hold", kind, Sight.HIDDEN, 13);
      quay = layout.zone("quay", kind, Sight.OPEN, 13);
      for (int i = 0; i < seats; i++) {
        var owner = Seats.of(Seat.of(i));
        hands.add(layout.zone("hands of " + (i + 1), kind, Sight.only(owner)));
        cabins.add(layout.zone("cabin of " + (i + 1), kind, Sight.faceDownFor(Seat.of(i))));
        prices.add(layout.secret("price of " + (i + 1), 1, owner, 2));
      }
      shown = layout.register("shown prices", seats);
      score = layout.register("score", seats);
      tide = layout.register("tide", 1);
    }
  }
}

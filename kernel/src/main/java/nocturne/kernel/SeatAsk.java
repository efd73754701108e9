package nocturne.kernel;

/** An ask of one seat, which its record names. */
public interface SeatAsk<T extends Table<T>> extends Ask<T> {

  Seat seat();

  @Override
  default Seats asked(T table) {
    return Seats.of(seat());
  }
}

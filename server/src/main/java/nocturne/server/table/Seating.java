package nocturne.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import nocturne.kernel.Seat;
import nocturne.kernel.Setup;

/** Who sits where at a table. */
final class Seating {

  private final List<Optional<Sitter>> sitters = new ArrayList<>();

  /** As it was planned: bots are there, people come. */
  Seating(List<Terms.SeatPlan> plans) {
    for (var plan : plans)
      sitters.add(plan.isBot() ? Optional.of(Sitter.bot(plan.bot())) : Optional.empty());
  }

  List<Optional<Sitter>> list() {
    return List.copyOf(sitters);
  }

  Optional<Sitter> at(Seat seat) {
    return sitters.get(seat.index());
  }

  /** The seat of somebody, if there is one. */
  Optional<Seat> of(String identity) {
    for (int i = 0; i < sitters.size(); i++) {
      if (sitters.get(i).filter(sitter -> sitter.is(identity)).isPresent())
        return Optional.of(Seat.of(i));
    }
    return Optional.empty();
  }

  /** Everybody by the number of the seat: who they are is no part of the game. */
  List<Setup.Player> players() {
    var players = new ArrayList<Setup.Player>();
    for (var sitter : sitters)
      players.add(new Setup.Player("seat " + (players.size() + 1), sitter.orElseThrow().bot()));
    return players;
  }

  void sit(int seat, Sitter sitter) {
    sitters.set(seat, Optional.of(sitter));
  }

  void rise(int seat) {
    sitters.set(seat, Optional.empty());
  }

  void change(int seat, UnaryOperator<Sitter> change) {
    sitters.set(seat, sitters.get(seat).map(change));
  }
}

package nocturne.server.guard;

import java.util.List;
import nocturne.kernel.Component;
import nocturne.kernel.Setup;

/**
 * Two tables that differ only in what a seat can't know, and how both are played on.
 *
 * @param deal of one of them; the other begins without the exchange
 * @param turns the choices that are made at both
 * @param whole whether they lead to the end of the game
 * @param othersKnowMore whether another seat can read something that the seat can't
 * @param inHands whether something lies elsewhere that another seat can read
 */
record Twins(
    Setup setup,
    Deal deal,
    List<Deal.Turn> turns,
    boolean whole,
    boolean othersKnowMore,
    boolean inHands) {

  /** What the seat does not see as long as they are played. */
  List<String> secrets() {
    return deal.exchange().instead().keySet().stream().map(Component::id).sorted().toList();
  }

  /** Those of them that it did not see before either. */
  List<String> neverSeen() {
    return deal.exchange().instead().keySet().stream()
        .filter(component -> !deal.familiar().contains(component))
        .map(Component::id)
        .toList();
  }

  @Override
  public String toString() {
    return "twins of %d seats with %s, seen from %s, luck %d, turns %d to %d%s, %d components exchanged"
        .formatted(
            setup.seats(),
            setup.variant().values(),
            deal.seat(),
            deal.luck(),
            deal.before().size() + 1,
            deal.before().size() + turns.size(),
            whole ? " to the end" : "",
            secrets().size());
  }
}

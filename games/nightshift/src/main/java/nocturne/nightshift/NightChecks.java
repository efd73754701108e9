package nocturne.nightshift;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.nightshift.component.Customer;
import nocturne.nightshift.component.PowerCard;
import nocturne.nightshift.effect.ReturnDrink;
import nocturne.nightshift.floor.FloorTurn;

/** What always holds at a table of Nightshift between two choices, whatever was played. */
public final class NightChecks {

  /** What must hold; the numbers are those of the rules ledger. */
  public enum Invariant {
    /** INV-01: a table has one Customer at most, and a token lies on one who is face up. */
    TOKENS_LIE_ON_GUESTS,
    /** INV-02: a player's token lies in one place and shows a Room. */
    ONE_TOKEN_EACH,
    /** INV-03: nobody has more than three Drinks, except while returning the fourth. */
    THREE_DRINKS,
    /** INV-04: money is never owed and comes in notes of $500. */
    WHOLE_NOTES,
    /** INV-05: no Customer is lost. */
    ALL_CUSTOMERS,
    /** INV-06: no Power Card is lost, and those of other modes stay out. */
    ALL_POWER_CARDS,
    /** INV-07: no card of the Private Room is lost. */
    ALL_DANCES,
    /** INV-08: only a floor turn has Energy. */
    ENERGY_ON_THE_FLOOR,
    /** INV-09: a Commitment is kept before anything else is done. */
    COMMITMENT_FIRST,
    /** INV-10: a Customer is collected once. */
    COLLECTED_ONCE
  }

  private static final int SMALLEST_NOTE = 500;

  private final Club club;
  private final Places at;
  private final Set<Invariant> broken = EnumSet.noneOf(Invariant.class);

  private NightChecks(Club club) {
    this.club = club;
    this.at = club.at();
  }

  /** What does not hold; nothing at a sound table. */
  public static Set<Invariant> broken(Club club) {
    var checks = new NightChecks(club);
    checks.tables();
    checks.cards();
    var next = club.isOver() ? List.<Step<Club>>of() : club.agenda();
    for (var seat : club.seats()) checks.player(seat, next);
    boolean floorTurn = club.active().isPresent() && checks.at.inRoom.isEmpty(club);
    int energy = checks.at.energy.get(club);
    checks.require(energy == 0 || (energy > 0 && floorTurn), Invariant.ENERGY_ON_THE_FLOOR);
    checks.require(isWhole(checks.at.diamondCash.get(club)), Invariant.WHOLE_NOTES);
    return checks.broken;
  }

  private void require(boolean holds, Invariant invariant) {
    if (!holds) broken.add(invariant);
  }

  private static boolean isWhole(int cash) {
    return cash >= 0 && cash % SMALLEST_NOTE == 0;
  }

  private void tables() {
    var owners = new HashSet<Seat>();
    for (var spot : club.spots()) {
      require(club.table(spot).size(club) <= 1, Invariant.TOKENS_LIE_ON_GUESTS);
      var owner = club.committedTo(spot);
      require(
          owner.isPresent() == at.tokenRoom.get(club, spot.index()) > 0, Invariant.ONE_TOKEN_EACH);
      if (owner.isEmpty()) continue;
      require(club.guest(spot).isPresent(), Invariant.TOKENS_LIE_ON_GUESTS);
      require(owners.add(owner.get()), Invariant.ONE_TOKEN_EACH);
    }
  }

  private void cards() {
    int customers =
        at.customerDeck.size(club)
            + at.customerDiscard.size(club)
            + at.inRoom.size(club)
            + at.subscribersOfDiamond.size(club);
    for (var table : at.tables) customers += table.size(club);
    int power = at.powerDeck.size(club) + at.powerDiscard.size(club) + at.powerPlayed.size(club);
    var collected = new HashSet<Customer>();
    for (var seat : club.seats()) {
      customers += at.collected(seat).size(club);
      power += at.hand(seat).size(club);
      for (var guest : at.collected(seat).list(club))
        require(collected.add(guest), Invariant.COLLECTED_ONCE);
    }
    int dances =
        at.danceDeck.size(club)
            + at.danceDiscard.size(club)
            + at.danced.size(club)
            + at.pendingDance.size(club)
            + at.cancelledDances.size(club);
    require(customers == club.contents().customers().size(), Invariant.ALL_CUSTOMERS);
    require(power == powerCardsOfTheMode(), Invariant.ALL_POWER_CARDS);
    require(dances == club.contents().dances().size(), Invariant.ALL_DANCES);
  }

  private long powerCardsOfTheMode() {
    var mode = club.plan().mode();
    return club.contents().powerCards().stream()
        .filter(card -> mode != Mode.SOLO || card.star() == PowerCard.Star.NONE)
        .filter(card -> mode != Mode.CO_OP || card.star() != PowerCard.Star.SOLID)
        .count();
  }

  private void player(Seat seat, List<Step<Club>> next) {
    require(isWhole(club.cash(seat)), Invariant.WHOLE_NOTES);
    boolean returns =
        !next.isEmpty() && next.getFirst() instanceof ReturnDrink it && it.seat().equals(seat);
    int most = ReturnDrink.LIMIT + (returns ? 1 : 0);
    require(
        at.shots.get(club, seat.index()) >= 0
            && at.champagnes.get(club, seat.index()) >= 0
            && club.drinks(seat) <= most,
        Invariant.THREE_DRINKS);
    boolean onTheFloor =
        !next.isEmpty() && next.getFirst() instanceof FloorTurn it && it.seat().equals(seat);
    boolean inARoom = club.isAt(seat, Place.PRIVATE_ROOM) || club.isAt(seat, Place.VIP_ROOM);
    require(
        !(onTheFloor || inARoom) || club.commitment(seat).isEmpty(), Invariant.COMMITMENT_FIRST);
  }
}

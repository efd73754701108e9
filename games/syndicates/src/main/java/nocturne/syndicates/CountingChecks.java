package nocturne.syndicates;

import static nocturne.syndicates.SyndicatesRule.SM_21_01;
import static nocturne.syndicates.SyndicatesRule.SM_21_02;
import static nocturne.syndicates.SyndicatesRule.SM_21_03;
import static nocturne.syndicates.SyndicatesRule.SM_21_04;
import static nocturne.syndicates.SyndicatesRule.SM_21_05;
import static nocturne.syndicates.SyndicatesRule.SM_21_06;
import static nocturne.syndicates.SyndicatesRule.SM_21_07;
import static nocturne.syndicates.SyndicatesRule.SM_21_08;
import static nocturne.syndicates.SyndicatesRule.SM_21_09;
import static nocturne.syndicates.SyndicatesRule.SM_21_10;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.IntStream;
import nocturne.syndicates.turn.Hustle;

/** What always counts up at a table between two choices, whatever was played. */
public final class CountingChecks {

  private static final int[] DECK_OF_ROUND_2 = {27, 18, 19, 20};
  private static final int[] DECK_OF_ROUND_3 = {38, 32, 36, 40};

  private final Moon moon;
  private final Places at;
  private final Set<SyndicatesRule> broken = EnumSet.noneOf(SyndicatesRule.class);

  private CountingChecks(Moon moon) {
    this.moon = moon;
    this.at = moon.at();
  }

  /** The counting rules that don't hold; none at a sound table. */
  public static Set<SyndicatesRule> broken(Moon moon) {
    var checks = new CountingChecks(moon);
    checks.always();
    boolean turnBegins = !moon.isOver() && moon.agenda().getFirst() instanceof Hustle;
    if (turnBegins) checks.whenTurnBegins();
    if (turnBegins && moon.at().turnsTaken.get(moon) == 0) checks.whenRoundBegins();
    return checks.broken;
  }

  private void require(boolean holds, SyndicatesRule rule) {
    if (!holds) broken.add(rule);
  }

  private void always() {
    require(agents() == 10 * syndicates(), SM_21_01);
    require(operations() == moon.contents().operations().size(), SM_21_02);
    for (int party = 0; party < Party.COUNT; party++)
      require(influenceIsWhole(Party.of(party)), SM_21_03);
    for (var sector : moon.contents().sectors()) {
      boolean marked = moon.status(sector) != Moon.Status.NONE;
      require(marked || moon.statusOwner(sector) == Party.of(0), SM_21_06);
      require(!marked || moon.influence(sector, moon.statusOwner(sector)) > 0, SM_21_07);
    }
    int onBoard = at.board.size(moon);
    require(onBoard == 5 || (onBoard < 5 && at.bag.isEmpty(moon)), SM_21_10);
  }

  private long syndicates() {
    return moon.contents().syndicates().stream().filter(moon::isInPlay).count();
  }

  private int agents() {
    int sum =
        at.deck.size(moon)
            + at.burnPile.size(moon)
            + at.focusPile.size(moon)
            + at.kingpinDraw.size(moon);
    sum += at.row.stream().mapToInt(slot -> slot.size(moon)).sum();
    for (int seat = 0; seat < moon.seatCount(); seat++) {
      var party = Party.of(seat);
      sum += hand(party) + at.banked(party).size(moon) + at.stack(party).size(moon);
    }
    return sum + (moon.hasKingpin() ? at.stack(Party.KINGPIN).size(moon) : 0);
  }

  private int hand(Party party) {
    return at.hand(party).size(moon) + at.picked(party).size(moon);
  }

  /** Without the petty crime tokens, of which every player keeps one. */
  private int operations() {
    int sum = at.bag.size(moon) + at.board.size(moon) + at.starting.size(moon) - moon.seatCount();
    for (int seat = 0; seat < moon.seatCount(); seat++) sum += at.owned(Party.of(seat)).size(moon);
    return sum + (moon.hasKingpin() ? at.owned(Party.KINGPIN).size(moon) : 0);
  }

  private boolean influenceIsWhole(Party party) {
    boolean plays = party.isKingpin() ? moon.hasKingpin() : party.index() < moon.seatCount();
    int sum = moon.supply(party);
    for (var sector : moon.contents().sectors()) {
      if (moon.influence(sector, party) < 0) return false;
      sum += moon.influence(sector, party);
    }
    return moon.supply(party) >= 0 && sum == (plays ? Moon.INFLUENCE : 0);
  }

  private void whenTurnBegins() {
    boolean rowIsLaid = moon.hasCardRow() && moon.round() < 3;
    long filled = at.row.stream().filter(slot -> !slot.isEmpty(moon)).count();
    require(rowIsLaid ? filled == 5 || at.deck.isEmpty(moon) : filled == 0, SM_21_08);
    int turn = at.turnsTaken.get(moon) / moon.seatCount() + 1;
    var party = moon.onTurn().orElseThrow();
    require(hand(party) == 7 - turn, SM_21_09);
  }

  private void whenRoundBegins() {
    int players = moon.seatCount() - 2;
    int burned = at.burnPile.size(moon);
    int row = moon.hasCardRow() ? 0 : 5;
    boolean complete =
        !at.deck.isEmpty(moon)
            && IntStream.range(0, moon.seatCount()).allMatch(seat -> hand(Party.of(seat)) == 6);
    if (moon.round() == 2 && complete)
      require(at.deck.size(moon) == DECK_OF_ROUND_2[players] + row - burned, SM_21_04);
    if (moon.round() == 3)
      require(at.deck.size(moon) == DECK_OF_ROUND_3[players] - burned, SM_21_05);
  }
}

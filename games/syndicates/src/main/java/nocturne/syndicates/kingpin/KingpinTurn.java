package nocturne.syndicates.kingpin;

import static nocturne.syndicates.SyndicatesRule.SM_19_09;
import static nocturne.syndicates.SyndicatesRule.SM_19_10;
import static nocturne.syndicates.SyndicatesRule.SM_19_11;
import static nocturne.syndicates.SyndicatesRule.SM_19_12;
import static nocturne.syndicates.SyndicatesRule.SM_19_13;
import static nocturne.syndicates.SyndicatesRule.SM_19_14;
import static nocturne.syndicates.SyndicatesRule.SM_19_19;
import static nocturne.syndicates.SyndicatesRule.SM_19_20;

import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.kernel.Zone;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Agent;
import nocturne.syndicates.turn.Above;

/**
 * The Kingpin's turn after a player's: a card by the die, its sentences above the line, an
 * operation, a full row.
 */
public record KingpinTurn(Seat seat) implements Step<Moon> {

  /** The label of the Kingpin die: 0 to 4 are the slots of the row, 5 is BOB. */
  public static final String DIE = "kingpin die";

  private static final int FACES = 6;

  @Override
  @Cites({SM_19_09, SM_19_12})
  public void run(Moon moon) {
    moon.at().onTurn.set(moon, Party.KINGPIN.index() + 1);
    var by = Acting.kingpin(seat);
    moon.then(new KingpinOperation(seat), new RefillRow());
    int face = moon.chance(DIE).below(FACES);
    var from = source(moon, face);
    if (from.isEmpty(moon)) {
      moon.tell(SM_19_13, "kingpin.no-card");
      return;
    }
    from.moveTop(moon, moon.at().stack(Party.KINGPIN));
    var card = moon.at().stack(Party.KINGPIN).top(moon);
    if (face < moon.at().row.size()) moon.tell(SM_19_10, "kingpin.slot", face + 1, card);
    else moon.tell(SM_19_11, "kingpin.bob", card);
    moon.then(new KingpinAbove(by, card));
  }

  /** The slot that the die shows; the Deck for BOB or an empty slot. */
  @Cites({SM_19_10, SM_19_11, SM_19_13})
  private static Zone<Agent> source(Moon moon, int face) {
    var row = moon.at().row;
    return face < row.size() && !row.get(face).isEmpty(moon) ? row.get(face) : moon.at().deck;
  }

  /**
   * The card's sentences above the line, and after them those of a card it gambled for; never those
   * below.
   */
  @Cites({SM_19_14, SM_19_19, SM_19_20})
  record KingpinAbove(Acting by, Agent card) implements Step<Moon> {

    @Override
    public void run(Moon moon) {
      moon.at().gambled.set(moon, 0);
      moon.then(new FollowGamble(by));
      Above.begin(moon, by, card);
    }
  }

  /** Goes on with the card that the Kingpin gambled for, if it did. */
  record FollowGamble(Acting by) implements Step<Moon> {

    @Override
    public void run(Moon moon) {
      int gambled = moon.at().gambled.get(moon);
      if (gambled > 0) moon.then(new KingpinAbove(by, moon.contents().agents().get(gambled - 1)));
    }
  }
}

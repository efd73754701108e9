package nocturne.syndicates.setup;

import static nocturne.syndicates.SyndicatesRule.SM_19_01;
import static nocturne.syndicates.SyndicatesRule.SM_19_02;
import static nocturne.syndicates.SyndicatesRule.SM_19_03;
import static nocturne.syndicates.SyndicatesRule.SM_19_04;
import static nocturne.syndicates.SyndicatesRule.SM_19_05;
import static nocturne.syndicates.SyndicatesRule.SM_20_02;
import static nocturne.syndicates.SyndicatesRule.SM_2_01;
import static nocturne.syndicates.SyndicatesRule.SM_2_02;
import static nocturne.syndicates.SyndicatesRule.SM_2_09;
import static nocturne.syndicates.SyndicatesRule.SM_2_10;
import static nocturne.syndicates.SyndicatesRule.SM_2_11;
import static nocturne.syndicates.SyndicatesRule.SM_2_12;
import static nocturne.syndicates.SyndicatesRule.SM_2_14;
import static nocturne.syndicates.SyndicatesRule.SM_2_15;
import static nocturne.syndicates.SyndicatesRule.SM_2_16;
import static nocturne.syndicates.SyndicatesRule.SM_2_18;
import static nocturne.syndicates.SyndicatesRule.SM_2_19;
import static nocturne.syndicates.SyndicatesRule.SM_2_20;
import static nocturne.syndicates.SyndicatesRule.SM_2_21;
import static nocturne.syndicates.SyndicatesRule.SM_2_22;
import static nocturne.syndicates.SyndicatesRule.SM_2_23;
import static nocturne.syndicates.SyndicatesRule.SM_2_28;
import static nocturne.syndicates.SyndicatesRule.SM_2_29;
import static nocturne.syndicates.SyndicatesRule.SM_2_31;
import static nocturne.syndicates.SyndicatesRule.SM_2_32;
import static nocturne.syndicates.SyndicatesRule.SM_2_39;
import static nocturne.syndicates.SyndicatesRule.SM_2_40;

import java.util.ArrayList;
import java.util.List;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Syndicate;
import nocturne.syndicates.round.CardRow;
import nocturne.syndicates.turn.Claiming;

/**
 * Lays out the board, deals, and asks for the starting positions.
 *
 * @param count how many syndicates are in play
 * @param chosen those that the table has selected; none leaves them to chance
 */
public record SetUp(int count, List<Syndicate> chosen) implements Step<Moon> {

  private static final int HAND = 6;
  private static final int OBJECTIVES = 3;
  private static final int FACE_UP_IN_ROUND_3 = 5;

  /** By number of players, from two. */
  private static final List<Rule> FACE_UP_RULE = List.of(SM_2_19, SM_2_20, SM_2_21, SM_2_22);

  @Override
  public void run(Moon moon) {
    moon.at().round.set(moon, 1);
    receiveInfluence(moon);
    chooseSyndicates(moon);
    layOutCards(moon);
    dealObjectives(moon);
    placeOperations(moon);
    chooseFirstPlayer(moon);
    showStartingOperations(moon);
    moon.then(new StartingPosition(0));
  }

  @Cites({SM_2_01, SM_2_02, SM_2_39, SM_19_01, SM_19_02, SM_19_03, SM_19_04})
  private static void receiveInfluence(Moon moon) {
    for (int seat = 0; seat < moon.seatCount(); seat++) moon.receiveInfluence(Party.of(seat));
    if (moon.hasKingpin()) moon.receiveInfluence(Party.KINGPIN);
  }

  @Cites({SM_2_11, SM_2_12})
  private void chooseSyndicates(Moon moon) {
    var syndicates = new ArrayList<>(chosen);
    if (chosen.isEmpty()) {
      var left = new ArrayList<>(moon.contents().syndicates());
      var chance = moon.chance("syndicates");
      for (int i = 0; i < count; i++) syndicates.add(left.remove(chance.below(left.size())));
    }
    var at = moon.at();
    for (var syndicate : syndicates) {
      moon.bringIntoPlay(syndicate);
      moon.tell(chosen.isEmpty() ? SM_2_09 : SM_2_10, "syndicate", syndicate);
    }
    for (var agent : moon.contents().agents()) {
      if (moon.isInPlay(agent.syndicate())) at.outOfPlay.move(moon, agent, at.deck);
    }
    at.deck.shuffle(moon);
  }

  @Cites({SM_2_40, SM_20_02})
  private static void layOutCards(Moon moon) {
    var at = moon.at();
    at.deck.moveTop(moon, at.burnPile);
    moon.tell(SM_2_14, "burn-pile.begun", at.burnPile.top(moon));
    if (moon.hasCardRow()) CardRow.fill(moon, SM_2_15);
    for (int card = 0; card < HAND; card++) {
      for (int seat = 0; seat < moon.seatCount(); seat++)
        at.deck.moveTop(moon, at.hand(Party.of(seat)));
    }
    moon.tell(SM_2_16, "dealt", HAND);
  }

  @Cites({SM_2_18, SM_2_23})
  private static void dealObjectives(Moon moon) {
    var at = moon.at();
    at.objectiveDeck.shuffle(moon);
    for (int card = 0; card < OBJECTIVES; card++) {
      for (int seat = 0; seat < moon.seatCount(); seat++) {
        at.objectiveDeck.moveTop(moon, at.objectives(Party.of(seat)));
      }
    }
    for (int i = moon.seatCount(); i < FACE_UP_IN_ROUND_3; i++) {
      at.objectiveDeck.moveTop(moon, at.faceUpObjectives);
      var objective = at.faceUpObjectives.top(moon);
      moon.tell(FACE_UP_RULE.get(moon.seatCount() - 2), "objective.face-up", objective);
      ScoreTokens.place(moon, objective);
    }
  }

  @Cites(SM_2_28)
  private static void placeOperations(Moon moon) {
    moon.at().bag.shuffle(moon);
    Claiming.fillBoard(moon, SM_2_29);
  }

  private static void chooseFirstPlayer(Moon moon) {
    int first = moon.chance("first player").below(moon.seatCount());
    moon.at().firstPlayer.set(moon, first);
    moon.tell(SM_2_31, "first-player.random", Seat.of(first));
  }

  @Cites({SM_2_32, SM_19_05})
  private static void showStartingOperations(Moon moon) {
    var bag = moon.at().bag;
    for (int i = 0; i < moon.seatCount(); i++)
      bag.moveFaceDown(moon, bag.top(moon), moon.at().starting);
  }
}

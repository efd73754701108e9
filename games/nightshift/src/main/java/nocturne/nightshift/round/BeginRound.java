package nocturne.nightshift.round;

import static nocturne.nightshift.NightshiftRule.NS_17_10;
import static nocturne.nightshift.NightshiftRule.NS_1_15;
import static nocturne.nightshift.NightshiftRule.NS_7_01;
import static nocturne.nightshift.NightshiftRule.NS_7_03;
import static nocturne.nightshift.NightshiftRule.NS_7_04;
import static nocturne.nightshift.NightshiftRule.NS_7_06;
import static nocturne.nightshift.NightshiftRule.NS_7_08;
import static nocturne.nightshift.NightshiftRule.NS_7_09;
import static nocturne.nightshift.NightshiftRule.NS_9_08;
import static nocturne.nightshift.NightshiftRule.NS_9_10;
import static nocturne.nightshift.NightshiftRule.NS_9_11;
import static nocturne.nightshift.NightshiftRule.NS_9_12;
import static nocturne.nightshift.NightshiftRule.NS_9_13;
import static nocturne.nightshift.NightshiftRule.NS_9_14;
import static nocturne.nightshift.NightshiftRule.NS_9_15;
import static nocturne.nightshift.NightshiftRule.NS_9_17;

import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.closing.Closing;
import nocturne.nightshift.effect.Effect;
import nocturne.nightshift.floor.Turn;
import nocturne.nightshift.stage.StageStep;

/** A round: the stage step, the board step, a turn for everybody; then the timer moves on. */
@Cites({NS_7_04, NS_7_09, NS_9_12})
public record BeginRound() implements Step<Club> {

  private static final int ENERGY = 4;

  @Override
  public void run(Club club) {
    club.at().roundEnergy.set(club, ENERGY);
    club.at().roundRoll.set(club, 0);
    club.tell(NS_7_01, "round", club.round(), club.plan().rounds().size(), club.roundPlan().kind());
    club.then(new BoardStep(), new TakeTurns(0));
    new StageStep().run(club);
  }

  /** What the timer demands before the turns, when the stage is nobody's any more. */
  record BoardStep() implements Step<Club> {

    @Override
    @Cites({NS_7_03, NS_7_06, NS_9_11, NS_17_10})
    public void run(Club club) {
      club.at().active.set(club, 0);
      switch (club.roundPlan().kind()) {
        case PLAIN, FINAL -> {}
        case REFRESH -> Refresh.run(club);
        case EVENT -> event(club);
        case LIGHTS_ON -> {
          Refresh.run(club);
          for (var spot : club.spots()) if (club.isFaceDown(spot)) club.flip(spot, NS_9_10);
        }
      }
    }

    private static void event(Club club) {
      club.at().eventDeck.moveTop(club, club.at().eventShown);
      var card = club.at().eventShown.top(club);
      club.tell(NS_9_08, "event", card);
      for (int i = card.effects().size() - 1; i >= 0; i--) {
        club.then(new EventEffect(club.inTurnOrder(0), card.effects().get(i)));
      }
    }
  }

  /** One line of an Event card; where an order matters it begins with the first player. */
  record EventEffect(Seat first, Effect effect) implements Step<Club> {

    @Override
    public void run(Club club) {
      effect.perform(club, first);
    }
  }

  /** A turn for each player, clockwise from the first. */
  record TakeTurns(int place) implements Step<Club> {

    @Override
    @Cites(NS_1_15)
    public void run(Club club) {
      Turn.end(club);
      if (place == club.seatCount()) {
        new Advance().run(club);
      } else {
        club.then(new TakeTurns(place + 1));
        Turn.begin(club, club.inTurnOrder(place));
      }
    }
  }

  /** The timer moves on; after the Final round, Commitments that are left are played out. */
  record Advance() implements Step<Club> {

    @Override
    @Cites({NS_7_08, NS_9_15})
    public void run(Club club) {
      if (club.round() < club.plan().rounds().size()) {
        club.at().round.add(club, 0, 1);
        new BeginRound().run(club);
      } else {
        club.then(new ExtraTurns(0));
      }
    }
  }

  /**
   * One room turn more for everybody with a Committed Customer, in turn order; then the club
   * closes.
   */
  record ExtraTurns(int place) implements Step<Club> {

    @Override
    @Cites({NS_9_14, NS_9_17})
    public void run(Club club) {
      if (place == club.seatCount()) {
        club.then(new Closing());
        return;
      }
      club.then(new ExtraTurns(place + 1));
      var seat = club.inTurnOrder(place);
      if (club.commitment(seat).isEmpty()) return;
      club.tell(NS_9_13, "extra-turn", seat);
      club.then(new Turn(seat));
    }
  }
}

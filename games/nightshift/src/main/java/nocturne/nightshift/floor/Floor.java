package nocturne.nightshift.floor;

import static nocturne.nightshift.NightshiftRule.NS_2_04;
import static nocturne.nightshift.NightshiftRule.NS_2_06;
import static nocturne.nightshift.NightshiftRule.NS_2_07;
import static nocturne.nightshift.NightshiftRule.NS_2_11;
import static nocturne.nightshift.NightshiftRule.NS_2_12;
import static nocturne.nightshift.NightshiftRule.NS_2_13;
import static nocturne.nightshift.NightshiftRule.NS_2_14;
import static nocturne.nightshift.NightshiftRule.NS_2_15;
import static nocturne.nightshift.NightshiftRule.NS_2_16;
import static nocturne.nightshift.NightshiftRule.NS_2_17;
import static nocturne.nightshift.NightshiftRule.NS_2_18;
import static nocturne.nightshift.NightshiftRule.NS_2_21;
import static nocturne.nightshift.NightshiftRule.NS_2_23;
import static nocturne.nightshift.NightshiftRule.NS_2_31;
import static nocturne.nightshift.NightshiftRule.NS_8_15;

import nocturne.kernel.Rule;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Contents.Door;
import nocturne.nightshift.component.Drink;
import nocturne.nightshift.component.Spot;
import nocturne.nightshift.roll.Announce;
import nocturne.nightshift.roll.RollKind;

/** The deeds of a floor turn. */
@Cites({NS_2_06, NS_2_07, NS_2_11, NS_2_12, NS_2_31})
final class Floor {

  private Floor() {}

  static void act(Club club, FloorTurn turn, FloorMove move) {
    var seat = turn.seat();
    switch (move) {
      case CLOCKWISE -> walk(club, turn, 1);
      case COUNTERCLOCKWISE -> walk(club, turn, -1);
      case ENTER -> enter(club, turn);
      case STEP_LEFT -> stepOff(club, turn, Door.STAGE_LEFT);
      case STEP_RIGHT -> stepOff(club, turn, Door.STAGE_RIGHT);
      case FLIP -> flip(club, turn);
      case ENGAGE -> new Announce(seat, RollKind.ENGAGE).run(club);
      case STEAL -> new Announce(seat, RollKind.STEAL).run(club);
      case BUY_SHOT -> buy(club, turn, Drink.SHOT);
      case BUY_CHAMPAGNE -> buy(club, turn, Drink.CHAMPAGNE);
      case END -> {}
    }
  }

  private static void spend(Club club) {
    club.at().energy.add(club, 0, -1);
  }

  private static void walk(Club club, FloorTurn turn, int step) {
    spend(club);
    var to = club.spots().get(club.spot(turn.seat()).orElseThrow().step(step));
    arrive(club, turn, to, NS_2_04);
  }

  private static void arrive(Club club, FloorTurn turn, Spot to, Rule rule) {
    club.go(turn.seat(), to);
    club.tell(rule, "moved", turn.seat(), to);
    club.then(turn);
  }

  @Cites({NS_2_13, NS_2_16})
  private static void enter(Club club, FloorTurn turn) {
    spend(club);
    var from = club.place(turn.seat()).orElseThrow();
    var door =
        switch (from) {
          case LOCKER_ROOM -> Door.LOCKER_ROOM;
          case PRIVATE_EXIT -> Door.PRIVATE_EXIT;
          case VIP_EXIT -> Door.VIP_EXIT;
          case STAGE, PRIVATE_ROOM, VIP_ROOM ->
              throw new IllegalStateException("no door leads from " + from);
        };
    arrive(club, turn, club.contents().door(door), door == Door.LOCKER_ROOM ? NS_2_14 : NS_2_15);
  }

  @Cites({NS_2_18, NS_8_15})
  private static void stepOff(Club club, FloorTurn turn, Door stairs) {
    spend(club);
    arrive(club, turn, club.contents().door(stairs), NS_2_17);
  }

  @Cites(NS_2_21)
  private static void flip(Club club, FloorTurn turn) {
    spend(club);
    club.flip(club.spot(turn.seat()).orElseThrow(), NS_2_23);
    club.then(turn);
  }

  private static void buy(Club club, FloorTurn turn, Drink drink) {
    club.then(turn);
    Bar.buy(club, turn.seat(), drink);
  }
}

package nocturne.syndicates.kingpin;

import static nocturne.syndicates.Moon.Status.DISPLACE;
import static nocturne.syndicates.Moon.Status.LOCKDOWN;
import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_18_12;
import static nocturne.syndicates.SyndicatesRule.SM_19_01;
import static nocturne.syndicates.SyndicatesRule.SM_19_02;
import static nocturne.syndicates.SyndicatesRule.SM_19_03;
import static nocturne.syndicates.SyndicatesRule.SM_19_04;
import static nocturne.syndicates.SyndicatesRule.SM_19_05;
import static nocturne.syndicates.SyndicatesRule.SM_19_37;
import static nocturne.syndicates.SyndicatesRule.SM_19_38;
import static nocturne.syndicates.SyndicatesRule.SM_19_39;
import static nocturne.syndicates.SyndicatesRule.SM_19_40;
import static nocturne.syndicates.SyndicatesRule.SM_19_41;
import static nocturne.syndicates.SyndicatesRule.SM_19_46;
import static nocturne.syndicates.SyndicatesRule.SM_19_48;
import static nocturne.syndicates.SyndicatesRule.SM_19_54;
import static nocturne.syndicates.SyndicatesRule.SM_19_55;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.effect.DisplacePiece;
import nocturne.syndicates.round.BankAgents;
import nocturne.syndicates.round.EndOfRound;
import nocturne.syndicates.setup.StartingPosition;
import nocturne.syndicates.turn.Hustle;
import org.junit.jupiter.api.Test;

class KingpinInteractionTest {

  @Test
  @Covers({SM_19_01, SM_19_02, SM_19_03, SM_19_04, SM_19_05})
  void kingpinTakesPartWithSixteenInfluenceAndNothingElse() {
    var table = MoonTable.of(2).hasSupply(KINGPIN, 16);
    var moon = table.moon();
    for (var sector : moon.contents().sectors()) table.hasInfluence(sector.id(), KINGPIN, 0);
    assertThat(table.at().owned(KINGPIN).isEmpty(moon)).isTrue();
    assertThat(table.at().petty).hasSize(2);
    assertThat(table.at().starting.size(moon)).isEqualTo(2);
    assertThat(moon.seatCount()).isEqualTo(2);
    assertThat(table.at().deck.size(moon)).isEqualTo(50 - 1 - 5 - 12);
    assertThat(table.at().objectiveDeck.size(moon)).isEqualTo(30 - 3 - 6);
    while (!(moon.agenda().getFirst() instanceof Hustle)) {
      var seat = moon.asked().first();
      table.test().seat(seat).isAsked(StartingPosition.class);
      table.test().seat(seat).chooses(moon.options(seat).get(0));
    }
    for (var sector : moon.contents().sectors()) table.hasInfluence(sector.id(), KINGPIN, 0);
  }

  @Test
  @Covers(SM_19_01)
  void kingpinOnlyTakesPartInTheGameForTwo() {
    MoonTable.of(3).hasSupply(KINGPIN, 0);
  }

  @Test
  @Covers(SM_19_37)
  void playersMayTouchTheInfluenceOfTheKingpin() {
    MoonTable.of(2)
        .influence("CA", KINGPIN, 4)
        .performs(BLUE, "ELIMINATE 1 CA")
        .chooses(BLUE, "kingpin")
        .hasInfluence("CA", KINGPIN, 3)
        .hasSupply(KINGPIN, 13)
        .performs(BLUE, "REPLACE 1 CA")
        .chooses(BLUE, "kingpin")
        .hasInfluence("CA", KINGPIN, 2)
        .hasInfluence("CA", BLUE, 1)
        .performs(BLUE, "PUSH 1 CA")
        .chooses(BLUE, "kingpin", "BZ")
        .hasInfluence("BZ", KINGPIN, 1)
        .performs(BLUE, "PULL 1 AV")
        .chooses(BLUE, "kingpin@BZ")
        .hasInfluence("AV", KINGPIN, 1);
  }

  @Test
  @Covers({SM_19_38, SM_19_39})
  void stackOfTheKingpinIsOpenToThePlayers() {
    var table =
        MoonTable.of(2)
            .rig(KingpinTurn.DIE, 0)
            .board()
            .row(1, "FO-003")
            .run(new KingpinTurn(seat(BLUE)))
            .hasStack(KINGPIN, "FO-003")
            .deckTop("LE-001")
            .performs(ORANGE, "INTERFERE 1")
            .chooses(ORANGE, "perform", "LE-001")
            .offers(ORANGE, "stack-player-1", "stack-player-2", "stack-kingpin")
            .chooses(ORANGE, "stack-kingpin")
            .hasStack(KINGPIN, "FO-003", "LE-001")
            .performs(BLUE, "BURN")
            .chooses(BLUE, "stack-kingpin")
            .hasStack(KINGPIN, "FO-003");
    assertThat(table.moon().burnedCard()).contains(table.agent("LE-001"));
  }

  @Test
  @Covers(SM_19_54)
  void kingpinHasNoStackInRoundThree() {
    MoonTable.of(2)
        .round(3)
        .deckTop("LE-001")
        .performs(ORANGE, "INTERFERE 1")
        .chooses(ORANGE, "perform", "LE-001")
        .offers(ORANGE, "stack-player-1", "stack-player-2");
  }

  @Test
  @Covers(SM_19_40)
  void lockdownOfTheKingpinProtectsItsInfluence() {
    var table =
        MoonTable.of(2)
            .influence("CA", KINGPIN, 2)
            .influence("CA", ORANGE, 1)
            .kingpinPerforms(BLUE, "LOCKDOWN CA")
            .hasStatus("CA", LOCKDOWN)
            .performs(BLUE, "ELIMINATE 1 CA")
            .offers(BLUE, "player-2", "stop")
            .refuses(BLUE, "kingpin", SM_18_12);
    assertThat(table.moon().statusOwner(table.sector("CA"))).isEqualTo(KINGPIN);
  }

  @Test
  @Covers(SM_19_40)
  void lockdownOfAPlayerBindsTheKingpin() {
    MoonTable.of(2)
        .influence("CA", BLUE, 2)
        .status("CA", LOCKDOWN, BLUE)
        .kingpinPerforms(ORANGE, "ELIMINATE 2 CA")
        .hasInfluence("CA", BLUE, 2)
        .rests();
  }

  /** The Kingpin has a Displace token in Presidio, and Blue has just finished a turn. */
  private static MoonTable afterTheTurnOfBlue() {
    return MoonTable.of(2)
        .board()
        .influence("PR", KINGPIN, 1)
        .status("PR", DISPLACE, KINGPIN)
        .rig(KingpinTurn.DIE, 0, 1)
        .row(1, "FO-003")
        .row(2, "FO-008")
        .hand(BLUE, "LE-001", "LE-002")
        .hand(ORANGE, "FO-002", "FO-004")
        .turn(BLUE)
        .chooses(BLUE, "pass", "LE-001", "face-down", "stop", "pass");
  }

  @Test
  @Covers({SM_19_41, SM_19_40})
  void duringItsTurnTheActingPlayerDecidesForTheKingpinsDisplaceToken() {
    afterTheTurnOfBlue()
        .asks(BLUE, DisplacePiece.class)
        .chooses(BLUE, "SK")
        .hasInfluence("SK", KINGPIN, 1)
        .chooses(BLUE, "leave")
        .asks(BLUE, DisplacePiece.class);
  }

  @Test
  @Covers({SM_19_41, SM_19_40})
  void duringAPlayersTurnTheOtherPlayerDecidesForTheKingpinsDisplaceToken() {
    afterTheTurnOfBlue()
        .chooses(BLUE, "leave", "leave", "leave")
        .asks(ORANGE, Hustle.class)
        .chooses(ORANGE, "pass", "FO-002", "face-up", "one")
        .asks(BLUE, DisplacePiece.class)
        .chooses(BLUE, "CA")
        .hasInfluence("CA", ORANGE, 1);
  }

  @Test
  @Covers(SM_19_55)
  void inRoundThreePlayersMayStillTouchTheInfluenceOfTheKingpin() {
    MoonTable.of(2)
        .round(3)
        .influence("CA", KINGPIN, 3)
        .performs(BLUE, "PUSH 1 CA")
        .chooses(BLUE, "kingpin", "BZ")
        .performs(BLUE, "ELIMINATE 1 CA")
        .chooses(BLUE, "kingpin")
        .performs(BLUE, "REPLACE 1 CA")
        .chooses(BLUE, "kingpin")
        .hasInfluence("CA", KINGPIN, 0)
        .hasInfluence("CA", BLUE, 1)
        .hasInfluence("BZ", KINGPIN, 1);
  }

  @Test
  @Covers({SM_19_48, SM_19_46})
  void influenceOfTheKingpinStaysBetweenRoundsOneAndTwo() {
    var table =
        MoonTable.of(2)
            .influence("CA", KINGPIN, 4)
            .influence("SP", KINGPIN, 2)
            .objectives(BLUE, "OB-01")
            .objectives(ORANGE, "OB-03")
            .turnsTaken(12);
    var moon = table.moon();
    table.run(new EndOfRound());
    while (moon.round() == 1) {
      var seat = moon.asked().first();
      table.test().seat(seat).isAsked(BankAgents.class);
      table.test().seat(seat).chooses(moon.options(seat).get(0));
    }
    table.hasInfluence("CA", KINGPIN, 4).hasInfluence("SP", KINGPIN, 2).hasSupply(KINGPIN, 10);
  }
}

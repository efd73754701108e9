package nocturne.syndicates.round;

import static nocturne.syndicates.Moon.ScoreToken.MINOR;
import static nocturne.syndicates.Moon.Status.DISPLACE;
import static nocturne.syndicates.Moon.Status.LOCKDOWN;
import static nocturne.syndicates.Moon.Status.NONE;
import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.SyndicatesRule.SM_12_01;
import static nocturne.syndicates.SyndicatesRule.SM_12_06;
import static nocturne.syndicates.SyndicatesRule.SM_12_27;
import static nocturne.syndicates.SyndicatesRule.SM_12_28;
import static nocturne.syndicates.SyndicatesRule.SM_12_33;
import static nocturne.syndicates.SyndicatesRule.SM_12_34;
import static nocturne.syndicates.SyndicatesRule.SM_12_35;
import static nocturne.syndicates.SyndicatesRule.SM_12_36;
import static nocturne.syndicates.SyndicatesRule.SM_13_01;
import static nocturne.syndicates.SyndicatesRule.SM_13_03;
import static nocturne.syndicates.SyndicatesRule.SM_13_15;
import static nocturne.syndicates.SyndicatesRule.SM_18_09;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Happening;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Operation;
import org.junit.jupiter.api.Test;

class EndOfRoundTest {

  /** Three players after their last turn, each with one objective card and three cards to bank. */
  private static MoonTable afterTheLastTurn() {
    return MoonTable.of(3)
        .hand(BLUE)
        .hand(ORANGE)
        .hand(MAGENTA)
        .stack(BLUE, "LE-001", "LE-002", "LE-003", "LE-004", "LE-005", "LE-006")
        .stack(ORANGE, "CO-001", "CO-002", "CO-003", "CO-004", "CO-005", "CO-006")
        .stack(MAGENTA, "MF-001", "MF-002", "MF-003", "MF-004", "MF-005", "MF-006")
        .turnsTaken(18);
  }

  private static MoonTable chooseObjectives(MoonTable table) {
    return table
        .objectives(BLUE, "OB-01", "OB-03")
        .objectives(ORANGE, "OB-29")
        .objectives(MAGENTA, "OB-30")
        .run(new EndOfRound())
        .chooses(BLUE, "OB-01");
  }

  private static MoonTable bank(MoonTable table) {
    return table
        .chooses(BLUE, "LE-001", "LE-002", "LE-003")
        .chooses(ORANGE, "CO-001", "CO-002", "CO-003")
        .chooses(MAGENTA, "MF-001", "MF-002", "MF-003");
  }

  @Test
  @Covers(SM_12_36)
  void sixStepsAreDoneInOrder() {
    var table =
        afterTheLastTurn()
            .owns(ORANGE, "OP-FR1")
            .influence("SP", BLUE, 2)
            .status("SP", LOCKDOWN, BLUE)
            .objectives(BLUE, "OB-01", "OB-03")
            .objectives(ORANGE, "OB-29")
            .objectives(MAGENTA, "OB-30")
            .run(new EndOfRound())
            .asks(BLUE, ChooseObjective.class)
            .hasKredits(BLUE, 3);
    assertThat(table.test().happenings())
        .extracting(Happening::rule)
        .startsWith(SM_12_01, SM_12_06);
    table.chooses(BLUE, "OB-01").asks(BLUE, BankAgents.class).hasKredits(BLUE, 6);
    assertThat(table.moon().round()).isEqualTo(1);
    bank(table.hasStatus("SP", LOCKDOWN)).hasStatus("SP", NONE);
    assertThat(table.moon().round()).isEqualTo(2);
  }

  @Test
  @Covers({SM_12_33, SM_18_09})
  void statusTokensLeaveTheBoardAndInfluenceStays() {
    var table =
        afterTheLastTurn()
            .influence("CA", ORANGE, 3)
            .status("CA", LOCKDOWN, ORANGE)
            .influence("SP", MAGENTA, 1)
            .status("SP", DISPLACE, MAGENTA);
    bank(chooseObjectives(table))
        .hasStatus("CA", NONE)
        .hasStatus("SP", NONE)
        .hasInfluence("CA", ORANGE, 3)
        .hasInfluence("SP", MAGENTA, 1);
  }

  @Test
  @Covers({SM_18_09, SM_12_33})
  void statusTokensLeaveTheBoardAfterRoundTwoAsWell() {
    MoonTable.of(3)
        .round(2)
        .influence("CA", ORANGE, 3)
        .status("CA", DISPLACE, ORANGE)
        .run(new EndOfRound.RemoveStatusTokens())
        .hasStatus("CA", NONE)
        .hasInfluence("CA", ORANGE, 3)
        .rests();
  }

  @Test
  @Covers(SM_18_09)
  void statusTokensStayOnTheBoardAfterRoundThree() {
    MoonTable.of(3)
        .round(3)
        .turnsTaken(18)
        .kredits(BLUE, 10)
        .influence("CA", ORANGE, 3)
        .status("CA", DISPLACE, ORANGE)
        .run(new NextTurn())
        .hasStatus("CA", DISPLACE)
        .test()
        .isOver();
  }

  @Test
  @Covers(SM_12_34)
  void roundMarkerAdvancesAndTheNextRoundBegins() {
    var table = bank(chooseObjectives(afterTheLastTurn())).happened(SM_12_34).happened(SM_13_03);
    assertThat(table.moon().round()).isEqualTo(2);
    assertThat(table.at().turnsTaken.get(table.moon())).isZero();
  }

  @Test
  @Covers(SM_12_35)
  void influenceTokensAndKreditsStayBetweenRounds() {
    var table =
        afterTheLastTurn()
            .kredits(MAGENTA, 7)
            .influence("CA", ORANGE, 1)
            .influence("SD", BLUE, 1)
            .owns(ORANGE, "OP-FR1", "OP-FR2")
            .exhausted(ORANGE, "OP-FR1")
            .board("OP-HE1", "OP-HE2", "OP-HE3", "OP-HE4", "OP-HE5");
    bank(chooseObjectives(table).chooses(ORANGE, "pass"))
        .hasKredits(MAGENTA, 7)
        .hasInfluence("CA", ORANGE, 1)
        .hasInfluence("SD", BLUE, 1)
        .hasSupply(ORANGE, 15);
    assertThat(table.at().owned(ORANGE).size(table.moon())).isEqualTo(3);
    assertThat(table.moon().owned(ORANGE, true)).isEqualTo(2);
    assertThat(table.at().board.list(table.moon()))
        .extracting(Operation::id)
        .containsExactly("OP-HE1", "OP-HE2", "OP-HE3", "OP-HE4", "OP-HE5");
  }

  @Test
  @Covers(SM_13_15)
  void objectivesOnTheBoardStayThereBetweenRounds() {
    var table = bank(chooseObjectives(afterTheLastTurn().faceUpObjectives("OB-11", "OB-13")));
    assertThat(table.at().faceUpObjectives.list(table.moon()))
        .containsExactly(table.objective("OB-11"), table.objective("OB-13"));
    assertThat(table.moon().scoreToken(table.sector("WK"))).isEqualTo(MINOR);
  }

  /** CHK-09. */
  @Test
  @Covers({SM_12_27, SM_12_28, SM_13_01})
  void afterRoundOneTheDeckOfFourPlayersIsFormedOfFortySevenCards() {
    var table = MoonTable.of(4).turnsTaken(24);
    var moon = table.moon();
    for (int seat = 0; seat < 4; seat++) {
      var party = Party.of(seat);
      table.at().hand(party).moveAll(moon, table.at().stack(party));
      table.objectives(party, "OB-" + (11 + seat));
    }
    table.run(new EndOfRound());
    for (int card = 0; card < 12; card++) {
      var seat = moon.asked().first();
      table.test().seat(seat).isAsked(BankAgents.class).chooses(moon.options(seat).get(0));
    }
    assertThat(table.at().burnPile.size(moon)).isEqualTo(1);
    for (int seat = 0; seat < 4; seat++) {
      assertThat(table.at().banked(Party.of(seat)).size(moon)).isEqualTo(3);
      assertThat(table.at().hand(Party.of(seat)).size(moon)).isEqualTo(6);
    }
    assertThat(table.test().happenings())
        .filteredOn(it -> it.rule() == SM_13_01)
        .singleElement()
        .satisfies(it -> assertThat(it.text().args()).containsExactly(47));
  }
}
